import rule from "../../../rules/snippet/valid-shell.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\na && b | c > d\n```\n",
      "```bash\ngh pr view <number> --repo <owner>/<repo>\n```\n",
      "```bash\nmcp__a(b: 1)\n```\n",
      "```bash\n@test \"a\" {\n  b\n}\n```\n",
      "```bash\n- a (b)\n- c\n```\n",
      "```bash\na (b) → c\n```\n",
      "```bash\nconst a = (b)\n```\n",
      "```console\necho 'a\n```\n",
      "```bash\nif a; then\n# b\nfi\n```\n",
      { name: "a fence that its list item cuts off", text: "- a\n  ```bash\n  if b; then\nc\n" },
      { name: "a warning", text: "```bash\n# Bad\necho 'a\n```\n" },
    ],
    bad: [
      { text: "```bash\necho [|\"|]a\nls\n```\n", reports: ["syntax"] },
      { text: "```bash\nif a; then\n  b[||]\n```\n", reports: ["syntax"] },
      { text: "```bash\na |[||] | b\n```\n", reports: ["syntax"] },
      { text: "```bash\necho $(a [|;|]; b)\n```\n", reports: ["syntax"] },
    ],
  },
  given,
);
