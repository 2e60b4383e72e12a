import type { TreeQuestion } from "./asked-tree.ts";
import type { Examination } from "./examine.ts";
import type { Tree } from "./tree.ts";

/** A text with all that decides what rules find in it, but for the answers of the tree around it. */
export interface ExaminedText {
  /** What tells it from other texts of a run: one examination is kept for each. */
  readonly id: string;
  readonly text: string;
  /** What is known of the text besides, as JSON. */
  readonly place: string;
  /** The settings under which it is examined, as JSON: the same string for many texts. */
  readonly settings: string;
  readonly tree: Tree | undefined;
}

/** What is kept of an examination: plain data. */
export interface KeptExamination extends Pick<Examination, "findings" | "directives" | "facts"> {
  /** Whether the parser needs what is loaded late for this text. */
  readonly late: boolean;
}

/** Examinations of earlier runs. */
export interface KeptExaminations {
  /** What was found in the same text under the same settings, with the same answers of the tree. */
  find(examined: ExaminedText): KeptExamination | undefined;
  /** Keeps what was found; `asked` is what was asked of the tree. */
  keep(examined: ExaminedText, asked: readonly TreeQuestion[], examination: KeptExamination): void;
  /** What was noted of the same text under the same settings, which asked nothing of the tree; else what `make` gives, which is kept. */
  noted(examined: ExaminedText, make: () => string): string;
}
