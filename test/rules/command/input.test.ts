import type { ContractSource } from "../../../src/contract/source.ts";
import rule from "../../../rules/command/input.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const record: ContractSource = {
  contract: "journal",
  name: "events",
  discriminator: "kind",
  schema: { required: ["kind", "at"] },
  records: { begun: { schema: { required: ["step", "n"], properties: { step: { type: "string", enum: ["a", "b"] }, n: { type: "integer" }, who: { type: "string", "x-consequence": "nobody is told" } }, additionalProperties: false } } },
  unregistered: ["debug"],
  others: "error",
};
const tool: ContractSource = {
  contract: "command",
  name: "tool",
  names: ["tool"],
  subcommands: {
    add: { flags: { kind: { value: "required" }, data: { value: "required" }, stdin: {} }, input: { record: "events", type: "kind", flags: ["data"], stdin: true } },
    put: { arguments: [{ name: "json" }], input: { record: "events", arguments: ["json"], part: true } },
  },
};
const contracts = [record, tool];
const block = (...lines: string[]): string => `\`\`\`bash\n${lines.join("\n")}\n\`\`\`\n`;
const heredoc = (json: string, indent = ""): string => block("tool add --kind begun --stdin <<'JSON'", ...json.split("\n").map((line) => indent + line), "JSON");

testRule(
  rule,
  {
    good: [
      { name: "a whole one", contracts, text: heredoc('{"step": "a", "n": 1}') + block(`tool add --kind begun --data '{"step": "b", "n": 2}'`) },
      { name: "what stands in for values", contracts, text: heredoc('{\n  "step": "{step}",\n  "n": {n}\n}') + heredoc('{"step": <step>, "n": $N}') + heredoc('{"step": STEP, "n": N}') },
      { name: "a sketch", contracts, text: heredoc('{"step": "a", ...}') + heredoc('{"step": "…"}') },
      { name: "a value that is computed", contracts, text: block('tool add --kind begun --data "$DATA"', `tool add --kind begun --data '{"a": "'$X'"}'`, "tool add --kind begun --data \"{\\\"a\\\": 1}\"", "tool add --kind begun --stdin < file.json") },
      { name: "a type that is computed or not bound", contracts, text: block(`tool add --kind "$KIND" --data '{}'`, `tool add --kind debug --data '{}'`) },
      { name: "in a warning", contracts, text: block("# Wrong: a field is missing", `tool add --kind begun --data '{"step": "a"}'`) },
      { name: "a part", contracts: [{ contract: "journal", name: "events", layout: "whole", records: { begun: { schema: { required: ["step", "n"] } } } }, tool], text: block(`tool put '{"n": 1}'`) },
      { name: "an unclosed heredoc, which another rule reports", contracts, text: block("tool add --kind begun --stdin <<'JSON'", '{"step": "a"}') },
      { name: "not of the command", contracts, text: block("cat <<'JSON'", '{"step": "a"}', "JSON") },
    ],
    bad: [
      { name: "a field is missing in a heredoc", contracts, text: heredoc('[|{|]"step": "a"}'), reports: ["advice"] },
      { name: "in a list, indented", contracts, text: "1. Do it:\n\n   ```bash\n   tool add --kind begun --stdin <<'JSON'\n   [|{|]\"step\": \"a\"}\n   JSON\n   ```\n", reports: ["advice"] },
      { name: "in quotes", contracts, text: block(`tool add --kind begun --data '{"step": [|"c"|], "n": 1}'`), reports: ["advice"] },
      { name: "a key that is not known, behind emoji", contracts, text: heredoc('{"step": "{😀}", "n": {n}, [|"other"|]: 1}'), reports: ["advice"] },
      { name: "a value of another type", contracts, text: heredoc('{"step": "a", [|"n"|]: ["1"]}'), reports: ["fault"] },
      { name: "with what happens then", contracts, text: heredoc('{"step": "a", "n": 1, [|"who"|]: [1]}'), reports: ["consequence"] },
      { name: "no JSON", contracts, text: heredoc('{"step": "a", "n": 1[|\n|]}'.replace("1[|\n|]}", "1,[|}|]")), reports: ["syntax"] },
      { name: "a type that is misspelt", contracts, text: block(`tool add --kind [|begn|] --data '{"step": "a"}'`), reports: ["misspelt"] },
      { name: "a type that is not known", contracts, text: block(`tool add --kind [|finished|] --data '{"step": "a"}'`), reports: ["unknown"] },
      { name: "PACT-Plugin: files in a memory", text: `Save it with pact-memory:\n\n${block(`python3 "x/pact-memory/scripts/cli.py" save '{"context": "a", "goal": "b", [|"files"|]: ["c"]}'`)}`, reports: ["both"] },
    ],
  },
  given,
);
