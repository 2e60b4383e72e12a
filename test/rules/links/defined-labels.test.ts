import rule from "../../../rules/links/defined-labels.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const definitions = "\n[style-guide]: https://example.com/style\n[step 1]: https://example.com/1\n";

testRule(
  rule,
  {
    good: [
      { name: "labels in any case, with any blanks", text: `[a][Style-Guide] [b][STEP  1] [step 1][]\n${definitions}` },
      { name: "labels that are near nothing", text: `[x][y] items[0][1] [a][none] [ ][x] [b][]\n${definitions}` },
      { name: "no definition", text: "[a][style guide]\n" },
      { name: "a digit is no slip", text: `[a][step 2]\n${definitions}` },
      { name: "code, fences, HTML, escapes", text: `\`[a][style guide]\` \\[a][style guide] <b title="[a][style guide]">\n\n\`\`\`\n[a][style guide]\n\`\`\`\n\n<!-- [a][style guide] -->\n${definitions}` },
      { name: "front matter", text: `---\nname: x\nhint: "[a][style guide]"\n---\n${definitions}` },
      { name: "two labels may be meant", text: "[a][style guide]\n\n[style-guide]: https://example.com/1\n[style_guide]: https://example.com/2\n" },
      { name: "the trick for comments", text: "[a][comment]\n\n[com-ment]: # (words)\n" },
      { name: "a link behind the brackets", text: `[a][style guide](https://example.com)\n${definitions}` },
    ],
    bad: [
      { name: "other separators", text: `[a][[|style guide|]] ![b][[|StyleGuide|]]\n${definitions}`, reports: ["misspelt", "misspelt"], fixed: `[a][style-guide] ![b][style-guide]\n${definitions}` },
      { name: "one letter", text: `[a][[|style-guides|]]\n${definitions}`, reports: ["misspelt"], fixed: `[a][style-guide]\n${definitions}` },
      { name: "a collapsed reference", text: `- See [[|style guide|]][] and \`code\` [c][[|stile-guide|]].\n${definitions}`, reports: ["misspelt", "misspelt"], fixed: `- See [style-guide][] and \`code\` [c][style-guide].\n${definitions}` },
    ],
  },
  given,
);
