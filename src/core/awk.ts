import type { Span } from "./span.ts";

/** The quoted programs of the calls of awk in a shell text: where each stands between its single quotes, in UTF-16 offsets into the text. */
export function findAwkPrograms(shell: string): Span[] {
  return [...shell.matchAll(/(?<![\w./-])[gmn]?awk(?=\s)/g)].flatMap(({ index, 0: name }) => quotedWords(shell, index + name.length));
}

/** The single-quoted strings up to the end of the command. */
function quotedWords(shell: string, from: number): Span[] {
  const words: Span[] = [];
  // Quoted strings, escaped characters and everything that ends no command; a quote that nothing closes ends it too.
  const token = /'([^']*)'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|[^'"\\|;&()`\n]/gy;
  token.lastIndex = from;
  for (let match = token.exec(shell); match !== null; match = token.exec(shell)) {
    if (match[1] !== undefined) words.push({ start: match.index + 1, end: token.lastIndex - 1 });
  }
  return words;
}
