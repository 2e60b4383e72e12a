import rule from "../../../rules/frontmatter/single-block.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "---\nname: example\n---\n\n# Title\n",
      { name: "a ruler below the front matter", text: "---\nname: example\n---\n\n---\n\n# Title\n\n---\n" },
      { name: "rulers around a sentence", text: "---\nname: example\n---\n\n---\nNote: read this.\n---\n" },
      { name: "rulers around two sentences", text: "---\nname: example\n---\n\n---\nNote: read this.\nAlso: that.\n---\n" },
      { name: "a setext heading", text: "---\nname: example\n---\nWords\n---\n" },
      { name: "an example below a heading", text: "---\nname: example\n---\n\n# Title\n\n---\nname: other\ndescription: b\n---\n" },
      { name: "an example in a fence", text: "---\nname: example\n---\n\n```\n---\nname: other\n---\n```\n" },
      { name: "a note", kind: "note", text: "---\nname: example\n---\n---\nname: example\n---\n" },
    ],
    bad: [
      { name: "pbakaus/impeccable#79: a second block below an empty description", text: "---\nname: example\ndescription:\n---\n\n[|---|]\nname: example\ndescription: A skill.\n---\n", reports: ["second"] },
      { name: "directly below", text: "---\nname: example\n---\n[|---|]\nlicense: MIT\nversion: 1\n---\n\n# Title\n", reports: ["second"] },
      { name: "a prompt", kind: "prompt", text: "---\nmodel: opus\n---\n\n[|---|]\ndescription: A command.\n---\n", reports: ["second"] },
    ],
  },
  given,
);
