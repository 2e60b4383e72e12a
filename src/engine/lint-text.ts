import type { FileResult } from "../core/diagnostic.ts";
import type { DocumentKind } from "../core/document.ts";
import { applyFixes } from "../core/fix.ts";
import type { Fix } from "../core/diagnostic.ts";
import { lintDocument, type LintSettings } from "../core/lint.ts";
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
}

/** Lints one text. Never throws for what the text holds; a rule that fails is a failure of the result. */
export function lintText(input: LintInput, settings: LintSettings, reader: DocumentReader): FileResult {
  const document = createDocument(input, reader);
  const { diagnostics, failures } = lintDocument(document, settings);
  return { path: input.path, kind: input.kind, diagnostics, source: document.source, hasByteOrderMark: input.hasByteOrderMark, failures };
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
export function fixText(input: LintInput, settings: LintSettings, reader: DocumentReader, accepts: (fix: Fix) => boolean): FixResult {
  let text = input.text;
  let fixed = 0;
  let result = lintText(input, settings, reader);
  for (let pass = 0; pass < mostPasses && result.failures.length === 0; pass += 1) {
    const next = applyFixes(text, result.diagnostics, accepts);
    if (next.applied.length === 0) break;
    text = next.text;
    fixed += next.applied.length;
    result = lintText({ ...input, text }, settings, reader);
  }
  return { text, fixed, result };
}
