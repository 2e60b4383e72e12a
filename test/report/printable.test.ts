import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonText } from "../../src/report/json-text.ts";
import { printable } from "../../src/report/printable.ts";

/** What may act on a terminal or hide in it. */
const ACTIVE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

describe("printable", () => {
  test.each([
    ["\u001b[2J\u009b31m", "\\u001b[2J\\u009b31m"],
    ["one\ntwo\r\n\tthree", "one\\ntwo\\r\\n\\tthree"],
    ["a\u202etxt.exe\u2066", "a\\u202etxt.exe\\u2066"],
    ["\ufeff\u200b\u00ad", "\\ufeff\\u200b\\u00ad"],
    ["tag \u{e0041}", "tag \\u{e0041}"],
    ["\ud800x", "\\ud800x"],
    ["##[error]x ###[a] ##vso[task] ## [b]", "#\\u0023[error]x ##\\u0023[a] #\\u0023vso[task] ## [b]"],
    ["日本語 👩‍👩‍👧 می‌خواهم é ⚠️", "日本語 👩‍👩‍👧 می‌خواهم é ⚠️"],
  ])("%j", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  test("leaves nothing that acts, and changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const shown = printable(text);
        expect(shown).not.toMatch(ACTIVE);
        expect(printable(shown)).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("jsonText", () => {
  test("parses back to the same value and holds nothing that acts", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("##[x]", "\\##[x]", "\u2028\u{e0041}\u009b"));
    fc.assert(
      fc.property(fc.dictionary(text, text), (value) => {
        const json = jsonText(value);
        expect(JSON.parse(json)).toEqual(value);
        expect(json.slice(0, -1)).not.toMatch(ACTIVE);
        expect(json).not.toMatch(/##\w*\[/);
        expect(json.endsWith("\n")).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
