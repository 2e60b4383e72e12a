import rule from "../../../rules/snippet/closed-heredoc.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ncat <<EOF\na\nEOF\n```\n",
      "```bash\ncat <<-EOF\n\ta\n\tEOF\n```\n",
      "```bash\ncat <<'A' <<\"B\"\na\nA\nb\nB\nls\n```\n",
      "```bash\ncat <<< EOF; echo $((1 << 2))\n```\n",
      "```bash\npython3 - <<'PY'\n  EOF\nPY\n```\n",
      { name: "the prefix of a list item is no blank", text: "1. a\n\n   ```bash\n   cat <<EOF\n   b\n   EOF\n   ```\n" },
      { name: "PACT-Plugin: a line that ends the list item ends the fence", text: "- a\n  ```bash\n  cat <<'JSON'\n  {}\nJSON\n  ```\n" },
      { name: "a warning", text: "```bash\n# Wrong\ncat <<EOF\na\n  EOF\n```\n" },
      "```console\ncat <<EOF\na\n```\n",
    ],
    bad: [
      { text: "```bash\nif a; then\n  cat <<EOF\n  b\n  [|EOF|]\nfi\n```\n", reports: ["blanks"] },
      { text: "```bash\ncat <<-EOF\n\ta\n    [|EOF|]\n```\n", reports: ["blanks"] },
      { text: "```bash\ncat > f <<'END'\na\n[|END|] \nls\n```\n", reports: ["blanks"] },
      { text: "```bash\ncat <<[|'EOF'|]\na\n```\n", reports: ["unclosed"] },
      { text: "```bash\nX=$(cat <<[|EOF|]\na\n)\n```\n", reports: ["unclosed"] },
      { text: "> - ```sh\n>   cat <<E\n>   a\n>     [|E|]\n>   ```\n", reports: ["blanks"] },
    ],
  },
  given,
);
