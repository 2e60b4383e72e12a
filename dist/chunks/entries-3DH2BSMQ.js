import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  createSourceText
} from "./chunk-JBSD3DFC.js";
import {
  targetTypeOf
} from "./chunk-GZ4NENFE.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  isDiscouraged
} from "./chunk-BPL5ZJG3.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// src/core/marker-entry.ts
function markerEntries(root, contracts) {
  const found = [];
  const open = root === void 0 ? [] : [root];
  for (let value = open.pop(); value !== void 0; value = open.pop()) {
    if (value.type === "array") for (const item of [...value.items].reverse()) open.push(item);
    if (value.type !== "object") continue;
    const members = [...value.members.values()];
    const entry = members.flatMap((member) => member.type === "string" ? markerIn(member.value, contracts) ?? [] : [])[0];
    if (entry !== void 0) found.push({ object: value, ...entry });
    for (const member of members.reverse()) open.push(member);
  }
  return found;
}
function markerIn(text, contracts) {
  if (text.length > 500 || !text.startsWith("<!--") || !text.endsWith("-->")) return void 0;
  const inner = text.slice("<!--".length, -"-->".length).trim();
  for (const contract of contracts) {
    const match = contract.head.matchLoosely(inner);
    if (match?.end === inner.length) return { contract, match };
  }
  return void 0;
}

// rules/marker/entries.ts
var entries_default = defineRule({
  id: "marker/entries",
  meta: {
    summary: "Require entries of JSON that tell a writer which marker to write to agree with the marker",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["markdown", "skill", "skill-resource", "prompt", "note", "manifest"],
    contracts: ["marker"],
    nodes: ["code"],
    needs: ["json"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/917", claim: "a number that was no whole one was rounded, and the marker was written under another issue" },
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/893", claim: "`false` in quotes was taken for true, and an unknown surface for the one of the entry before" }
    ]
  },
  messages: {
    family: "The entry names the family `{{found}}`, and its marker is one of `{{wanted}}`; write `{{wanted}}`, or the other marker.",
    type: "`{{key}}` is {{found}}, and writers make another number of it or none; write a whole number without quotes.",
    number: "`{{key}}` is {{found}}, and the marker of `{{family}}` names {{wanted}}, so that no reader finds it; write the same number in both.",
    surface: "`{{key}}` is `{{found}}`, and a marker of `{{family}}` belongs to {{wanted}}; write `{{word}}`.",
    boolean: "`{{key}}` is the text `{{found}}`, and a writer that asks whether there is something takes it for true; write {{found}} without quotes."
  },
  check(document, { report }) {
    const families = document.contracts.markers.map(({ family }) => family);
    for (const { entry, place } of entriesOf(document)) {
      const { family } = entry.contract;
      const wanted = targetOf(entry);
      for (const [key, value] of entry.object.members) {
        const at = place(value.span);
        const text = value.type === "string" ? value.value : value.type === "number" ? value.source : "";
        if (isOpen(text)) continue;
        if (value.type === "string" && /^(?:true|false)$/i.test(text)) report("boolean", { at, data: { key, found: text } });
        if (key === "family" && text !== family && (families.includes(text) || suggest(text, [family]) !== void 0)) report("family", { at, data: { found: text, wanted: family } });
        if (wanted === void 0) continue;
        if (numberKeys.test(key) && text !== "") {
          if (value.type === "string" || !/^[1-9]\d*$/.test(text)) report("type", { at, data: { key, found: value.type === "string" ? `the text \`${text}\`` : `\`${text}\`` } });
          else if (/^\d+$/.test(wanted.number) && text !== wanted.number) report("number", { at, data: { key, found: text, family, wanted: wanted.number } });
        }
        if (surfaceKeys.test(key) && value.type === "string" && text !== wanted.type) {
          report("surface", { at, data: { key, found: text, family, wanted: wanted.type === "issue" ? "an issue" : "a pull request", word: wanted.type } });
        }
      }
    }
  }
});
var numberKeys = /^(?:number|(?:issue|pr|pull_?request)(?:_?number)?)$/i;
var surfaceKeys = /^(?:target_?surface|surface)$/i;
function isOpen(text) {
  return /^[<{$]/.test(text);
}
function targetOf({ contract, match }) {
  const found = [...match.parameters].flatMap(([name, { text }]) => {
    const type = targetTypeOf(contract.head.parameters.get(name), match.parameters);
    return type === void 0 ? [] : [{ number: text, type }];
  });
  return found.length === 1 ? found[0] : void 0;
}
function entriesOf(document) {
  if (document.kind === "manifest") return markerEntries(document.json(), document.contracts.markers).map((entry) => ({ entry, place: (span) => span }));
  return document.snippets("json").flatMap((snippet) => {
    const place = placeIn(document, snippet);
    return markerEntries(snippet.value, document.contracts.markers).flatMap((entry) => isDiscouraged(document, snippet, place(entry.object.span)) ? [] : [{ entry, place }]);
  });
}
function placeIn({ source }, { code, span }) {
  const first = source.pointAt(span.start).line;
  const inner = createSourceText(code);
  const toOuter = (offset) => {
    const { line } = inner.pointAt(offset);
    return source.lineSpan(first + line - 1).end - (inner.lineSpan(line).end - offset);
  };
  return ({ start, end }) => ({ start: toOuter(start), end: toOuter(end) });
}
export {
  entries_default as default
};
