import rule from "../../../rules/snippet/grep-pattern.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ngrep -e \"- a\" f; grep -- \"- a\" f; grep -q -- -a f; grep --regexp=\"- a\" f\n```\n",
      "```bash\ngrep \"a- b\" f; grep a \"- b\"; grep -v \"^- \" f; grep -A 2 -m 1 \"x\" f\n```\n",
      "```bash\ngrep \"-v\" f; grep \"-rn\" f; grep \"--include=*.md\" x; rg \"--hidden\" x\n```\n",
      "```bash\nsed \"- a\" f; git log --grep \"- a\"; echo \"- a\" | grep a\n```\n",
      "```bash\ngrep \"$PATTERN\" f; grep \"$A-$B\" f; grep -f \"- list\" f\n```\n",
      { name: "a warning", text: "```bash\n# Wrong: the pattern is an option\ngrep \"- a\" f\n```\n" },
    ],
    bad: [
      { name: "EndogenAI/dogma: a task list", text: "```bash\ngrep -q [|\"- \\[.\\]\"|] f\n```\n", reports: ["option"], fixed: "```bash\ngrep -q -e \"- \\[.\\]\" f\n```\n" },
      { text: "```bash\ngrep -oE [|'--[a-z-]+: *'|] f\n```\n", reports: ["option"], fixed: "```bash\ngrep -oE -e '--[a-z-]+: *' f\n```\n" },
      { text: "```bash\ncat f | egrep -m 1 [|\"-> $X\"|]\n```\n", reports: ["option"], fixed: "```bash\ncat f | egrep -m 1 -e \"-> $X\"\n```\n" },
      { text: "```bash\ngit grep -n [|'--no-such'|]\n```\n", reports: ["option"], fixed: "```bash\ngit grep -n -e '--no-such'\n```\n" },
      { text: "```bash\nrg -t md [|'- \\[ \\]'|] docs\n```\n", reports: ["option"], fixed: "```bash\nrg -t md -e '- \\[ \\]' docs\n```\n" },
      { text: "- if `x`:\n  ```sh\n  if grep -q [|'- a'|] f; then b; fi\n  ```\n", reports: ["option"], fixed: "- if `x`:\n  ```sh\n  if grep -q -e '- a' f; then b; fi\n  ```\n" },
    ],
  },
  given,
);
