import type { Span } from "../span.ts";

/** The first line in a span that is neither blank, a comment nor a ruler. */
export function firstContent(text: string, { start, end }: Span): Span | undefined {
  const visible = text.slice(start, end).replaceAll(/<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\r\n]/g, " "));
  const line = /[^\s].*/g;
  for (let match = line.exec(visible); match !== null; match = line.exec(visible)) {
    if (/^(?:[-*_][ \t]*){3,}$/.test(match[0])) continue;
    return { start: start + match.index, end: start + match.index + match[0].trimEnd().length };
  }
  return undefined;
}
