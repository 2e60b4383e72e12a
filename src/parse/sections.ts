import type { Section } from "../core/document.ts";
import type { HeadingNode } from "../core/markdown.ts";

/** The sections of a text of `length` code units. Headings inside quotes and list items open none, as in a table of contents. */
export function findSections(headings: readonly HeadingNode[], length: number): Section[] {
  const own = headings.filter(({ within }) => within.length === 0);
  const ends = own.map(() => length);
  const open: number[] = [];
  for (const [index, heading] of own.entries()) {
    for (let last = open.at(-1); last !== undefined && (own[last]?.depth ?? 0) >= heading.depth; last = open.at(-1)) {
      ends[last] = heading.span.start;
      open.pop();
    }
    open.push(index);
  }
  const ancestors: Section[] = [];
  return own.map((heading, index) => {
    while ((ancestors.at(-1)?.heading.depth ?? 0) >= heading.depth) ancestors.pop();
    const section: Section = { heading, span: { start: heading.span.start, end: ends[index] ?? length }, parent: ancestors.at(-1) };
    ancestors.push(section);
    return section;
  });
}
