import type { CodeNode } from "../../core/markdown.ts";
import { languageOf, type Snippet, type SnippetLanguage } from "../../core/snippet.ts";
import type { SnippetReaders } from "./readers.ts";
import { longestCode, snippetCode } from "./snippet-code.ts";

/** The fences of one language, parsed. Throws when there are such fences and their parser was not loaded. */
export function findSnippets(document: string, code: readonly CodeNode[], language: SnippetLanguage, readers: SnippetReaders): Snippet[] {
  return code
    .filter(({ lang, span }) => languageOf(lang) === language && span.end - span.start <= longestCode)
    .map((fence) => {
      const read = readers[language];
      if (read === undefined) throw new Error(`the parser of ${language} is not loaded`);
      return read(snippetCode(document, fence));
    });
}
