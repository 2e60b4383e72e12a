import fc from "fast-check";
import { expect, it } from "vitest";
import { linesFrom } from "../../src/parse/lines.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "\r", "\n", "\r\n", "\u2028", "😀"), maxLength: 30 });

it("the lines of a text are what stands between its endings", () => {
  fc.assert(
    fc.property(text, fc.nat(), (written, from) => {
      const start = from % (written.length + 1);
      const lines = [...linesFrom(written, start)];
      expect(lines.map((line) => line.text)).toEqual(written.slice(start).split(/\r\n|\r|\n/));
      for (const [index, { span, text: line, next }] of lines.entries()) {
        expect(written.slice(span.start, span.end)).toBe(line);
        expect(next).toBe(lines[index + 1]?.span.start ?? written.length);
      }
    }),
  );
});
