import type { Document, Section } from "./document.ts";
import type { Span } from "./span.ts";

/** The number with which a heading begins: `3.2` of `### 3.2 Handoff`, `4` of `## Step 4: Save`. */
export interface SectionNumber {
  readonly section: Section;
  /** What is counted, in lower case: `step`, `phase`; empty for a bare number. */
  readonly label: string;
  /** The numbers between the dots. */
  readonly parts: readonly number[];
  /** The number as it is written. */
  readonly text: string;
  readonly span: Span;
}

/** What documents count in headings. A word that is not here may be a name: `Python 3`, `Windows 11`, `Version 2`. */
const labels = "Step|Phase|Part|Section|Chapter|Stage|Rule|Task|Principle|Pattern|Lesson|Module|Exercise|Gate|Check|Scenario|Example|Question|Option|Tip|Law|Pillar|Layer|Iteration";

const bare = /^(?:§ ?)?(\d{1,2}(?:\.\d{1,2})+)[.):]?(?= )|^(\d{1,2})[.):](?= )|^(\d{1,2}) [-–—](?= )/;
// What stands in brackets behind a number makes it a variant: `Step 3 (continued)`; so do words: `Phase 1 Review`.
const labelled = new RegExp(String.raw`^(${labels})s? (\d{1,2}(?:\.\d{1,2})*)(?!\.?\w)(?=$| ?[-–—:] ?|[.)] ?)`, "i");

/** The sections of a document that begin with a number, in the order of the text. */
export function findSectionNumbers(document: Document): SectionNumber[] {
  return document.sections().flatMap((section) => {
    const { text, span } = section.heading;
    const named = labelled.exec(text);
    const number = named?.[2] ?? bare.exec(text)?.slice(1).find(Boolean);
    if (number === undefined) return [];
    const source = document.text.slice(span.start, span.end);
    const at = span.start + Math.max(source.indexOf(number), 0);
    return [{ section, label: named?.[1]?.toLowerCase() ?? "", parts: number.split(".").map(Number), text: number, span: { start: at, end: at + number.length } }];
  });
}
