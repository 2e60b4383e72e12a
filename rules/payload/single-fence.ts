import { chooseFence, openingOf } from "../../src/core/fence-choice.ts";
import { standsWhereRead } from "../../src/core/judged-payloads.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";

const id = "payload/single-fence";

export default defineRule({
  id,
  meta: {
    summary: "Disallow a second fence that readers could take for the payload",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "the payload of such a marker is a single fenced block" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-reader-inventory.md", claim: "readers of markers search the raw text of a comment, code and quotes included" },
    ],
  },
  messages: {
    decoy: "Readers of `{{family}}` take the fence that begins here for the payload, since it is the first one named `{{name}}` in the text, and never read the one on line {{line}}; give it another info string or put it behind.",
    further: "Readers of `{{family}}` take only the fence on line {{line}} for the payload, and this one looks the same to them; give it another info string.",
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, role } = marker;
      if (role === "end" || !standsWhereRead(document, marker)) continue;
      const { meant, decoys, further } = chooseFence(document, marker);
      if (meant === undefined) continue;
      const { line } = document.source.pointAt(meant.node.span.start);
      const cap = contract.severity.get(id);
      for (const at of decoys) {
        const name = document.text.slice(at.start, at.end).replace(/^[`~]+/, "");
        report("decoy", { at, data: { family: contract.family, name, line }, related: [{ at: openingOf(meant), message: "the payload" }], atMost: cap });
      }
      for (const fence of further) report("further", { at: openingOf(fence), data: { family: contract.family, line }, atMost: mildest("warning", cap) });
    }
  },
});
