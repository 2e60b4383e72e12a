var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  classify: () => classify,
  findTasks: () => findTasks,
  headingLine: () => headingLine,
  isStub: () => isStub,
  noteNodes: () => noteNodes,
  placeOf: () => placeOf
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  classify,
  findTasks,
  headingLine,
  isStub,
  noteNodes,
  placeOf
});
