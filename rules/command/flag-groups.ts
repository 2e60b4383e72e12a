import { behindColon } from "../../src/core/behind-colon.ts";
import type { CommandCall, FlagUse } from "../../src/core/command/call.ts";
import type { FlagGroup } from "../../src/core/command/contract.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { sayChoice, sayFlag, worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/flag-groups";

export default defineRule({
  id,
  meta: {
    summary: "Require flags together that need each other, and one alone of those that exclude each other",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://docs.python.org/3/library/argparse.html#mutual-exclusion", claim: "two flags of such a group, or none where one is required, end the program with an error" },
      {
        url: "https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_parameter_sets",
        claim: "parameters of two sets cannot stand in one call, and the mandatory ones of a set stand together",
      },
    ],
  },
  messages: {
    both: "`{{title}}` does not take `{{first}}` and `{{second}}` together{{consequence}}; leave one of them out.",
    none: "`{{title}}` needs {{flags}}{{condition}}{{consequence}}; add it.",
    alone: "`{{title}}` takes `{{present}}` only with {{missing}}{{consequence}}; add what is missing.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { contract, signature, title } = call;
      const written = ({ name }: FlagUse | { readonly name: string }): string => sayFlag(contract, name);
      const used = (name: string): FlagUse | undefined => usesOf(call, name)[0];
      const incomplete = !call.whole || call.open || call.unknownSubcommand !== undefined || call.flags.some((flag) => flag.contract === undefined);
      const binds = ({ when }: FlagGroup): boolean => when === undefined || when.values.includes(used(when.flag)?.value?.text ?? "");
      const clash = signature.exclusive.find((group) => binds(group) && group.flags.filter((name) => used(name) !== undefined).length > 1);
      if (clash !== undefined && call.whole) {
        const [first, second] = clash.flags.flatMap((name) => used(name) ?? []).sort((a, b) => a.span.start - b.span.start);
        if (first !== undefined && second !== undefined) {
          report("both", { at: second.span, data: { title, first: written(first), second: written(second), consequence: behindColon(clash.consequence) }, atMost: worstOf(call, id, clash.severity) });
        }
        continue;
      }
      if (incomplete) continue;
      for (const group of signature.anyOf) {
        if (!binds(group) || group.flags.some((name) => used(name) !== undefined)) continue;
        const { flags, when, consequence, severity } = group;
        const at = when === undefined ? call.name : (used(when.flag)?.value?.span ?? call.name);
        report("none", { at, data: { title, flags: sayChoice(flags.map((name) => sayFlag(contract, name))), condition: when === undefined ? "" : ` with \`${sayFlag(contract, when.flag)} ${used(when.flag)?.value?.text ?? ""}\``, consequence: behindColon(consequence) }, atMost: worstOf(call, id, severity) });
      }
      for (const group of signature.together) {
        const { flags, consequence, severity } = group;
        const present = flags.flatMap((name) => used(name) ?? [])[0];
        const missing = flags.filter((name) => used(name) === undefined);
        if (present === undefined || missing.length === 0 || !binds(group)) continue;
        const names = missing.map((name) => sayFlag(contract, name));
        report("alone", { at: present.span, data: { title, present: written(present), missing: sayChoice(names, "and"), consequence: behindColon(consequence) }, atMost: worstOf(call, id, severity) });
      }
    }
  },
});

function usesOf({ flags, signature }: CommandCall, name: string): FlagUse[] {
  const contract = signature.flags.get(name);
  return contract === undefined ? [] : flags.filter((flag) => flag.contract === contract);
}
