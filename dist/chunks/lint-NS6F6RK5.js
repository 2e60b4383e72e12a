import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  listedTree
} from "./chunk-G67LSISS.js";
import {
  ProjectRun
} from "./chunk-7F53BJEJ.js";
import {
  collectInputs,
  discoverText
} from "./chunk-73V7JOE4.js";
import "./chunk-UTY6L6FU.js";
import {
  configSource
} from "./chunk-Y3LSJ3XR.js";
import {
  compareText,
  pathWithin,
  toForwardSlashes
} from "./chunk-QCEAM6G2.js";
import "./chunk-L4PNHGZQ.js";
import "./chunk-GFTFC4E7.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  UsageError,
  homePage,
  reportRules,
  ruleUrl,
  toolVersion
} from "./chunk-N5NDYTCX.js";
import "./chunk-2SZINNWM.js";
import {
  Linter,
  chooseParser
} from "./chunk-36OAEOIZ.js";
import {
  decode,
  encode
} from "./chunk-OEH4MSRP.js";
import "./chunk-ZGUKQ7UZ.js";
import "./chunk-SNCPEAA6.js";
import "./chunk-2HZWXRTW.js";
import "./chunk-PLMVX6E5.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-E27GM2Z5.js";
import "./chunk-EZPK4SWV.js";
import "./chunk-TUDLSK3U.js";
import {
  formats
} from "./chunk-R4LFNXCR.js";
import "./chunk-GIWJYOQS.js";
import {
  ruleEntries
} from "./chunk-MR7BP4NY.js";
import "./chunk-A4RCR4PN.js";
import "./chunk-I2JIPEPR.js";
import "./chunk-IZ4RLPAD.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-5YL7ED5X.js";
import "./chunk-MA5DTT2Q.js";
import "./chunk-PEHJL7XL.js";

// src/cli/lint.ts
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";

// node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options = {}) {
    let callback;
    if (typeof options === "function") {
      callback = options;
      options = {};
    } else if ("callback" in options) {
      callback = options.callback;
    }
    const oldString = this.castInput(oldStr, options);
    const newString = this.castInput(newStr, options);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
    const newTokens = this.removeEmpty(this.tokenize(newString, options));
    return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options, callback) {
    var _a;
    const done = (value) => {
      value = this.postProcess(value, options);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options.maxEditLength);
    }
    const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [{ oldPos: -1, lastComponent: void 0 }];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path, added, removed, oldPosInc, options) {
    const last = path.lastComponent;
    if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
      };
    } else {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: { count: 1, added, removed, previousComponent: last }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options.oneChangePerToken) {
        basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
      }
    }
    if (commonCount && !options.oneChangePerToken) {
      basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options) {
    if (options.comparator) {
      return options.comparator(left, right);
    } else {
      return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i = 0; i < array.length; i++) {
      if (array[i]) {
        ret.push(array[i]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            const oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
  constructor() {
    super(...arguments);
    this.tokenize = tokenize;
  }
  equals(left, right, options) {
    if (options.ignoreWhitespace) {
      if (!options.newlineIsToken || !left.includes("\n")) {
        left = left.trim();
      }
      if (!options.newlineIsToken || !right.includes("\n")) {
        right = right.trim();
      }
    } else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
      if (left.endsWith("\n")) {
        left = left.slice(0, -1);
      }
      if (right.endsWith("\n")) {
        right = right.slice(0, -1);
      }
    }
    return super.equals(left, right, options);
  }
};
var lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
  return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
  if (options.stripTrailingCr) {
    value = value.replace(/\r\n/g, "\n");
  }
  const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
  if (!linesAndNewlines[linesAndNewlines.length - 1]) {
    linesAndNewlines.pop();
  }
  for (let i = 0; i < linesAndNewlines.length; i++) {
    const line = linesAndNewlines[i];
    if (i % 2 && !options.newlineIsToken) {
      retLines[retLines.length - 1] += line;
    } else {
      retLines.push(line);
    }
  }
  return retLines;
}

// node_modules/diff/libesm/patch/create.js
function needsQuoting(s) {
  for (let i = 0; i < s.length; i++) {
    if (s[i] < " " || s[i] > "~" || s[i] === '"' || s[i] === "\\") {
      return true;
    }
  }
  return false;
}
function quoteFileNameIfNeeded(s) {
  if (!needsQuoting(s)) {
    return s;
  }
  let result = '"';
  const bytes = new TextEncoder().encode(s);
  let i = 0;
  while (i < bytes.length) {
    const b = bytes[i];
    if (b === 7) {
      result += "\\a";
    } else if (b === 8) {
      result += "\\b";
    } else if (b === 9) {
      result += "\\t";
    } else if (b === 10) {
      result += "\\n";
    } else if (b === 11) {
      result += "\\v";
    } else if (b === 12) {
      result += "\\f";
    } else if (b === 13) {
      result += "\\r";
    } else if (b === 34) {
      result += '\\"';
    } else if (b === 92) {
      result += "\\\\";
    } else if (b >= 32 && b <= 126) {
      result += String.fromCharCode(b);
    } else {
      result += "\\" + b.toString(8).padStart(3, "0");
    }
    i++;
  }
  result += '"';
  return result;
}
var INCLUDE_HEADERS = {
  includeIndex: true,
  includeUnderline: true,
  includeFileHeaders: true
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  let optionsObj;
  if (!options) {
    optionsObj = {};
  } else if (typeof options === "function") {
    optionsObj = { callback: options };
  } else {
    optionsObj = options;
  }
  if (typeof optionsObj.context === "undefined") {
    optionsObj.context = 4;
  }
  const context = optionsObj.context;
  if (optionsObj.newlineIsToken) {
    throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
  }
  if (!optionsObj.callback) {
    return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
  } else {
    const { callback } = optionsObj;
    diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
      const patch = diffLinesResultToPatch(diff);
      callback(patch);
    } }));
  }
  function diffLinesResultToPatch(diff) {
    if (!diff) {
      return;
    }
    diff.push({ value: "", lines: [] });
    function contextLines(lines) {
      return lines.map(function(entry) {
        return " " + entry;
      });
    }
    const hunks = [];
    let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
    for (let i = 0; i < diff.length; i++) {
      const current = diff[i], lines = current.lines || splitLines(current.value);
      current.lines = lines;
      if (current.added || current.removed) {
        if (!oldRangeStart) {
          const prev = diff[i - 1];
          oldRangeStart = oldLine;
          newRangeStart = newLine;
          if (prev) {
            curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
            oldRangeStart -= curRange.length;
            newRangeStart -= curRange.length;
          }
        }
        for (const line of lines) {
          curRange.push((current.added ? "+" : "-") + line);
        }
        if (current.added) {
          newLine += lines.length;
        } else {
          oldLine += lines.length;
        }
      } else {
        if (oldRangeStart) {
          if (lines.length <= context * 2 && i < diff.length - 2) {
            for (const line of contextLines(lines)) {
              curRange.push(line);
            }
          } else {
            const contextSize = Math.min(lines.length, context);
            for (const line of contextLines(lines.slice(0, contextSize))) {
              curRange.push(line);
            }
            const hunk = {
              oldStart: oldRangeStart,
              oldLines: oldLine - oldRangeStart + contextSize,
              newStart: newRangeStart,
              newLines: newLine - newRangeStart + contextSize,
              lines: curRange
            };
            hunks.push(hunk);
            oldRangeStart = 0;
            newRangeStart = 0;
            curRange = [];
          }
        }
        oldLine += lines.length;
        newLine += lines.length;
      }
    }
    for (const hunk of hunks) {
      for (let i = 0; i < hunk.lines.length; i++) {
        if (hunk.lines[i].endsWith("\n")) {
          hunk.lines[i] = hunk.lines[i].slice(0, -1);
        } else {
          hunk.lines.splice(i + 1, 0, "\\ No newline at end of file");
          i++;
        }
      }
    }
    return {
      oldFileName,
      newFileName,
      oldHeader,
      newHeader,
      hunks
    };
  }
}
function formatPatch(patch, headerOptions) {
  var _a, _b, _c, _d, _e, _f;
  if (!headerOptions) {
    headerOptions = INCLUDE_HEADERS;
  }
  if (Array.isArray(patch)) {
    if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p) => p.isGit)) {
      throw new Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
    }
    return patch.map((p) => formatPatch(p, headerOptions)).join("\n");
  }
  const ret = [];
  if (patch.isGit) {
    headerOptions = INCLUDE_HEADERS;
    if (!patch.oldFileName) {
      throw new Error("oldFileName must be specified for Git patches");
    }
    if (!patch.newFileName) {
      throw new Error("newFileName must be specified for Git patches");
    }
    let gitOldName = patch.oldFileName;
    let gitNewName = patch.newFileName;
    if (patch.isCreate && gitOldName === "/dev/null") {
      gitOldName = gitNewName.replace(/^b\//, "a/");
    } else if (patch.isDelete && gitNewName === "/dev/null") {
      gitNewName = gitOldName.replace(/^a\//, "b/");
    }
    ret.push("diff --git " + quoteFileNameIfNeeded(gitOldName) + " " + quoteFileNameIfNeeded(gitNewName));
    if (patch.isDelete) {
      ret.push("deleted file mode " + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : "100644"));
    }
    if (patch.isCreate) {
      ret.push("new file mode " + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : "100644"));
    }
    if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
      ret.push("old mode " + patch.oldMode);
      ret.push("new mode " + patch.newMode);
    }
    if (patch.isRename) {
      ret.push("rename from " + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : "").replace(/^a\//, "")));
      ret.push("rename to " + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : "").replace(/^b\//, "")));
    }
    if (patch.isCopy) {
      ret.push("copy from " + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : "").replace(/^a\//, "")));
      ret.push("copy to " + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : "").replace(/^b\//, "")));
    }
  } else {
    if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== void 0) {
      ret.push("Index: " + patch.oldFileName);
    }
    if (headerOptions.includeUnderline) {
      ret.push("===================================================================");
    }
  }
  const hasHunks = patch.hunks.length > 0;
  if (headerOptions.includeFileHeaders && patch.oldFileName !== void 0 && patch.newFileName !== void 0 && (!patch.isGit || hasHunks)) {
    ret.push("--- " + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? "	" + patch.oldHeader : ""));
    ret.push("+++ " + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? "	" + patch.newHeader : ""));
  }
  for (let i = 0; i < patch.hunks.length; i++) {
    const hunk = patch.hunks[i];
    const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
    const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
    ret.push("@@ -" + oldStart + "," + hunk.oldLines + " +" + newStart + "," + hunk.newLines + " @@");
    for (const line of hunk.lines) {
      ret.push(line);
    }
  }
  return ret.join("\n") + "\n";
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  if (typeof options === "function") {
    options = { callback: options };
  }
  if (!(options === null || options === void 0 ? void 0 : options.callback)) {
    const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
    if (!patchObj) {
      return;
    }
    return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
  } else {
    const { callback } = options;
    structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: (patchObj) => {
      if (!patchObj) {
        callback(void 0);
      } else {
        callback(formatPatch(patchObj, options.headerOptions));
      }
    } }));
  }
}
function splitLines(text) {
  const hasTrailingNl = text.endsWith("\n");
  const result = text.split("\n").map((line) => line + "\n");
  if (hasTrailingNl) {
    result.pop();
  } else {
    result.push(result.pop().slice(0, -1));
  }
  return result;
}

// src/host/write-file.ts
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
var WriteError = class extends Error {
  name = "WriteError";
};
async function writeBytes(path, root, bytes) {
  try {
    const target = await realpath(path);
    if (pathWithin(await realpath(root), target) === void 0) throw new WriteError("leads out of the root through a link");
    await access(target, constants.W_OK);
    await replace(target, (await stat(target)).mode & 4095, bytes);
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(describeError(error), { cause: error });
  }
}
async function replace(target, mode, bytes) {
  const name = `.${basename(target).slice(0, 200)}.${randomBytes(6).toString("hex")}.tmp`;
  const temporary = join(dirname(target), name);
  const file = await open(temporary, "wx", mode);
  try {
    try {
      await file.writeFile(bytes);
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

// src/cli/lint-run.ts
var LintRun = class {
  /** The mended text of standard input. */
  fixedText = "";
  /** What fixing would change, as a unified diff. */
  patch = "";
  #project;
  #options;
  #shown;
  #trees = /* @__PURE__ */ new Map();
  #inputs = /* @__PURE__ */ new Map();
  #unread = [];
  #streamed = [];
  /** By the absolute path of the file. */
  #unwritten = /* @__PURE__ */ new Map();
  /** The results of a dry run: those of the texts as they are. */
  #before;
  constructor(linter, options, shown) {
    this.#project = new ProjectRun(linter);
    this.#options = options;
    this.#shown = shown;
  }
  async add(input) {
    const { file } = input;
    const { path, kind, fileName, folderNames, root } = file;
    try {
      const streamed = await input.stream();
      if (streamed !== void 0) this.#streamed.push(streamed);
      const decoded = streamed === void 0 ? decode(await input.read()) : { ...unkept, streamed };
      const text = { ...decoded, path, kind, fileName, folderNames, tree: this.#treeOf(root), target: this.#options.target };
      const absolutePath = toForwardSlashes(file.absolutePath);
      await this.#project.add({ input: text, layers: file.config.layers, absolutePath, root });
      this.#inputs.set(absolutePath, input);
    } catch (error) {
      this.#unread.push(unreadable({ path: this.#shown.get(file.absolutePath) ?? path, reason: describeError(error) }, kind));
    }
  }
  async fix() {
    const { fix, fixDryRun, stdin } = this.#options;
    this.#before = fixDryRun === true ? this.#project.results() : void 0;
    for (const { file, text, fixed } of await this.#project.fix(({ safety }) => safety === "safe" || fix === "unsafe")) {
      this.fixedText = text;
      if (fixed === 0 || stdin === true) continue;
      const shown = this.#shown.get(file.absolutePath) ?? file.input.path;
      if (fixDryRun === true) this.patch += createTwoFilesPatch(`a/${shown}`, `b/${shown}`, file.input.text, text);
      else await this.#write(file, text);
    }
  }
  async #write({ absolutePath, root, input }, text) {
    try {
      if (this.#inputs.get(absolutePath)?.writable !== true) throw new Error("the file lies outside the project");
      await writeBytes(absolutePath, root, encode(text, input.hasByteOrderMark));
    } catch (error) {
      this.#unwritten.set(absolutePath, `not fixed: ${describeError(error)}`);
    }
  }
  results() {
    const results = this.#before ?? this.#project.results();
    const files = [...this.#inputs].map(([absolutePath, { file }], index) => {
      const result = results[index];
      const path = this.#shown.get(file.absolutePath) ?? file.path;
      const unwritten = this.#unwritten.get(absolutePath);
      const failures = [...result?.failures ?? [], ...unwritten === void 0 ? [] : [unwritten]];
      const diagnostics = (result?.diagnostics ?? []).map((diagnostic) => showPaths(diagnostic, path.slice(0, path.length - file.path.length)));
      return { ...result ?? unreadable({ path, reason: "" }), path, diagnostics, failures };
    });
    return [...files, ...this.#unread].sort((a, b) => compareText(a.path, b.path));
  }
  /** Lets go of what the results still needed for their reports. */
  async close() {
    for (const text of this.#streamed) await text.close();
  }
  #treeOf(root) {
    const tree = this.#trees.get(root) ?? listedTree(root);
    this.#trees.set(root, tree);
    return tree;
  }
};
var unkept = { text: "", hasByteOrderMark: false, faults: [] };
function unreadable({ path, reason }, kind = "markdown") {
  return { path, kind, diagnostics: [], source: void 0, failures: [reason] };
}
function showPaths(diagnostic, prefix) {
  const related = diagnostic.related.map((each) => each.path === void 0 ? each : { ...each, path: prefix + each.path });
  return { ...diagnostic, path: prefix + diagnostic.path, related };
}

// src/cli/print-config.ts
async function printConfig(paths, options, configs, streams, cwd) {
  const [path] = paths;
  if (path === void 0 || paths.length > 1) throw new UsageError("--print-config needs one path.");
  const { file, reason } = await discoverText(path, "", cwd, { configs, kind: options.kind });
  if (file === void 0) throw new UsageError(reason ?? "");
  const linter = new Linter({ parser: await chooseParser("remark"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  const settings = linter.settingsOf(file.config.layers, toForwardSlashes(file.absolutePath));
  const rules = Object.fromEntries([...settings.rules].map(([id, { severity, options: given }]) => [id, given === void 0 ? severity : [severity, given]]));
  const shown = { path: file.path, kind: file.kind, configuration: file.config.file === void 0 ? null : toForwardSlashes(file.config.file), profiles: settings.profiles ?? null, rules };
  streams.stdout.write(`${JSON.stringify(shown, null, 2)}
`);
  return 0;
}

// src/cli/progress.ts
var patience = 1e3;
var pause = 100;
var Progress = class {
  #output;
  #total;
  #done = 0;
  #next = performance.now() + patience;
  #shown = false;
  constructor(output, total) {
    this.#output = output;
    this.#total = total;
  }
  step(path) {
    this.#done += 1;
    if (this.#output.isTTY !== true || performance.now() < this.#next) return;
    this.#next = performance.now() + pause;
    this.#shown = true;
    const name = path.replaceAll(/[^\x20-\x7E]/g, "?").slice(-50);
    this.#output.write(`\r\x1B[K[${String(this.#done)}/${String(this.#total)}] ${name}`);
  }
  end() {
    if (this.#shown) this.#output.write("\r\x1B[K");
  }
};

// src/cli/shown-paths.ts
function shownPaths(files) {
  const roots = [...new Set(files.map(({ root }) => root))];
  if (roots.length < 2) return new Map(files.map(({ absolutePath, path }) => [absolutePath, path]));
  const parts = roots.map(split);
  const first = parts[0] ?? [];
  const shared = first.findIndex((part, index) => parts.some((other) => other[index] !== part));
  const above = shared === -1 ? first.length : shared;
  return new Map(files.map(({ absolutePath, root, path }) => [absolutePath, [...split(root).slice(above), path].join("/")]));
}
function split(path) {
  return path.split(/[\\/]/);
}

// src/cli/lint.ts
async function lint(paths, options, streams, cwd) {
  const configs = configSource(options, cwd);
  if (options.printConfig === true) return printConfig(paths, options, configs, streams, cwd);
  if (options.staged === true && options.fix !== void 0) throw new UsageError("--staged reads the index, which --fix does not write; leave one out.");
  const parser = await chooseParser(options.parser).catch((error) => {
    throw new UsageError(`--parser: ${describeError(error)}.`);
  });
  const linter = new Linter({ parser, rules: ruleEntries, inlineConfig: options.inlineConfig, ruleUrl });
  const { inputs, notes, failures } = await collectInputs(paths, options, configs, streams, cwd);
  const run = new LintRun(linter, options, shownPaths(inputs.map(({ file }) => file)));
  const progress = new Progress(streams.stderr, inputs.length);
  for (const input of inputs) {
    progress.step(input.file.path);
    await run.add(input);
  }
  progress.end();
  if (options.fix !== void 0 || options.fixDryRun === true) await run.fix();
  const files = [...run.results(), ...failures.map((failure) => unreadable(failure))];
  if (options.stdin === true && options.fix !== void 0) streams.stdout.write(run.fixedText);
  else if (options.fixDryRun === true) streams.stdout.write(run.patch);
  await printReport(files, notes, options, streams, cwd);
  await run.close();
  return exitStatus(files, inputs.length, options);
}
async function printReport(files, notes, options, streams, cwd) {
  const toFile = options.outputFile !== void 0;
  const report = formats[options.format]({
    files,
    rules: reportRules(ruleEntries, options.format === "sarif" || options.verbose === true),
    toolVersion,
    informationUri: homePage,
    color: streams.color && options.color && !toFile,
    verbose: options.verbose === true,
    quiet: options.quiet === true,
    includeSuppressed: options.sarifSuppressed === true || options.format === "json",
    notes
  });
  if (options.outputFile !== void 0) {
    await writeFile(resolve(cwd, options.outputFile), report).catch((error) => {
      throw new UsageError(`The report cannot be written to \`${options.outputFile ?? ""}\`: ${describeError(error)}.`);
    });
  } else if (options.stdin === true && options.fix !== void 0 || options.fixDryRun === true) {
    streams.stderr.write(report);
  } else {
    streams.stdout.write(report);
  }
}
function exitStatus(files, inputCount, options) {
  const open2 = files.flatMap(({ diagnostics }) => diagnostics).filter(({ suppressed }) => suppressed === void 0);
  const warnings = open2.filter(({ severity }) => severity === "warning").length;
  if (files.some(({ failures }) => failures.length > 0)) return 2;
  if (inputCount === 0 && options.errorOnNoFiles === true) return 2;
  const tooMany = options.maxWarnings !== void 0 && warnings > options.maxWarnings;
  return open2.some(({ severity }) => severity === "error") || tooMany ? 1 : 0;
}
export {
  lint
};
