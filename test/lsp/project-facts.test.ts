import { describe, expect, it } from "vitest";
import type { Noted } from "../../src/core/check-project.ts";
import { toContractSet } from "../../src/core/contract-set.ts";
import { Details } from "../../src/core/details.ts";
import type { Document } from "../../src/core/document.ts";
import type { Finding } from "../../src/core/diagnostic.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import { ProjectFacts, type Notes } from "../../src/engine/project-facts.ts";
import { createDocument } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { moveFindings } from "../../src/lsp/moved-findings.ts";

/** Two documents must not have one title. */
const rule = defineProjectRule({
  id: "test/titles",
  meta: { summary: "Require titles of their own", level: "must", preset: "recommended", severity: "error", kinds: ["markdown"], fixable: false, evidence: [{ url: "https://example.com", claim: "none" }] },
  messages: { same: "The title `{{title}}` is taken." },
  collect: () => undefined,
  checkProject(collected: readonly { readonly path: string; readonly facts: string }[], { report }) {
    if (collected.some(({ facts }) => facts === "crash")) throw new Error("no such title");
    const seen = new Set<string>();
    for (const { path, facts } of collected) {
      if (seen.has(facts)) report("same", { path, at: { start: 0, end: 1 }, data: { title: facts } });
      seen.add(facts);
    }
  },
});

/** A title must not be the text of the document "index". */
const asking = defineProjectRule({
  id: "test/index",
  meta: { summary: "Require titles that are not the text of the index", level: "must", preset: "recommended", severity: "error", kinds: ["markdown"], fixable: false, evidence: [{ url: "https://example.com", claim: "none" }] },
  messages: { same: "The title `{{title}}` is the text of the index." },
  collect: ({ path }): string => path,
  detail: ({ text }) => text,
  checkProject(collected, { report }) {
    const index = collected.find(({ path }) => path === "index")?.detail();
    for (const { path, facts: title } of collected) if (title === index) report("same", { path, at: { start: 0, end: 1 }, data: { title } });
  },
});

const openText = (text: string): Document => createDocument({ path: "a.md", kind: "markdown", text }, { parser: remarkParser, wanted: () => new Set(), contracts: toContractSet([]) });

const settings: Noted["settings"] = { rules: [{ rule, severity: "error", options: undefined }], profiles: [], profilesChosen: false, inlineConfig: true, ruleIds: new Map(), ruleUrl: (id) => id };
const noted = (path: string, title: string | undefined, text = ""): Notes => ({ document: { path, kind: "markdown" }, settings, facts: new Map(title === undefined ? [] : [[rule.id, title]]), details: new Details(() => openText(text)) });

describe("the facts of a project", () => {
  it("run a rule again only when what it noted has changed", () => {
    const facts = new ProjectFacts();
    for (const [path, title] of [["a", "One"], ["b", "One"], ["c", "Two"]] as const) facts.set(noted(path, title));
    expect(facts.findingsOf("b").map(({ message }) => message)).toEqual(["The title `One` is taken."]);
    expect(facts.runs).toBe(1);
    facts.set(noted("c", "Two"));
    expect(facts.findingsOf("a")).toEqual([]);
    expect(facts.runs).toBe(1);
    expect(facts.cost).toBe(0);
    facts.set(noted("a", "Three"));
    expect(facts.findingsOf("b")).toEqual([]);
    expect(facts.runs).toBe(2);
    facts.set(noted("a", "One"));
    facts.remove("a");
    expect(facts.findingsOf("b")).toEqual([]);
    facts.set(noted("b", undefined));
    expect(facts.findingsOf("b")).toEqual([]);
    expect(facts.paths).toEqual(["b", "c"]);
  });

  it("tell of a rule that throws, until it throws no more", () => {
    const facts = new ProjectFacts();
    facts.set(noted("a", "crash"));
    expect(facts.findingsOf("a")).toEqual([]);
    expect(facts.failures).toEqual(["rule test/titles failed: no such title"]);
    facts.set(noted("a", "One"));
    expect(facts.findingsOf("a")).toEqual([]);
    expect(facts.failures).toEqual([]);
  });
});

describe("details of a document", () => {
  const withAsking = { ...settings, rules: [{ rule: asking, severity: "error", options: undefined }] } as const;
  const withRule = (path: string, title: string, text: string): Notes => ({ ...noted(path, undefined, text), settings: withAsking, facts: new Map([[asking.id, title]]) });

  it("are asked for where the rule wants them, and make it run again when they change", () => {
    const facts = new ProjectFacts();
    for (const [path, title, text] of [["index", "", "One"], ["a", "One", "x"], ["b", "Two", "x"]] as const) facts.set(withRule(path, title, text));
    expect(facts.findingsOf("a")).toHaveLength(1);
    facts.set(withRule("a", "One", "of which nobody asks"));
    facts.set(withRule("index", "", "One"));
    expect(facts.findingsOf("a")).toHaveLength(1);
    expect(facts.runs).toBe(1);
    facts.set(withRule("index", "", "Two"));
    expect(facts.findingsOf("a")).toHaveLength(0);
    expect(facts.findingsOf("b")).toHaveLength(1);
    expect(facts.runs).toBe(2);
  });
});

describe("findings that stand in for those of the next version", () => {
  const finding = (start: number, end: number): Finding => ({ ruleId: "r", messageId: "m", message: "", severity: "error" as const, at: { start, end }, fix: { safety: "safe" as const, edits: [] }, related: [{ at: { start: 0, end: 1 }, message: "" }, { at: { start: 90, end: 91 }, message: "", path: "other" }] });

  it("move with the text and lose what the edit touched, and their fixes", () => {
    const moved = moveFindings([finding(1, 3), finding(4, 6), finding(6, 8)], "0123456789", "01234xx56789");
    expect(moved.map(({ at }) => at)).toEqual([{ start: 1, end: 3 }, { start: 8, end: 10 }]);
    expect(moved[0]?.related).toHaveLength(2);
    expect(moved.every(({ fix }) => fix === undefined)).toBe(true);
    expect(moveFindings([finding(1, 3)], "0123456789", "")).toEqual([]);
  });
});
