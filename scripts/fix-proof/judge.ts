import type { Diagnostic, Edit } from "../../src/core/diagnostic.ts";
import type { Document } from "../../src/core/document.ts";
import { createSourceText, type SourceText } from "../../src/core/source-text.ts";
import { contains, type Span } from "../../src/core/span.ts";
import { findPair, keyText, scalarOf } from "../../src/core/yaml.ts";
import { replay } from "./replay.ts";

/** A text and what was found in it. */
export interface State {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** How readers take the text. */
  readonly document: Document;
}

/** A file before and after all of its fixes. */
export interface Mended {
  readonly before: State;
  readonly after: State;
  /** The diagnostics that each pass mended, with the offsets of the text before that pass. */
  readonly passes: readonly (readonly Diagnostic[])[];
  /** How many fixes are applied when the mended text is fixed again. */
  readonly appliedAgain: number;
}

/** What a fix must not do. */
export interface Violation {
  readonly kind: "elsewhere" | "line ending" | "unreadable" | "new finding" | "not mended" | "unsettled";
  /** 1-based, in the mended text. */
  readonly line: number;
  readonly words: string;
}

export interface Judgement {
  readonly violations: readonly Violation[];
  /** Findings in text that no reader took for front matter before, since what was fixed kept it from being read. */
  readonly uncovered: readonly Diagnostic[];
}

/**
 * Holds a mended file to what fixes promise: nothing changes but what a finding points at, line endings stay, what was read
 * is read still, every mended finding is gone, no other comes, and fixing again changes nothing.
 */
export function judge({ before, after, passes, appliedAgain }: Mended): Judgement {
  const { text, moved } = replay(before.text, passes);
  const violations: Violation[] = [];
  const source = createSourceText(after.text);
  const blame = (kind: Violation["kind"], offset: number, words: string): number => violations.push({ kind, line: source.pointAt(offset).line, words });

  if (text !== after.text) blame("elsewhere", firstDifference(text, after.text), "the text is not what the edits of the fixes make of it");
  for (const { words, offset } of strayEdits(before.text, passes)) blame("elsewhere", offset, words);
  for (const ending of lineEndings(after.text)) {
    if (!lineEndings(before.text).has(ending) && !lineEndings(before.text).has("\r")) blame("line ending", 0, `${JSON.stringify(ending)} came into the text`);
  }
  for (const words of lostReadings(before.document, after.document)) blame("unreadable", 0, words);

  const known = before.diagnostics.map((diagnostic) => ({ ...diagnostic, at: moved(diagnostic.region) }));
  const uncovered: Diagnostic[] = [];
  for (const diagnostic of after.diagnostics) {
    // A limit of lines is told at the line behind it, whatever stands there.
    if (known.some((other) => isSame(other, diagnostic) && (touches(other.at, diagnostic.region) || isSamePlace(other.region, diagnostic.region)))) continue;
    if (wasUnread(before.document, after.document, diagnostic.region)) uncovered.push(diagnostic);
    else blame("new finding", diagnostic.region.start, `${diagnostic.ruleId}: ${diagnostic.message}`);
  }
  const mended = passes.flatMap((pass, index) => {
    const { moved: movedOn } = replay(replay(before.text, passes.slice(0, index)).text, passes.slice(index));
    return pass.map((diagnostic) => ({ diagnostic, at: movedOn(diagnostic.region) }));
  });
  for (const { diagnostic, at } of mended) {
    const left = after.diagnostics.find((other) => isSame(other, diagnostic) && other.message === diagnostic.message && touches(at, other.region));
    if (left !== undefined) blame("not mended", left.region.start, `${left.ruleId}: ${left.message}`);
  }
  if (appliedAgain > 0) blame("unsettled", 0, `${appliedAgain} more fixes are applied to the mended text`);
  return { violations, uncovered };
}

/** Whether a fix brought the front matter, the key or the rest of the value to light in which a span of the mended text stands. */
function wasUnread({ frontmatter: before }: Document, { frontmatter: after }: Document, at: Span): boolean {
  if (before?.mapping === undefined) return after?.mapping !== undefined;
  const pair = after?.mapping?.pairs.find(({ span }) => contains(span, at));
  const key = pair === undefined ? undefined : keyText(pair);
  if (pair === undefined || key === undefined) return false;
  if (findPair(before.mapping, key) === undefined) return true;
  const [old, now] = [scalarOf(before.mapping, key)?.text, scalarOf(after?.mapping, key)?.text];
  return old !== undefined && now !== undefined && now.length > old.length && now.startsWith(old);
}

function isSame(one: Diagnostic, other: Diagnostic): boolean {
  return one.ruleId === other.ruleId && one.messageId === other.messageId;
}

function touches(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function isSamePlace(one: Diagnostic["region"], other: Diagnostic["region"]): boolean {
  return one.startPoint.line === other.startPoint.line && one.startPoint.column === other.startPoint.column;
}

/** Edits on lines at which neither the finding nor what it names as related points, unless they only move a text as it is. */
function strayEdits(original: string, passes: readonly (readonly Diagnostic[])[]): { readonly words: string; readonly offset: number }[] {
  return passes.flatMap((pass, index) => {
    const source = createSourceText(replay(original, passes.slice(0, index)).text);
    return pass.flatMap(({ ruleId, path, region, related, fix }) => {
      const places = [region, ...related.filter((each) => each.path === undefined || each.path === path).map(({ at }) => at)].map((place) => lines(source, place));
      if (isMove(source, fix?.edits ?? [])) return [];
      const stray = (fix?.edits ?? []).filter((edit) => !places.some(({ start, end }) => start <= edit.start && edit.end <= end));
      return stray.map(({ start }) => ({ words: `${ruleId}: an edit stands apart from its finding`, offset: start }));
    });
  });
}

function isMove(source: SourceText, edits: readonly Edit[]): boolean {
  const removed = edits.map(({ start, end }) => source.slice(start, end)).join("").trim();
  return removed === edits.map(({ text }) => text).join("").trim();
}

/** From the start of the first line of a span to the start of the line behind its last. */
function lines(source: SourceText, { start, end }: Span): Span {
  const next = source.lineSpan(source.pointAt(end).line + 1);
  return { start: source.lineSpan(source.pointAt(start).line).start, end: next.start };
}

function lineEndings(text: string): Set<string> {
  return new Set(text.match(/\r\n|\r|\n/g));
}

function lostReadings(before: Document, after: Document): string[] {
  const yamlFaults = ({ frontmatter }: Document): number => frontmatter?.yaml.faults.length ?? 0;
  return [
    ...(after.faults.length > before.faults.length ? ["the text cannot be read any more"] : []),
    ...(before.frontmatter !== undefined && after.frontmatter === undefined ? ["the front matter is no front matter any more"] : []),
    ...(before.frontmatter?.mapping !== undefined && after.frontmatter?.mapping === undefined ? ["the front matter is no mapping any more"] : []),
    ...(yamlFaults(after) > yamlFaults(before) ? ["the front matter is no YAML any more"] : []),
  ];
}
