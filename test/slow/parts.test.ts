import fc from "fast-check";
import { describe, it } from "vitest";
import { lintWith } from "../../src/testing/lint-with.ts";
import { all, samples } from "../samples.ts";

describe.each(samples)("$name", (sample) => {
  it("never makes a rule fail on a part of the text", () => {
    fc.assert(
      fc.property(fc.nat(sample.text.length), fc.nat(sample.text.length), (a, b) => {
        lintWith(all, { ...sample, text: sample.text.slice(Math.min(a, b), Math.max(a, b)) });
      }),
      { seed: 20261130, numRuns: 24 },
    );
  });
});
