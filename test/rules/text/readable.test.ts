import rule from "../../../rules/text/readable.ts";
import type { MarkdownParser } from "../../../src/core/markdown.ts";
import { remarkParser } from "../../../src/parse/markdown/remark.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

/** A parser with a limit that short texts reach; the limits themselves have tests of their own. */
const parser: MarkdownParser = {
  ...remarkParser,
  limit(text) {
    const start = text.indexOf(">>>>");
    return start === -1 ? undefined : { span: { start, end: start + 4 }, reason: "quotes nested more than 3 deep" };
  },
};

/** A rule that asks for Markdown where a comment stands. */
const companions = { with: ["payload/known-version"] };

testRule(
  rule,
  {
    good: [
      "",
      "---\nname: example\n---\n\n# Title\n\n>>> Words.\n",
      { name: "a thread", kind: "thread", text: '[{ "body": "Words." }]\n[]\n' },
      { name: "one comment a line", kind: "thread", text: '{ "body": "a" }\n{ "body": "b" }\n' },
      { name: "nothing that any rule reads", text: ">>>> Words.\n" },
      { name: "an empty thread", kind: "thread", text: "" },
      { name: "other data", kind: "journal", text: "{" },
      { name: "data that only looks like Markdown", kind: "journal", text: ">>>> {}\n" },
    ],
    bad: [
      { name: "a manifest with a comma too many", kind: "manifest", file: ".claude-plugin/plugin.json", text: '{"name": "a",[|}|]', reports: ["json"] },
      { name: "a manifest and more", kind: "manifest", file: ".claude-plugin/plugin.json", text: '{"name": "a"} [|{|]}', reports: ["json"] },
      { ...companions, text: "# Title\n\n[|>>>>|] Words.\n\n<!-- c -->\n", reports: ["limit"] },
      { name: "a note", ...companions, kind: "note", text: "<!-- c -->\n\n[|>>>>|]>>\n", reports: ["limit"] },
      { name: "a comment cut off", kind: "thread", text: '[{ "body": "Words." }, { "body": [|"Wo|]', reports: ["json"] },
      { name: "a list cut off", kind: "thread", text: '[{ "body": "Words." },[||]', reports: ["json"] },
      { name: "a comma too many", kind: "thread", text: '[{ "body": "Words." [|]|]', reports: ["json"] },
      { name: "a word that is not JSON", kind: "thread", text: "[|error|]: no such issue\n", reports: ["json"] },
      { name: "a comment of another language", kind: "thread", text: '[|// captured|]\n[{ "body": "Words." }]\n', reports: ["json"] },
    ],
  },
  { ...given, parser },
);
