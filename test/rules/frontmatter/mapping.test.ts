import rule from "../../../rules/frontmatter/mapping.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "---\nname: example\n---\n",
      "---\n{ name: example }\n---\n",
      "---\n? name\n: example\n---\n",
      { name: "nothing, which another rule judges", text: "---\n---\n" },
      { name: "a comment, which another rule judges", text: "---\n# name: example\n---\n" },
      { name: "broken YAML, which another rule judges", text: "---\nname: one: two\n---\n" },
      { name: "an alias of nothing, which another rule judges", text: "---\n*name\n---\n" },
      { name: "a tag", text: "---\n!!map\nname: example\n---\n" },
      { name: "a note between rulers", kind: "note", text: "---\nWords.\n---\n" },
      { name: "a body without front matter", text: "Words.\n" },
    ],
    bad: [
      { text: "---\n[|name example|]\n---\n", reports: ["other"] },
      { text: "---\n[|name:example|]\ndescription:A skill.\n---\n", reports: ["other"] },
      { text: "---\n[|- name: example|]\n- description: A skill.\n---\n", reports: ["other"] },
      { name: "a prompt that begins with a ruler", kind: "prompt", text: "---\n\n# Title\n\n[|Words of the prompt.|]\n---\n", reports: ["other"] },
      { text: "---\n[|[name, example]|]\n---\n", reports: ["other"] },
      { text: "---\n[|\"name: example\"|]\n---\n", reports: ["other"] },
      { text: "---\n[|>-|]\n  name: example\n---\n", reports: ["other"] },
      { text: "---\n[|42|]\n---\n", reports: ["other"] },
      { text: "---\n[|null|]\n---\n", reports: ["other"] },
    ],
  },
  given,
);
