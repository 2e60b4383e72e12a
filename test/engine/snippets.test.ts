import { expect, it } from "vitest";
import { Linter } from "../../src/engine/linter.ts";
import type { Document } from "../../src/core/document.ts";
import { defineRule, type RuleEntry } from "../../src/core/rule.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";

/** A rule that tells how many fences of each language it was given. */
const probe = defineRule({
  id: "snippet/probe",
  meta: {
    summary: "Require nothing",
    level: "must",
    preset: "recommended",
    severity: "info",
    kinds: ["skill", "thread", "comment"],
    nodes: ["code"],
    needs: ["shell", "json"],
    fixable: false,
    evidence: [{ url: "https://example.com", claim: "nothing" }],
  },
  messages: { found: "{{shell}} and {{json}}." },
  check(document: Document, { report }) {
    if (document.kind === "thread") return;
    report("found", { at: { start: 0, end: 0 }, data: { shell: document.snippets("shell").length, json: document.snippets("json").length } });
  },
});

async function lint(kind: "skill" | "thread", text: string): Promise<string[]> {
  const rules: readonly RuleEntry[] = [{ id: probe.id, meta: probe.meta, load: () => Promise.resolve(probe) }];
  const linter = new Linter({ parser: remarkParser, rules, inlineConfig: true, ruleUrl: (id) => id });
  const examination = await linter.examine({ path: "SKILL.md", kind, text, hasByteOrderMark: false, faults: [], folderNames: [] }, [], "/SKILL.md");
  expect([examination, ...examination.inner].flatMap(({ failures }) => failures)).toEqual([]);
  return [examination, ...examination.inner].flatMap(({ findings }) => findings.map(({ message }) => message));
}

it("loads the parsers of the languages that a document holds and that its rules need", async () => {
  expect(await lint("skill", "```bash\na\n```\n\n~~~sh\nb\n~~~\n")).toEqual(["2 and 0."]);
  expect(await lint("skill", "- > ```JSON\n  > {}\n  > ```\n")).toEqual(["0 and 1."]);
});

it("leaves out a rule where no fence is in a language that it needs", async () => {
  expect(await lint("skill", "```python\na\n```\n")).toEqual([]);
  expect(await lint("skill", "No fence.\n")).toEqual([]);
});

it("sees the fences of comments in captured JSON", async () => {
  expect(await lint("thread", JSON.stringify([{ id: 1, body: "Run:\n```bash\na\n```\n" }]))).toEqual(["1 and 0."]);
});
