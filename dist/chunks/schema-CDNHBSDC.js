import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  payloadFaults
} from "./chunk-TCRQU73J.js";
import "./chunk-DBTT2UO2.js";
import "./chunk-6PZGGK3C.js";
import "./chunk-XBW3MGLT.js";
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  isSlip
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/schema.ts
var id = "payload/schema";
var schema_default = defineRule({
  id,
  meta: {
    summary: "Require a payload to fit the schema of its version",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "a payload of which one value does not fit is refused as a whole" },
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`" }
    ]
  },
  messages: {
    fault: "{{name}} {{reason}}.",
    advice: "{{name}} {{reason}}; {{advice}}.",
    consequence: "{{name}} {{reason}}: {{consequence}}.",
    both: "{{name}} {{reason}}: {{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const judged of judgedPayloads(document)) {
      const { contract, terms } = judged;
      for (const fault of payloadFaults(judged)) {
        const { at, reason, advice, consequence } = fault;
        const name = fault.name === "the payload" ? "The payload" : `\`${fault.name}\``;
        const fix = mends(fault) ? { safety: "safe", edits: [{ ...at, text: fault.replacement ?? "" }] } : void 0;
        const lenient = fault.onlyCase && terms.ignoresCase ? "warning" : void 0;
        const rest = { at, fix, atMost: mildest(contract.severity.get(id), fault.severity, lenient) };
        const result = lenient === void 0 ? consequence : void 0;
        if (result !== void 0 && advice !== void 0) report("both", { ...rest, data: { name, reason, consequence: result, advice } });
        else if (result !== void 0) report("consequence", { ...rest, data: { name, reason, consequence: result } });
        else if (advice !== void 0) report("advice", { ...rest, data: { name, reason, advice } });
        else report("fault", { ...rest, data: { name, reason } });
      }
    }
  }
});
function mends({ keyword, replacement, node }) {
  if (replacement === void 0 || node?.kind !== "scalar" || node.tag !== void 0) return false;
  return keyword !== "enum" || isSlip(node.text, replacement.replaceAll(/["']/g, ""));
}
export {
  schema_default as default
};
