import { describe, expect, it } from "vitest";
import { collectComment } from "../../src/core/thread/collect-comment.ts";
import type { CommentFacts } from "../../src/core/thread/comment-facts.ts";
import { checkThreads } from "../../src/core/thread/check-threads.ts";
import { outcomesOf } from "../../src/core/thread/outcome.ts";
import { readThreads } from "../../src/core/thread/read-threads.ts";
import type { EnabledRule } from "../../src/core/run-rule.ts";
import { toContractSet } from "../../src/core/contract-set.ts";
import { createDocument, type DocumentReader } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { given } from "../given.ts";
import { loadRules } from "../rule-modules.ts";
import { credit, record, thread } from "../rules/thread/threads.ts";

const reader: DocumentReader = { parser: remarkParser, wanted: () => new Set(["html", "code"]), contracts: toContractSet(given.contracts) };
const rules: readonly EnabledRule[] = (await loadRules()).filter((rule) => rule.checkThread !== undefined).map((rule) => ({ rule, severity: "error", options: undefined }));

/** The facts of a few comments, over and over, each a second after the one before. */
function many(bodies: readonly string[], count: number): CommentFacts[] {
  const document = createDocument({ path: "5.json", kind: "thread", text: thread(bodies) }, reader);
  const facts = document.embedded().flatMap((comment, index) => collectComment(comment, index) ?? []);
  return Array.from({ length: count }, (_, index) => {
    const one = facts[index % facts.length];
    if (one === undefined) throw new Error("no facts");
    const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    return { ...one, index, origin: { ...one.origin, createdAt }, markers: one.markers.map((marker) => ({ ...marker, at: { ...marker.at, comment: index }, records: marker.records.map((each) => ({ ...each, name: `${each.name}-${String(index)}`, at: { ...each.at, comment: index } })) })) };
  });
}

const count = 20_000;

describe(`a thread of ${String(count)} comments with markers is read and judged in time proportional to them`, () => {
  it.each([
    ["records that orphan each other", [record("design", ["a-1"]), record("design", ["b-1", "c-1"])]],
    ["records with a foreign key", [record("design", ["a-1"], { payloadPhase: "plan" }), record("plan", ["b-1"])]],
    ["copies that nobody reads", [credit("design", "one"), credit("design", "two"), credit("design", "Three")]],
    ["claims", ["<!-- goal-run-inflight-5 -->\n\n- **schema_version**: 1\n- **issue**: 5\n- **status**: unresolved\n- **contract_hash**: 0\n- **launched_at**: now\n"]],
    ["old forms", [record("design", []), "<!-- engagement-record-design-5 -->\n```yaml\nphase: design\n```\n"]],
    ["versions that nobody knows", [record("design", [], { version: 9 }), record("design", [])]],
  ])("%s", (_, bodies) => {
    const facts = many(bodies, count);
    const failures: string[] = [];
    const threads = readThreads(facts, toContractSet(given.contracts).markers);
    const found = checkThreads(rules, threads, failures);
    const outcomes = threads.flatMap(({ families }) => families.flatMap(outcomesOf));
    expect(failures).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(count / 2 - 2);
    expect(found.length).toBeLessThanOrEqual(2 * count);
  }, 20_000);

  it("and a capture of as many issues", () => {
    const facts = many([record("design", ["a-1"])], count).map((comment, index) => ({ ...comment, target: { type: "issue" as const, number: index + 1 } }));
    expect(checkThreads(rules, readThreads(facts, toContractSet(given.contracts).markers), [])).toEqual([]);
  }, 20_000);
});
