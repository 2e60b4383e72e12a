import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { defineRule } from "../../src/core/rule.ts";
import type { Analysis } from "../../src/lsp/analysis.ts";
import { Session } from "../../src/lsp/session.ts";
import { defaultSettings } from "../../src/lsp/settings.ts";
import { Workspace } from "../../src/lsp/workspace.ts";
import { goodSkill, makeTree } from "../cli/tree.ts";

const evidence = [{ url: "https://example.com", claim: "none" }] as const;
const usual = { level: "must", preset: "recommended", severity: "error", kinds: ["skill"], fixable: false, evidence } as const;

/** A rule that throws, and one that finds something in every skill. */
const crashing = defineRule({
  id: "test/crash",
  meta: { ...usual, summary: "Require nothing" },
  messages: { never: "Never." },
  check() {
    throw new Error("out of words");
  },
});
const finding = defineRule({
  id: "test/found",
  meta: { ...usual, summary: "Require nothing" },
  messages: { found: "Found." },
  check(_, { report }) {
    report("found", { at: { start: 0, end: 3 } });
  },
});

describe("a rule that throws", () => {
  it("is one line in the log, however often the document is linted, and stops no other", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const log: string[] = [];
    const analyses: Analysis[] = [];
    const rules = [crashing, finding].map((rule) => ({ id: rule.id, meta: rule.meta, load: () => Promise.resolve(rule) }));
    const workspace = new Workspace({ rules, allowCode: false, log: (message) => log.push(message) }, defaultSettings);
    const session = new Session(workspace, { analysed: (_, analysis) => analyses.push(analysis), closed: () => undefined, log: (message) => log.push(message) });
    const document = TextDocument.create(pathToFileURL(join(folder, "skills/a/SKILL.md")).href, "markdown", 1, goodSkill("a"));
    session.open(document);
    await session.current(document.uri);
    for (const version of [2, 3]) {
      TextDocument.update(document, [{ text: `${goodSkill("a")}${"x".repeat(version)}\n` }], version);
      session.change(document.uri);
      await session.current(document.uri);
    }
    session.close(document.uri);
    expect(analyses.map(({ diagnostics }) => diagnostics.map(({ ruleId }) => ruleId))).toEqual([["test/found"], ["test/found"], ["test/found"]]);
    expect(analyses.map(({ snapshot }) => snapshot.version)).toEqual([1, 2, 3]);
    expect(log).toEqual([`${document.uri}: rule test/crash failed: out of words`]);
  });
});
