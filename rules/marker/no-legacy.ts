import type { Fix } from "../../src/core/diagnostic.ts";
import type { Marker } from "../../src/core/marker.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "marker/no-legacy",
  meta: {
    summary: "Disallow spellings of a marker that its contract calls old",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "families of markers are retired, and readers look elsewhere from then on",
      },
    ],
  },
  messages: {
    old: "The head `{{head}}` is an old spelling of `{{family}}`{{note}}; write `{{wanted}}`.",
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, legacy, head } = marker;
      const old = legacy === undefined ? undefined : contract.legacy[legacy];
      if (old === undefined) continue;
      const wanted = contract.head.fill(new Map([...marker.parameters].map(([name, { text }]) => [name, text])));
      report("old", { at: head.span, data: { head: head.text, family: contract.family, note: old.note === undefined ? "" : ` (${old.note})`, wanted }, fix: fixOf(document.text, marker, wanted) });
    }
  },
});

/** Another head, where all its parameters are known and it stands on one line. A payload may need changes too. */
function fixOf(text: string, { contract, head, parameters }: Marker, wanted: string): Fix | undefined {
  if ([...contract.head.parameters.keys()].some((name) => !parameters.has(name)) || text.slice(head.span.start, head.span.end) !== head.text) return undefined;
  return { safety: "unsafe", edits: [{ ...head.span, text: wanted }] };
}
