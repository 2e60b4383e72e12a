import type { ConfigLayer } from "../config/config.ts";
import { checkProject } from "../core/check-project.ts";
import type { Diagnostic, FileResult, Fix } from "../core/diagnostic.ts";
import type { Examination } from "../core/examine.ts";
import { applyFixes } from "../core/fix.ts";
import { conclude } from "../core/lint.ts";
import type { LintInput } from "./lint-text.ts";
import type { Linter } from "./linter.ts";

/** A decoded file, and under which configuration it is linted. */
export interface ProjectFile {
  readonly input: LintInput;
  readonly layers: readonly ConfigLayer[];
  /** With forward slashes. */
  readonly absolutePath: string;
  /** The root of its project: rules that look across documents look at those of one root. */
  readonly root: string;
  /** Whether the file is there for what rules note of it alone: it has no findings of its own and is never mended. */
  readonly factsOnly?: boolean;
}

/** A fixed point is reached within a few passes; more means that two fixes undo each other. */
const mostPasses = 10;

/** A file with every accepted fix in its text. */
export interface FixedFile {
  readonly file: ProjectFile;
  readonly text: string;
  /** How many fixes were applied. */
  readonly fixed: number;
  /** The diagnostics that each pass mended; their offsets are those of the text before that pass. */
  readonly passes: readonly (readonly Diagnostic[])[];
}

/** The files of a run, each examined once; what looks across them runs when the results are asked for. */
export class ProjectRun {
  readonly #linter: Linter;
  readonly #files: { file: ProjectFile; text: string; passes: (readonly Diagnostic[])[]; examination: Examination }[] = [];

  constructor(linter: Linter) {
    this.#linter = linter;
  }

  async add(file: ProjectFile): Promise<void> {
    this.#files.push({ file, text: file.input.text, passes: [], examination: await this.#examine(file, file.input.text) });
  }

  /** The results in the order in which the files were added. */
  results(): FileResult[] {
    const findings = this.#conclude();
    return this.#files.map(({ file: { input }, examination }, index) => ({
      path: input.path,
      kind: input.kind,
      diagnostics: findings[index]?.diagnostics ?? [],
      source: examination.document.source,
      hasByteOrderMark: input.hasByteOrderMark,
      failures: findings[index]?.failures ?? [],
    }));
  }

  /**
   * Applies fixes in memory until none that is accepted is left, or ten passes are over, and gives the new texts. Only files
   * that change are examined again.
   */
  async fix(accepts: (fix: Fix) => boolean): Promise<readonly FixedFile[]> {
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const changed = this.#conclude().map(({ diagnostics, failures }, index) => (failures.length > 0 || this.#files[index]?.file.factsOnly === true ? [] : this.#apply(index, diagnostics, accepts)));
      if (changed.every(({ length }) => length === 0)) break;
      for (const [index, each] of this.#files.entries()) {
        if ((changed[index]?.length ?? 0) > 0) each.examination = await this.#examine(each.file, each.text);
      }
    }
    return this.#files.map(({ file, text, passes }) => ({ file, text, fixed: passes.flat().length, passes }));
  }

  #apply(index: number, diagnostics: readonly Diagnostic[], accepts: (fix: Fix) => boolean): readonly Diagnostic[] {
    const each = this.#files[index];
    if (each === undefined) return [];
    const { text, applied } = applyFixes(each.text, diagnostics, accepts);
    each.text = text;
    if (applied.length > 0) each.passes.push(applied);
    return applied;
  }

  #conclude(): { readonly diagnostics: readonly Diagnostic[]; readonly failures: readonly string[] }[] {
    const roots = new Map<string, Map<string, Examination>>();
    for (const { file, examination } of this.#files) {
      const ofRoot = roots.get(file.root) ?? new Map<string, Examination>();
      roots.set(file.root, ofRoot.set(file.input.path, examination));
    }
    // Findings of the project are added to copies, so that they can be asked for again after a fix.
    const copies = new Map([...roots].map(([root, examinations]) => [root, new Map([...examinations].map(([path, each]) => [path, { ...each, findings: [...each.findings] }]))]));
    for (const examinations of copies.values()) checkProject([...examinations.values()]);
    return this.#files.map(({ file, examination }) => {
      const examinations = copies.get(file.root);
      return conclude(examinations?.get(file.input.path) ?? examination, (path) => examinations?.get(path)?.document.source);
    });
  }

  #examine({ input, layers, absolutePath, factsOnly }: ProjectFile, text: string): Promise<Examination> {
    return this.#linter.examine({ ...input, text }, layers, absolutePath, factsOnly);
  }
}
