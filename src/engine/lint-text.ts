import { checkProject } from "../core/check-project.ts";
import type { FileResult, Fix } from "../core/diagnostic.ts";
import type { DocumentKind, Target } from "../core/document.ts";
import { applyFixes } from "../core/fix.ts";
import { examine, type LintSettings } from "../core/examine.ts";
import { conclude } from "../core/lint.ts";
import type { SourceText } from "../core/source-text.ts";
import type { StreamedText } from "../core/streamed-text.ts";
import type { Tree } from "../core/tree.ts";
import type { DecodedText } from "../parse/decode.ts";
import { createDocument, type DocumentReader } from "../parse/document.ts";

/** A decoded file and what is known of it. */
export interface LintInput extends DecodedText {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly kind: DocumentKind;
  /** The name by which the file is found, where it is not the last part of its path: that of a link. */
  readonly fileName?: string;
  readonly folderNames: readonly string[];
  /** The text itself, when it is a captured thread that is too large to be kept; `text` is empty then. */
  readonly streamed?: StreamedText;
  /** The files around the text, for rules that ask whether a path exists. */
  readonly tree?: Tree | undefined;
  /** The issue or pull request under which the text stands or is to be posted. */
  readonly target?: Target | undefined;
}

/**
 * Lints one text. `neighbours` are the other documents of its project, for rules that look across them. Never throws for
 * what a text holds; a rule that fails is a failure of the result.
 */
export function lintText(input: LintInput, settings: LintSettings, reader: DocumentReader, neighbours: readonly LintInput[] = []): FileResult {
  const examination = examine(createDocument(input, reader), settings);
  const others = neighbours.map((each) => examine(createDocument(each, reader), settings));
  checkProject([examination, ...others]);
  const sourceOf = (path: string): SourceText | undefined => others.find(({ document }) => document.path === path)?.document.source;
  const { diagnostics, failures } = conclude(examination, sourceOf);
  return { path: input.path, kind: input.kind, diagnostics, source: examination.document.source, hasByteOrderMark: input.hasByteOrderMark, failures };
}

/** A fixed point is reached within a few passes; more means that two fixes undo each other. */
const mostPasses = 10;

export interface FixResult {
  /** The text with every fix in it that `accepts` takes. */
  readonly text: string;
  /** How many fixes were applied. */
  readonly fixed: number;
  /** What is left, with the places of the fixed text. */
  readonly result: FileResult;
}

/** Lints and fixes a text until no accepted fix is left or ten passes are over. */
export function fixText(
  input: LintInput,
  settings: LintSettings,
  reader: DocumentReader,
  accepts: (fix: Fix) => boolean,
  neighbours: readonly LintInput[] = [],
): FixResult {
  let text = input.text;
  let fixed = 0;
  let result = lintText(input, settings, reader, neighbours);
  for (let pass = 0; pass < mostPasses && result.failures.length === 0; pass += 1) {
    const next = applyFixes(text, result.diagnostics, accepts);
    if (next.applied.length === 0) break;
    text = next.text;
    fixed += next.applied.length;
    result = lintText({ ...input, text }, settings, reader, neighbours);
  }
  return { text, fixed, result };
}
