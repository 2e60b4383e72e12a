import { describe, expect, it } from "vitest";
import { findPlaceholders } from "../../src/core/placeholders.ts";

describe("findPlaceholders", () => {
  const cases: readonly [string, readonly string[], readonly (string | number)[]][] = [
    ["$ARGUMENTS $ARGUMENTS[3] $0 $12", [], ["ARGUMENTS", 3, 0, 12]],
    ["$1st $1_ $1M $HOME ${1} $(1)", [], []],
    ["$1.5 $1, $1", [], [1, 1, 1]],
    ["\\$1 \\\\$2 \\$ARGUMENTS", [], [2]],
    ["$a $ab $a[0] $a-b $(a)", ["a"], ["a", "a"]],
    ["$ARGUMENTS[x] $ARGUMENTSX", [], ["ARGUMENTS", "ARGUMENTS"]],
    ["$all", ["all"], ["all"]],
  ];
  for (const [text, names, found] of cases) {
    it(`finds ${JSON.stringify(found)} in ${JSON.stringify(text)}`, () => {
      expect(findPlaceholders(text, 0, names).map(({ takes }) => takes)).toEqual(found);
    });
  }

  it("begins at an offset, and gives spans of the whole text", () => {
    expect(findPlaceholders("$0 a $1", 3, [])).toEqual([{ takes: 1, span: { start: 5, end: 7 } }]);
  });
});
