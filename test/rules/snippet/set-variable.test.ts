import rule from "../../../rules/snippet/set-variable.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const block = (...lines: string[]): string => `\`\`\`bash\n${lines.join("\n")}\n\`\`\`\n\n`;
const set = block("DIR=$(pwd)");

testRule(
  rule,
  {
    good: [
      { name: "in the same block", text: set + block("DIR=/tmp", 'ls "$DIR"') },
      { name: "of the environment", text: block('ls "$HOME"') + block('ls "$HOME" $DIR') },
      { name: "set by a loop, by read and in a substitution", text: block("for f in *; do echo $f; done", "read -r line", "x=$(y=1; echo $y)") + block("for f in *; do echo $f; done", 'read -r line; echo "$line"') },
      { name: "prepared for nothing", text: set + block('ls "${DIR:-.}"', 'ls "${DIR:?}"') },
      { name: "said to be one shell", text: `Run these in the same shell.\n\n${set}${block('ls "$DIR"')}` },
      { name: "in single quotes", text: set + block("echo '$DIR'") },
      { name: "in a warning", text: set + block("# Wrong: empty here", 'ls "$DIR"') },
      { name: "a heredoc that is taken as it is", text: set + block("cat <<'EOF'", "$DIR", "EOF") },
      { name: "exported, as people do before they start", text: block("export KEY=a", "export OTHER") + block("curl -H $KEY x $OTHER") },
      { name: "in a document of another kind", kind: "skill-resource", text: block('ls "$DIR"') },
    ],
    bad: [
      { text: set + block('ls "[|$DIR|]"', 'ls "$DIR"'), reports: ["elsewhere"] },
      { name: "in two blocks: once", text: set + block('ls "[|$DIR|]"') + block('ls "$DIR"'), reports: ["elsewhere"] },
      { name: "set further below", text: block("ls [|${DIR}|]") + set, reports: ["elsewhere"] },
      { name: "in a substitution, in a heredoc and in a redirection", text: block("A=1; B=2; C=3") + block("x=$(cat [|$A|])", "cat <<EOF", "[|$B|]", "EOF", "echo > [|$C|]"), reports: ["elsewhere", "elsewhere", "elsewhere"] },
      { name: "PACT-Plugin: the folder of the session", kind: "skill", text: block('if ! SESSION_DIR=$(python3 x.py); then', "  echo STOP", "fi") + block('python3 session_journal.py read --session-dir "[|$SESSION_DIR|]"'), reports: ["elsewhere"] },
    ],
  },
  given,
);
