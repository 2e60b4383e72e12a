import rule from "../../../rules/directives/no-unused.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const unique = "frontmatter/unique-keys";
const folder = "skill/name-matches-folder";
const both = [unique, folder];

testRule(
  rule,
  {
    good: [
      "# Title\n",
      { name: "the line of a finding", with: both, text: `---\nname: other # markerlint-disable-line ${folder}\n---\n` },
      { name: "the line below", with: both, text: `---\n# markerlint-disable-next-line ${folder}\nname: other\n---\n` },
      { name: "two rules on one line", with: both, text: `---\nname: a\n# markerlint-disable-next-line ${folder}, ${unique}\nname: b\n---\n` },
      { name: "the file", with: both, text: `---\nname: other\n---\n\n<!-- markerlint-disable-file ${folder} -->\n` },
      { name: "a range", with: both, text: `---\n# markerlint-disable ${folder}\nname: other\n---\n\n<!-- markerlint-enable ${folder} -->\n` },
      { name: "every rule", with: both, text: "---\nname: other # markerlint-disable-line\n---\n" },
      { name: "an earlier id", with: both, renamed: { "skill/same-name": folder }, text: "---\nname: other # markerlint-disable-line skill/same-name\n---\n" },
      { name: "an id that does not exist, which another rule judges", text: "<!-- markerlint-disable no/such -->\n" },
      { name: "a word that does not exist, which another rule judges", text: `<!-- markerlint-ignore ${unique} -->\n` },
      { name: "the end of a range", text: `<!-- markerlint-enable ${unique} -->\n` },
      { name: "a rule on directives", text: "<!-- markerlint-disable-file directives/no-unused -->\n" },
      { name: "itself, by name", text: `<!-- markerlint-disable-line ${unique} directives/no-unused -->\n` },
      { name: "an example", text: `\`<!-- markerlint-disable ${unique} -->\`\n` },
    ],
    bad: [
      { name: "nothing to find", with: both, text: `---\nname: example # markerlint-disable-line [|${folder}|] -- as agreed\n---\n`, reports: ["rule"] },
      { name: "the wrong line", with: both, text: `---\nname: other\n# markerlint-disable-line [|${folder}|]\n---\n`, reports: ["rule"] },
      { name: "one rule of two", with: both, text: `---\nname: other # markerlint-disable-line [|${unique}|], ${folder}\n---\n`, reports: ["rule"] },
      { name: "a rule that does not run", text: `---\nname: other # markerlint-disable-line [|${folder}|]\n---\n`, reports: ["rule"] },
      { name: "a range that begins too late", with: both, text: `---\nname: other\n---\n\n<!-- markerlint-disable [|${folder}|] -->\n`, reports: ["rule"] },
      { name: "the file", with: both, text: `<!-- markerlint-disable-file [|${folder}|] -->\n`, reports: ["rule"] },
      { name: "every rule, on a line", with: both, text: "[|<!-- markerlint-disable-line -->|]\n", reports: ["all"] },
      { name: "every rule, in the file: it does not silence this", with: both, text: "[|<!-- markerlint-disable-file -->|]\n", reports: ["all"] },
      { name: "every rule, to the end: it does not silence this", with: both, text: "[|<!-- markerlint-disable -- later -->|]\n", reports: ["all"] },
    ],
  },
  given,
);
