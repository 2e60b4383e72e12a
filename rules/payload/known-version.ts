import { defineRule } from "../../src/core/rule.ts";
import { findPair, typeName, type YamlNode } from "../../src/core/yaml.ts";

export default defineRule({
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
        claim: "a reader of such payloads is tested to throw on a version that it does not know",
      },
    ],
  },
  messages: {
    missing: "The payload of `{{family}}` has no `{{field}}`, so its readers cannot tell how to read it; write one of {{known}}.",
    unknown: "The `{{field}}` is `{{version}}`, and readers of `{{family}}` know only {{known}}: {{consequence}}; write one of these.",
    type: "The `{{field}}` is {{type}}, and readers of `{{family}}` know only {{known}}; write one of these.",
  },
  check(document, { report }) {
    for (const { contract, payload, span } of document.markers()) {
      const version = contract.payload?.version;
      const root = payload?.tree.root;
      if (version?.in !== "payload" || root?.kind !== "mapping") continue;
      const pair = findPair(root, version.field);
      const value = target(pair?.value);
      const data = { family: contract.family, field: version.field, known: version.known.join(", ") };
      if (pair === undefined || value === undefined) {
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
  },
});

function target(value: YamlNode | undefined): YamlNode | undefined {
  return value?.kind === "alias" ? value.target : value;
}
