import rule from "../../../rules/skill/name-required.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const other = "description: Read invoices.\n";

testRule(
  rule,
  {
    good: [
      { name: "null in quotes", text: "---\nname: 'null'\ndescription: '~'\n---\n" },
      "---\nname: example\n---\n",
      `---\n${other}name: 'example'\n---\n`,
      { name: "a quoted key", text: '---\n"name": example\n---\n' },
      { name: "an explicit key", text: "---\n? name\n: example\n---\n" },
      { name: "a flow mapping", text: "---\n{ name: example }\n---\n" },
      { name: "a folded value", text: "---\nname: >-\n  example\n---\n" },
      { name: "an anchor", text: "---\nname: &n example\nalias: *n\n---\n" },
      { name: "a number, which another rule judges", text: "---\nname: 3000\n---\n" },
      { name: "a list, which another rule judges", text: "---\nname: [example]\n---\n" },
      { name: "another case, which another rule judges", text: "---\nName: example\n---\n" },
      { name: "capitals, which another rule judges", text: "---\nNAME: example\n---\n" },
      { name: "no front matter, which another rule judges", text: "# Title\n" },
      { name: "an empty file", text: "" },
      { name: "empty front matter", text: "---\n---\n" },
      { name: "front matter of comments", text: "---\n# name: example\n---\n" },
      { name: "front matter that is a list", text: "---\n- name: example\n---\n" },
      { name: "front matter that is text", text: "---\nname\n---\n" },
      { name: "vercel-labs/skills#1058: broken YAML says nothing of its keys", text: "---\ndescription: in two passes: collect, then group\n---\n" },
      { name: "broken YAML behind other keys", text: "---\nlicense: MIT\ndescription: 'open\n---\n" },
      { name: "vercel-labs/agent-skills#275: front matter below a comment", text: "<!-- licence -->\n\n---\nname: example\n---\n" },
      { name: "front matter that is never closed", text: "---\nlicense: MIT\n" },
      { name: "a client that takes the folder", text: `---\n${other}---\n`, profiles: ["claude-code"] },
      { name: "a resource of a skill", text: `---\n${other}---\n`, kind: "skill-resource" },
    ],
    bad: [
      { name: "null", text: "---\n[|name: null|]\n---\n", reports: ["null"] },
      { name: "a tilde", text: "---\n[|name: ~|] # later\n---\n", reports: ["null"] },
      { text: `[|---|]\n${other}---\n`, reports: ["missing"] },
      { name: "trailing white space behind the delimiter", text: `[|---  |]\n${other}---\n`, reports: ["missing"] },
      { name: "a name further down", text: "[|---|]\nmetadata:\n  name: example\n---\n", reports: ["missing"] },
      { name: "a name in the body", text: `[|---|]\n${other}---\n\nname: example\n`, reports: ["missing"] },
      { name: "a name in a comment", text: `[|---|]\n# name: example\n${other}---\n`, reports: ["missing"] },
      { name: "a name that is text within a value", text: "[|---|]\ndescription: |\n  name: example\n---\n", reports: ["missing"] },
      { text: `---\n[|name:|]\n${other}---\n`, reports: ["empty"] },
      { name: "white space behind the colon", text: `---\n[|name:|]   \n${other}---\n`, reports: ["empty"] },
      { name: "a comment behind the colon", text: `---\n[|name:|] # later\n${other}---\n`, reports: ["empty"] },
      { text: '---\n[|name: ""|]\n---\n', reports: ["empty"] },
      { text: "---\n[|name: '  '|]\n---\n", reports: ["empty"] },
      { name: "an empty block scalar", text: `---\n[|name: |-|]\n${other}---\n`, reports: ["empty"] },
      { name: "an empty value in a flow mapping", text: "---\n{ [|name:|] }\n---\n", reports: ["empty"] },
      { name: "an empty value behind the same key with one", text: "---\nname: example\n[|name:|]\n---\n", reports: ["empty"] },
      { name: "a client that wants one", text: `[|---|]\n${other}---\n`, profiles: ["claude-code", "gemini-cli"], reports: ["missing"] },
      { name: "a folder with a name of its own", text: `[|---|]\n${other}---\n`, file: "skills/résumé 1/SKILL.md", reports: ["missing"] },
      { name: "no folder at all", text: `[|---|]\n${other}---\n`, file: "SKILL.md", reports: ["missing"] },
    ],
  },
  given,
);
