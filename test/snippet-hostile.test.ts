import { describe, expect, it } from "vitest";
import { lintWith } from "../src/testing/lint-with.ts";
import { given } from "./given.ts";
import { loadRules } from "./rule-modules.ts";

const rules = (await loadRules()).filter(({ id }) => id.startsWith("snippet/"));
const size = 10_000;
const fill = (piece: string): string => piece.repeat(Math.floor(size / piece.length));

/** Every rule over code that is made to keep parsers and patterns busy. */
describe("the rules for snippets take hostile code in their stride", () => {
  it.each(["\n", "a(\n", "gh pr view --json a,b\n", "gh milestone\n", 'python3 -c "$A$A"\n', "a=$(./x.sh)\n", "echo a > b\ngh pr create -F b\n", "grep '- a' b\n", "cat <<A\n`x`\n", "if a; then\nfi\n", "# # ", "with as ", "- "])(
    "in shell: %j",
    (piece) => {
      run("bash", fill(piece));
      run("bash", `python3 -c "${fill("$A")}"`);
    },
  );

  it.each(["\n", "a(\n", "next(e for e in events if ", "a['ts'] < ", "with a as ", "max(key=lambda e: e['ts'], ", "1. ", "x? = "])("in Python: %j", (piece) => {
    run("python", fill(piece));
  });

  it.each(["\n", "}\n{", "{\n", '{"a": 1}\n', ": a", "[a", "| "])("in JSON: %j", (piece) => {
    run("json", `{${fill(piece)}`);
  });
});

function run(language: string, code: string): void {
  const start = performance.now();
  lintWith({ ...given, rules }, { kind: "skill", text: `\`\`\`${language}\n${code}\n\`\`\`\n` });
  expect(performance.now() - start).toBeLessThan(8000);
}
