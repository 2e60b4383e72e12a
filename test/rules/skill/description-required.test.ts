import rule from "../../../rules/skill/description-required.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      { name: "a misspelt key, which another rule judges", text: "---\ndescripton: example\n---\n" },
      { name: "a value that YAML takes for a comment, which another rule judges", text: "---\nname: example\ndescription: Read.\ndescription: #general\n---\n" },
      { name: "null in quotes", text: "---\nname: 'null'\ndescription: '~'\n---\n" },
      "---\nname: example\ndescription: Read invoices.\n---\n",
      { name: "skillberry-ai/cap-evolve#322: a folded description", text: "---\nname: example\ndescription: >-\n  Read invoices.\n---\n" },
      { name: "a literal description", text: "---\ndescription: |\n\n  Read invoices.\n---\n" },
      { name: "BaseIntelligence/bounty-challenge#11266: dashes in a block scalar before it", text: "---\nmetadata:\n  note: |\n    a\n    ---\n    b\ndescription: Read invoices.\n---\n" },
      { name: "a description on the next line", text: "---\ndescription:\n  Read invoices.\n---\n" },
      { name: "a comment before the value", text: "---\ndescription: # first\n  Read invoices.\n---\n" },
      { name: "a list, which another rule judges", text: "---\ndescription: [a]\n---\n" },
      { name: "a number, which another rule judges", text: "---\ndescription: 5\n---\n" },
      { name: "another case, which another rule judges", text: "---\nDescription: Read invoices.\n---\n" },
      { name: "an alias", text: "---\nshort: &d Read invoices.\ndescription: *d\n---\n" },
      { name: "no front matter", text: "Read invoices.\n" },
      { name: "empty front matter", text: "---\n\n---\n" },
      { name: "broken YAML", text: "---\nname: [example\n---\n" },
      { name: "secondsky/claude-skills#60: broken YAML in the description itself", text: "---\ndescription: One.\n\n  Keywords: two\n---\n" },
      { name: "agentscope-ai/agentscope#2732: a byte-order mark", text: "\uFEFF---\nname: example\ndescription: Read invoices.\n---\n" },
      { name: "a client that takes the first paragraph", text: "---\nname: example\n---\n\nRead invoices.\n", profiles: ["claude-code"] },
      { name: "a client that takes none", text: "---\nname: example\n---\n", profiles: ["goose"] },
    ],
    bad: [
      { name: "null", text: "---\n[|description: null|]\n---\n", reports: ["null"] },
      { name: "a tilde", text: "---\n[|description: ~|] # later\n---\n", reports: ["null"] },
      { text: "[|---|]\nname: example\n---\n", reports: ["missing"] },
      { name: "a description within metadata", text: "[|---|]\nmetadata:\n  description: Read invoices.\n---\n", reports: ["missing"] },
      { text: "---\nname: example\n[|description:|]\n---\n", reports: ["empty"] },
      { text: '---\n[|description: ""|]\nname: example\n---\n', reports: ["empty"] },
      { text: '---\n[|description: " \\n\\t"|]\n---\n', reports: ["empty"] },
      { name: "a literal of blank lines", text: "---\n[|description: |\n|]\nname: example\n---\n", reports: ["empty"] },
      { name: "a comment alone", text: "---\n[|description:|] # to be written\n---\n", reports: ["empty"] },
      { name: "a client that demands it", text: "[|---|]\nname: example\n---\n", profiles: ["claude-code", "codex"], reports: ["missing"] },
    ],
  },
  given,
);
