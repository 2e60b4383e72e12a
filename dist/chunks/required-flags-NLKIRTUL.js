import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
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

// rules/command/required-flags.ts
var id = "command/required-flags";
var required_flags_default = defineRule({
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
    evidence: [{ url: "https://docs.python.org/3/library/argparse.html#required", claim: "a required flag that is left out ends the program with an error" }]
  },
  messages: {
    missing: "`{{title}}` needs {{flags}}{{consequence}}; add {{what}}."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const missing = missingFlags(call);
      const [first, second] = missing;
      if (first === void 0) continue;
      const names = missing.map(({ name }) => sayFlag(call.contract, name));
      const consequence = sayConsequence(missing.find((flag) => flag.consequence !== void 0)?.consequence);
      report("missing", {
        at: call.name,
        data: { title: call.title, flags: sayChoice(names, "and"), consequence, what: second === void 0 ? "it" : "them" },
        atMost: worstOf(call, id, first.severity)
      });
    }
  }
});
function missingFlags(call) {
  const { whole, open, flags, unknownSubcommand } = call;
  if (!whole || open || unknownSubcommand !== void 0 || call.signature.forbidden !== void 0) return [];
  if (flags.some(({ contract }) => contract === void 0 || contract.forbidden !== void 0)) return [];
  const missing = flagsOf(call).filter((flag) => flag.required && !flags.some(({ contract }) => contract === flag));
  return missing.slice(call.arguments.filter(({ contract }) => contract === void 0).length);
}
export {
  required_flags_default as default
};
