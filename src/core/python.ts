import type { SnippetBase } from "./snippet.ts";
import type { Span } from "./span.ts";

/** What rules see of Python code. All spans are offsets into the document. */
export interface PythonSnippet extends SnippetBase {
  readonly language: "python";
  readonly calls: readonly PythonCall[];
  readonly comparisons: readonly PythonComparison[];
}

export interface PythonCall {
  readonly span: Span;
  /** What is called, as written: `next`, `events.read`. */
  readonly callee: string;
  /** What stands between the parentheses. */
  readonly arguments: Span;
  /** Whether its first argument is a generator with a condition: `next(e for e in events if …)`. */
  readonly selects: boolean;
}

export interface PythonComparison {
  readonly span: Span;
  readonly left: string;
  readonly operator: string;
  readonly right: string;
}
