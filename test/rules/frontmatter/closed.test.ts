import rule from "../../../rules/frontmatter/closed.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const body = "\n# Title\n\nWords.\n";

testRule(
  rule,
  {
    good: [
      "---\nname: example\n---\n",
      "---\nname: example\n---",
      `---\nname: example\n---\n${body}\n---\n\nMore.\n`,
      { name: "comments that look like headings", text: "---\nname: example\n\n# Optional\n\nlicense: MIT\n---\n" },
      { name: "a fault below a comment, which another rule judges", text: "---\nname: example\n\n# When\ndescription: Use when: asked\n---\n\n# Title\n" },
      { name: "secondsky/claude-skills#60: a second paragraph without indentation", text: "---\nname: example\ndescription: One.\n\nKeywords one and two\n---\n\n# Title\n" },
      { name: "a value that goes on without indentation", text: "---\nname: example\ndescription: One\nand two\n---\n# Title\n" },
      { name: "a skill that begins with a ruler", text: "---\n\n# Title\n\nWords.\n" },
      { name: "a prompt that begins with a ruler", kind: "prompt", text: "---\nNote: read this first.\n\nWords.\n" },
      { name: "a wrong closing line, which another rule judges", text: "---\nname: example\n----\n" },
      { name: "no front matter", text: "# Title\n" },
      { name: "a note", kind: "note", text: "---\nname: example\n" },
    ],
    bad: [
      { text: `[|---|]\nname: example\ndescription: A skill.\n${body}`, reports: ["unclosed"], fixed: `---\nname: example\ndescription: A skill.\n---\n${body}` },
      { text: "[|---|]\nname: example", reports: ["unclosed"], fixed: "---\nname: example\n---\n" },
      { text: `[|---|]\nname: example\ndescription: >\n  One.\n\n  Two.\n${body}`, reports: ["unclosed"], fixed: `---\nname: example\ndescription: >\n  One.\n\n  Two.\n---\n${body}` },
      { name: "prose at once", text: "[|---|]\nname: example\n\nYou are an expert.\n", reports: ["unclosed"], fixed: "---\nname: example\n---\n\nYou are an expert.\n" },
      { name: "nobody can tell the end of broken YAML", text: `[|---|]\nname: example\ndescription: Use when: asked\n${body}`, reports: ["unclosed"] },
      { name: "a prompt", kind: "prompt", text: `[|---|]\ndescription: A command.\n${body}`, reports: ["unclosed"], fixed: `---\ndescription: A command.\n---\n${body}` },
      { name: "wkentaro/git-hunk#20: a ruler of the body", text: `[|---|]\nname: example\n${body}\n---\n\nMore.\n`, reports: ["late"], fixed: `---\nname: example\n---\n${body}\n---\n\nMore.\n` },
      { name: "a fence and a ruler", text: "[|---|]\nname: example\n```sh\nls\n```\n\n---\n", reports: ["late"], fixed: "---\nname: example\n---\n```sh\nls\n```\n\n---\n" },
    ],
  },
  given,
);
