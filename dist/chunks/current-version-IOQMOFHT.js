import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  statedVersion
} from "./chunk-6PZGGK3C.js";
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/current-version.ts
var id = "payload/current-version";
var current_version_default = defineRule({
  id,
  meta: {
    summary: "Require the version that writers of a payload should use",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "each kind of such a record has one version that its writers state" }
    ]
  },
  messages: {
    other: "The `{{field}}` is {{version}}, and writers of `{{head}}` state {{current}}; write {{current}}."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of judgedPayloads(document)) {
      const { version } = terms;
      const current = version?.currentOf(marker.parameters);
      if (version === void 0 || current === void 0) continue;
      const stated = statedVersion(version, payload.tree.root, marker.parameters);
      if (stated.code !== "known" || stated.version === current || stated.version < (version.minimumOf(marker.parameters) ?? 0)) continue;
      report("other", { at: stated.at, data: { field: version.field, version: stated.version, head: marker.head.text, current }, atMost: contract.severity.get(id) });
    }
  }
});
export {
  current_version_default as default
};
