import rule from "../../../rules/snippet/no-hidden-failure.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ngit push || exit 1; git push || echo no; rm f || true; mkdir d 2>/dev/null || :\n```\n",
      "```bash\ngit rev-parse x 2>/dev/null && y; git merge-base a b 2>/dev/null || true; gh auth status &>/dev/null && z\n```\n",
      "```bash\nif gh pr view 1 2>/dev/null; then a; fi\n```\n",
      "```bash\ncurl -f x 2>err.log && y; npm --version 2>/dev/null && y\n```\n",
      "```bash\ngit push 2>/dev/null; git push 2>/dev/null || { echo no; exit 1; }\n```\n",
      { name: "a warning", text: "```bash\ngit push || true # bad: hides the failure\n```\n" },
    ],
    bad: [
      { text: "```bash\ngit push origin main || [|true|]\n```\n", reports: ["ignored"] },
      { text: "```bash\n(cd x && gh pr merge 1) || [|:|]\n```\n", reports: ["ignored"] },
      { name: "EndogenAI/dogma: the reason is thrown away", text: "```bash\ngh pr view --json number [|2>/dev/null|] && \\\n  gh pr merge\n```\n", reports: ["silenced"] },
      { text: "```bash\ncurl -f x -o y [|&>/dev/null|] && z\n```\n", reports: ["silenced"] },
    ],
  },
  given,
);
