import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSourceText, type SourceText } from "../../src/core/source-text.ts";
import { lineFingerprints } from "../../src/report/fingerprint.ts";
import { sourceWith } from "../source-with.ts";

/**
 * The definition without a rolling window: a line's hash is the sum of its hundred characters, each times 37 to the number
 * of characters behind it. White space is left out, every line ending is one line feed, 65535 and zeros fill the end.
 */
function reference(text: string): string[] {
  const normal = text.replaceAll(/\r\n?/g, "\n");
  const codes = [...normal.matchAll(/[^ \t]/g)].map(([character]) => BigInt(character.charCodeAt(0)));
  codes.push(65535n);
  const starts = codes.flatMap((_, index) => (index === 0 || codes[index - 1] === 10n ? [index] : []));
  const seen = new Map<bigint, number>();
  return starts.map((start) => {
    let hash = 0n;
    for (let index = start; index < start + 100; index += 1) hash = BigInt.asUintN(64, hash * 37n + (codes[index] ?? 0n));
    seen.set(hash, (seen.get(hash) ?? 0) + 1);
    return `${hash.toString(16)}:${seen.get(hash)}`;
  });
}

function everyLine(source: SourceText): Set<number> {
  return new Set(Array.from({ length: source.lineCount }, (_, index) => index + 1));
}

function ours(text: string): string[] {
  const source = createSourceText(text);
  return [...lineFingerprints(source, false, everyLine(source)).values()];
}

describe("lineFingerprints", () => {
  test("gives what the tests of github/codeql-action expect", () => {
    expect(ours("")).toEqual(["c129715d7a2bc9a3:1"]);
    expect(ours(" a\nb\n  \t\tc\n d")).toEqual([
      "271789c17abda88f:1",
      "54703d4cd895b18:1",
      "180aee12dab6264:1",
      "a23a3dc5e078b07b:1",
    ]);
    expect(ours("Lorem ipsum dolor sit amet.\n".repeat(10))).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((nth) => `a7f2ff13bc495cf2:${nth}`),
      "a7f2ff1481e87703:1",
      "a9cf91f7bbf1862b:1",
      "55ec222b86bcae53:1",
      "cc97dc7b1d7d8f7b:1",
      "c129715d7a2bc9a3:1",
    ]);
  });

  test("equals the definition in big integers, for any text", () => {
    const unit = fc.oneof(
      fc.constantFrom("a", "b", " ", "\t", "\n", "\r", "\r\n", "\0", "\uffff", "\ufeff", "語", "👩‍👧", "\ud800", "a".repeat(120)),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 400 }), (text) => {
        expect(ours(text)).toEqual(reference(text));
      }),
      { numRuns: 1000 },
    );
  });

  test("a text of many chunks hashes like a text of one", () => {
    const text = Array.from({ length: 9000 }, (_, index) => `line ${index % 7}\t${"x".repeat(index % 40)}\r\n`).join("");
    expect(text.length).toBeGreaterThan(3 * 65_536);
    expect(ours(text)).toEqual(reference(text));
  });

  test("a byte-order mark belongs to the first line", () => {
    const source = createSourceText("a\nb\n");
    expect([...lineFingerprints(source, true, everyLine(source)).values()]).toEqual(reference("\ufeffa\nb\n"));
    expect(reference("\ufeffa\nb\n")[0]).not.toBe(reference("a\nb\n")[0]);
  });

  test("gives the wanted lines alone, counts the others, and reads no further than it must", () => {
    const text = "same line\n".repeat(100_000);
    const whole = createSourceText(text);
    let read = 0;
    const counting = sourceWith(whole, {
      slice(start: number, end?: number) {
        const part = whole.slice(start, end);
        read += part.length;
        return part;
      },
    });
    const found = lineFingerprints(counting, false, new Set([3, 5]));
    expect([...found.keys()]).toEqual([3, 5]);
    expect([...found.values()]).toEqual(reference(text.slice(0, 2000)).filter((_, index) => index === 2 || index === 4));
    expect(read).toBeLessThan(100_000);
  });

  test("a line that does not exist has none", () => {
    expect([...lineFingerprints(createSourceText("a\nb"), false, new Set([2, 3]))].map(([line]) => line)).toEqual([2]);
    expect(lineFingerprints(createSourceText("a"), false, new Set()).size).toBe(0);
  });
});
