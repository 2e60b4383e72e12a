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
  Diff: () => import_chunk_J4O6PYQY.Diff,
  FILE_HEADERS_ONLY: () => import_chunk_J4O6PYQY.FILE_HEADERS_ONLY,
  INCLUDE_HEADERS: () => import_chunk_J4O6PYQY.INCLUDE_HEADERS,
  OMIT_HEADERS: () => import_chunk_J4O6PYQY.OMIT_HEADERS,
  applyPatch: () => import_chunk_J4O6PYQY.applyPatch,
  applyPatches: () => import_chunk_J4O6PYQY.applyPatches,
  arrayDiff: () => import_chunk_J4O6PYQY.arrayDiff,
  canonicalize: () => import_chunk_J4O6PYQY.canonicalize,
  characterDiff: () => import_chunk_J4O6PYQY.characterDiff,
  convertChangesToDMP: () => import_chunk_J4O6PYQY.convertChangesToDMP,
  convertChangesToXML: () => import_chunk_J4O6PYQY.convertChangesToXML,
  createPatch: () => import_chunk_J4O6PYQY.createPatch,
  createTwoFilesPatch: () => import_chunk_J4O6PYQY.createTwoFilesPatch,
  cssDiff: () => import_chunk_J4O6PYQY.cssDiff,
  diffArrays: () => import_chunk_J4O6PYQY.diffArrays,
  diffChars: () => import_chunk_J4O6PYQY.diffChars,
  diffCss: () => import_chunk_J4O6PYQY.diffCss,
  diffJson: () => import_chunk_J4O6PYQY.diffJson,
  diffLines: () => import_chunk_J4O6PYQY.diffLines,
  diffSentences: () => import_chunk_J4O6PYQY.diffSentences,
  diffTrimmedLines: () => import_chunk_J4O6PYQY.diffTrimmedLines,
  diffWords: () => import_chunk_J4O6PYQY.diffWords,
  diffWordsWithSpace: () => import_chunk_J4O6PYQY.diffWordsWithSpace,
  formatPatch: () => import_chunk_J4O6PYQY.formatPatch,
  jsonDiff: () => import_chunk_J4O6PYQY.jsonDiff,
  lineDiff: () => import_chunk_J4O6PYQY.lineDiff,
  parsePatch: () => import_chunk_J4O6PYQY.parsePatch,
  reversePatch: () => import_chunk_J4O6PYQY.reversePatch,
  sentenceDiff: () => import_chunk_J4O6PYQY.sentenceDiff,
  structuredPatch: () => import_chunk_J4O6PYQY.structuredPatch,
  wordDiff: () => import_chunk_J4O6PYQY.wordDiff,
  wordsWithSpaceDiff: () => import_chunk_J4O6PYQY.wordsWithSpaceDiff
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J4O6PYQY = require("./chunk-J4O6PYQY.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Diff,
  FILE_HEADERS_ONLY,
  INCLUDE_HEADERS,
  OMIT_HEADERS,
  applyPatch,
  applyPatches,
  arrayDiff,
  canonicalize,
  characterDiff,
  convertChangesToDMP,
  convertChangesToXML,
  createPatch,
  createTwoFilesPatch,
  cssDiff,
  diffArrays,
  diffChars,
  diffCss,
  diffJson,
  diffLines,
  diffSentences,
  diffTrimmedLines,
  diffWords,
  diffWordsWithSpace,
  formatPatch,
  jsonDiff,
  lineDiff,
  parsePatch,
  reversePatch,
  sentenceDiff,
  structuredPatch,
  wordDiff,
  wordsWithSpaceDiff
});
