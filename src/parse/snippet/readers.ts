import { languageOf, type Snippet, type SnippetLanguage } from "../../core/snippet.ts";
import type { SnippetCode } from "./snippet-code.ts";

/** What parses the fences of one language. It never throws for what a fence holds. */
export type SnippetReader = (source: SnippetCode) => Snippet;

export type SnippetReaders = Partial<Readonly<Record<SnippetLanguage, SnippetReader>>>;

/** Loads the parsers of some languages. They are large, so that nobody pays for those that no document asks for. */
export async function loadSnippetReaders(languages: Iterable<SnippetLanguage>): Promise<SnippetReaders> {
  const loaded = await Promise.all([...languages].map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(loaded);
}

async function load(language: SnippetLanguage): Promise<SnippetReader> {
  switch (language) {
    case "shell":
      return (await import("./shell.ts")).readShell;
    case "python":
      return (await import("./python.ts")).readPython;
    case "json":
      return (await import("./json.ts")).readJsonSnippet;
  }
}

/** The first word behind a run of three or more backticks or tildes, also inside a JSON string. */
const fenceWord = /(?:`{3}|~{3})[ \t]*([A-Za-z][\w+-]*)/g;

/** The languages that the fences of a text may be in. Some of them may turn out to be no fences. */
export function languagesIn(text: string): ReadonlySet<SnippetLanguage> {
  const languages = new Set<SnippetLanguage>();
  for (const [, word] of text.matchAll(fenceWord)) {
    const language = languageOf(word);
    if (language !== undefined) languages.add(language);
  }
  return languages;
}
