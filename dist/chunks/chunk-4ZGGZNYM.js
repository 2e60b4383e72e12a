import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/section-numbers.ts
var labels = "Step|Phase|Part|Section|Chapter|Stage|Rule|Task|Principle|Pattern|Lesson|Module|Exercise|Gate|Check|Scenario|Example|Question|Option|Tip|Law|Pillar|Layer|Iteration";
var bare = /^(?:§ ?)?(\d{1,2}(?:\.\d{1,2})+)[.):]?(?= )|^(\d{1,2})[.):](?= )|^(\d{1,2}) [-–—](?= )/;
var labelled = new RegExp(String.raw`^(${labels})s? (\d{1,2}(?:\.\d{1,2})*)(?!\.?\w)(?=$| ?[-–—:] ?|[.)] ?)`, "i");
function findSectionNumbers(document) {
  return document.sections().flatMap((section) => {
    const { text, span } = section.heading;
    const named = labelled.exec(text);
    const number = named?.[2] ?? bare.exec(text)?.slice(1).find(Boolean);
    if (number === void 0) return [];
    const source = document.text.slice(span.start, span.end);
    const at = span.start + Math.max(source.indexOf(number), 0);
    return [{ section, label: named?.[1]?.toLowerCase() ?? "", parts: number.split(".").map(Number), text: number, span: { start: at, end: at + number.length } }];
  });
}

export {
  findSectionNumbers
};
