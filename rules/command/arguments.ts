import { behindColon } from "../../src/core/behind-colon.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { flagsOf, sayChoice, sayFlag, worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/arguments";

export default defineRule({
  id,
  meta: {
    summary: "Require the arguments that a command needs, and no more than it takes",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://docs.python.org/3/library/argparse.html#nargs", claim: "an argument too few or too many ends the program with an error" }],
  },
  messages: {
    missing: "`{{title}}` lacks its {{arguments}}{{consequence}}; add what is missing.",
    extra: "`{{title}}` takes no further argument such as `{{text}}`; quote a value that holds spaces, or leave it out.",
    unnamed: "`{{title}}` takes its arguments by their names, and `{{text}}` has none; write {{names}} in front of it.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { contract, signature, title } = call;
      if (!call.whole || signature.forbidden !== undefined || call.unknownSubcommand !== undefined) continue;
      const strange = call.arguments.find((use) => use.contract === undefined);
      if (strange !== undefined && !signature.openFlags) {
        const missing = flagsOf(call).filter((flag) => flag.required && !call.flags.some((use) => use.contract === flag)).map(({ name }) => sayFlag(contract, name));
        const data = { title, text: strange.word.text };
        if (contract.form !== "line" && missing.length > 0) report("unnamed", { at: strange.word.span, data: { ...data, names: sayChoice(missing.slice(0, 1)) }, atMost: worstOf(call, id) });
        else if (!call.open) report("extra", { at: strange.word.span, data, atMost: worstOf(call, id) });
        continue;
      }
      // What an unknown flag takes is not known.
      if (call.open || call.flags.some((use) => use.contract === undefined)) continue;
      const missing = signature.arguments.slice(call.arguments.length).filter(({ required }) => required);
      const [first] = missing;
      if (first === undefined) continue;
      const consequence = behindColon(missing.find((argument) => argument.consequence !== undefined)?.consequence);
      report("missing", { at: call.name, data: { title, arguments: `${missing.length === 1 ? "argument" : "arguments"} ${sayChoice(missing.map(({ name }) => name), "and")}`, consequence }, atMost: worstOf(call, id, first.severity) });
    }
  },
});
