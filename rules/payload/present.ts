import { standsWhereRead, judgedPayloads } from "../../src/core/judged-payloads.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findUnreadPayload } from "../../src/core/unread-payload.ts";

const id = "payload/present";

export default defineRule({
  id,
  meta: {
    summary: "Require a marker to carry the payload that its contract asks for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "the payload of such a marker is a fenced block in the same comment" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader is tested to pass over a marker without the keys that it needs" },
    ],
  },
  messages: {
    missing: "The marker of `{{family}}` carries no payload: {{consequence}}; write it behind the marker.",
    empty: "The payload of `{{family}}` is empty: {{consequence}}; write it.",
  },
  check(document, { report }) {
    for (const { payload, contract, terms } of judgedPayloads(document)) {
      const { tree, language, fence, span, text } = payload;
      const empty = language === "text" ? text.trim() === "" : tree.root === undefined && tree.faults.length === 0;
      if (!empty || terms.optional) continue;
      const at = fence === undefined ? span : { start: fence.node.span.start, end: fence.node.span.start + firstLine(document.text, fence.node.span.start) };
      report("empty", { at, data: { family: contract.family, consequence: terms.missingConsequence ?? absent }, atMost: contract.severity.get(id) });
    }
    for (const marker of document.markers()) {
      const { contract, payload, role, partner, span } = marker;
      const terms = contract.payload;
      if (terms === undefined || terms.optional || payload !== undefined || role === "end") continue;
      // A pair of which one half is missing has no place for a payload yet.
      if (terms.in === "region" && partner === undefined) continue;
      if (!standsWhereRead(document, marker) || findUnreadPayload(document, marker) !== undefined) continue;
      report("missing", { at: span, data: { family: contract.family, consequence: terms.missingConsequence ?? absent }, atMost: contract.severity.get(id) });
    }
  },
});

const absent = "readers find nothing in it";

function firstLine(text: string, start: number): number {
  return /^[^\r\n]*/.exec(text.slice(start, start + 200))?.[0].trimEnd().length ?? 0;
}
