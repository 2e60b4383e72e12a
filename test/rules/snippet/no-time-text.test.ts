import rule from "../../../rules/snippet/no-time-text.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```python\nif a['ts'] == b['ts'] or a['n'] < b['n'] or a.ts < b.ts: pass\n```\n",
      "```python\nx = max(es, key=lambda e: parse(e['ts']))\ny = sorted(es, key=lambda e: e['name'])\n```\n",
      "```python\nif a['ts'] > limit: pass\n```\n",
      { name: "a warning", text: "```python\n# Bad\nif a['ts'] > b['ts']: pass\n```\n" },
    ],
    bad: [
      { text: "```python\nif [|a['ts'] >= b['ts']|]:\n    c = a\n```\n", reports: ["compared"] },
      { text: "```py\nx = [|a.get('createdAt', '') < b.get('createdAt', '')|]\n```\n", reports: ["compared"] },
      { text: "```python\nx = [|max(es, key=lambda e: e[\"timestamp\"])|]\n[|es.sort(key=lambda e: e['created_at'])|]\n```\n", reports: ["ordered", "ordered"] },
    ],
  },
  given,
);
