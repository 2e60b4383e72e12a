import { toContractSet } from "../../../src/core/contract-set.ts";
import rule from "../../../rules/skill/name-matches-folder.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

import { expect, it } from "vitest";
import { lintText } from "../../../src/engine/lint-text.ts";
import { remarkParser } from "../../../src/parse/markdown/remark.ts";

const skill = (name: string): string => `---\nname: ${name}\ndescription: Read invoices.\n---\n`;
const inFolder = (name: string): { file: string } => ({ file: `skills/${name}/SKILL.md` });

testRule(
  rule,
  {
    good: [
      { name: "null, which is no name", text: "---\nname: null\n---\n" },
      skill("example"),
      skill('"example"'),
      skill("' example '"),
      { name: "a folded name", text: skill(">-\n  example") },
      { name: "a folder of another form, equal to the letter", text: skill("page--cro"), ...inFolder("page--cro") },
      { name: "a wide spelling", text: skill("abc"), ...inFolder("ａｂｃ") },
      { name: "a folder with decomposed letters", text: skill("caf\u00E9"), ...inFolder("cafe\u0301") },
      { name: "a number, which another rule judges", text: skill("3000"), ...inFolder("3000") },
      { name: "capitals, which another rule judges", text: skill("Read Invoices"), ...inFolder("read-invoices") },
      { name: "an underscore, which another rule judges", text: skill("read_invoices"), ...inFolder("read-invoices") },
      { name: "words joined otherwise, which another rule judges", text: skill("QuickBooks Reader"), ...inFolder("quickbooks-reader") },
      { name: "another ill-formed name in a sound folder, which another rule judges", text: skill("books:read-invoices"), ...inFolder("read-invoices") },
      { name: "an empty name, which another rule judges", text: skill('""') },
      { name: "a list, which another rule judges", text: skill("[other]") },
      { name: "no name", text: "---\nlicense: MIT\n---\n" },
      { name: "no folder", text: skill("other"), file: "SKILL.md" },
      { name: "no front matter", text: "name: other\n" },
      { name: "broken YAML", text: "---\nname: other\ndescription: a: b\n---\n" },
      { name: "a client that does not mind", text: skill("other"), profiles: ["claude-code"] },
      { name: "a client that does not keep to its documentation", text: skill("other"), profiles: ["opencode"] },
    ],
    bad: [
      { text: skill("[|other|]"), reports: ["differs"], fixed: skill("example") },
      { name: "agentscope-ai/agentscope#2732: CRLF and a mistyped name", text: skill("[|exampel|]").replaceAll("\n", "\r\n"), reports: ["differs"], fixed: skill("example").replaceAll("\n", "\r\n") },
      { name: "quotes stay", text: skill("[|'other'|]"), reports: ["differs"], fixed: skill("'example'") },
      { name: "a comment stays", text: skill("[|other|]  # mine"), reports: ["differs"], fixed: skill("example  # mine") },
      { name: "a folded name", text: skill("[|>-\n  other|]"), reports: ["differs"], fixed: skill("example") },
      { name: "a sound name with other hyphens", text: skill("[|read-invoices|]"), ...inFolder("readinvoices"), reports: ["differs"], fixed: skill("readinvoices") },
      { name: "a prefix of the folder", text: skill("[|invoices|]"), ...inFolder("read-invoices"), reports: ["differs"], fixed: skill("read-invoices") },
      { name: "a folder that is a number", text: skill("[|other|]"), ...inFolder("2024"), reports: ["differs"], fixed: skill('"2024"') },
      { name: "a folder that is a boolean", text: skill("[|other|]"), ...inFolder("true"), reports: ["differs"], fixed: skill('"true"') },
      { name: "a folder with a colon and spaces", text: skill("[|other|]"), ...inFolder("a: b"), reports: ["folder"] },
      { name: "coreyhaines31/marketingskills#450: a folder that no specification allows", text: skill("[|page-cro|]"), ...inFolder("page--cro"), reports: ["folder"] },
      { name: "an ill-formed name and a folder that is no better", text: skill("[|Books|]"), ...inFolder("Ledger_1"), reports: ["folder"] },
      { name: "the nearest folder counts", text: skill("[|scaling|]"), file: "skills/scaling/qdrant-scaling/SKILL.md", reports: ["differs"], fixed: skill("qdrant-scaling") },
      { name: "a client that wants them equal", text: skill("[|other|]"), profiles: ["claude-code", "cursor"], reports: ["differs"], fixed: skill("example") },
    ],
  },
  given,
);

it("vercel-labs/skills#965: a linked skill may have the name of any folder that leads to it", () => {
  const lint = (folderNames: readonly string[]): string[] =>
    lintText(
      { text: skill("linked"), path: "shared/real/SKILL.md", kind: "skill", folderNames, hasByteOrderMark: false, faults: [] },
      { rules: [{ rule, severity: "error", options: undefined }], profiles: given.profiles, profilesChosen: false, inlineConfig: true, ruleIds: new Map(), ruleUrl: (id) => id },
      { parser: remarkParser, wanted: () => new Set(), contracts: toContractSet([]) },
    ).diagnostics.map(({ message }) => message);
  expect(lint(["real", "linked"])).toEqual([]);
  expect(lint(["linked", "real"])).toEqual([]);
  expect(lint(["real", "other"])).toEqual([expect.stringContaining("differs from the folder `real`")]);
  expect(lint([])).toEqual([]);
});
