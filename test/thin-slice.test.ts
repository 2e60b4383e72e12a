import { toContractSet } from "../src/core/contract-set.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../src/core/diagnostic.ts";
import type { DocumentKind } from "../src/core/document.ts";
import type { LintSettings } from "../src/core/examine.ts";
import type { NodeType } from "../src/core/markdown.ts";
import { defineRule } from "../src/core/rule.ts";
import { fixText, lintText, type LintInput } from "../src/engine/lint-text.ts";
import type { DocumentReader } from "../src/parse/document.ts";
import { remarkParser } from "../src/parse/markdown/remark.ts";
import knownVersion from "../rules/payload/known-version.ts";
import multilineStyle from "../rules/payload/multiline-style.ts";
import noFence from "../rules/payload/no-fence.ts";
import { given } from "./given.ts";

/**
 * One engagement record through every layer: found in a file, in a list item and in captured JSON, with the same findings
 * at the exact places of the outer file.
 */
const record = [
  "<!-- engagement-record-design-575 -->",
  "",
  "### Named Decisions",
  "",
  "- **storage-format** 🗄️",
  "  - **Classification**: load-bearing",
  "",
  "```yaml",
  "schema_version: 7",
  "phase: design",
  'capture_session: "normal-design-v2"',
  "load_bearing_decisions:",
  "  - decision_id: storage-format",
  "    classification: load-bearing",
  '    audit_rationale: "Two readers, one \\"writer\\"." # 😀 kept',
  "    engineer_choice: |",
  "      Keep the files on disk 🙂.",
  "      A database can come later.",
  "    teaching_paragraph_excerpt: |-",
  "      Run this first:",
  "      ```sh",
  "      npm ci",
  '    articulation_text: ""',
  "    articulation_status: pending",
  "```",
  "",
].join("\n");

/** What is underlined, in the order of the text, with its line and column in the record. */
const expected = [
  { rule: "payload/known-version", messageId: "unknown", text: "7", line: 9, column: 17 },
  { rule: "payload/multiline-style", messageId: "header", text: "|", line: 16, column: 22 },
  { rule: "payload/no-fence", messageId: "fence", text: "```", line: 21, column: 7 },
];

const wanted: ReadonlySet<NodeType> = new Set<NodeType>(["html", "code"]);
const reader: DocumentReader = { parser: remarkParser, wanted: () => wanted, contracts: toContractSet(given.contracts) };
const settings: LintSettings = {
  rules: [knownVersion, multilineStyle, noFence].map((rule) => ({ rule, severity: rule.meta.severity, options: undefined })),
  profiles: given.profiles,
  profilesChosen: false,
  inlineConfig: true,
  ruleIds: new Map(),
  ruleUrl: (id) => `https://example.com/${id}`,
};

function input(text: string, kind: DocumentKind): LintInput {
  return { text, kind, path: "captures/issue-575", folderNames: [], hasByteOrderMark: false, faults: [] };
}

function lint(text: string, kind: DocumentKind): readonly Diagnostic[] {
  const { diagnostics, failures } = lintText(input(text, kind), settings, reader);
  expect(failures).toEqual([]);
  return diagnostics;
}

function fixed(text: string, kind: DocumentKind): string {
  return fixText(input(text, kind), settings, reader, () => true).text;
}

/** Holds what was found in a text against the record that stands in it from `line` and `column` on. */
function expectFindings(text: string, found: readonly Diagnostic[], at: { line: number; column: number }): void {
  expect(found.map(({ ruleId, messageId, region }) => ({
    rule: ruleId,
    messageId,
    text: text.slice(region.start, region.end),
    line: region.startPoint.line - at.line + 1,
    column: region.startPoint.column - at.column + 1,
  }))).toEqual(expected);
}

describe("in a Markdown file", () => {
  it.each<[string, DocumentKind]>([
    ["a comment body", "comment"],
    ["a note", "note"],
    ["any Markdown", "markdown"],
  ])("as %s", (_, kind) => {
    const found = lint(record, kind);
    expectFindings(record, found, { line: 1, column: 1 });
    expect(found.map(({ comment }) => comment)).toEqual([undefined, undefined, undefined]);
  });

  it("behind front matter, a heading and emoji", () => {
    const before = "---\ntitle: Issue 575\n---\n\n# 😀😀 Capture\n\n";
    expectFindings(before + record, lint(before + record, "markdown"), { line: 7, column: 1 });
  });

  it("with CRLF, as the web editor sends it", () => {
    const crlf = record.replaceAll("\n", "\r\n");
    expectFindings(crlf, lint(crlf, "comment"), { line: 1, column: 1 });
  });

  it.each([
    ["a bullet", "- "],
    ["a number", "12. "],
  ])("inside a list item behind %s", (_, bullet) => {
    const indent = " ".repeat(bullet.length);
    const text = `# Captures\n\n${bullet}${record.trimEnd().replaceAll("\n", `\n${indent}`)}\n`.replaceAll(/[ ]+\n/g, "\n");
    expectFindings(text, lint(text, "markdown"), { line: 3, column: bullet.length + 1 });
  });

  it("is not live in a quote, a fence or a code span", () => {
    expect(lint(record.replaceAll(/^/gm, "> "), "markdown")).toEqual([]);
    expect(lint(`\`\`\`\`md\n${record}\`\`\`\`\n`, "markdown")).toEqual([]);
    expect(lint(record.replace(/<!--.*-->/, "`$&`"), "markdown")).toEqual([]);
  });

  it("is mended where there is one right answer", () => {
    expect(fixed(record, "comment")).toBe(record.replace("choice: |\n", "choice: |-\n"));
  });
});

const bodies = { issue: "The issue itself, without a marker.\r\n", first: "Thanks!", record };

/** `gh issue view 575 --json number,title,body,comments,url`: one object on one line. */
const issueView = `${JSON.stringify({
  body: bodies.issue,
  comments: [
    { id: "IC_kwDOA1", author: { login: "ada" }, authorAssociation: "OWNER", body: bodies.first, createdAt: "2026-08-01T10:00:00Z", url: "https://github.com/o/r/issues/575#issuecomment-1001" },
    { id: "IC_kwDOA2", author: { login: "grace" }, authorAssociation: "MEMBER", body: bodies.record, createdAt: "2026-08-02T10:00:00Z", url: "https://github.com/o/r/issues/575#issuecomment-1002" },
  ],
  number: 575,
  title: "Choose a format 😀",
  url: "https://github.com/o/r/issues/575",
})}\n`;

/** `gh api repos/o/r/issues/575/comments`, indented as by a pager. */
const rest = JSON.stringify(
  [
    { id: 1001, url: "https://api.github.com/repos/o/r/issues/comments/1001", html_url: "https://github.com/o/r/issues/575#issuecomment-1001", user: { login: "ada", id: 1 }, body: bodies.first },
    { id: 1002, url: "https://api.github.com/repos/o/r/issues/comments/1002", html_url: "https://github.com/o/r/issues/575#issuecomment-1002", user: { login: "grace", id: 2 }, body: bodies.record },
  ],
  null,
  2,
);

const captures: [string, string, { id: string; url: string; author: string; createdAt?: string }][] = [
  ["gh issue view --json", issueView, { id: "IC_kwDOA2", url: "https://github.com/o/r/issues/575#issuecomment-1002", author: "grace", createdAt: "2026-08-02T10:00:00Z" }],
  ["gh api", rest, { id: "1002", url: "https://github.com/o/r/issues/575#issuecomment-1002", author: "grace" }],
  ["gh api, pages one behind the other", `[]${rest}[]`, { id: "1002", url: "https://github.com/o/r/issues/575#issuecomment-1002", author: "grace" }],
];

describe.each(captures)("in the JSON of %s", (_, text, comment) => {
  const found = lint(text, "thread");

  it("has the same findings at the places where their characters stand in the JSON", () => {
    expect(found.map(({ ruleId, messageId, region }) => ({ rule: ruleId, messageId, text: text.slice(region.start, region.end) }))).toEqual(
      expected.map(({ rule, messageId, text: underlined }) => ({ rule, messageId, text: underlined })),
    );
    const start = text.indexOf(JSON.stringify(record));
    const before = (needle: string): number => text.indexOf(JSON.stringify(needle).slice(1, -1), start) + JSON.stringify(needle).slice(1, -1).length;
    expect(found.map(({ region }) => region.start)).toEqual([before("schema_version: "), before("engineer_choice: "), before("Run this first:\n      ")]);
  });

  it("tells the comment, and the line and column within it", () => {
    expect(found.map((each) => each.comment)).toEqual(expected.map(({ line, column }) => ({ ...comment, line, column })));
  });

  it("gives lines and columns of the outer file", () => {
    for (const { region } of found) {
      const lines = text.slice(0, region.start).split("\n");
      expect(region.startPoint).toEqual({ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 });
    }
  });

  it("is fixed as if it were extracted, fixed and embedded", () => {
    const after = fixed(text, "thread");
    expect(after).not.toBe(text);
    expect(after).toBe(text.replace(JSON.stringify(record), () => JSON.stringify(fixed(record, "comment"))));
  });
});

it("is found in a body with any escapes, and fixing it equals extract, fix, embed", () => {
  const escaped = fc.array(fc.nat(2), { minLength: record.length, maxLength: record.length }).map((forms) =>
    forms.map((form, at) => (form === 0 ? `\\u${record.charCodeAt(at).toString(16).padStart(4, "0")}` : JSON.stringify(record.charAt(at)).slice(1, -1))).join(""),
  );
  fc.assert(
    fc.property(escaped, (body) => {
      const text = `{"id":5,"body":"${body}"}`;
      const found = lint(text, "thread");
      expect(found.map(({ region }) => JSON.parse(`"${text.slice(region.start, region.end)}"`) as string)).toEqual(expected.map((each) => each.text));
      expect(found.map((each) => [each.comment?.line, each.comment?.column])).toEqual(expected.map(({ line, column }) => [line, column]));
      const after = JSON.parse(fixed(text, "thread")) as { body: string };
      expect(after.body).toBe(fixed(record, "comment"));
    }),
    { numRuns: 25 },
  );
});

it("any fix in a body equals extract, fix, embed", () => {
  const edits = fc.record({ body: fc.string({ unit: "binary", minLength: 1 }).filter((text) => !text.includes("\0")), from: fc.nat(), to: fc.nat(), replacement: fc.string({ unit: "binary" }) });
  fc.assert(
    fc.property(edits, ({ body, from, to, replacement }) => {
      const start = from % (body.length + 1);
      const edit = { start, end: start + (to % (body.length + 1 - start)), text: replacement };
      const once = defineRule({
        id: "test/once",
        meta: { summary: "Require nothing", level: "must", preset: "recommended", severity: "error", kinds: ["comment"], fixable: "safe", evidence: noFence.meta.evidence },
        messages: { any: "Any." },
        check: (document, { report }) => {
          if (document.text === body) report("any", { at: edit, fix: { safety: "safe", edits: [edit] } });
        },
      });
      const only: LintSettings = { ...settings, rules: [{ rule: once, severity: "error", options: undefined }] };
      const outer = JSON.stringify({ comments: [{ body: "before" }, { body }] });
      const { text } = fixText(input(outer, "thread"), only, reader, () => true);
      const alone = fixText(input(body, "comment"), only, reader, () => true).text;
      expect(JSON.parse(text)).toEqual({ comments: [{ body: "before" }, { body: alone }] });
    }),
    { numRuns: 500 },
  );
});

describe("a capture that is cut off", () => {
  const cut = `${issueView}{"comments": [`;

  it("is a fault, and what stands before it is still looked at", () => {
    expect(lint(cut, "thread").map(({ ruleId }) => ruleId)).toEqual(expected.map(({ rule }) => rule));
  });
});
