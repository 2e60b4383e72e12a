import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  payloadFaults
} from "./chunk-TCRQU73J.js";
import {
  checkRelation
} from "./chunk-RKPI76X4.js";
import "./chunk-DBTT2UO2.js";
import "./chunk-532ZQ7EN.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-6PZGGK3C.js";
import "./chunk-XBW3MGLT.js";
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-P66ZFKTX.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/relations.ts
var id = "payload/relations";
var relations_default = defineRule({
  id,
  meta: {
    summary: "Require the values of a payload to agree with each other and with the head as the contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "entries of such a payload and what repeats them must be the same in both directions" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "a candidate is validated together with its marker, which keys it" }
    ]
  },
  messages: {
    broken: "`{{name}}` {{reason}}.",
    advice: "`{{name}}` {{reason}}; {{advice}}.",
    consequence: "`{{name}}` {{reason}}: {{consequence}}.",
    both: "`{{name}}` {{reason}}: {{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const judged of judgedPayloads(document)) {
      const { marker, contract, payload } = judged;
      const { root } = payload.tree;
      if (root === void 0) continue;
      const told = new Set(payloadFaults(judged).map(({ at }) => at.start));
      for (const relation of contract.relations) {
        for (const { at, related, name, reason, advice } of checkRelation(relation, root, marker.parameters)) {
          if (told.has(at.start) || related.some((other) => told.has(other.at.start))) continue;
          const { consequence } = relation;
          const key = name.slice(name.lastIndexOf(".") + 1).replace("[]", "");
          const rest = { at, related, atMost: mildest(relation.severity, contract.severity.get(id)) };
          if (consequence !== void 0 && advice !== void 0) report("both", { ...rest, data: { name: key, reason, consequence, advice } });
          else if (consequence !== void 0) report("consequence", { ...rest, data: { name: key, reason, consequence } });
          else if (advice !== void 0) report("advice", { ...rest, data: { name: key, reason, advice } });
          else report("broken", { ...rest, data: { name: key, reason } });
        }
      }
    }
  }
});
export {
  relations_default as default
};
