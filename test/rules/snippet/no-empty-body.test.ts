import rule from "../../../rules/snippet/no-empty-body.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\nif a; then :; else b; fi\nfor x in y; do z; done\nf() { g; }\ncase a in b) ;; esac\n```\n",
      "```bash\nif a; then ...; fi\n```\n",
      "```bash\nwhile a; do # b\n  c\ndone\n```\n",
      "```zsh\nif a; then\n  # b\nfi\n```\n",
      { name: "a warning", text: "Don't:\n```bash\nif a; then\n  # not like this\nfi\n```\n" },
    ],
    bad: [
      { text: "```bash\nif a; then\n  # b\n[|fi|]\n```\n", reports: ["end"] },
      { text: "```bash\nif a; then b\nelif c; then\n  # d\n[|else|]\n  # e\n[|fi|]\n```\n", reports: ["end", "end"] },
      { text: "```bash\nfor x in y; do [|done|]\n```\n", reports: ["end"] },
      { text: "```bash\nf() [|{|]\n  # a\n}\n```\n", reports: ["start"] },
      { text: "1. a\n   ```sh\n   while a; do\n     # b\n   [|done|]\n   ```\n", reports: ["end"] },
    ],
  },
  given,
);
