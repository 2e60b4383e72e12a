import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../core/diagnostic.ts";
import type { AnyRule } from "../core/rule.ts";
import { readMarks } from "./marks.ts";
import { fixWith, lintWith, type LintCase, type LintWith } from "./lint-with.ts";

/** A text in which the rule finds nothing. */
export type GoodCase = string | (LintCase & { readonly name?: string });

/** A text with `[|…|]` around each expected finding. */
export interface BadCase extends LintCase {
  readonly name?: string;
  /** The message ids in the order of the marks. */
  readonly reports: readonly string[];
  /** The text after all fixes; absent when the rule fixes nothing here. */
  readonly fixed?: string;
  /** Says that line ends of CRLF make another finding of it, as they do where a client stumbles over them. */
  readonly crlf?: "differs";
}

export interface RuleCases {
  readonly good: readonly GoodCase[];
  readonly bad: readonly BadCase[];
}

/** Texts up to this length are also tried cut off after every character. */
const longestCutText = 400;

/** How often a text with other files around it is cut, since they are read anew each time. */
const cutsAmongFiles = 40;

/**
 * Tests a rule. Besides the cases: the CRLF twin of a text gives the same findings at the same lines and columns, no cut
 * of a text makes the rule throw, fixing leaves nothing to fix, every message id is reported by some case, and no case
 * stands twice.
 */
export function testRule(rule: AnyRule, { good, bad }: RuleCases, given: Omit<LintWith, "rules">): void {
  const all: LintWith = { ...given, rules: [rule] };
  const lint = (lintCase: LintCase): readonly Diagnostic[] => lintWith(all, lintCase);
  const goodCases = good.map((each) => (typeof each === "string" ? { text: each } : each));

  describe(rule.id, () => {
    for (const each of goodCases) {
      it(`accepts ${nameOf(each)}`, () => {
        expect(lint(each).map(describeDiagnostic)).toEqual([]);
        expect(() => cuts(each).map((text) => lint({ ...each, text }))).not.toThrow();
      });
    }

    for (const each of bad) {
      const { text, spans } = readMarks(each.text);
      const lintCase = { ...each, text };
      it(`reports ${nameOf({ ...each, text })}`, () => {
        const found = lint(lintCase);
        const expected = spans.map((span, index) => [each.reports[index], text.slice(span.start, span.end), span.start]);
        expect(found.map(({ messageId, region }) => [messageId, text.slice(region.start, region.end), region.start])).toEqual(expected);
        expect(each.reports).toHaveLength(spans.length);
        for (const diagnostic of found) expect(diagnostic.message).not.toMatch(/\{\{|undefined/);
        expect(() => cuts(lintCase).map((cut) => lint({ ...each, text: cut }))).not.toThrow();
      });

      it(`reports the same with CRLF: ${nameOf({ ...each, text })}`, () => {
        if (text.includes("\r") || each.crlf === "differs") return;
        const twin = lint({ ...lintCase, text: text.replaceAll("\n", "\r\n") });
        expect(twin.map(describeDiagnostic)).toEqual(lint(lintCase).map(describeDiagnostic));
      });

      it(`fixes ${nameOf({ ...each, text })}`, () => {
        const after = fixWith(all, lintCase);
        expect(after.text).toBe(each.fixed ?? text);
        expect(after.left.filter(({ fix }) => fix !== undefined).map(describeDiagnostic)).toEqual([]);
        if (rule.meta.fixable === false) expect(lint(lintCase).some(({ fix }) => fix !== undefined)).toBe(false);
        if (rule.meta.fixable === "safe") expect(lint(lintCase).every(({ fix }) => fix?.safety !== "unsafe")).toBe(true);
      });
    }

    it("reports every one of its messages in some case", () => {
      expect(new Set(bad.flatMap(({ reports }) => reports))).toEqual(new Set(Object.keys(rule.messages)));
    });

    it("has no case twice", () => {
      const keys = [...goodCases, ...bad].map(({ text, file, files, kind, options, profiles, encoding, contracts, target }) => JSON.stringify([text, file, files, kind, options, profiles, encoding, contracts, target]));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });
  });
}

function nameOf({ name, text }: { readonly name?: string; readonly text: string }): string {
  return name ?? JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** Everything of a diagnostic that line endings leave alone. */
function describeDiagnostic({ messageId, message, region }: Diagnostic): unknown {
  return [messageId, message, region.startPoint, region.endPoint];
}

function cuts({ text, files }: LintCase): string[] {
  if (text.length > longestCutText) return [];
  const step = files === undefined ? 1 : Math.ceil(text.length / cutsAmongFiles);
  return Array.from({ length: Math.ceil(text.length / step) }, (_, index) => text.slice(0, index * step));
}
