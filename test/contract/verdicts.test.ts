import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { kindOfNamedFile } from "../../src/parse/kind.ts";
import { fixWith, lintWith, type LintWith } from "../../src/testing/lint-with.ts";
import { given } from "../given.ts";
import { loadRules, root } from "../rule-modules.ts";
import { captures, describeFinding } from "./captured.ts";

interface Row {
  readonly row: string;
  readonly verdict: string;
  readonly body: string;
  readonly reports: readonly string[];
  readonly other?: { readonly group: string; readonly line: number };
}

const rows = parse(readFileSync(join(root, "fixtures/verdicts/engagement-record.yaml"), "utf8")) as Row[];
const loaded = await loadRules();
const inGroup = (...groups: string[]): LintWith => ({ ...given, rules: loaded.filter(({ id }) => groups.includes(id.split("/")[0] ?? "")) });
const payload = inGroup("payload", "mirror");

describe("the verdicts on records", () => {
  it.each(rows.map((each) => [`${each.row}: ${each.verdict}`, each] as const))("%s", (_, { body, reports }) => {
    expect(lintWith(payload, { kind: "comment", text: body }).map(describeFinding)).toEqual(reports);
  });

  it("has no row twice", () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
  });

  const elsewhere = rows.flatMap(({ row, body, other }) => (other !== undefined && loaded.some(({ id }) => id.startsWith(`${other.group}/`)) ? [{ row, body, ...other }] : []));
  it("and what rules of other groups find on their lines", () => {
    for (const { row, body, group, line } of elsewhere) {
      const lines = lintWith(inGroup(group), { kind: "comment", text: body }).map(({ region }) => region.startPoint.line);
      expect(lines, row).toContain(line);
    }
  });
});

/** A file keeps no byte-order mark at its beginning, and a body in JSON does. */
const bodies = rows.map(({ body }) => body);
const expected = rows.flatMap(({ reports }) => reports);

describe.each(captures)("the same in $command", ({ print }) => {
  const text = print(bodies);

  it("as a thread", () => {
    const found = lintWith(payload, { kind: "thread", text });
    expect(found.map(describeFinding)).toEqual(expected);
    for (const { region, comment } of found) {
      expect(region.end).toBeLessThanOrEqual(text.length);
      expect(comment?.author).toBe("octo");
    }
  });

  it("recognised by its content", () => {
    expect(kindOfNamedFile("captured.json", text.slice(0, 4000))).toBe("thread");
  });

  it("fixed as the bodies alone", () => {
    const fixed = bodies.map((body) => fixWith(payload, { kind: "comment", text: body }, ({ safety }) => safety === "safe").text);
    const after = fixWith(payload, { kind: "thread", text }, ({ safety }) => safety === "safe").text;
    expect(after).toBe(replaceBodies(text, bodies, fixed));
  });
});

/** The captured text with other bodies in the same places. */
function replaceBodies(text: string, from: readonly string[], to: readonly string[]): string {
  let at = 0;
  let result = "";
  for (const [index, body] of from.entries()) {
    const written = JSON.stringify(body);
    const start = text.indexOf(written, at);
    const fixed = to[index] ?? "";
    result += text.slice(at, start) + (fixed === body ? written : JSON.stringify(fixed));
    at = start + written.length;
  }
  return result + text.slice(at);
}
