import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import type { FileResult } from "../../src/core/diagnostic.ts";
import { formatGitlab } from "../../src/report/gitlab.ts";
import { hostileText } from "./sample-hostile.ts";
import { diagnosticAt, fileOf, inputOf } from "./sample.ts";

/** What GitLab requires of a report (docs.gitlab.com, Code Quality, "Code Quality report format"). */
const validate = new Ajv({ allErrors: true }).compile({
  type: "array",
  items: {
    type: "object",
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    properties: {
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", pattern: "^[0-9a-f]{32}$" },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        required: ["path", "lines"],
        properties: { path: { type: "string", not: { pattern: "^(\\./|/)" } }, lines: { type: "object", required: ["begin"], properties: { begin: { type: "integer", minimum: 1 } } } },
      },
    },
  },
});

interface Entry {
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly lines: { readonly begin: number } };
}

function report(files: readonly FileResult[]): Entry[] {
  const value: unknown = JSON.parse(formatGitlab(inputOf(files)));
  validate(value);
  expect(validate.errors).toBeNull();
  return value as Entry[];
}

const text = "---\nname: My Skill\nname: other\n---\n";

describe("formatGitlab", () => {
  test("an entry for each finding and each failure", () => {
    const files = [fileOf(undefined, [], { path: "gone.md", failures: ["ENOENT"] }), fileOf(text, [diagnosticAt(text, "other", { severity: "info", message: hostileText })])];
    expect(report(files)).toMatchObject([
      { check_name: "markerlint", severity: "critical" },
      { check_name: "frontmatter/name", severity: "info", location: { lines: { begin: 3, end: 3 } } },
    ]);
    expect(report([])).toEqual([]);
  });

  test("a finding that moves keeps its fingerprint, and two that are alike have two", () => {
    const moved = `\n\n\n${text}`;
    const [before] = report([fileOf(text, [diagnosticAt(text, "My Skill")])]);
    const [after, second] = report([fileOf(moved, [diagnosticAt(moved, "My Skill"), diagnosticAt(moved, "My Skill")])]);
    expect(after?.location.lines.begin).toBe(5);
    expect(after?.fingerprint).toBe(before?.fingerprint);
    expect(second?.fingerprint).not.toBe(before?.fingerprint);
  });
});
