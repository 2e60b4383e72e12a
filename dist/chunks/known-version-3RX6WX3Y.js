import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findPair,
  typeName
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/payload/known-version.ts
var known_version_default = defineRule({
  id: "payload/known-version",
  meta: {
    summary: "Require a payload to state a version that its readers know",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "a reader of such payloads is tested to throw on a version that it does not know"
      }
    ]
  },
  messages: {
    missing: "The payload of `{{family}}` has no `{{field}}`, so its readers cannot tell how to read it; write one of {{known}}.",
    unknown: "The `{{field}}` is `{{version}}`, and readers of `{{family}}` know only {{known}}: {{consequence}}; write one of these.",
    type: "The `{{field}}` is {{type}}, and readers of `{{family}}` know only {{known}}; write one of these."
  },
  check(document, { report }) {
    for (const { contract, payload, span } of document.markers()) {
      const version = contract.payload?.version;
      const root = payload?.yaml.root;
      if (version === void 0 || root?.kind !== "mapping") continue;
      const pair = findPair(root, version.field);
      const value = target(pair?.value);
      const data = { family: contract.family, field: version.field, known: version.known.join(", ") };
      if (pair === void 0 || value === void 0) {
        report("missing", { at: pair?.span ?? span, data });
      } else if (value.kind !== "scalar") {
        report("type", { at: pair.key.span, data: { ...data, type: typeName(value) } });
      } else if (value.value === null || value.text.trim() === "") {
        report("missing", { at: pair.span, data });
      } else if (!version.known.some((known) => value.value === known || value.text === String(known))) {
        const at = pair.value?.span ?? pair.span;
        report("unknown", { at, data: { ...data, version: value.text, consequence: version.consequence ?? "they drop the record" } });
      }
    }
  }
});
function target(value) {
  return value?.kind === "alias" ? value.target : value;
}
export {
  known_version_default as default
};
