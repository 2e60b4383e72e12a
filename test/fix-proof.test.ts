import { toContractSet } from "../src/core/contract-set.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Diagnostic, Edit } from "../src/core/diagnostic.ts";
import { createSourceText } from "../src/core/source-text.ts";
import { createDocument } from "../src/parse/document.ts";
import { remarkParser } from "../src/parse/markdown/remark.ts";
import { judge, type State, type Violation } from "../scripts/fix-proof/judge.ts";
import { mendTree } from "../scripts/fix-proof/mend-tree.ts";
import { replay } from "../scripts/fix-proof/replay.ts";
import { root } from "./rule-modules.ts";

const reader = { parser: remarkParser, wanted: () => new Set<never>(), contracts: toContractSet([]) };

/** A diagnostic of a text at the only place of some words, with edits that put other words in place of theirs. */
function finding(text: string, words: string, { ruleId = "text/encoding", edits = [] as readonly Edit[] } = {}): Diagnostic {
  const start = text.indexOf(words);
  const source = createSourceText(text);
  const region = { start, end: start + words.length, startPoint: source.pointAt(start), endPoint: source.pointAt(start + words.length) };
  const fix = edits.length === 0 ? undefined : { safety: "safe" as const, edits };
  return { path: "SKILL.md", kind: "skill", ruleId, messageId: "m", message: `About ${words}.`, severity: "error", region, url: "", fix, related: [], comment: undefined, suppressed: undefined };
}

function replacing(text: string, words: string, other: string): Edit {
  const start = text.indexOf(words);
  return { start, end: start + words.length, text: other };
}

function state(text: string, diagnostics: readonly Diagnostic[] = []): State {
  return { text, diagnostics, document: createDocument({ path: "SKILL.md", kind: "skill", text }, reader) };
}

const text = "---\nname: one\ndescription: two\n---\n\nthree\nfour\n";
const one = finding(text, "one", { edits: [replacing(text, "one", "eins")] });
const mended = text.replace("one", "eins");

function verdict(after: State, { before = state(text, [one]), passes = [[one]] as readonly (readonly Diagnostic[])[], appliedAgain = 0 } = {}): Violation["kind"][] {
  return judge({ before, after, passes, appliedAgain }).violations.map(({ kind }) => kind);
}

describe("the judge of fixes", () => {
  it("lets a mended text pass, with what was found before in it", () => {
    expect(verdict(state(mended))).toEqual([]);
    const four = finding(text, "four");
    expect(verdict(state(mended, [finding(mended, "four")]), { before: state(text, [one, four]) })).toEqual([]);
  });

  it("sees a change outside of the edits", () => {
    expect(verdict(state(mended.replace("three", "3")))).toEqual(["elsewhere"]);
  });

  it("sees an edit apart from its finding, and lets a text be moved", () => {
    const stray = finding(text, "one", { edits: [replacing(text, "four", "vier")] });
    expect(verdict(state(text.replace("four", "vier")), { passes: [[stray]] })).toEqual(["elsewhere"]);
    const end = text.length;
    const move = finding(text, "one", { edits: [replacing(text, "three\n", ""), { start: end, end, text: "three\n" }] });
    expect(verdict(state(text.replace("three\n", "") + "three\n"), { passes: [[move]] })).toEqual([]);
  });

  it("sees another line ending", () => {
    const other = finding(text, "one", { edits: [replacing(text, "one", "one\r\nx: 1")] });
    expect(verdict(state(text.replace("one", "one\r\nx: 1")), { passes: [[other]] })).toEqual(["line ending"]);
  });

  it("sees front matter that is none any more", () => {
    const broken = finding(text, "one", { edits: [replacing(text, "one", "[one")] });
    expect(verdict(state(text.replace("one", "[one")), { passes: [[broken]] })).toEqual(["unreadable", "unreadable"]);
  });

  it("sees a finding of another rule, of another place, and one that only readers of the mended text can have", () => {
    expect(verdict(state(mended, [finding(mended, "four")]))).toEqual(["new finding"]);
    expect(verdict(state(mended, [finding(mended, "four", { ruleId: "text/readable" })]), { before: state(text, [one, finding(text, "four")]) })).toEqual(["new finding"]);
    const unread = text.slice(4);
    const opening = finding(unread, "name", { edits: [{ start: 0, end: 0, text: "---\n" }] });
    const read = judge({ before: state(unread, [opening]), after: state(text, [finding(text, "two")]), passes: [[opening]], appliedAgain: 0 });
    expect(read).toMatchObject({ violations: [], uncovered: [{ message: "About two." }] });
  });

  it("sees a finding that its fix did not mend, and fixes without an end", () => {
    expect(verdict(state(mended, [{ ...finding(mended, "eins"), message: one.message }]))).toEqual(["not mended"]);
    expect(verdict(state(mended), { appliedAgain: 1 })).toEqual(["unsettled"]);
  });

  it("follows a place through several passes", () => {
    const second = finding(mended, "three", { edits: [replacing(mended, "three", "drei")] });
    const { text: last, moved } = replay(text, [[one], [second]]);
    expect(last).toBe(mended.replace("three", "drei"));
    const { start, end } = moved({ start: text.indexOf("three"), end: text.indexOf("four") + 4 });
    expect(last.slice(start, end)).toBe("drei\nfour");
    expect(() => replay(text, [[one, one]])).toThrow("an edit");
  });
});

describe("every fix over the fixtures", () => {
  it.each(readdirSync(join(root, "fixtures/projects")))("keeps what fixes promise in %s", async (name) => {
    const { files, failures } = await mendTree(join(root, "fixtures/projects", name));
    expect(failures).toEqual([]);
    expect(files.flatMap((file) => judge(file).violations.map(({ kind, line, words }) => `${file.path}:${line}: ${kind}: ${words}`))).toEqual([]);
    expect(files.flatMap(({ passes }) => passes.flat()).length).toBeGreaterThanOrEqual(name === "example" ? 5 : 0);
  });
});
