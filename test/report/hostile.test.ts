import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Diagnostic, FileResult } from "../../src/core/diagnostic.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import type { FormatName } from "../../src/report/format-names.ts";
import { formats } from "../../src/report/report.ts";
import { runnerCommands } from "./runner.ts";
import { inputOf, regionOf } from "./sample.ts";

const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom("::error::", "::warning file=x::", "##[add-mask]", "##vso[x]", "\n", "\r", "%0A", "\u001b[2J", " ", "a", "](1)", "["),
    maxLength: 8,
  }),
);

const severity = fc.constantFrom("error", "warning", "info");
const comment = fc.option(
  fc.record({ id: words, url: words, author: words, line: fc.nat(), column: fc.nat() }),
  { nil: undefined },
);
const fix = fc.option(
  fc.record({
    safety: fc.constantFrom("safe", "unsafe"),
    edits: fc.array(fc.record({ start: fc.nat(20), end: fc.nat(20), text: words }), { maxLength: 2 }),
  }),
  { nil: undefined },
);

const file: fc.Arbitrary<FileResult> = fc
  .record({ path: words, text: words, failures: fc.array(words, { maxLength: 1 }), hasByteOrderMark: fc.boolean() })
  .chain(({ path, text, ...rest }) => {
    const source = createSourceText(text);
    const region = fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => regionOf(source, Math.min(a, b), Math.max(a, b)));
    const diagnostic: fc.Arbitrary<Diagnostic> = fc.record({
      path: fc.constant(path),
      kind: fc.constant("skill"),
      ruleId: words,
      messageId: words,
      message: words,
      severity,
      region,
      url: words,
      fix,
      related: fc.array(fc.record({ at: region, message: words }), { maxLength: 2 }),
      comment,
      suppressed: fc.option(fc.record({ reason: words }), { nil: undefined }),
    });
    return fc
      .array(diagnostic, { maxLength: 14 })
      .map((diagnostics): FileResult => ({ path, kind: "skill", diagnostics, source, ...rest }));
  });

const input = fc
  .record({
    files: fc.array(file, { maxLength: 3 }),
    verbose: fc.boolean(),
    quiet: fc.boolean(),
    includeSuppressed: fc.boolean(),
    notes: fc.array(words, { maxLength: 2 }),
  })
  .map(({ files, ...given }) => inputOf(files, given));

describe.each(Object.keys(formats) as FormatName[])("any input as %s", (name) => {
  test("nothing that acts on a terminal or a log gets through, and the same input gives the same report", () => {
    fc.assert(
      fc.property(input, (given) => {
        const report = formats[name](given);
        expect(report).toBe(formats[name](structuredClonePlain(given)));
        expect(report.endsWith("\n")).toBe(true);
        // GitHub finds the file of an annotation by its exact name.
        const raw = name === "github" ? report.replaceAll(/ file=[^\n,]*/g, "") : report;
        expect(raw.replaceAll("\n", "")).not.toMatch(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        const commands = runnerCommands(report);
        if (name === "github") expect(commands.length).toBeLessThanOrEqual(30);
        else expect(commands).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** An equal input without shared objects; source texts hold functions, which cannot be cloned. */
function structuredClonePlain(given: ReturnType<typeof inputOf>): ReturnType<typeof inputOf> {
  return {
    ...given,
    files: given.files.map(({ source, ...rest }) => ({
      ...structuredClone(rest),
      source: source && createSourceText(source.slice(0)),
    })),
  };
}

test("JSON gives the same words back, whatever they are", () => {
  fc.assert(
    fc.property(input, (given) => {
      const report = JSON.parse(formats.json({ ...given, quiet: false, includeSuppressed: true })) as {
        files: { path: string; diagnostics: { message: string; fix?: { edits: unknown[] } }[] }[];
      };
      expect(report.files.map(({ path, diagnostics }) => [path, diagnostics.map(({ message, fix: mended }) => [message, mended?.edits])])).toEqual(
        given.files.map(({ path, diagnostics }) => [path, diagnostics.map(({ message, fix: mended }) => [message, mended?.edits])]),
      );
    }),
    { numRuns: 150 },
  );
});
