import { describe, expect, it } from "vitest";
import { isGroupOf, placeText, readOrdinal } from "../../../src/core/note/ordinal.ts";

describe("an ordinal", () => {
  it.each([
    ["2", 2, "numbers"],
    ["2B", 2, "numbers"],
    ["12a", 12, "numbers"],
    ["A", 1, "letters"],
    ["b", 2, "letters"],
    ["B2", 2, "letters"],
    ["Z", 26, "letters"],
  ] as const)("%s stands at place %i of the %s", (text, place, of) => {
    expect(readOrdinal(text)).toEqual({ place, of });
  });

  it("is written back from its place", () => {
    expect([placeText(3, "numbers"), placeText(3, "letters")]).toEqual(["3", "C"]);
  });

  it.each([
    ["1", "1A", true],
    ["1", "1", false],
    ["1", "11", false],
    ["1", "12A", false],
    ["B", "B2", true],
    ["b", "B2", true],
    ["B", "2B", false],
    ["B", "B", false],
  ])("%s names the group of %s: %s", (group, member, is) => {
    expect(isGroupOf(group, member)).toBe(is);
  });
});
