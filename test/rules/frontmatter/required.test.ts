import rule from "../../../rules/frontmatter/required.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "---\nname: example\ndescription: A skill.\n---\n",
      { name: "anything in it", text: "---\nnull\n---\n" },
      { name: "a list, which another rule judges", text: "---\n- one\n---\n" },
      { name: "broken YAML, which another rule judges", text: "---\nname: one: two\n---\n" },
      { name: "front matter below the top, which another rule judges", text: "\n---\nname: example\n---\n" },
      { name: "front matter that is never closed, which another rule judges", text: "---\nname: example\n" },
      { name: "a prompt", kind: "prompt", text: "Review $ARGUMENTS.\n" },
      { name: "a client that makes do without", text: "# Title\n\nWords.\n", profiles: ["claude-code"] },
      { name: "empty, and a client that makes do without", text: "---\n---\n", profiles: ["claude-code"] },
    ],
    bad: [
      { name: "oracle/skills#47: a title and words", text: "[||]# Title\n\nWords.\n", reports: ["missing"] },
      { name: "nothing at all", text: "[||]", reports: ["missing"] },
      { name: "blank lines", text: "[||]\n\n", reports: ["missing"] },
      { name: "a ruler and a title", text: "[||]---\n\n# Title\n", reports: ["missing"] },
      { name: "an example in a fence", text: "[||]# Title\n\n```yaml\n---\nname: example\n---\n```\n", reports: ["missing"] },
      { name: "nothing between the dashes", text: "[|---|]\n---\n\n# Title\n", reports: ["empty"] },
      { name: "blank lines between the dashes", text: "[|---|]\n\n\n---\n", reports: ["empty"] },
      { name: "a comment between the dashes", text: "[|---|]\n# name: example\n---\n", reports: ["empty"] },
      { name: "one chosen client of two that wants it", text: "[||]# Title\n", profiles: ["claude-code", "codex"], reports: ["missing"] },
    ],
  },
  given,
);
