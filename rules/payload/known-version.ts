import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { legacyGaps } from "../../src/core/legacy-payload.ts";
import { statedVersion } from "../../src/core/payload-version.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import type { Scalar } from "../../src/core/yaml.ts";

const id = "payload/known-version";

export default defineRule({
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
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader of such payloads is tested to throw on a version that it does not know" },
    ],
  },
  messages: {
    missing: "The payload of `{{family}}` has no `{{field}}`, so its readers cannot tell how to read it; write one of {{known}}.",
    unknown: "The `{{field}}` is `{{version}}`, and readers of `{{family}}` know only {{known}}: {{consequence}}; write one of these.",
    type: "The `{{field}}` is {{type}}, and readers of `{{family}}` know only {{known}}; write one of these.",
    below: "The `{{field}}` is {{version}}, and readers of `{{head}}` take none below {{minimum}}: {{consequence}}; write {{current}}.",
    spelling: "The `{{field}}` is written as `{{source}}`, which only lenient readers take for {{version}}; write `{{version}}`.",
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of judgedPayloads(document)) {
      const { version } = terms;
      const { root } = payload.tree;
      // Where the version stands in the head it can be judged whatever the payload is.
      if (version === undefined || (version.in === "payload" && root?.kind !== "mapping")) continue;
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
          } else if (stated.unusual !== undefined) {
            const { source } = stated.unusual;
            const fix = { safety: "safe", edits: [{ ...stated.unusual.span, text: String(stated.version) }] } as const;
            const cap = version.coerced ? mildest("warning", atMost) : atMost;
            report("spelling", { at: stated.at, data: { field: version.field, source, version: stated.version }, fix: isOneWord(stated.unusual) ? fix : undefined, atMost: cap });
          }
        }
      }
    }
  },
});

const dropped = "they drop the record";

function isOneWord({ header, tag, source }: Scalar): boolean {
  return header === "" && tag === undefined && !/[\r\n]/.test(source);
}
