import { behindColon } from "../../src/core/behind-colon.ts";
import type { Document } from "../../src/core/document.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";
import { countCodePoints } from "../../src/core/yaml.ts";

const id = "note/size";

export default defineRule({
  id,
  meta: {
    summary: "Limit the size of a note",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "a scratchpad is pruned from 2,000 lines on, and what is left out of it is lost to the next session" },
    ],
  },
  messages: {
    lines: "The note has {{count}} lines, and {{most}} are the most{{consequence}}.",
    characters: "The note has {{count}} characters, and {{most}} are the most{{consequence}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { size } = note.contract;
      if (size === undefined) continue;
      const rest = { at: placeOf(note), atMost: weightOf(note.contract, id, size) };
      const consequence = behindColon(size.consequence);
      const lines = countLines(document);
      if (lines > size.lines) report("lines", { ...rest, data: { count: lines, most: size.lines, consequence } });
      const characters = countCodePoints(document.text.replaceAll("\r\n", "\n"));
      if (characters > size.characters) report("characters", { ...rest, data: { count: characters, most: size.characters, consequence } });
    }
  },
});

/** A line break at the end begins no line. */
function countLines({ text, source }: Document): number {
  const { line } = source.pointAt(text.length);
  return /[\r\n]$/.test(text) ? line - 1 : line;
}
