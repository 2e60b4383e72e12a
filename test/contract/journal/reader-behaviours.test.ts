import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnyRule } from "../../../src/core/rule.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { given } from "../../given.ts";
import { root } from "../../rule-modules.ts";

/**
 * What the readers of the built-in journal do without a word, as it was seen by running them
 * (pact-plugin/hooks/shared/session_journal.py), and the finding that says so: rule, line and severity.
 */
const rules = await Promise.all(
  readdirSync(join(root, "rules/journal"))
    .filter((name) => name.endsWith(".ts"))
    .map(async (name) => ((await import(`../../../rules/journal/${name}`)) as { default: AnyRule }).default),
);

const good = '{"v":1,"type":"commit","sha":"a","message":"b","phase":"CODE","ts":"2026-08-19T20:00:00Z"}';
const handoff = (ts: string, produced: string, subject = "CODE: thing"): string => `{"v":1,"type":"agent_handoff","agent":"coder","task_id":"1","task_subject":"${subject}","handoff":{"produced":"${produced}"},"ts":"${ts}"}`;
const artifact = (ts: string, paths: string): string => `{"v":1,"type":"artifact_paths","workflow":"prepare","feature":"cart","paths":${paths},"ts":"${ts}"}`;
const snapshot = (rest: string): string => `{"v":1,"type":"task_metadata_snapshot","task_id":"1",${rest},"ts":"2026-08-19T20:00:00Z"}`;

function findings(text: string): string[] {
  return lintWith({ ...given, rules }, { text, file: "session-journal.jsonl", kind: "journal" }).map(({ ruleId, messageId, severity, region }) => `${ruleId} ${messageId} ${severity} ${region.startPoint.line}`);
}

describe("the readers of the journal, in silence", () => {
  it("and nothing is said of a good one", () => {
    expect(findings(`${good}\n\n${good.replace(":00Z", ":01Z")}\n`)).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ["drop a line that is a list", `${good}\n[1,2,3]\n`, ["journal/valid-json notObject error 2"]],
    ["drop a line that is null", `null\n${good}\n`, ["journal/valid-json notObject error 1"]],
    ["drop a line that is a text or a number", `"x"\n7\n${good}\n`, ["journal/valid-json notObject error 1", "journal/valid-json notObject error 2"]],
    ["drop a line that is no JSON", `{"v":1,\n${good}\n`, ["journal/valid-json syntax error 1"]],
    ["drop a record that is cut at the end", `${good}\n{"v":1,"type":"com`, ["journal/valid-json cut warning 2"]],
    ["drop both of two records on a line", `${good}${good}\n`, ["journal/valid-json glued error 1"]],
    ["cut a record at U+2028", `${good.replace('"b"', '"b\u2028c"')}\n`, ["journal/physical-lines boundary error 1"]],
    ["cut a record at U+2029", `${good.replace('"b"', '"b\u2029c"')}\n`, ["journal/physical-lines boundary error 1"]],
    ["cut a record at U+0085", `${good.replace('"b"', '"b\u0085c"')}\n`, ["journal/physical-lines boundary error 1"]],
    ["cut a record at a vertical tab", `${good.replace('"b"', '"b\vc"')}\n`, ["journal/valid-json syntax error 1"]],
    ["lose the first record behind a byte-order mark", `\uFEFF${good}\n`, ["journal/physical-lines mark error 1"]],
    ["take NaN, which is not JSON", `${good.replace('"b"', "NaN")}\n`, ["journal/valid-json number error 1"]],
    ["take the last of two equal keys", `${good.replace('"sha"', '"sha":"z","sha"')}\n`, ["journal/unique-keys twice error 1"]],
    ["give a record back whose fields are missing", `${good.replace('"phase":"CODE",', "")}\n`, ["journal/valid-records advice error 1"]],
    ["take a truth value for a number", `${good.replace('"v":1', '"v":true')}\n`, ["journal/valid-records fault error 1"]],
    ["let a misspelt type pass", `${good.replace("commit", "comit")}\n`, ["journal/known-types misspelt error 1"]],
    ["let an unknown type pass", `${good.replace("commit", "banana")}\n`, ["journal/known-types unknown warning 1"]],
    ["let a known type without a schema pass", `${good.replace("commit", "gate_health")}\n`, ["journal/known-types unregistered info 1"]],
    ["never let a record with a broken time supersede", `${good.replace("2026-08-19T20:00:00Z", "2026-08-19T20:00:00z")}\n`, ["journal/comparable-times unreadable error 1"]],
    ["take a record without a time as new each time", `${good.replace(',"ts":"2026-08-19T20:00:00Z"', "")}\n`, ["journal/time-form missing warning 1"]],
    ["order two forms of times by bytes", `${handoff("2026-08-19T20:00:00Z", "a")}\n${handoff("2026-08-19T20:00:00.123456Z", "b")}\n`, ["journal/comparable-times wrong error 1", "journal/in-force superseded info 2", "journal/comparable-times mixed error 2", "journal/time-form form warning 2"]],
    ["take the superseded copy at the first match", `${handoff("2026-08-19T20:00:00Z", "a")}\n${handoff("2026-08-19T20:00:01Z", "b")}\n`, ["journal/in-force superseded info 1"]],
    ["take the later line on an equal time", `${handoff("2026-08-19T20:00:00Z", "a")}\n${handoff("2026-08-19T20:00:00Z", "b")}\n`, ["journal/in-force tie info 1"]],
    ["mix up two tasks of one number", `${handoff("2026-08-19T20:00:00Z", "a")}\n${handoff("2026-08-19T20:00:01Z", "b", "CODE: other")}\n`, ["journal/in-force reused info 2"]],
    ["count a repeated hand-off twice", `${handoff("2026-08-19T20:00:00Z", "a")}\n${handoff("2026-08-19T20:00:00Z", "a")}\n`, ["journal/in-force tie info 1", "journal/repeated-records repeated warning 2"]],
    ["never merge two lists of files", `${artifact("2026-08-19T20:00:00Z", '["/a","/b"]')}\n${artifact("2026-08-19T20:00:01Z", '["/c","/a"]')}\n`, ["journal/in-force superseded info 1", "journal/complete-lists lost warning 2"]],
    ["join a snapshot with a wrong hash to nothing", `${snapshot('"metadata":{"a":1},"owner":"coder","subject":"CODE: thing","occupant":"12a17b35b78d477f"')}\n`, ["journal/relations both error 1"]],
    ["take a mark of another shape for the value", `${snapshot('"metadata":{"a":{"_truncated":true}},"truncated":true')}\n`, ["journal/truncation cut info 1", "journal/truncation shape error 1"]],
    ["have the whole value nowhere in the journal", `${snapshot('"metadata":{"a":1,"_dropped_keys":["b"]},"truncated":true')}\n`, ["journal/truncation cut info 1"]],
    ["never retire a refresh whose time is another text", `${good.replace('"commit","sha":"a","message":"b","phase":"CODE"', '"session_refresh_consumed","refresh_ts":"2026-08-19T19:00:00+00:00"')}\n`, ["journal/references missing info 1"]],
  ])("%s", (_, text, expected) => {
    expect(findings(text)).toEqual(expected);
  });
});
