import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isGroupOf
} from "./chunk-MMUYYO7D.js";
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

// src/core/note/reference-faults.ts
function findReferenceFaults({ sections }) {
  const byKey = /* @__PURE__ */ new Map();
  for (const section of sections) {
    if (section.contract === void 0) continue;
    const group = byKey.get(section.contract.key);
    if (group === void 0) byKey.set(section.contract.key, [section]);
    else group.push(section);
  }
  return sections.flatMap(
    (section) => (section.contract?.refers ?? []).flatMap((refers) => {
      const targets = refers.to.flatMap((key) => byKey.get(key) ?? []);
      return section.labels.filter(({ contract }) => contract?.label === refers.label).flatMap((label) => checkLabel(section, label, refers, targets));
    })
  );
}
function checkLabel(section, { value }, refers, targets) {
  const list = beforeAny(value.text, refers.until);
  return refers.forms.flatMap(
    (form) => form.matchAll(list).flatMap((match) => {
      const number = match.parts.get(refers.part)?.text ?? "";
      const text = value.text.slice(match.start, match.end);
      const named = targets.filter(({ parts }) => parts.get(refers.part)?.text.toLowerCase() === number.toLowerCase());
      const rest = { at: value.span, weight: refers };
      const name = section.name.text;
      if (named.length === 0) {
        if (targets.some(({ parts }) => isGroupOf(number, parts.get(refers.part)?.text ?? ""))) return [];
        const known = [...new Set(targets.map((target) => target.parts.get(refers.part)?.text ?? ""))].join(", ");
        return [{ ...rest, code: "missing", data: { text, known } }];
      }
      if (named.every((target) => target === section)) return [{ ...rest, code: "own", data: { name } }];
      const isLater = named.every((target) => target.section.span.start > section.section.span.start);
      return refers.order === "before" && isLater ? [{ ...rest, code: "order", data: { text, name } }] : [];
    })
  );
}
function beforeAny(text, phrases) {
  const lower = text.toLowerCase();
  const places = lower.length === text.length ? phrases.map((phrase) => lower.indexOf(phrase)).filter((at) => at !== -1) : [];
  return text.slice(0, Math.min(text.length, ...places));
}

// rules/note/references.ts
var id = "note/references";
var references_default = defineRule({
  id,
  meta: {
    summary: "Require the sections that a section names to be there and in order",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "each phase names those that it depends on, which come before it" }
    ]
  },
  messages: {
    missing: "`{{text}}` is none of the sections here{{consequence}}; known are {{known}}.",
    order: "`{{text}}` stands below `{{name}}`, which names it as earlier{{consequence}}; name one above it, or move the section.",
    own: "`{{name}}` names itself{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { code, at, weight, data } of findReferenceFaults(note)) {
        report(code, { at, data: { ...data, consequence: behindColon(weight.consequence) }, atMost: weightOf(note.contract, id, weight) });
      }
    }
  }
});
export {
  references_default as default
};
