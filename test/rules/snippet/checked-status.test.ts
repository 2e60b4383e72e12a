import rule from "../../../rules/snippet/checked-status.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\nif ! a=$(python3 x.py); then exit 1; fi\n[ -z \"$a\" ] && b\n```\n",
      "```bash\na=$(python3 x.py) || exit 1\n[ -z \"$a\" ] && b\n```\n",
      "```bash\nset -e\na=$(python3 x.py)\n[ -z \"$a\" ] && b\n```\n",
      "```bash\na=$(python3 x.py)\nif [ $? -ne 0 ] || [ -z \"$a\" ]; then b; fi\n```\n",
      "```bash\na=$(grep x f)\n[ -z \"$a\" ]\n```\n",
      "```bash\na=$(gh pr list | tail -1)\n[ -z \"$a\" ]\n```\n",
      "```bash\na=$(./x.sh)\necho \"$a\"\n```\n",
      "```bash\na=$(./x.sh)\n[ -z \"$b\" ]\n```\n",
      { name: "a warning", text: "```bash\n# Wrong\na=$(./x.sh)\n[ -z \"$a\" ]\n```\n" },
    ],
    bad: [
      { text: "```bash\n[|a=$(python3 x.py --y)|]\nif [ -z \"$a\" ]; then b; fi\n```\n", reports: ["emptiness"] },
      { text: "```bash\n[|a=\"$(./x.sh)\"|]\n[[ -n ${a} ]] && b\n```\n", reports: ["emptiness"] },
      { text: "```bash\n[|a=$(gh pr view 1 -q .x)|]\n[ \"$a\" = \"\" ] && b\n```\n", reports: ["emptiness"] },
    ],
  },
  given,
);
