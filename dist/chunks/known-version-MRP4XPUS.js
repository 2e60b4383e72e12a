import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  statedVersion
} from "./chunk-6PZGGK3C.js";
import {
  legacyGaps
} from "./chunk-XBW3MGLT.js";
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/known-version.ts
var id = "payload/known-version";
var known_version_default = defineRule({
  id,
  meta: {
    summary: "Require a payload to state a version that its readers know",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader of such payloads is tested to throw on a version that it does not know" }
    ]
  },
  messages: {
    missing: "The payload of `{{family}}` has no `{{field}}`, so its readers cannot tell how to read it; write one of {{known}}.",
    unknown: "The `{{field}}` is `{{version}}`, and readers of `{{family}}` know only {{known}}: {{consequence}}; write one of these.",
    type: "The `{{field}}` is {{type}}, and readers of `{{family}}` know only {{known}}; write one of these.",
    below: "The `{{field}}` is {{version}}, and readers of `{{head}}` take none below {{minimum}}: {{consequence}}; write {{current}}.",
    spelling: "The `{{field}}` is written as `{{source}}`, which only lenient readers take for {{version}}; write `{{version}}`."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of judgedPayloads(document)) {
      const { version } = terms;
      const { root } = payload.tree;
      if (version === void 0 || version.in === "payload" && root?.kind !== "mapping") continue;
      const atMost = contract.severity.get(id);
      const data = { family: contract.family, field: version.field, known: version.known.join(", ") };
      const stated = statedVersion(version, root, marker.parameters);
      switch (stated.code) {
        case "absent":
        case "empty": {
          if (legacyGaps(terms, root).includes(version.field)) break;
          report("missing", { at: stated.code === "empty" ? stated.pair.span : marker.span, data, atMost });
          break;
        }
        case "type":
          report("type", { at: stated.at, data: { ...data, type: stated.type }, atMost });
          break;
        case "unknown":
          report("unknown", { at: stated.at, data: { ...data, version: stated.text, consequence: version.consequence ?? dropped }, atMost });
          break;
        case "known": {
          const minimum = version.minimumOf(marker.parameters) ?? 0;
          if (stated.version < minimum) {
            const current = version.currentOf(marker.parameters) ?? minimum;
            report("below", { at: stated.at, data: { field: version.field, version: stated.version, head: marker.head.text, minimum, consequence: version.minimumConsequence ?? dropped, current }, atMost });
          } else if (stated.unusual !== void 0) {
            const { source } = stated.unusual;
            const fix = { safety: "safe", edits: [{ ...stated.unusual.span, text: String(stated.version) }] };
            const cap = version.coerced ? mildest("warning", atMost) : atMost;
            report("spelling", { at: stated.at, data: { field: version.field, source, version: stated.version }, fix: isOneWord(stated.unusual) ? fix : void 0, atMost: cap });
          }
        }
      }
    }
  }
});
var dropped = "they drop the record";
function isOneWord({ header, tag, source }) {
  return header === "" && tag === void 0 && !/[\r\n]/.test(source);
}
export {
  known_version_default as default
};
