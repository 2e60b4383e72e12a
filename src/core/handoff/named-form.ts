import type { Span } from "../span.ts";

/** A text with named parts: `team={team} (session {session})`. */
export interface NamedForm {
  /** As declared, for messages. */
  readonly written: string;
  /** The texts around the parts, one more than there are parts. */
  readonly literals: readonly string[];
  readonly names: readonly string[];
}

/** A part of a text; the span is one of that text. */
export interface NamedPart {
  readonly text: string;
  readonly span: Span;
}

const part = /\{([A-Za-z_]\w*)\}/;

/** Takes a declared form apart. */
export function readForm(written: string): NamedForm {
  const pieces = written.split(part);
  return { written, literals: pieces.filter((_, index) => index % 2 === 0), names: pieces.filter((_, index) => index % 2 === 1) };
}

/**
 * The parts of a text that has the form as a whole; `undefined` for any other text. A part goes up to the first place at which
 * the text behind it stands, the last one to the end, and is not empty. Linear.
 */
export function matchForm({ literals, names }: NamedForm, text: string): ReadonlyMap<string, NamedPart> | undefined {
  const parts = new Map<string, NamedPart>();
  let at = literals[0]?.length ?? 0;
  if (!text.startsWith(literals[0] ?? "")) return undefined;
  for (const [index, name] of names.entries()) {
    const behind = literals[index + 1] ?? "";
    const isLast = index === names.length - 1;
    const end = isLast ? text.length - behind.length : text.indexOf(behind, at + 1);
    if (end <= at || (isLast && !text.endsWith(behind))) return undefined;
    parts.set(name, { text: text.slice(at, end), span: { start: at, end } });
    at = end + behind.length;
  }
  return names.length === 0 && text !== literals[0] ? undefined : parts;
}

/** The parts of a path whose last folders and name have the form; a part is one name or a piece of one. */
export function matchPath(form: NamedForm, path: string): ReadonlyMap<string, string> | undefined {
  const forms = form.written.split("/");
  const names = path.split("/").slice(-forms.length);
  if (names.length < forms.length) return undefined;
  const parts = new Map<string, string>();
  for (const [index, each] of forms.entries()) {
    const matched = matchForm(readForm(each), names[index] ?? "");
    if (matched === undefined) return undefined;
    for (const [name, { text }] of matched) parts.set(name, text);
  }
  return parts;
}
