import rule from "../../../rules/snippet/no-first-match.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```python\nx = next(u for u in users if u.a)\ny = next(e for e in reversed(events) if e.a)\nz = next(iter(events))\nw = next(e for e in events)\n```\n",
      "```python\nx = max((e for e in events if e.a), key=f)\n```\n",
      "```bash\njq '.[0]' f; gh api x --jq '[.comments[] | select(.a)] | last'; gh pr list --json number --jq '.[0].number'\n```\n",
      { name: "PACT-Plugin: a warning", text: "```python\n# Wrong: the first is superseded\nx = next(e for e in events if e.a)\n```\n" },
    ],
    bad: [
      { name: "PACT-Plugin: the superseded copy", text: "```python\nx = [|next(e for e in journal_events if e.a == b)|]\n```\n", reports: ["first"] },
      { text: "```py\nx = [|next((e for e in self.records if e['id'] == i), None)|]\n```\n", reports: ["first"] },
      { text: "```bash\ngh issue view 1 --json comments --jq [|'[.comments[] | select(.body | test(\"a\"))][0]'|]\n```\n", reports: ["first"] },
      { text: "```bash\ngh api x | jq [|'first(.comments[] | select(.a))'|]\n```\n", reports: ["first"] },
    ],
  },
  given,
);
