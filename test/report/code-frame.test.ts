import fc from "fast-check";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { createSourceText } from "../../src/core/source-text.ts";
import { codeFrame } from "../../src/report/code-frame.ts";
import { regionOf } from "./sample.ts";
import { sourceWith } from "../source-with.ts";

const plain = { gutter: (text: string) => text, mark: (text: string) => text };

/** The frame of a text whose place stands between `⟦` and `⟧`. */
function frame(marked: string): string[] {
  const start = marked.indexOf("⟦");
  const end = marked.indexOf("⟧") - 1;
  const source = createSourceText(marked.replace("⟦", "").replace("⟧", ""));
  return codeFrame(source, regionOf(source, start, end), plain);
}

describe("codeFrame", () => {
  test("marks the exact columns", () => {
    expect(frame("---\nname: ⟦My Skill⟧\n---\n")).toEqual(["2 | name: My Skill", "  |       ^^^^^^^^"]);
  });

  test.each([
    ["a tab before", "\ta⟦b⟧", ["1 |     ab", "  |      ^"]],
    ["a tab goes to the next stop", "abc\t⟦b⟧\tc", ["1 | abc b   c", "  |     ^"]],
    ["a marked tab", "a⟦\t⟧b", ["1 | a   b", "  |  ^^^"]],
    ["wide characters", "日本⟦語⟧ x", ["1 | 日本語 x", "  |     ^^"]],
    ["an emoji of many code points", "👩‍👩‍👧⟦x⟧", ["1 | 👩‍👩‍👧x", "  |   ^"]],
    ["a marked emoji", "a⟦👍🏽⟧b", ["1 | a👍🏽b", "  |  ^^"]],
    ["a combining mark", "e\u0301⟦x⟧", ["1 | e\u0301x", "  |  ^"]],
    ["half of a character", "a⟦\ud83d⟧\udc4d", ["1 | a👍", "  |  ^^"]],
    ["an escape takes its width", "\u001b[31m⟦x⟧", ["1 | \\u001b[31mx", "  |           ^"]],
    ["a marked invisible character", "a⟦\u200b⟧b", ["1 | a\\u200bb", "  |  ^^^^^^"]],
    ["a joiner, which belongs to the character before it", "ab⟦\u200d⟧c", ["1 | ab\u200dc", "  |  ^"]],
    ["what a log takes for a command", "##[x]⟦y⟧", ["1 | #\\u0023[x]y", "  |           ^"]],
    ["an empty place", "ab⟦⟧c", ["1 | abc", "  |   ^"]],
    ["an empty place at the end", "abc⟦⟧\nd", ["1 | abc", "  |    ^"]],
    ["an empty line", "a\n⟦⟧\nb", ["2 |", "  | ^"]],
    ["nothing but the line ending", "abc⟦\r\n⟧d", ["1 | abc"]],
    ["behind a carriage return", "a\rb⟦c⟧", ["2 | bc", "  |  ^"]],
    ["an empty text", "⟦⟧", ["1 |", "  | ^"]],
  ])("%s", (_, marked, expected) => {
    expect(frame(marked)).toEqual(expected);
  });

  test("shows each line of a place, without its indentation", () => {
    expect(frame("a ⟦b\n\n  c⟧ d\n")).toEqual(["1 | a b", "  |   ^", "2 |", "3 |   c d", "  |   ^"]);
  });

  test("a place that ends at the start of a line does not show that line", () => {
    expect(frame("⟦a\nb\n⟧c")).toEqual(["1 | a", "  | ^", "2 | b", "  | ^"]);
  });

  test("shows the first lines and the last of a long place, numbers below each other", () => {
    const lines = Array.from({ length: 12 }, (_, index) => `l${index + 1}`);
    expect(frame(`x\n⟦${lines.join("\n")}⟧`)).toEqual([
      " 2 | l1",
      "   | ^^",
      " 3 | l2",
      "   | ^^",
      " … |",
      "13 | l12",
      "   | ^^^",
    ]);
  });

  test("cuts a line of a megabyte around the place without reading all of it", () => {
    const text = `${"a".repeat(500_000)}PLACE${"b".repeat(500_000)}`;
    const whole = createSourceText(text);
    let read = 0;
    const counting = sourceWith(whole, {
      slice(start: number, end?: number) {
        read += (end ?? whole.length) - start;
        return whole.slice(start, end);
      },
    });
    expect(codeFrame(counting, regionOf(whole, 500_000, 500_005), plain)).toEqual([
      `1 | …${"a".repeat(30)}PLACE${"b".repeat(65)}…`,
      `  | ${" ".repeat(31)}^^^^^`,
    ]);
    expect(read).toBeLessThan(2000);
  });

  test("a place longer than the frame is marked to the cut", () => {
    expect(frame(`ab⟦${"x".repeat(300)}⟧`)).toEqual([`1 | ab${"x".repeat(98)}…`, `  |   ${"^".repeat(99)}`]);
  });

  test("keeps to its width and marks the place, whatever the line holds", () => {
    const glyph = fc.constantFrom("a", " ", "\t", "日", "👩‍👩‍👧", "e\u0301", "\u001b", "\u202e", "⚠️", "🇩🇪", "\ud800", "\u0000", "ｱ");
    const side = fc.string({ unit: glyph, maxLength: 150 });
    fc.assert(
      fc.property(side, fc.constantFrom("PLACE", "日本語", "👍", "\t", "x\u001by"), side, (before, place, after) => {
        const source = createSourceText(`${before}|${place}|${after}`);
        const start = before.length + 1;
        const [code = "", carets = ""] = codeFrame(source, regionOf(source, start, start + place.length), plain);
        expect(code).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
        expect(stringWidth(code)).toBeLessThanOrEqual("1 | ".length + 102);
        // What stands above the carets, read off the printed lines by the width of every prefix.
        const columnBefore = carets.indexOf("^");
        const columnBehind = carets.length;
        const prefixOf = (width: number): number => {
          let at = 0;
          for (const { index, segment } of new Intl.Segmenter("en").segment(code)) {
            if (stringWidth(code.slice(0, index)) === width) return index;
            at = index + segment.length;
          }
          return at;
        };
        const above = code.slice(prefixOf(columnBefore), prefixOf(columnBehind));
        expect(code.slice(0, prefixOf(columnBefore))).toMatch(/\|$/);
        if (place === "\t") expect(above).toMatch(/^ {1,4}$/);
        else expect(above).toBe(place.replace("\u001b", "\\u001b"));
      }),
      { numRuns: 500 },
    );
  });
});
