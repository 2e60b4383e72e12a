/** What stands behind the sign of a reference. Offsets count from the first character behind the sign. */
export interface NameRead {
  /** The number as it is written; empty where there is none. */
  readonly number: string;
  /** The words that are surely or probably the title; empty where there is none. */
  readonly title: string;
  /** The same and everything to the end of the sentence or the bracket: a title may be longer than it seems. */
  readonly rest: string;
  /** Whether a mark ends the title, so that no word behind it is part of it and none of its words is not. */
  readonly isDelimited: boolean;
  /** Where the title begins and the name ends, a mark behind it included, in UTF-16 units. */
  readonly titleStart: number;
  readonly length: number;
}

const closers: Readonly<Record<string, RegExp>> = { '"': /"/, "“": /”/, "`": /`/, "*": /\*/, "**": /\*\*/, "_": /_/, "'": /'(?!\w)/ };

/** Reads the number and the title of a section at the start of a text; `undefined` where neither is there. */
export function readName(text: string, withTitle: boolean): NameRead | undefined {
  const number = /^\d{1,2}(?:\.\d{1,2})*(?![\w%]|\.\w|[-–—]\w|,\d)/.exec(text)?.[0] ?? "";
  if (number === "" && (/^\d/.test(text) || !withTitle)) return undefined;
  const gap = number === "" ? "" : (/^(?:[ \t]*(?:[—–:-][ \t]+|\()|[ \t]+)(?=["“`*_]*\p{Lu})/u.exec(text.slice(number.length))?.[0] ?? undefined);
  if (gap === undefined || !withTitle) return { number, title: "", rest: "", isDelimited: false, titleStart: number.length, length: number.length };
  const opening = /^(?:\*\*|["“`*_'])?/.exec(text.slice(number.length + gap.length))?.[0] ?? "";
  const start = number.length + gap.length + opening.length;
  const read = opening === "" ? readOpen(text.slice(start)) : readQuoted(text.slice(start), closers[opening] ?? /$/);
  if (read === undefined || !/^[\p{L}\p{N}]/u.test(read.title)) return number === "" ? undefined : { number, title: "", rest: "", isDelimited: false, titleStart: number.length, length: number.length };
  return { number, ...read, titleStart: start, length: start + read.title.length + (opening === "" ? 0 : opening.length) };
}

function readQuoted(text: string, closer: RegExp): Pick<NameRead, "title" | "rest" | "isDelimited"> | undefined {
  const end = text.search(closer);
  if (end < 1 || /\n\s*\n/.test(text.slice(0, end))) return undefined;
  return { title: text.slice(0, end), rest: text.slice(0, end), isDelimited: true };
}

/** Words without a mark around them: they end with the sentence, the bracket or the cell at the latest. */
function readOpen(text: string): Pick<NameRead, "title" | "rest" | "isDelimited"> {
  const last = text.search(/[)\]|;"”]|[.!?](?=[*_)\]]*(?:\s|$))|\n[ \t]*(?:\n|[-*+#>|]|\d+\.)/);
  const rest = (last === -1 ? text : text.slice(0, last)).trimEnd();
  const first = rest.search(/[,:(*→`[=]|['’]s\b|[ \t](?:[—–-]|=>|->|\+|&&)[ \t]|\s(?:above|below)\b|\s(?:of|in|from)(?:\s+the)?\s+(?=[`[*]|[\w./-]+\.md\b)|_(?=\s)/);
  const isDelimited = first === -1 ? last !== -1 && /[)\]|]/.test(text.charAt(last)) : /^\s[ab]/.test(rest.slice(first));
  const title = (first === -1 ? rest : rest.slice(0, first)).trimEnd().replace(/\s+section$/, "");
  return { title: isDelimited ? title : leadingName(title), rest, isDelimited };
}

/**
 * The words that a name begins with where nothing ends it: those in capitals, numbers, and what joins two of them. Behind them, the
 * sentence may go on.
 */
function leadingName(text: string): string {
  const name = /^\S+(?:\s+(?:(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|vs\.?|with|&|\/)\s+){0,2}(?=[\p{Lu}\p{N}])\S+)*/u.exec(text)?.[0] ?? "";
  return name.replace(/[.,;:!?]+$/, "");
}
