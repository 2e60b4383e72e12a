import type { MarkerContract } from "../../src/core/contract.ts";
import type { Document } from "../../src/core/document.ts";
import type { Span } from "../../src/core/span.ts";

/** How many literals of a family a tree holds, by what readers make of them. No text of the tree. */
export interface LiteralCount {
  readonly tree: string;
  readonly family: string;
  /** Comments of the page that are markers. */
  readonly live: number;
  /** Comments in code, in code spans and in quotes: whole markers, or with a part to fill in. */
  readonly example: number;
  /** Comments of the page that begin like a marker and are none: with a part to fill in, or with more behind the head. */
  readonly open: number;
  /** Heads without the delimiters of a comment. */
  readonly inert: number;
}

/** Sorts every literal of every family in a document. */
export function classify(document: Document, tree: string): LiteralCount[] {
  const live = new Set(document.markers().map(({ head }) => head.span.start));
  const shown = [...document.nodes("code"), ...document.nodes("inlineCode")].map(({ span }) => span);
  const quoted = document.nodes("html").filter(({ within }) => within.includes("blockquote")).map(({ span }) => span);
  const taken = new Set<number>();
  // A longer head may begin with a shorter one, which must not count as well.
  const contracts = [...document.contracts.markers].sort((a, b) => b.head.template.length - a.head.template.length);
  return contracts.flatMap((contract): LiteralCount[] => {
    const count = { live: 0, example: 0, open: 0, inert: 0 };
    for (const { index } of document.text.matchAll(literalOf(contract))) {
      if (taken.has(index)) continue;
      taken.add(index);
      const before = /<!--\s*$/.exec(document.text.slice(Math.max(0, index - 20), index));
      if (before === null) count.inert += 1;
      else if (live.has(index)) count.live += 1;
      else if ([...shown, ...quoted].some((span) => holds(span, index))) count.example += 1;
      else count.open += 1;
    }
    return Object.values(count).some((each) => each > 0) ? [{ tree, family: contract.family, ...count }] : [];
  });
}

function holds({ start, end }: Span, at: number): boolean {
  return start <= at && at < end;
}

/** The head with anything in place of its parameters: a word, or a name in braces, in angle brackets or behind a dollar sign. */
function literalOf({ head, pair }: MarkerContract): RegExp {
  const one = (literals: readonly string[]): string =>
    literals.map((each) => each.replaceAll(/[$()*+.?[\\\]^{|}]/g, (sign) => `\\${sign}`)).join(String.raw`(?:\{[^{}\s]*\}|<[\w-]+>|\$\{?[\w.]+\}?|[A-Za-z0-9_]+(?:-[a-z]+)?)`);
  const heads = [head.literals, ...(pair === undefined ? [] : [pair.end.literals])].map(one);
  return new RegExp(String.raw`(?<![\w/-])(?:${heads.join("|")})(?![\w-])`, "g");
}

/** Rows of one family and tree put together, in order. */
export function mergeCounts(counts: readonly LiteralCount[]): LiteralCount[] {
  const rows = new Map<string, LiteralCount>();
  for (const each of counts) {
    const key = `${each.tree} ${each.family}`;
    const before = rows.get(key);
    rows.set(
      key,
      before === undefined ? each : { ...each, live: before.live + each.live, example: before.example + each.example, open: before.open + each.open, inert: before.inert + each.inert },
    );
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** The part of `docs/precision.md` about literals. */
export function renderLiterals(counts: readonly LiteralCount[]): string[] {
  const trees = [...new Set(counts.map(({ tree }) => tree))];
  return trees.flatMap((tree) => {
    const rows = counts.filter((each) => each.tree === tree);
    const cells = ({ live, example, open, inert }: Omit<LiteralCount, "tree" | "family">): string => `${String(live)} | ${String(example)} | ${String(open)} | ${String(inert)}`;
    const total = mergeCounts(rows.map((row) => ({ ...row, family: "all" })))[0];
    return [
      "## Literals of markers",
      "",
      `Every literal of a built-in family in the Markdown files of ${tree},`,
      "by what readers of a page make of it: comments that are markers (live), comments in code and in quotes (example), comments that",
      "begin like a marker and are none (open), and heads without the delimiters of a comment (inert).",
      "`node scripts/run.mjs scripts/literals.ts DIR` counts them in any tree.",
      "",
      "| Family | Live | Example | Open | Inert |",
      "| --- | --- | --- | --- | --- |",
      ...rows.map((row) => `| \`${row.family}\` | ${cells(row)} |`),
      ...(total === undefined ? [] : [`| all | ${cells(total)} |`]),
      "",
    ];
  });
}
