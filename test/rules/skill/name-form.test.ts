import { expect, it } from "vitest";
import rule from "../../../rules/skill/name-form.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (name: string): string => `---\nname: ${name}\ndescription: Read invoices.\n---\n`;

testRule(
  rule,
  {
    good: [
      { name: "a tilde, which is no name", text: "---\nname: ~\n---\n" },
      skill("example"),
      skill("a"),
      skill("0"),
      skill("read-invoices-2-b"),
      skill('"read-invoices"'),
      skill("'read-invoices'"),
      skill('" read-invoices "'),
      { name: "a number, which another rule judges", text: skill("3000") },
      { name: "a folded name", text: skill(">-\n  read-invoices") },
      { name: "a comment behind the name", text: skill("example # Not a Part") },
      { name: "an empty name, which another rule judges", text: skill("") },
      { name: "a list, which another rule judges", text: skill("[A B]") },
      { name: "an alias", text: "---\ntitle: &t A B\nname: *t\n---\n" },
      { name: "a tag of YAML", text: skill("!!str example") },
      { name: "broken YAML", text: skill("A: b: c") },
      { name: "no front matter", text: "name: A B\n" },
      { name: "a name further down", text: "---\nmetadata:\n  name: A B\n---\n" },
      { name: "the last of two names counts", text: "---\nname: A B\nname: example\n---\n" },
      { name: "anthropics/skills: a word that only the Claude API keeps", text: skill("claude-api") },
      { name: "a client that takes any label", text: skill("Read Invoices"), profiles: ["claude-code"] },
      { name: "a client that only looks for slashes", text: skill("Read Invoices"), profiles: ["goose"] },
      { name: "a client whose source takes what its documentation does not", text: skill("Read_Invoices"), profiles: ["opencode"] },
      { name: "a client that takes hyphens anywhere", text: skill("read--invoices-"), profiles: ["vscode"] },
      { name: "no client that keeps words", text: skill("claude-invoices"), profiles: ["claude-code", "agent-skills"] },
    ],
    // Without a folder that would tell the name.
    bad: [
      { text: skill("[|R|]ead"), reports: ["character"], fixed: skill("read") },
      { text: skill("read[| |]invoices"), reports: ["character"], fixed: skill("read-invoices") },
      { text: skill("read[|_|]invoices"), reports: ["character"], fixed: skill("read-invoices") },
      { text: skill("[|MCP I|]ntegration"), reports: ["character"], fixed: skill("mcp-integration") },
      { text: skill("read[|I|]nvoices"), reports: ["character"], fixed: skill("read-invoices") },
      { text: skill("plugin[|:|]read"), reports: ["character"], fixed: skill("plugin-read") },
      { text: skill("read[|/|]invoices"), reports: ["character"], fixed: skill("read-invoices") },
      { text: skill("caf[|é|]-finder"), reports: ["character"], fixed: skill("cafe-finder") },
      { name: "the folder tells how the words are joined", text: skill("[|Q|]uickBooks Reader"), file: "skills/quickbooks-reader/SKILL.md", reports: ["character"], fixed: skill("quickbooks-reader") },
      { name: "a folder with the same fault must be renamed too", text: skill("[|Q|]uickBooks"), file: "skills/QuickBooks/SKILL.md", reports: ["character"] },
      { name: "a folder with that fault in another form", text: skill("[|Q|]uick Books"), file: "skills/quick_books/SKILL.md", reports: ["character"] },
      { name: "a folder with another name, which another rule reports", text: skill("[|Q|]uickBooks"), file: "skills/Ledger/SKILL.md", reports: ["character"], fixed: skill("quick-books") },
      { name: "a sound folder with another name", text: skill("[|API F|]uzz for all"), file: "skills/api-fuzz/SKILL.md", reports: ["character"], fixed: skill("api-fuzz") },
      { name: "letters of another script, and a folder that tells the name", text: skill("[|审查|]"), file: "skills/review/SKILL.md", reports: ["character"], fixed: skill("review") },
      { name: "a folder that no chosen client wants", text: skill("[|API F|]uzz"), file: "skills/other/SKILL.md", profiles: ["claude-api"], reports: ["character"], fixed: skill("api-fuzz") },
      { name: "a mark that shows nothing by itself", text: skill("caf-e[|\u0301|]-x"), reports: ["character"], fixed: skill("caf-e-x") },
      { name: "letters of another script are not guessed", text: skill("[|审查|]"), reports: ["character"] },
      { name: "letters of another script beside Latin ones", text: skill("read-[|счета|]"), reports: ["character"] },
      { name: "wide letters are no ASCII", text: skill("[|ａｂｃ|]"), reports: ["character"], fixed: skill("abc") },
      { name: "emoji", text: skill("read-[|🧾|]"), reports: ["character"], fixed: skill("read") },
      { name: "nothing that could be kept", text: skill('"[|***|]"'), reports: ["character"] },
      { name: "quotes stay", text: skill("'[|R|]ead'"), reports: ["character"], fixed: skill("'read'") },
      { name: "double quotes stay", text: skill('"read[| & |]write"'), reports: ["character"], fixed: skill('"read-write"') },
      { name: "an escape in quotes", text: skill('[|"read\\u0020it"|]'), reports: ["character"], fixed: skill('"read-it"') },
      { name: "a folded name", text: skill("[|>-\n  Read it|]"), reports: ["character"], fixed: skill("read-it") },
      { name: "a word that YAML would read as a boolean", text: skill('"[|T|]rue"'), reports: ["character"], fixed: skill('"true"') },
      { name: "a name that would become a number", text: skill("'[|#|]12'"), reports: ["character"], fixed: skill('"12"') },
      { name: "bmad-code-org/BMAD-METHOD#2255: a placeholder", text: skill('"[|{|]skill-name}"'), reports: ["character"], fixed: skill('"skill-name"') },
      { text: skill("[|-|]read"), reports: ["edge"], fixed: skill("read") },
      { text: skill("read[|--|]"), reports: ["edge"], fixed: skill("read") },
      { text: skill('" [|-|]read"'), reports: ["edge"], fixed: skill('"read"') },
      { name: "hyphens alone", text: skill("'[|---|]'"), reports: ["edge"] },
      { name: "coreyhaines31/marketingskills#450: a double hyphen", text: skill("page[|--|]cro"), file: "skills/page--cro/SKILL.md", reports: ["double"] },
      { name: "three hyphens", text: skill("a[|---|]b"), reports: ["double"], fixed: skill("a-b") },
      { name: "a flow mapping", text: "---\n{ name: [|R|]ead }\n---\n", reports: ["character"], fixed: "---\n{ name: read }\n---\n" },
      { name: "a client that forbids a few characters", text: skill("Read[|:|]it"), profiles: ["gemini-cli"], reports: ["character"], fixed: skill("read-it") },
      { name: "a client that forbids slashes", text: skill("Read it[|/|]now"), profiles: ["claude-code", "goose"], reports: ["character"], fixed: skill("read-it-now") },
      { name: "a client that keeps words for itself", text: skill("my-[|claude|]-tool"), profiles: ["claude-api"], reports: ["reserved"] },
      { name: "a word kept for itself in a name with another fault", text: skill("[|A |][|anthropic|]"), profiles: ["claude-api"], reports: ["character", "reserved"], fixed: skill("a-anthropic") },
    ].map((each) => ({ file: "SKILL.md", ...each })),
  },
  given,
);

it.each([
  ["aBc", "the capital letter `B`"],
  ["aBCd", "the capital letters `BC`"],
  ["A B c", "capital letters and blanks (`A B `)"],
  ["a b", "a blank"],
  ["a  b", "blanks"],
  ["a_b", "`_`"],
  ["e\u0301", "U+0301"],
  ["a\u200Bb", "U+200B"],
  ["a\u00A0b", "U+00A0"],
])("says what %j holds", (name, words) => {
  const [found] = lintWith({ ...given, rules: [rule] }, { text: skill(`"${name}"`) });
  expect(found?.message).toContain(`The name holds ${words}, and`);
});
