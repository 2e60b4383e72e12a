import { behindColon } from "../../src/core/behind-colon.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { sayChoice, worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import { isSlip, suggest } from "../../src/core/suggestion.ts";

const id = "command/known-subcommands";

export default defineRule({
  id,
  meta: {
    summary: "Require subcommands that the contract of a command knows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: "safe",
    evidence: [{ url: "https://docs.python.org/3/library/argparse.html#sub-commands", claim: "a name that is no subcommand ends the program with status 2 before it does anything" }],
  },
  messages: {
    meant: "`{{title}}` has no subcommand `{{name}}`{{consequence}}; did you mean `{{meant}}`?",
    unknown: "`{{title}}` has no subcommand `{{name}}`{{consequence}}; it has {{known}}.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const word = call.unknownSubcommand;
      if (word === undefined || !/^[A-Za-z][\w-]*$/.test(word.text)) continue;
      const { contract, place, signature } = call;
      const names = [...contract.subcommands.keys()];
      const data = { title: contract.title, name: word.text, consequence: behindColon(signature.consequence) };
      const meant = suggest(word.text, names);
      const atMost = worstOf(call, id);
      if (meant !== undefined) {
        const fix = isSlip(word.text, meant) && place.kind === "fence" ? ({ safety: "safe", edits: [{ ...word.span, text: meant }] } as const) : undefined;
        report("meant", { at: word.span, data: { ...data, meant }, fix, atMost });
      } else if (place.kind === "fence") report("unknown", { at: word.span, data: { ...data, known: sayChoice(names, "and") }, atMost });
    }
  },
});
