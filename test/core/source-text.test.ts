import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSourceText } from "../../src/core/source-text.ts";

/** What a reader with a pencil would do: the direct model of the line table. */
function pointByCounting(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).replace(/\r$/, text.charAt(offset) === "\n" ? "x" : "\r");
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

const texts = fc.string({ unit: fc.constantFrom("a", "\n", "\r", "\r\n", "😀", "\t") });

describe("source text", () => {
  it("gives each offset the line and column that counting gives", () => {
    fc.assert(
      fc.property(texts, fc.nat(60), (text, at) => {
        const offset = Math.min(at, text.length);
        expect(createSourceText(text).pointAt(offset)).toEqual(pointByCounting(text, offset));
      }),
    );
  });

  it("finds the offset of every point again", () => {
    fc.assert(
      fc.property(texts, fc.nat(60), (text, at) => {
        const source = createSourceText(text);
        const offset = Math.min(at, text.length);
        // A column in the middle of a line ending is moved to the end of the line.
        const inEnding = /^\r?\n/.test(text.slice(offset)) || /\r$/.test(text.slice(0, offset));
        if (!inEnding) expect(source.offsetAt(source.pointAt(offset))).toBe(offset);
      }),
    );
  });

  it("cuts lines without their endings", () => {
    const text = "a\r\nbb\rccc\n";
    const source = createSourceText(text);
    expect([1, 2, 3, 4].map((line) => source.lineSpan(line)).map(({ start, end }) => text.slice(start, end))).toEqual(["a", "bb", "ccc", ""]);
    expect(source.lineCount).toBe(4);
  });

  it("moves what lies outside to the nearest end", () => {
    const source = createSourceText("ab\n");
    expect(source.pointAt(-5)).toEqual({ line: 1, column: 1 });
    expect(source.pointAt(99)).toEqual({ line: 2, column: 1 });
    expect(source.offsetAt({ line: 1, column: 99 })).toBe(2);
    expect(source.offsetAt({ line: 9, column: 1 })).toBe(3);
  });
});
