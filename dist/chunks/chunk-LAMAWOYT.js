import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/report-words.ts
var noteNodes = ["heading", "code", "html", "table", "listItem"];
function placeOf({ title }) {
  return title?.span ?? { start: 0, end: 0 };
}
function headingLine(form, level) {
  return `${"#".repeat(level)} ${form?.template ?? ""}`;
}
function isStub({ contract }, { suffixes }) {
  return contract.stubs !== void 0 && suffixes.some(({ form }) => form === contract.stubs?.suffix);
}

// src/core/note/tasks.ts
function findTasks({ text, nodes }) {
  return nodes("listItem").flatMap(({ span }) => {
    const match = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([^\]\r\n\d]{1,2})\](?=\s|$)/.exec(text.slice(span.start, Math.min(span.end, span.start + 40)));
    if (match === null) return [];
    const start = span.start + (match[1]?.length ?? 0);
    const state = match[2] ?? "";
    const end = start + state.length + 2;
    const rest = /^[^\r\n]*/.exec(text.slice(end, end + 500))?.[0] ?? "";
    return [{ state, box: { start, end }, text: rest.replaceAll("**", "").trim() }];
  });
}

// src/core/note/classify.ts
function classify(heading, { classes, otherwise }) {
  const text = heading.toLowerCase();
  const whole = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const asWords = classes.find(({ words }) => words.some((word) => whole.has(word) || /[^\p{L}\p{N}]/u.test(word) && text.includes(word)))?.name ?? otherwise;
  for (const { name, words } of classes) {
    const word = words.find((each) => text.includes(each));
    if (word === void 0) continue;
    const inside = words.some((each) => whole.has(each)) ? void 0 : [...whole].find((each) => each.includes(word));
    return { found: name, word, inside, asWords };
  }
  return { found: otherwise, word: void 0, inside: void 0, asWords };
}

export {
  noteNodes,
  placeOf,
  headingLine,
  isStub,
  findTasks,
  classify
};
