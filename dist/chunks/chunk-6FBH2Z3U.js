import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  applyFixes,
  checkProject,
  conclude
} from "./chunk-WDPDSEKW.js";

// src/engine/project-run.ts
var mostPasses = 10;
var ProjectRun = class {
  #linter;
  #files = [];
  constructor(linter) {
    this.#linter = linter;
  }
  async add(file) {
    this.#files.push({ file, text: file.input.text, passes: [], examination: await this.#examine(file, file.input.text) });
  }
  /** The results in the order in which the files were added. */
  results() {
    const findings = this.#conclude();
    return this.#files.map(({ file: { input }, examination }, index) => ({
      path: input.path,
      kind: input.kind,
      diagnostics: findings[index]?.diagnostics ?? [],
      source: examination.document.source,
      hasByteOrderMark: input.hasByteOrderMark,
      failures: findings[index]?.failures ?? []
    }));
  }
  /**
   * Applies fixes in memory until none that is accepted is left, or ten passes are over, and gives the new texts. Only files
   * that change are examined again.
   */
  async fix(accepts) {
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const changed = this.#conclude().map(({ diagnostics, failures }, index) => failures.length > 0 || this.#files[index]?.file.factsOnly === true ? [] : this.#apply(index, diagnostics, accepts));
      if (changed.every(({ length }) => length === 0)) break;
      for (const [index, each] of this.#files.entries()) {
        if ((changed[index]?.length ?? 0) > 0) each.examination = await this.#examine(each.file, each.text);
      }
    }
    return this.#files.map(({ file, text, passes }) => ({ file, text, fixed: passes.flat().length, passes }));
  }
  #apply(index, diagnostics, accepts) {
    const each = this.#files[index];
    if (each === void 0) return [];
    const { text, applied } = applyFixes(each.text, diagnostics, accepts);
    each.text = text;
    if (applied.length > 0) each.passes.push(applied);
    return applied;
  }
  #conclude() {
    const roots = /* @__PURE__ */ new Map();
    for (const { file, examination } of this.#files) {
      const ofRoot = roots.get(file.root) ?? /* @__PURE__ */ new Map();
      roots.set(file.root, ofRoot.set(file.input.path, examination));
    }
    const copies = new Map([...roots].map(([root, examinations]) => [root, new Map([...examinations].map(([path, each]) => [path, { ...each, findings: [...each.findings] }]))]));
    for (const examinations of copies.values()) checkProject([...examinations.values()]);
    return this.#files.map(({ file, examination }) => {
      const examinations = copies.get(file.root);
      return conclude(examinations?.get(file.input.path) ?? examination, (path) => examinations?.get(path)?.document.source);
    });
  }
  #examine({ input, layers, absolutePath, factsOnly }, text) {
    return this.#linter.examine({ ...input, text }, layers, absolutePath, factsOnly);
  }
};

export {
  ProjectRun
};
