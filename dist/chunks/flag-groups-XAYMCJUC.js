import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  liveCalls
} from "./chunk-ZLCFVOXY.js";
import "./chunk-BPL5ZJG3.js";
import {
  sayChoice,
  sayConsequence,
  sayFlag,
  worstOf
} from "./chunk-JSS3PD5A.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/command/flag-groups.ts
var id = "command/flag-groups";
var flag_groups_default = defineRule({
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
        claim: "parameters of two sets cannot stand in one call, and the mandatory ones of a set stand together"
      }
    ]
  },
  messages: {
    both: "`{{title}}` does not take `{{first}}` and `{{second}}` together{{consequence}}; leave one of them out.",
    none: "`{{title}}` needs {{flags}}{{condition}}{{consequence}}; add it.",
    alone: "`{{title}}` takes `{{present}}` only with {{missing}}{{consequence}}; add what is missing."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { contract, signature, title } = call;
      const written = ({ name }) => sayFlag(contract, name);
      const used = (name) => usesOf(call, name)[0];
      const incomplete = !call.whole || call.open || call.unknownSubcommand !== void 0 || call.flags.some((flag) => flag.contract === void 0);
      const binds = ({ when }) => when === void 0 || when.values.includes(used(when.flag)?.value?.text ?? "");
      const clash = signature.exclusive.find((group) => binds(group) && group.flags.filter((name) => used(name) !== void 0).length > 1);
      if (clash !== void 0 && call.whole) {
        const [first, second] = clash.flags.flatMap((name) => used(name) ?? []).sort((a, b) => a.span.start - b.span.start);
        if (first !== void 0 && second !== void 0) {
          report("both", { at: second.span, data: { title, first: written(first), second: written(second), consequence: sayConsequence(clash.consequence) }, atMost: worstOf(call, id, clash.severity) });
        }
        continue;
      }
      if (incomplete) continue;
      for (const group of signature.anyOf) {
        if (!binds(group) || group.flags.some((name) => used(name) !== void 0)) continue;
        const { flags, when, consequence, severity } = group;
        const at = when === void 0 ? call.name : used(when.flag)?.value?.span ?? call.name;
        report("none", { at, data: { title, flags: sayChoice(flags.map((name) => sayFlag(contract, name))), condition: when === void 0 ? "" : ` with \`${sayFlag(contract, when.flag)} ${used(when.flag)?.value?.text ?? ""}\``, consequence: sayConsequence(consequence) }, atMost: worstOf(call, id, severity) });
      }
      for (const group of signature.together) {
        const { flags, consequence, severity } = group;
        const present = flags.flatMap((name) => used(name) ?? [])[0];
        const missing = flags.filter((name) => used(name) === void 0);
        if (present === void 0 || missing.length === 0 || !binds(group)) continue;
        const names = missing.map((name) => sayFlag(contract, name));
        report("alone", { at: present.span, data: { title, present: written(present), missing: sayChoice(names, "and"), consequence: sayConsequence(consequence) }, atMost: worstOf(call, id, severity) });
      }
    }
  }
});
function usesOf({ flags, signature }, name) {
  const contract = signature.flags.get(name);
  return contract === void 0 ? [] : flags.filter((flag) => flag.contract === contract);
}
export {
  flag_groups_default as default
};
