import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSourceText } from "../../../src/core/source-text.ts";
import { countKeysRead, countKeysWritten, mostKeysWritten } from "../../../src/parse/journal/count-keys.ts";
import { openJournal } from "../../../src/parse/journal/open-journal.ts";
import { splitLines } from "../../../src/parse/journal/split-lines.ts";

/** A text cut at the given places. */
function chunksOf(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}

const cuts = fc.array(fc.nat(), { maxLength: 6 });
const text = fc.array(fc.constantFrom("{", "}", '"a"', ":", "1", "\n", "\r", "\r\n", " ", "\u2028", "é")).map((parts) => parts.join(""));

describe("the lines of a text", () => {
  it("are those between line feeds, however it comes in pieces", () => {
    fc.assert(
      fc.property(text, cuts, (whole, places) => {
        const lines = [...splitLines(chunksOf(whole, places))];
        const parts = whole.split("\n");
        if (parts.at(-1) === "") parts.pop();
        const last = parts.length - 1;
        const ended = whole.endsWith("\n");
        expect(lines.map((line) => line.text)).toEqual(parts.map((part, index) => (index < last || ended ? part.replace(/\r+$/, "") : part)));
        for (const line of lines) expect(whole.slice(line.start, line.start + line.length)).toBe(line.text);
        expect(lines.map((line) => line.ended)).toEqual(parts.map((_, index) => index < last || ended));
      }),
    );
  });

  it("are not kept when they are too long, and the next ones have their places", () => {
    const whole = "12345\n123456\n1\n";
    expect([...splitLines(["123", "45\n12", "3456", "\n1\n"], 5)].map(({ start, text: kept, length }) => [start, kept, length])).toEqual([[0, "12345", 5], [6, "", 6], [13, "1", 1]]);
    expect(whole.slice(13, 14)).toBe("1");
  });
});

describe("the records of a journal", () => {
  const values = fc.array(fc.dictionary(fc.string({ maxLength: 3 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 }), { maxLength: 8 });

  it("are the values that were written, each at its place", () => {
    fc.assert(
      fc.property(values, cuts, (records, places) => {
        const whole = records.map((record) => `${JSON.stringify(record)}\n`).join("");
        const journal = openJournal(() => chunksOf(whole, places), createSourceText(whole), "a.jsonl", []);
        const lines = [...journal.lines()];
        expect(lines.map(({ record, fault }) => [JSON.stringify(record?.value), fault])).toEqual(records.map((record) => [JSON.stringify(record), undefined]));
        for (const { record, span } of lines) {
          const placed = record?.root.pairs.map(({ key, value }) => `${whole.slice(key.span.start, key.span.end)}:${whole.slice(value?.span.start, value?.span.end)}`);
          const written = Object.entries(JSON.parse(whole.slice(span.start, span.end)) as object).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
          // Numbers as keys come first in JavaScript, wherever they stand.
          expect(placed?.sort()).toEqual(written.sort());
          expect(journal.rootAt(span)).toEqual(record?.root);
          expect(record?.hasEqualKeys).toBe(false);
        }
      }),
    );
  });

  it("have as many keys as are written, unless one stands twice", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(countKeysWritten(JSON.stringify(value, undefined, indent).replaceAll("\n", " "))).toBe(countKeysRead(JSON.parse(JSON.stringify(value))));
      }),
    );
    expect(countKeysWritten('{"a":1,"\\u0061" : {"b":"\\":"}}')).toBe(3);
    expect(countKeysWritten('{"a"\n:1,"a"\t \r\n: 2}')).toBe(2);
  });

  it("have no more keys than are guessed from their colons", () => {
    const colon = fc.constantFrom(":", " :", "\t:", "\r:", "\n:", " \n : ");
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("a", "b", '\\":', ": :"), colon, fc.constantFrom("1", '"x"', '" : "', '"\\":"', '{"a":1}')), { maxLength: 5 }), (members) => {
        const whole = `{${members.map(([key, between, member]) => `"${key}"${between}${member}`).join(",")}}`;
        expect(mostKeysWritten(whole)).toBeGreaterThanOrEqual(countKeysWritten(whole));
        expect(countKeysWritten(whole)).toBeGreaterThanOrEqual(countKeysRead(JSON.parse(whole)));
      }),
    );
  });
});
