import { describe, expect, it } from "vitest";
import { isSlip, suggest } from "../../src/core/suggestion.ts";

describe("suggest", () => {
  const keys = ["name", "model", "paths", "description", "license"];

  it.each([
    ["naem", "name"],
    ["anme", "name"],
    ["modle", "model"],
    ["pahts", "paths"],
    ["descripton", "description"],
    ["LICENCE", "license"],
  ])("takes %s for %s", (word, meant) => {
    expect(suggest(word, keys)).toBe(meant);
  });

  it.each(["nmea", "mane", "xx", "", "emanation"])("takes %s for none", (word) => {
    expect(suggest(word, keys)).toBeUndefined();
  });

  it("counts a swap of two neighbours as one change, and only where nothing else differs", () => {
    expect(suggest("ab", ["ba"])).toBe("ba");
    expect(suggest("aa", ["bb"])).toBeUndefined();
    expect(isSlip("effrot", "effort")).toBe(true);
  });
});
