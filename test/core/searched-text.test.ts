import fc from "fast-check";
import { expect, it } from "vitest";
import { SearchedText } from "../../src/core/searched-text.ts";

const signs = fc.constantFrom(...Array.from("abcABCkKiIxyz-_<!.: 019\n"), "\u212A", "\u0130", "é", "😀", "@", "`", "\0");
const text = fc.string({ unit: signs, maxLength: 200 });

it("a word that is there, in some case, is never missed", () => {
  fc.assert(
    fc.property(text, fc.string({ unit: signs, maxLength: 6 }), (written, word) => {
      const searched = new SearchedText(written);
      expect(searched.includes(word)).toBe(written.includes(word));
      if (written.toLowerCase().includes(word.toLowerCase())) expect(searched.mayInclude(word)).toBe(true);
    }),
  );
});

it("nor is a piece of the text", () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(8), (written, from, length) => {
      const start = from % (written.length + 1);
      expect(new SearchedText(written).includes(written.slice(start, start + length))).toBe(true);
    }),
  );
});

it("tells most words that are not there without a search", () => {
  const searched = new SearchedText("Through the night, right and high.");
  expect(["engagement-record-", "SendMessage", "pact-", "THROUGH", "the night"].map((word) => searched.mayInclude(word))).toEqual([false, false, false, true, true]);
});
