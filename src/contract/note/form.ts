import type { HeadPart } from "../../core/head-pattern.ts";
import type { Form, FormMatch, PartContract, PartType } from "../../core/note/form.ts";
import { escapePattern } from "../escape-pattern.ts";

const partPlace = /\{([A-Za-z_]\w*)\}/;

/** The texts and names of a form in turn, the text first. */
export function formParts(form: string): string[] {
  return form.split(partPlace);
}

/**
 * Makes a declared form ready. Contracts may come from strangers, so the patterns hold nothing but words of the contract and
 * fixed classes of characters, and run in linear time: a part takes all it can, up to the text behind it, and gives
 * nothing back. A dash may be of any length, and a space any white space on the line.
 */
export function compileForm(template: string, parts: ReadonlyMap<string, PartContract>, exact = false): Form {
  const pieces = formParts(template);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const source = patternOf(pieces, parts, exact, false);
  const whole = patternOf(pieces, parts, exact, true);
  // Behind a letter more letters would make it another word.
  const edge = /[\w]$/.test(template) ? String.raw`(?![\w])` : "";
  const wholly = lazyPattern(`^(?:${whole})$`, "d");
  const atStart = lazyPattern(`^(?:${source})${edge}`, "d");
  const atStartInAnyCase = lazyPattern(`^(?:${source})${edge}`, "di");
  const everywhere = lazyPattern(source + edge, "dg");
  const dates = names.filter((name) => parts.get(name)?.type === "date");
  const toMatch = (match: RegExpExecArray | null): FormMatch | undefined => {
    const found = match === null ? undefined : readMatch(match);
    // A full stop behind a path ends the sentence.
    for (const name of names) if (parts.get(name)?.type === "name") dropStop(found, name);
    return dates.every((name) => isDay(found?.parts.get(name)?.text ?? "")) ? found : undefined;
  };
  const run = (pattern: RegExp, text: string): FormMatch | undefined => toMatch(pattern.exec(text));
  return {
    template,
    parts: names,
    match: (text) => run(wholly(), text),
    matchStart: (text, ignoresCase = false) => run(ignoresCase ? atStartInAnyCase() : atStart(), text),
    matchEnd(text) {
      // The first text of a suffix tells where it can begin, so that no place is tried that cannot be one.
      const first = (pieces[0] ?? "").trim();
      for (let at = first === "" ? -1 : text.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(first, at - 1)) {
        const from = (pieces[0] ?? "").startsWith(" ") ? text.slice(0, at).trimEnd().length : at;
        const found = run(wholly(), text.slice(from));
        if (found !== undefined) return moved(found, from);
        if (text.length - at > longestSuffix) return undefined;
      }
      return undefined;
    },
    matchAll: (text) => [...text.matchAll(everywhere())].flatMap((match) => toMatch(match) ?? []),
    fill: (texts) => pieces.map((piece, index) => (index % 2 === 0 ? piece : (texts.get(piece) ?? `{${piece}}`))).join(""),
  };
}

/** A suffix is not looked for further from the end of a heading, in UTF-16 code units. */
const longestSuffix = 1000;

function patternOf(pieces: readonly string[], parts: ReadonlyMap<string, PartContract>, exact: boolean, whole: boolean): string {
  const known = new Set<string>();
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0) return literal(piece, exact);
      // A part that stands twice has the same text both times.
      if (known.has(piece)) return String.raw`\k<${piece}>`;
      known.add(piece);
      // A lookahead is left only once, and the reference behind it takes what was found.
      return String.raw`(?=(?<${piece}>${partPattern(parts.get(piece), behindOf(pieces, index, exact, whole))}))\k<${piece}>`;
    })
    .join("");
}

function literal(text: string, exact: boolean): string {
  if (exact) return escapePattern(text);
  return text
    .split(/( [—–-]{1,2} |\s+)/)
    .map((piece) => (/^ [—–-]{1,2} $/.test(piece) ? String.raw`\s{1,9}(?:—|–|--?)\s{1,9}` : /^\s+$/.test(piece) ? String.raw`\s{1,9}` : escapePattern(piece).replaceAll(/[—–]/g, "[—–-]")))
    .join("");
}

const units: Readonly<Record<Exclude<PartType, "date" | "ordinal">, string>> = {
  integer: String.raw`\d`,
  word: String.raw`[\w-]`,
  name: String.raw`[\w./-]`,
  token: String.raw`\S`,
  text: String.raw`[^\r\n]`,
};

/** Where the whole text has the form, the last part ends only at the last text: `({summary})` may hold parentheses. */
function behindOf(pieces: readonly string[], index: number, exact: boolean, whole: boolean): string {
  const text = pieces[index + 1] ?? "";
  if (text === "") return "";
  return whole && index + 2 === pieces.length ? `${literal(text, exact)}$` : literal(text, exact);
}

function partPattern(part: PartContract | undefined, behind: string): string {
  const type = part?.type ?? "word";
  if (part?.type === "enum") return [...part.words].sort((a, b) => b.length - a.length).map(escapePattern).join("|");
  if (type === "date") return String.raw`\d{4}-\d{2}-\d{2}`;
  if (type === "ordinal") return String.raw`\d+(?:[A-Za-z](?![A-Za-z]))?|[A-Z]\d*(?![A-Za-z0-9])`;
  const unit = units[type as keyof typeof units];
  return behind === "" ? `${unit}+` : `(?:(?!${behind})${unit})+`;
}

/** Whether the calendar has the day `2026-02-28`. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function dropStop(found: FormMatch | undefined, name: string): void {
  const part = found?.parts.get(name);
  const text = part?.text.replace(/\.+$/, "");
  if (part === undefined || text === undefined || text === part.text) return;
  (found?.parts as Map<string, HeadPart>).set(name, { text, span: { start: part.span.start, end: part.span.start + text.length } });
}

function readMatch(match: RegExpExecArray): FormMatch {
  const parts = new Map<string, HeadPart>();
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    const text = match.groups?.[name] ?? "";
    const trimmed = text.trimEnd();
    parts.set(name, { text: trimmed, span: { start: range[0], end: range[0] + trimmed.length } });
  }
  return { start: match.index, end: match.index + match[0].length, parts };
}

function moved({ start, end, parts }: FormMatch, by: number): FormMatch {
  const move = ({ text, span }: HeadPart): HeadPart => ({ text, span: { start: span.start + by, end: span.end + by } });
  return { start: start + by, end: end + by, parts: new Map([...parts].map(([name, part]) => [name, move(part)])) };
}

/** A pattern that is compiled when it is first asked for: most forms of a contract are tried in one way only. */
function lazyPattern(source: string, flags: string): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(source, flags));
}
