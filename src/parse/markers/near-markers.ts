import type { MarkerContract } from "../../core/contract.ts";
import type { HeadPart, HeadPattern, NearHead, ParameterContract } from "../../core/head-pattern.ts";
import type { MappedText, NearMarker } from "../../core/marker.ts";
import { isSlip } from "../../core/suggestion.ts";
import type { Span } from "../../core/span.ts";
import { leadingSpace, type Comment } from "./comments.ts";
import { placeOf, type MarkerSource } from "./find-markers.ts";
import { matchAny } from "./heads.ts";

/** Comments that were meant as markers and are none. */
export function findNearMarkers(source: Pick<MarkerSource, "text" | "source">, comments: readonly Comment[], contracts: readonly MarkerContract[]): NearMarker[] {
  return comments.flatMap((comment) => {
    for (const contract of contracts) {
      const miss = missOf(comment, contract);
      if (miss !== undefined) return [{ contract, span: comment.span, place: placeOf(source, comment), ...miss }];
    }
    return [];
  });
}

type Miss = Pick<NearMarker, "code" | "at" | "found" | "parameter" | "meant">;

function missOf(comment: Comment, contract: MarkerContract): Miss | undefined {
  const { inner, closed, span } = comment;
  const lead = leadingSpace(inner.text);
  const text = inner.text.slice(lead);
  const exact = matchAny(contract, text);
  if (exact !== undefined) {
    if (!closed) return { code: "unclosed", at: { start: span.start, end: span.start + "<!--".length }, found: "<!--", parameter: undefined, meant: undefined };
    const rest = partOf(inner, lead + exact.match.end, inner.text.trimEnd().length);
    return { code: "trailing-text", at: rest.span, found: rest.text, parameter: undefined, meant: undefined };
  }
  if (!closed) return undefined;
  for (const pattern of [contract.head, ...(contract.pair === undefined ? [] : [contract.pair.end])]) {
    // A head that begins with a parameter names no family, so that what is like it may be anybody's.
    const near = /\w/.test(pattern.literals[0] ?? "") ? pattern.matchNearly(inner.text) : undefined;
    // A head with more words behind it is a sentence, unless a payload may stand there.
    const behind = near === undefined ? "" : inner.text.slice(near.end);
    if (near !== undefined && (behind.trim() === "" || contract.payload?.in === "comment")) return judge(inner, pattern, near, behind);
  }
  return misspelt(inner, lead, contract);
}

function judge(inner: MappedText, pattern: HeadPattern, near: NearHead, behind: string): Miss | undefined {
  const bad = [...pattern.parameters].find(([name, parameter]) => !fits(parameter, near.parameters.get(name)?.text ?? ""));
  const texts = new Map([...near.parameters].map(([name, { text }]) => [name, text]));
  if (bad !== undefined) {
    const [name, parameter] = bad;
    const written = near.parameters.get(name);
    if (written === undefined) return undefined;
    const repaired = repair(parameter, written.text);
    if (repaired !== undefined) texts.set(name, repaired);
    const code = repaired !== undefined ? codeOf(written.text, repaired) : isPlaceholder(written.text) ? "placeholder" : "parameter";
    return { code, at: inner.map.spanToOuter(written.span), found: written.text, parameter: name, meant: repaired === undefined ? undefined : `<!-- ${pattern.fill(texts)}${endOf(behind)}` };
  }
  const meant = `<!-- ${pattern.fill(texts)}${endOf(behind)}`;
  for (const [index, literal] of near.literals.entries()) {
    const declared = pattern.literals[index] ?? "";
    if (literal.text === declared) continue;
    const hidden = /\p{Cf}+/u.exec(literal.text);
    const at = hidden === null ? differing(literal, declared) : { start: literal.span.start + hidden.index, end: literal.span.start + hidden.index + hidden[0].length };
    return { code: codeOf(literal.text, declared), at: inner.map.spanToOuter(at), found: inner.text.slice(at.start, at.end), parameter: undefined, meant };
  }
  // Nothing differs but what stands around the head.
  const hidden = /\p{Cf}/u.exec(inner.text);
  if (hidden === null) return undefined;
  const at = { start: hidden.index, end: hidden.index + hidden[0].length };
  return { code: "invisible", at: inner.map.spanToOuter(at), found: hidden[0], parameter: undefined, meant };
}

function endOf(behind: string): string {
  return behind.trim() === "" ? " -->" : `${behind}-->`;
}

function codeOf(found: string, meant: string): "invisible" | "case" | "spacing" | "separator" {
  if (/\p{Cf}/u.test(found)) return "invisible";
  if (found.toLowerCase() === meant.toLowerCase()) return "case";
  return found.replaceAll(/\s/g, "").toLowerCase() === meant.replaceAll(/\s/g, "").toLowerCase() ? "spacing" : "separator";
}

/** The part of a text that is another one than declared, without what is the same at both ends. */
function differing({ text, span }: HeadPart, declared: string): Span {
  let start = 0;
  while (start < text.length && text[start] === declared[start]) start += 1;
  let end = text.length;
  let declaredEnd = declared.length;
  while (end > start && declaredEnd > start && text[end - 1] === declared[declaredEnd - 1]) {
    end -= 1;
    declaredEnd -= 1;
  }
  // Where something is missing, what stands around the gap.
  if (start === end) return { start: span.start, end: Math.max(span.end, span.start + 1) };
  return { start: span.start + start, end: span.start + end };
}

function fits(parameter: ParameterContract, text: string): boolean {
  switch (parameter.type) {
    case "enum":
      return parameter.words.includes(text);
    case "integer":
      return /^\d+$/.test(text);
    case "version":
      return /^[\d.]+$/.test(text);
    case "word":
      return /^[\w-]+$/.test(text);
  }
}

/** The text that a parameter has when only its case or an invisible character is wrong. */
function repair(parameter: ParameterContract, text: string): string | undefined {
  const visible = text.replaceAll(/\p{Cf}/gu, "");
  if (parameter.type === "enum") return parameter.words.find((word) => word.toLowerCase() === visible.toLowerCase());
  return visible !== text && fits(parameter, visible) ? visible : undefined;
}

/** A parameter that nobody filled in: `{ID}`, `<id>`, `$ID`, `ISSUE_NUMBER`, `NNN`. */
export function isPlaceholder(text: string): boolean {
  return /^(?:\{.*\}|<.*>|\[.*\]|\$.*|%.*|[A-Z][A-Z_]*|[xX]+|[nN]+|\.{3}|…)$/.test(text);
}

/** A first word that is one or two letters away from the beginning of the head, and neither a longer nor a shorter name. */
function misspelt(inner: MappedText, lead: number, contract: MarkerContract): Miss | undefined {
  const declared = /^[\w-]*\w/.exec(contract.head.literals[0] ?? "")?.[0] ?? "";
  const written = /^[\w-]*/.exec(inner.text.slice(lead, lead + declared.length + 2))?.[0] ?? "";
  if (declared.length < 6 || written.length < declared.length - 2) return undefined;
  const rest = inner.text.slice(lead);
  for (const length of [declared.length, declared.length - 1, declared.length + 1]) {
    const word = rest.slice(0, length);
    if (word === declared || !/^[\w-]+$/.test(word) || declared.startsWith(word) || word.startsWith(declared) || !isSlip(word, declared)) continue;
    const repaired = declared + rest.slice(length);
    const match = contract.head.match(repaired);
    if (match === undefined || (repaired.slice(match.end).trim() !== "" && contract.payload?.in !== "comment")) continue;
    const at = { start: lead, end: lead + length };
    return { code: "spelling", at: inner.map.spanToOuter(at), found: word, parameter: undefined, meant: `<!-- ${repaired.trimEnd()} -->` };
  }
  return undefined;
}

function partOf(inner: MappedText, start: number, end: number): HeadPart {
  const raw = inner.text.slice(start, end);
  const from = start + raw.length - raw.trimStart().length;
  return { text: raw.trim(), span: inner.map.spanToOuter({ start: from, end: Math.max(from, end) }) };
}
