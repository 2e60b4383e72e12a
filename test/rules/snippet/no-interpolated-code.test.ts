import rule from "../../../rules/snippet/no-interpolated-code.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\npython3 -c \"import sys; print(sys.argv[1])\" \"$TITLE\"\n```\n",
      "```bash\npython3 -c 'print(\"$TITLE\")'; jq '.[] | select(.a == $b)' f; node -e 'x(`${y}`)'\n```\n",
      "```bash\npython3 -c \"print($A * 2)\"; python -c \"$CODE\"; jq \"$FILTER\" f; jq \".[$I]\" f\n```\n",
      "```bash\njq --arg a \"'$A'\" --argjson b \"$B\" '.x == $a' \"$F\"; jq -r -f \"$P\" f\n```\n",
      "```bash\npython3 -c \"open('${CLAUDE_SKILL_DIR}/a.json')\"; python3 -c \"print('$?')\"\n```\n",
      "```bash\npython3 \"$SCRIPT\" -x \"'$A'\"; bash -c \"cd '$DIR' && make\"; perl script.pl \"$A\"\n```\n",
      "```bash\njq \".a\" \"$F\"; gh api x --jq \".a\" ; gh pr view --json body -q \"$Q\"\n```\n",
      { name: "PACT-Plugin: a placeholder, and values behind the code", text: "```bash\npython3 -c \"import sys; sys.path.insert(0, '{plugin_root}/hooks'); print(f(sys.argv[1]))\" \"$AGENT\"\n```\n" },
      { name: "a warning", text: "Never interpolate:\n```bash\npython3 -c \"print('$A')\"\n```\n" },
    ],
    bad: [
      { text: "```bash\npython3 -c \"print('[|$TITLE|]')\"\n```\n", reports: ["value"] },
      { text: "```bash\npython -c \"\nimport json\nprint(json.load(open('[|${FILE}|]'))['a'], '$B')\n\"\n```\n", reports: ["value"] },
      { text: "```bash\npython3.12 -uc \"print('[|$(cat title)|]')\"\n```\n", reports: ["value"] },
      { text: "```bash\njq \".[] | select(.name == \\\"[|$NAME|]\\\")\" f\n```\n", reports: ["value"] },
      { text: "```bash\njq '.[] | select(.a == \"'\"[|$NAME|]\"'\")' f\n```\n", reports: ["value"] },
      { text: "```bash\ncurl -s x | jq -r \".a['[|$K|]']\"\n```\n", reports: ["value"] },
      { text: "```bash\ngh api x --jq \".[] | select(.a == \\\"[|$A|]\\\")\"\n```\n", reports: ["value"] },
      { text: "```bash\nnode -e \"f('[|$A|]')\"; X=$(ruby -e \"puts '[|$B|]'\")\n```\n", reports: ["value", "value"] },
    ],
  },
  given,
);
