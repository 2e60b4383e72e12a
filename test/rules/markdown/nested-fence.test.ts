import rule from "../../../rules/markdown/nested-fence.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "# No code\n",
      "````md\n```sh\nls\n```\n````\n\n~~~md\n```sh\nls\n```\n~~~\n",
      { name: "code that is no Markdown holds no fences", text: "```java\n```java\nint a;\n```\n\nText\n" },
      { name: "deeper than any fence", text: "```md\n- a\n\n    ```sh\n    ls\n    ```\n```\n" },
      { name: "two examples one after the other", text: "```md\n# A\n```\n\n```md\n# B\n```\n\n```\n# C\n```\n" },
      { name: "an example and, behind a heading, a block that begins with a blank line", text: "```md\n# A\n```\n\n## B\n\n```\n\n## C\n```\n" },
      { name: "a fence that is only missing", text: "```md\n# A\n\n## B\n\n```sh\nls\n```\n\nText\n\n```sh\nls\n```\n" },
    ],
    bad: [
      {
        name: "github/awesome-copilot: a template with an example",
        text: "[|```md|]\n# A\n\n```code\nx\n```\n\n## B\n\n```\n",
        reports: ["early"],
        fixed: "````md\n# A\n\n```code\nx\n```\n\n## B\n\n````\n",
      },
      {
        name: "text behind it",
        text: "[|```|]\n# A\n```sql\n1\n```\nB\n```\n\nText\n\n```sh\nls\n```\n",
        reports: ["early"],
        fixed: "````\n# A\n```sql\n1\n```\nB\n````\n\nText\n\n```sh\nls\n```\n",
      },
      {
        name: "fences of several lengths, and tildes",
        text: "[|~~~ markdown|]\n~~~~sh\n~~~~\n~~~sh\n~~~\n## B\n~~~\n",
        reports: ["early"],
        fixed: "~~~~~ markdown\n~~~~sh\n~~~~\n~~~sh\n~~~\n## B\n~~~~~\n",
      },
      {
        name: "in a list item",
        text: "1. A\n   [|```md|]\n   ```sh\n   ls\n   ```\n   B\n   ```\n2. C\n",
        reports: ["early"],
        fixed: "1. A\n   ````md\n   ```sh\n   ls\n   ```\n   B\n   ````\n2. C\n",
      },
      {
        name: "Synaptic-Labs-AI/PACT-Plugin: two of them",
        text: "[|```md|]\n```sh\nls\n```\nA\n```\n\nText\n\n[|```md|]\n```sh\nls\n```\nB\n```\n\nText\n",
        reports: ["early", "early"],
        fixed: "````md\n```sh\nls\n```\nA\n````\n\nText\n\n````md\n```sh\nls\n```\nB\n````\n\nText\n",
      },
      {
        name: "where the rest is not clean, nothing is mended",
        text: "[|```md|]\n```sh\nls\n```\nA\n```\n\nText\n\n```sh\nls\n\nText\n",
        reports: ["early"],
      },
      {
        name: "NeoLabHQ/context-engineering-kit: inner fences without a language",
        text: "[|```markdown|]\n# A\n\n```\na\n```\n\n## B\n\n```\nb\n```\n\n## C\n```\n\nText\n",
        reports: ["early"],
        fixed: "````markdown\n# A\n\n```\na\n```\n\n## B\n\n```\nb\n```\n\n## C\n````\n\nText\n",
      },
      {
        name: "a note in which an agent quotes a skill",
        kind: "note",
        file: ".tmp/main/2026-01-01.md",
        text: "[|```markdown|]\n# A\n\n```sh\na\n```\n\n## B\n```\n\nText\n",
        reports: ["early"],
        fixed: "````markdown\n# A\n\n```sh\na\n```\n\n## B\n````\n\nText\n",
      },
    ],
  },
  given,
);
