import { matchForms, matchFormsAtStart } from "../../core/note/form.ts";
import { labelKey, type LabelContract } from "../../core/note/section-contract.ts";
import type { NoteLabel } from "../../core/note/view.ts";
import type { Span } from "../../core/span.ts";
import type { Line } from "../lines.ts";
import { placeParts, plainText } from "./plain-text.ts";

/** `- **Label**: value`, `**Label:** value`, in a bullet, behind a check box or at the start of a line. */
const labelled = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?:\[[^\]]\][ \t]+)?)(?:\*\*([^*\n]{1,100}?)(:?)\*\*|__([^_\n]{1,100}?)(:?)__)(:?)[ \t]*/;

/** The labelled lines among some lines of a document, which hold no code. */
export function findLabels(document: string, lines: readonly Line[], contracts: readonly LabelContract[]): NoteLabel[] {
  const found: { readonly label: string; readonly labelSpan: Span; readonly rest: Span; readonly below: Span[] }[] = [];
  for (const { text, span } of lines) {
    const match = labelled.exec(text);
    const colon = (match?.[3] ?? "") + (match?.[5] ?? "") + (match?.[6] ?? "");
    const label = match?.[2] ?? match?.[4];
    if (match !== null && label !== undefined && colon !== "") {
      const start = span.start + (match[1]?.length ?? 0) + 2;
      found.push({ label: label.trim(), labelSpan: { start, end: start + label.length }, rest: { start: span.start + match[0].length, end: span.end }, below: [] });
    } else if (text.trim() !== "" && !/^[ \t]*(?:[-*_][ \t]*){3,}$/.test(text)) {
      found.at(-1)?.below.push({ start: span.start + (text.length - text.trimStart().length), end: span.start + text.trimEnd().length });
    }
  }
  return found.map(({ rest, ...each }) => {
    const contract = contracts.find(({ keys }) => keys.has(labelKey(each.label)));
    const value = plainText(document, rest);
    const forms = contract?.forms ?? [];
    const match = contract?.starts === true ? matchFormsAtStart(forms, value.text, true) : matchForms(forms, value.text);
    const bullets = each.below.filter(({ start }) => /^(?:[-*+]|\d{1,9}[.)])[ \t]/.test(document.slice(start, start + 12))).length;
    return { ...each, bullets, contract, value: { text: value.text, span: value.text === "" ? { start: rest.start, end: rest.start } : value.span }, parts: placeParts(match, value) };
  });
}
