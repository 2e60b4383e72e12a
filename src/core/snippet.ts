import type { DocumentKind } from "./document.ts";
import type { JsonValue } from "./json.ts";
import type { CodeNode } from "./markdown.ts";
import type { PythonSnippet } from "./python.ts";
import type { ShellSnippet } from "./shell.ts";
import type { Span } from "./span.ts";

/** The languages that fences are parsed in. */
export type SnippetLanguage = "shell" | "python" | "json";

/** The words after the opening fence that name a language, in lower case. Transcripts (`console`) and dialects (`zsh`) are absent. */
const languageOfWord: ReadonlyMap<string, SnippetLanguage> = new Map([
  ["bash", "shell"],
  ["sh", "shell"],
  ["shell", "shell"],
  ["python", "python"],
  ["py", "python"],
  ["python3", "python"],
  ["json", "json"],
]);

/** The language of a fence by the first word of its info string; `undefined` for all that is not parsed. */
export function languageOf(word: string | undefined): SnippetLanguage | undefined {
  return word === undefined ? undefined : languageOfWord.get(word.toLowerCase());
}

/** Why a snippet does not parse. */
export interface SnippetFault {
  /** Offsets into the document; empty where something is missing. */
  readonly span: Span;
  /** What is wrong, in a few words that can stand after a colon. */
  readonly reason: string;
}

/** What all languages have in common. All spans are offsets into the document. */
export interface SnippetBase {
  readonly fence: CodeNode;
  /** The lines between the fence lines, container prefixes included. */
  readonly span: Span;
  /** The code without container prefixes, with `\n` as line break. */
  readonly code: string;
  /** Whether a fence line closes it; else the end of a container or of the document cuts it off. */
  readonly closed: boolean;
  /** In the order of the text. */
  readonly faults: readonly SnippetFault[];
}

export interface JsonSnippet extends SnippetBase {
  readonly language: "json";
  /** Spans in it are offsets into `code`; absent where a fault is. */
  readonly value: JsonValue | undefined;
}

export type Snippet = ShellSnippet | PythonSnippet | JsonSnippet;

export type SnippetOf<L extends SnippetLanguage> = Extract<Snippet, { language: L }>;

/** The kinds whose fences are instructions: a comment or a log shows what was, not what to do. */
export const kindsWithSnippets: readonly DocumentKind[] = ["skill", "skill-resource", "prompt", "note", "markdown"];
