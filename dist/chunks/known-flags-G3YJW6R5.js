import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isSlip,
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  liveCalls
} from "./chunk-ZLCFVOXY.js";
import "./chunk-BPL5ZJG3.js";
import {
  flagsOf,
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

// rules/command/known-flags.ts
var id = "command/known-flags";
var mostNames = 10;
var known_flags_default = defineRule({
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
        claim: "a parameter that a function does not have is an error of binding, and the function is not run"
      }
    ]
  },
  messages: {
    unknown: "`{{title}}` has no flag `{{flag}}`{{consequence}}; it has {{known}}.",
    meant: "`{{title}}` has no flag `{{flag}}`{{consequence}}; did you mean `{{meant}}`?",
    other: "`{{title}}` has no flag `{{flag}}`, which belongs to {{owners}}{{consequence}}; leave it out.",
    none: "`{{title}}` has no flag `{{flag}}`{{consequence}}; leave it out."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { contract, signature, title } = call;
      if (signature.openFlags) continue;
      for (const { name, span, contract: known } of call.flags) {
        if (known !== void 0 || isHelp(name)) continue;
        const all = flagsOf(call).filter(({ forbidden }) => forbidden === void 0);
        const meant = suggest(name, all.map((flag) => flag.name));
        const data = { title, flag: document.text.slice(span.start, span.end), consequence: sayConsequence(signature.consequence) };
        const atMost = worstOf(call, id);
        const owners = [...new Set([...contract.subcommands.values()].filter(({ flags }) => flags.has(name)))].map((each) => `${contract.title} ${each.name ?? ""}`);
        if (meant !== void 0) {
          const written = sayFlag(contract, meant);
          const text = contract.form === "call" ? meant : written;
          const fix = isSlip(name, meant) && call.place.kind === "fence" ? { safety: "safe", edits: [{ ...span, text }] } : void 0;
          report("meant", { at: span, data: { ...data, meant: written }, fix, atMost });
        } else if (!call.whole) continue;
        else if (owners.length > 0) report("other", { at: span, data: { ...data, owners: sayChoice(owners, "and") }, atMost });
        else if (all.length === 0 || all.length > mostNames) report("none", { at: span, data, atMost });
        else report("unknown", { at: span, data: { ...data, known: sayChoice(all.map((flag) => sayFlag(contract, flag.name)), "and") }, atMost });
      }
    }
  }
});
function isHelp(name) {
  return /^(?:help|h|\?|version|Verbose|Debug|ErrorAction|WarningAction|WhatIf|Confirm|OutVariable|ErrorVariable)$/i.test(name);
}
export {
  known_flags_default as default
};
