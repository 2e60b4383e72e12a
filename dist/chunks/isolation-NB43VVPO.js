import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  searchText
} from "./chunk-3STPPITU.js";
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// src/core/note/lateral-reads.ts
function findLateralReads(document, { sections }, except) {
  const owned = sections.flatMap((section) => {
    const owner = section.contract?.owner === void 0 ? void 0 : section.parts.get(section.contract.owner)?.text;
    return owner === void 0 ? [] : [{ section, owner }];
  });
  const names = new Map(owned.map(({ section, owner }) => [section.name.text.toLowerCase(), { name: section.name.text, owner }]));
  const text = searchText(document, true);
  return owned.flatMap(({ section, owner }) => except.some((name) => owner.startsWith(name)) ? [] : readsIn(text, section, owner, names));
}
function readsIn(text, { body }, owner, names) {
  const slice = text.slice(body.start, body.end);
  return [...slice.matchAll(/(?:#{2,6} |`(?:#{1,6} )?)([^`\r\n#.,;:()]{1,80})/g)].flatMap((match) => {
    const named = names.get((match[1] ?? "").trim());
    if (named === void 0 || named.owner === owner) return [];
    const start = body.start + match.index + match[0].indexOf(match[1] ?? "");
    return [{ at: { start, end: start + (match[1] ?? "").trimEnd().length }, owner, other: named.name }];
  });
}

// rules/note/isolation.ts
var id = "note/isolation";
var isolation_default = defineRule({
  id,
  meta: {
    summary: "Disallow sections of one owner that read those of another",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "an agent reads and writes its own section, and one agent puts all together" }
    ]
  },
  messages: {
    lateral: "This section of {{owner}} reads `{{other}}`, which belongs to another{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { isolation } = note.contract;
      if (isolation === void 0) continue;
      for (const { at, owner, other } of findLateralReads(document, note, isolation.except)) {
        report("lateral", { at, data: { owner, other, consequence: behindColon(isolation.consequence) }, atMost: weightOf(note.contract, id, isolation) });
      }
    }
  }
});
export {
  isolation_default as default
};
