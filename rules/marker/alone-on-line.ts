import { isAtHome } from "../../src/core/at-home.ts";
import { invisibleNames } from "../../src/core/invisible.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "marker/alone-on-line",
  meta: {
    summary: "Disallow text behind a marker that must stand alone on its line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/marker-line1-selector.ps1",
        claim: "a writer finds its comment only when the whole line is the marker, so that text behind it makes the comment unfindable",
      },
    ],
  },
  messages: {
    text: "The text `{{text}}` stands behind the marker of `{{family}}`, which must be alone on its line to be found; write it on the next line.",
    invisible: "An invisible character ({{code}}) stands behind the marker of `{{family}}`, which must be alone on its line to be found; delete it.",
  },
  check(document, { report }) {
    const lineEnding = document.text.includes("\r\n") ? "\r\n" : "\n";
    for (const { contract, place, span, strayClose } of document.markers()) {
      const text = document.text.slice(place.behind.start, place.behind.end);
      // Where a sign of the payload ends the comment too early, the rest of the payload stands behind it.
      if (!contract.aloneOnLine || text === "" || strayClose !== undefined || !isAtHome(contract, document)) continue;
      const gap = { start: span.end, end: place.behind.start };
      if (/^[\s\p{Cf}]*$/u.test(text)) {
        const fix = { safety: "safe", edits: [{ start: span.end, end: place.behind.end, text: "" }] } as const;
        report("invisible", { at: place.behind, data: { family: contract.family, code: invisibleNames(text) }, fix });
      } else {
        // In a list or beside other text, a line break could end more than the line.
        const fix = place.within.length > 0 || place.before.start < place.before.end ? undefined : ({ safety: "safe", edits: [{ ...gap, text: lineEnding }] } as const);
        report("text", { at: place.behind, data: { family: contract.family, text }, fix });
      }
    }
  },
});
