import { isDiscouraged } from "../../src/core/discouraged.ts";
import type { Document } from "../../src/core/document.ts";
import type { TargetType } from "../../src/core/head-pattern.ts";
import { markerEntries, type MarkerEntry } from "../../src/core/marker-entry.ts";
import { defineRule } from "../../src/core/rule.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import type { Span } from "../../src/core/span.ts";
import type { JsonSnippet } from "../../src/core/snippet.ts";
import { suggest } from "../../src/core/suggestion.ts";
import { targetTypeOf } from "../../src/core/target-type.ts";

export default defineRule({
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
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/893", claim: "`false` in quotes was taken for true, and an unknown surface for the one of the entry before" },
    ],
  },
  messages: {
    family: "The entry names the family `{{found}}`, and its marker is one of `{{wanted}}`; write `{{wanted}}`, or the other marker.",
    type: "`{{key}}` is {{found}}, and writers make another number of it or none; write a whole number without quotes.",
    number: "`{{key}}` is {{found}}, and the marker of `{{family}}` names {{wanted}}, so that no reader finds it; write the same number in both.",
    surface: "`{{key}}` is `{{found}}`, and a marker of `{{family}}` belongs to {{wanted}}; write `{{word}}`.",
    boolean: "`{{key}}` is the text `{{found}}`, and a writer that asks whether there is something takes it for true; write {{found}} without quotes.",
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
        if (key === "family" && text !== family && (families.includes(text) || suggest(text, [family]) !== undefined)) report("family", { at, data: { found: text, wanted: family } });
        if (wanted === undefined) continue;
        if (numberKeys.test(key) && text !== "") {
          if (value.type === "string" || !/^[1-9]\d*$/.test(text)) report("type", { at, data: { key, found: value.type === "string" ? `the text \`${text}\`` : `\`${text}\`` } });
          else if (/^\d+$/.test(wanted.number) && text !== wanted.number) report("number", { at, data: { key, found: text, family, wanted: wanted.number } });
        }
        if (surfaceKeys.test(key) && value.type === "string" && text !== wanted.type) {
          report("surface", { at, data: { key, found: text, family, wanted: wanted.type === "issue" ? "an issue" : "a pull request", word: wanted.type } });
        }
      }
    }
  },
});

const numberKeys = /^(?:number|(?:issue|pr|pull_?request)(?:_?number)?)$/i;
const surfaceKeys = /^(?:target_?surface|surface)$/i;

/** Whether a value is still to be filled in. */
function isOpen(text: string): boolean {
  return /^[<{$]/.test(text);
}

/** The number in the marker that names an issue or a pull request, where there is exactly one. */
function targetOf({ contract, match }: MarkerEntry): { readonly number: string; readonly type: TargetType } | undefined {
  const found = [...match.parameters].flatMap(([name, { text }]) => {
    const type = targetTypeOf(contract.head.parameters.get(name), match.parameters);
    return type === undefined ? [] : [{ number: text, type }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The entries of a file of JSON, or of the fences of a page, and where their offsets stand in the document. */
function entriesOf(document: Document): { readonly entry: MarkerEntry; readonly place: (span: Span) => Span }[] {
  if (document.kind === "manifest") return markerEntries(document.json(), document.contracts.markers).map((entry) => ({ entry, place: (span) => span }));
  return document.snippets("json").flatMap((snippet) => {
    const place = placeIn(document, snippet);
    return markerEntries(snippet.value, document.contracts.markers).flatMap((entry) => (isDiscouraged(document, snippet, place(entry.object.span)) ? [] : [{ entry, place }]));
  });
}

/** Lines of the code stand at the ends of those of the document, behind the prefixes of containers. */
function placeIn({ source }: Document, { code, span }: JsonSnippet): (span: Span) => Span {
  const first = source.pointAt(span.start).line;
  const inner = createSourceText(code);
  const toOuter = (offset: number): number => {
    const { line } = inner.pointAt(offset);
    return source.lineSpan(first + line - 1).end - (inner.lineSpan(line).end - offset);
  };
  return ({ start, end }) => ({ start: toOuter(start), end: toOuter(end) });
}
