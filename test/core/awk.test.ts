import { describe, expect, it } from "vitest";
import { findAwkPrograms } from "../../src/core/awk.ts";

describe("findAwkPrograms", () => {
  const cases: readonly [string, readonly string[]][] = [
    ["awk '{print $1}' x", ["{print $1}"]],
    ["awk -F'\\t' -v a=\"it's\" '{print a}'", ["\\t", "{print a}"]],
    ["gawk 'a' | mawk 'b'", ["a", "b"]],
    ["awk -f a.awk | sed 'x'", []],
    ["awk -f a.awk\necho 'x'", []],
    ["awk \\\n  'x'", ["x"]],
    ["awk 'a\nb'", ["a\nb"]],
    ["$(awk 'a') 'b'", ["a"]],
    ["awk 'a", []],
    ["hawk 'a'; ./awk 'b'; awk.sh 'c'; awk", []],
    ["", []],
  ];
  for (const [shell, programs] of cases) {
    it(`finds ${JSON.stringify(programs)} in ${JSON.stringify(shell)}`, () => {
      expect(findAwkPrograms(shell).map(({ start, end }) => shell.slice(start, end))).toEqual(programs);
    });
  }
});
