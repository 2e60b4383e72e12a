import { behindColon } from "../../src/core/behind-colon.ts";
import type { CommandCall } from "../../src/core/command/call.ts";
import type { FlagContract } from "../../src/core/command/contract.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { flagsOf, sayChoice, sayFlag, worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/required-flags";

export default defineRule({
  id,
  meta: {
    summary: "Require the flags without which a command does not work",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://docs.python.org/3/library/argparse.html#required", claim: "a required flag that is left out ends the program with an error" }],
  },
  messages: {
    missing: "`{{title}}` needs {{flags}}{{consequence}}; add {{what}}.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const missing = missingFlags(call);
      const [first, second] = missing;
      if (first === undefined) continue;
      const names = missing.map(({ name }) => sayFlag(call.contract, name));
      const consequence = behindColon(missing.find((flag) => flag.consequence !== undefined)?.consequence);
      report("missing", {
        at: call.name,
        data: { title: call.title, flags: sayChoice(names, "and"), consequence, what: second === undefined ? "it" : "them" },
        atMost: worstOf(call, id, first.severity),
      });
    }
  },
});

/** The required flags that a call lacks. A call with something else wrong in it is left to the rule for that. */
function missingFlags(call: CommandCall): FlagContract[] {
  const { whole, open, flags, unknownSubcommand } = call;
  if (!whole || open || unknownSubcommand !== undefined || call.signature.forbidden !== undefined) return [];
  if (flags.some(({ contract }) => contract === undefined || contract.forbidden !== undefined)) return [];
  const missing = flagsOf(call).filter((flag) => flag.required && !flags.some(({ contract }) => contract === flag));
  // A value without its name most likely stands for the first flag that is missing.
  return missing.slice(call.arguments.filter(({ contract }) => contract === undefined).length);
}
