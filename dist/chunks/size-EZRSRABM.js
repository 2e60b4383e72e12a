import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes,
  placeOf
} from "./chunk-NG5K2GOT.js";
import {
  countCodePoints
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/size.ts
var id = "note/size";
var size_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "a scratchpad is pruned from 2,000 lines on, and what is left out of it is lost to the next session" }
    ]
  },
  messages: {
    lines: "The note has {{count}} lines, and {{most}} are the most{{consequence}}.",
    characters: "The note has {{count}} characters, and {{most}} are the most{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { size } = note.contract;
      if (size === void 0) continue;
      const rest = { at: placeOf(note), atMost: weightOf(note.contract, id, size) };
      const consequence = behindColon(size.consequence);
      const lines = countLines(document);
      if (lines > size.lines) report("lines", { ...rest, data: { count: lines, most: size.lines, consequence } });
      const characters = countCodePoints(document.text.replaceAll("\r\n", "\n"));
      if (characters > size.characters) report("characters", { ...rest, data: { count: characters, most: size.characters, consequence } });
    }
  }
});
function countLines({ text, source }) {
  const { line } = source.pointAt(text.length);
  return /[\r\n]$/.test(text) ? line - 1 : line;
}
export {
  size_default as default
};
