import rule from "../../../rules/markdown/closed-fence.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "# No code\n",
      "```sh\nls\n```\n\n~~~\nls\n~~~\n",
      { name: "a longer closing fence", text: "```sh\nls\n`````\n" },
      { name: "a fence without an ending, in a longer one", text: "````md\n```sh\nls\n````\n\n~~~md\n```sh\n~~~\n" },
      { name: "agent-sh/agnix#942: a fence below a list item", text: "- one\n\n  ```sh\n  ls\n  ```\n\n      ```\n      code\n" },
      { name: "indented deeper than any fence", text: "```md\n    ```sh\n    ls\n    ```\n```\n" },
      { name: "a sentence about fences", text: "```\n``` is a fence, and so is\n``` `x`\n```\n" },
      { name: "fences in a quote", text: "> ```sh\n> ls\n> ```\n\n> ~~~\n>\n> ~~~\n" },
      { name: "a whole block in HTML", text: "<div>\n```sh\nls\n```\n</div>\n" },
      { name: "a block in HTML that is no fence", text: "<pre>\n```sh\n</pre>\n\n<!--\n```sh\n-->\n" },
      { name: "an example closed too early is the other rule's", text: "```md\n```sh\nls\n```\n# More\n```\n\nText\n" },
      { name: "an example with fences that have no language", text: "```md\n# A\n\n```\nls\n```\n\n## B\n```\n\nText\n" },
      { name: "a fence in front matter", text: "---\nname: a\ndescription: |\n  ```sh\n---\n\n```sh\nls\n```\n", kind: "skill" },
    ],
    bad: [
      { name: "to the end of the text", text: "# A\n\n[|```sh|]\nls\n", reports: ["end"], fixed: "# A\n\n```sh\nls\n```\n" },
      { name: "with no line break at the end", text: "[|~~~ text|]\nls", reports: ["end"], fixed: "~~~ text\nls\n~~~" },
      { name: "where the end cannot be told", text: "[|```sh|]\nls\n\nThen read the list.\n", reports: ["end"] },
      { name: "a closing line that is too short", text: "[|````sh|]\nls\n\n```\n", reports: ["end"] },
      { name: "a closing line of the other mark", text: "[|```sh|]\nls\n\n~~~\n", reports: ["end"] },
      { name: "a fence at the end", text: "Text\n[|```|]\n\n", reports: ["last"] },
      { name: "huifer/Claude-Ally-Health: the next block", text: "[|```sh|]\nls\n\n## B\n\n```js\n1\n```\n", reports: ["next"] },
      { name: "an opening line written twice", text: "[|```js|]\n```js\n1\n```\n", reports: ["next"] },
      { name: "two of them", text: "[|```js|]\n1\n\n[|```js|]\n2\n\n```js\n3\n```\n", reports: ["next", "next"] },
      { name: "EndogenAI/dogma: a fence too many", text: "```md\na\n```\n\nText\n[|```|]\n\n## B\n\n```sh\nls\n```\n", reports: ["turned"] },
      { name: "github/awesome-copilot: an opening fence that was lost", text: "tree\n[|```|]\n\n### M\n```json\n1\n```\n\nText\n", reports: ["turned"] },
      { name: "obra/superpowers: a fence behind a tag", text: "<Good>\n[|```md|]\na\n\nb\n```\n</Good>\n\n### C\n", reports: ["html"], fixed: "<Good>\n\n```md\na\n\nb\n```\n</Good>\n\n### C\n" },
      { name: "a tag in a list item", text: "- <Good>\n  [|```md|]\n  a\n\n  b\n  ```\n  </Good>\n", reports: ["html"], fixed: "- <Good>\n\n  ```md\n  a\n\n  b\n  ```\n  </Good>\n" },
      { name: "Synaptic-Labs-AI/PACT-Plugin: the end of a here-document in a list item", text: "1. A\n   [|```sh|]\n   cat <<END\nEND\n   ```\n\n2. B\n", reports: ["container"] },
      { name: "a closing line that is not indented", text: "1. A\n   [|```sh|]\n   ls\n```\n2. B\n\n```sh\nls\n```\n", reports: ["container"] },
      { name: "a quote that ends", text: "> [|```sh|]\n> ls\n\nText\n", reports: ["container"] },
      { name: "a closing line with a word before it", text: "- A\n  [|```sh|]\n  ls```\n- B\n", reports: ["container"] },
      { name: "the body of a comment", kind: "comment", text: "Done.\n\n[|```yaml|]\na: 1\n", reports: ["end"], fixed: "Done.\n\n```yaml\na: 1\n```\n" },
      { name: "a captured comment", kind: "thread", text: '[{ "body": "Done.\\n\\n[|```yaml|]\\na: 1\\n" }]\n', reports: ["end"], fixed: '[{ "body": "Done.\\n\\n```yaml\\na: 1\\n```\\n" }]\n' },
      { name: "a note", kind: "note", file: ".tmp/main/2026-01-01.md", text: "## A\n\n```sh\nls\n```\n\nText\n[|```|]\n\n## B\n\n```sh\nls\n```\n", reports: ["turned"] },
    ],
  },
  given,
);
