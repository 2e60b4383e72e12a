import { behindColon } from "../../src/core/behind-colon.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { flagsOf, sayChoice, sayFlag, worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import { isSlip, suggest } from "../../src/core/suggestion.ts";

const id = "command/known-flags";
/** A longer list helps nobody. */
const mostNames = 10;

export default defineRule({
  id,
  meta: {
    summary: "Require flags that the contract of a command knows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: "safe",
    evidence: [
      { url: "https://docs.python.org/3/library/argparse.html#exiting-methods", claim: "an unknown flag ends the program with status 2 before it does anything" },
      {
        url: "https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_functions_advanced",
        claim: "a parameter that a function does not have is an error of binding, and the function is not run",
      },
    ],
  },
  messages: {
    unknown: "`{{title}}` has no flag `{{flag}}`{{consequence}}; it has {{known}}.",
    meant: "`{{title}}` has no flag `{{flag}}`{{consequence}}; did you mean `{{meant}}`?",
    other: "`{{title}}` has no flag `{{flag}}`, which belongs to {{owners}}{{consequence}}; leave it out.",
    none: "`{{title}}` has no flag `{{flag}}`{{consequence}}; leave it out.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { contract, signature, title } = call;
      if (signature.openFlags) continue;
      for (const { name, span, contract: known } of call.flags) {
        if (known !== undefined || isHelp(name)) continue;
        const all = flagsOf(call).filter(({ forbidden }) => forbidden === undefined);
        const meant = suggest(name, all.map((flag) => flag.name));
        const data = { title, flag: document.text.slice(span.start, span.end), consequence: behindColon(signature.consequence) };
        const atMost = worstOf(call, id);
        const owners = [...new Set([...contract.subcommands.values()].filter(({ flags }) => flags.has(name)))].map((each) => `${contract.title} ${each.name ?? ""}`);
        if (meant !== undefined) {
          const written = sayFlag(contract, meant);
          // The name is replaced as it stands: a value behind it stays.
          const text = contract.form !== "line" ? meant : written;
          const fix = isSlip(name, meant) && call.place.kind === "fence" ? ({ safety: "safe", edits: [{ ...span, text }] } as const) : undefined;
          report("meant", { at: span, data: { ...data, meant: written }, fix, atMost });
        } else if (!call.whole) continue;
        else if (owners.length > 0) report("other", { at: span, data: { ...data, owners: sayChoice(owners, "and") }, atMost });
        else if (all.length === 0 || all.length > mostNames) report("none", { at: span, data, atMost });
        else report("unknown", { at: span, data: { ...data, known: sayChoice(all.map((flag) => sayFlag(contract, flag.name)), "and") }, atMost });
      }
    }
  },
});

/** What every program takes. */
function isHelp(name: string): boolean {
  return /^(?:help|h|\?|version|Verbose|Debug|ErrorAction|WarningAction|WhatIf|Confirm|OutVariable|ErrorVariable)$/i.test(name);
}
