import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/report-words.ts
var noteNodes = ["heading", "code", "html", "table", "listItem"];
function behindColon(consequence) {
  return consequence === void 0 ? "" : `: ${consequence}`;
}
function placeOf({ title }) {
  return title?.span ?? { start: 0, end: 0 };
}
function headingLine(form, level) {
  return `${"#".repeat(level)} ${form?.template ?? ""}`;
}
function isStub({ contract }, { suffixes }) {
  return contract.stubs !== void 0 && suffixes.some(({ form }) => form === contract.stubs?.suffix);
}

export {
  noteNodes,
  behindColon,
  placeOf,
  headingLine,
  isStub
};
