import type { Span } from "./span.ts";
import { findPair, type Mapping } from "./yaml.ts";

/**
 * A place into which Claude Code puts what stands behind the name of a skill when it is called
 * (code.claude.com/docs/en/skills, "Available string substitutions"). It looks at the text alone, so that a code block protects nothing.
 */
export interface Placeholder {
  /** One word by its 0-based position (`$ARGUMENTS[1]`, `$1`) or by its declared name (`$branch`), or all of them: `ARGUMENTS`. */
  readonly takes: number | string;
  readonly span: Span;
}

/** The names under `arguments`, in order: words of a text, or a list. Names that are numbers mean nothing. */
export function argumentNames(mapping: Mapping | undefined): string[] {
  const value = findPair(mapping, "arguments")?.value;
  const items = value?.kind === "sequence" ? value.items : [];
  const words = value?.kind === "scalar" ? value.text.split(/\s+/) : items.map((item) => (item.kind === "scalar" ? item.text.trim() : ""));
  return words.filter((word) => word !== "" && !/^\d+$/.test(word));
}

/** Every placeholder from an offset (UTF-16) on, in order. One behind a single backslash is none. */
export function findPlaceholders(text: string, from: number, names: readonly string[]): Placeholder[] {
  const named = names.filter((name) => /^\w+$/.test(name)).map((name) => `${name}(?![\\w[])`);
  const pattern = new RegExp(String.raw`(?<!(?<!\\)\\)\$(?:ARGUMENTS\[(\d+)\]|(ARGUMENTS)|(\d+)(?!\w)${named.length > 0 ? `|(${named.join("|")})` : ""})`, "g");
  pattern.lastIndex = from;
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, long, all, short, name] = match;
    const position = long ?? short;
    const span = { start: match.index, end: match.index + whole.length };
    return { takes: position === undefined ? (all ?? name ?? "") : Number(position), span };
  });
}
