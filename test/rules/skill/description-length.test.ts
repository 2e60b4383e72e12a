import { expect, it } from "vitest";
import rule from "../../../rules/skill/description-length.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (description: string, rest = ""): string => `---\nname: example\ndescription: ${description}\n${rest}---\n`;
const longest = "Use it to reach the limit. ".repeat(40).slice(0, 1023) + "x";
const claudeCode = { profiles: ["claude-code"] };

testRule(
  rule,
  {
    good: [
      skill("Read invoices."),
      { name: "1024 letters", text: skill(longest) },
      { name: "1024 letters in quotes", text: skill(`"${longest}"`) },
      { name: "openai/codex#7915: 342 characters of three bytes", text: skill("审".repeat(342)) },
      { name: "1024 characters of three bytes", text: skill("审".repeat(1024)) },
      { name: "zed-industries/zed#63620: 1024 characters of two code units", text: skill("🧾".repeat(1024)) },
      { name: "escapes count as what they stand for", text: skill(`"${"\\u0041".repeat(1024)}"`) },
      { name: "doubled quotes count once", text: skill(`'${"''".repeat(1024)}'`) },
      { name: "the indentation of a folded text does not count", text: skill(`>-\n${"      a\n".repeat(512)}`) },
      { name: "the rest of the line behind a number sign does not count", text: skill(`Read invoices. # ${longest}`) },
      { name: "a long text under another key", text: skill("Read.", `license: ${longest}a\n`) },
      { name: "a long description further down", text: `---\nmetadata:\n  description: ${longest}a\n---\n` },
      { name: "a list, which another rule judges", text: skill(`[${longest}, a]`) },
      { name: "no description", text: "---\nname: example\n---\n" },
      { name: "no front matter", text: `description: ${longest}a\n` },
      { name: "broken YAML", text: skill(`a: ${longest}`) },
      { name: "clients without a limit", text: skill(`${longest}a`), profiles: ["gemini-cli", "goose", "cursor"] },
      { name: "a client that does not keep to its documentation", text: skill(`${longest}a`), profiles: ["opencode"] },
      { name: "1025 letters for a client that cuts later", text: skill(`${longest}a`), ...claudeCode },
      { name: "1536 letters of two keys", text: skill(longest, `when_to_use: ${"w".repeat(512)}\n`), ...claudeCode },
      { name: "when_to_use is nothing to the specification", text: skill(longest, `when_to_use: ${longest}\n`) },
      { name: "an empty when_to_use", text: skill(longest, "when_to_use:\n"), ...claudeCode },
      { name: "white space at the end, for a client that trims", text: skill(`"${longest} "`), profiles: ["codex", "roo"] },
      { name: "white space within, for a client that collapses it", text: skill(`"${"a     ".repeat(512)}"`), profiles: ["codex"] },
    ],
    bad: [
      { name: "1025 letters", text: skill(`[|${longest}a|]`), reports: ["long"] },
      { name: "1025 letters in quotes", text: skill(`[|'${longest}a'|]`), reports: ["long"] },
      { name: "1025 letters and a comment", text: skill(`[|${longest}a|] # why`), reports: ["long"] },
      { name: "1025 characters of two code units", text: skill(`[|${"🧾".repeat(1025)}|]`), reports: ["long"] },
      { name: "a plain text over two lines", text: `---\ndescription:\n  [|${longest}\n  a|]\n---\n`, reports: ["long"] },
      { name: "a folded text", text: skill(`[|>-\n  ${longest}\n  a|]`), reports: ["long"] },
      { name: "the line break at the end of a literal counts for the specification", text: skill(`[||\n  ${longest}|]`), reports: ["long"] },
      { name: "a space at the end of a quoted text counts for the specification", text: skill(`[|"${longest} "|]`), reports: ["long"] },
      { name: "a client that counts code units", text: skill(`[|${"🧾".repeat(513)}|]`), profiles: ["vscode"], reports: ["long"] },
      { name: "the smallest limit of two clients", text: skill(`[|${longest}a|]`), profiles: ["claude-code", "claude-api"], reports: ["long"] },
      { name: "1537 letters for a client that cuts there", text: skill(`[|${longest}${"a".repeat(513)}|]`), ...claudeCode, reports: ["long"] },
      { name: "1537 letters of two keys", text: skill(`[|${longest}|]`, `when_to_use: ${"w".repeat(513)}\n`), ...claudeCode, reports: ["together"] },
      { name: "1537 letters of two keys, in the other order", text: `---\nwhen_to_use: ${"w".repeat(513)}\ndescription: [|${longest}|]\n---\n`, ...claudeCode, reports: ["together"] },
    ],
  },
  given,
);

it("tells the smallest of the limits that are broken, whatever the order of the clients", () => {
  const lint = (...profiles: string[]): string[] =>
    lintWith({ ...given, rules: [rule] }, { text: skill("a".repeat(2000)), profiles }).map(({ message }) => message);
  const expected = ["The description has 2000 characters, and the Claude API allows 1024, so it refuses the upload; shorten it."];
  expect(lint("claude-code", "claude-api")).toEqual(expected);
  const reversed = [...given.profiles].reverse();
  expect(lintWith({ ...given, profiles: reversed, rules: [rule] }, { text: skill("a".repeat(2000)), profiles: ["claude-code", "claude-api"] }).map(({ message }) => message)).toEqual(expected);
});

it("names the unit in which the client counts", () => {
  const [found] = lintWith({ ...given, rules: [rule] }, { text: `---\nname: example\ndescription: ${"😀".repeat(600)}\n---\n`, profiles: ["roo"] });
  expect(found?.message).toContain("has 1200 UTF-16 units, and Roo Code allows 1024");
});
