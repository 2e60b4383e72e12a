import type { MarkerContract } from "../../core/contract.ts";
import type { HeadPart } from "../../core/head-pattern.ts";
import type { CodeNode } from "../../core/markdown.ts";
import type { Mirror, MirrorBullet, MirrorEntry } from "../../core/marker.ts";
import type { MirrorContract } from "../../core/mirror-contract.ts";
import type { Section } from "../../core/document.ts";
import { linesFrom, type Line } from "../lines.ts";

/** The sections that repeat the records of a payload, by the heading that a contract names. */
export function findMirrors(text: string, sections: readonly Section[], code: readonly CodeNode[], contracts: readonly MarkerContract[]): Mirror[] {
  const mirroring = contracts.flatMap((contract) => (contract.mirror === undefined ? [] : [{ contract, mirror: contract.mirror }]));
  if (mirroring.length === 0) return [];
  return sections.flatMap((section) => {
    const { heading, span } = section;
    const found = heading.within.length > 0 ? undefined : mirroring.find(({ mirror }) => mirror.title.toLowerCase() === heading.text.trim().toLowerCase());
    if (found === undefined) return [];
    // The payload that follows in a fence is none of it.
    const fence = code.find((node) => node.span.start > heading.span.end && node.span.start < span.end && node.within.length === 0);
    const end = fence?.span.start ?? span.end;
    const reader = new MirrorReader(found.mirror, text, heading.depth);
    for (const line of linesFrom(text, heading.span.end)) {
      if (line.span.start >= end) break;
      reader.line(line);
    }
    return [{ contract: found.contract, heading: heading.span, span: { start: span.start, end }, ...reader.finish(end) }];
  });
}

interface OpenEntry {
  readonly name: HeadPart;
  readonly form: MirrorEntry["form"];
  readonly start: number;
  readonly bullets: MirrorBullet[];
}

interface OpenBlock {
  readonly label: HeadPart;
  readonly key: string | undefined;
  readonly at: number;
  readonly lines: { text: string; start: number; end: number }[];
}

const headingLine = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const boldBullet = /^([ \t]*)[-*+][ \t]+(?:\*\*|__)([^*_:]+(?:_[^*_:]+)*)(?:\*\*|__)(?:[ \t]*:[ \t]*(.*?)|)[ \t]*$/;

/** Reads the lines of a mirror one by one. */
class MirrorReader {
  readonly #mirror: MirrorContract;
  readonly #text: string;
  readonly #depth: number;
  readonly #entries: MirrorEntry[] = [];
  #entry: OpenEntry | undefined;
  #block: OpenBlock | undefined;
  #none: Mirror["none"];

  constructor(mirror: MirrorContract, text: string, depth: number) {
    this.#mirror = mirror;
    this.#text = text;
    this.#depth = depth;
  }

  line(line: Line): void {
    const { text, span } = line;
    if (this.#mirror.none !== undefined && text.trim() === this.#mirror.none) this.#none = span;
    const heading = headingLine.exec(text);
    const bullet = heading === null ? boldBullet.exec(text) : null;
    if (heading !== null && /^ *#+/.exec(text)?.[0].trim().length !== this.#depth) {
      if (this.#mirror.entries.includes("heading")) this.#open(part(line, heading[1] ?? ""), "heading", span.start);
    } else if (bullet !== null) {
      this.#bullet(line, bullet[2] ?? "", bullet[3]);
    } else if (this.#block !== undefined && /^[ \t]+\S/.test(text)) {
      const start = text.length - text.trimStart().length;
      this.#block.lines.push({ text: text.trim(), start: span.start + start, end: span.start + text.trimEnd().length });
    } else if (text.trim() !== "") this.#closeBlock();
  }

  finish(end: number): Pick<Mirror, "entries" | "none"> {
    this.#close(end);
    return { entries: this.#entries, none: this.#none };
  }

  #open(name: HeadPart, form: MirrorEntry["form"], start: number): void {
    this.#close(start);
    this.#entry = { name, form, start, bullets: [] };
  }

  #bullet(line: Line, label: string, value: string | undefined): void {
    this.#closeBlock();
    const labelPart = part(line, label);
    if (value === undefined) {
      if (this.#mirror.entries.includes("bullet")) this.#open(labelPart, "bullet", line.span.start);
      return;
    }
    if (this.#entry === undefined) return;
    const key = this.#mirror.bullets.get(label.trim());
    if (value === "|" || value === "|-") {
      this.#block = { label: labelPart, key, at: line.span.end, lines: [] };
      return;
    }
    const start = line.span.start + line.text.indexOf(value, labelPart.span.end - line.span.start);
    const quoted = /^"(.*)"$/.exec(value);
    const inner = quoted?.[1] ?? value;
    const from = start + (quoted === null ? 0 : 1);
    this.#entry.bullets.push({ label: labelPart, key, value: { text: inner, span: { start: from, end: from + inner.length } }, form: quoted === null ? "plain" : "quoted" });
  }

  #closeBlock(): void {
    const block = this.#block;
    this.#block = undefined;
    if (block === undefined) return;
    const first = block.lines[0];
    const last = block.lines.at(-1);
    const span = { start: first?.start ?? block.at, end: last?.end ?? block.at };
    this.#entry?.bullets.push({ label: block.label, key: block.key, value: { text: block.lines.map(({ text }) => text).join("\n"), span }, form: "block" });
  }

  #close(end: number): void {
    this.#closeBlock();
    const entry = this.#entry;
    this.#entry = undefined;
    if (entry === undefined) return;
    const length = this.#text.slice(entry.start, end).trimEnd().length;
    this.#entries.push({ name: entry.name, form: entry.form, span: { start: entry.start, end: entry.start + length }, bullets: entry.bullets });
  }
}

function part(line: Line, text: string): HeadPart {
  const start = line.span.start + line.text.indexOf(text);
  return { text, span: { start, end: start + text.length } };
}
