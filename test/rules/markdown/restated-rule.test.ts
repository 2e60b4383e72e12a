import rule from "../../../rules/markdown/restated-rule.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const clause = "in each group take the latest event and then the last one in journal order";
const command = "python3 -c \"import x; print(x.hash('a', 'b'))\" one two";
const only = "THIS STEP IS THE ONE PLACE THE RULE IS WRITTEN.";

testRule(
  rule,
  {
    good: [
      { name: "twice, and nothing is declared", text: `# A\n\nFirst, ${clause}.\n\n# B\n\nFirst, ${clause}.\n` },
      { name: "twice within the section", text: `# A\n\n${only}\n\nThen (${clause}).\n\nAnd (${clause}).\n` },
      { name: "below a heading in the section", text: `# A\n\n${only}\n\n## C\n\nThen (${clause}).\n\n# B\n\nThen (${clause}).\n` },
      { name: "a phrase", text: `# A\n\n${only}\n\nRead the whole output as one text.\n\n# B\n\nRead the whole output as one text.\n` },
      { name: "in a fence", text: `# A\n\n${only} Then (${clause}).\n\n# B\n\n\`\`\`\n${clause}\n\`\`\`\n` },
      { name: "declared in a fence", text: `# A\n\n\`\`\`\n${only}\n\`\`\`\n\nThen (${clause}).\n\n# B\n\nThen (${clause}).\n` },
      { name: "another command", text: `This is the one runnable copy in this file.\n\n\`\`\`sh\n${command}\n\`\`\`\n\nOr \`${command} three\`.\n` },
      { name: "an extract", text: `# A\n\n${only} Then (${clause}).\n\nAnd (${clause.replace("latest", "oldest")}).\n`, files: { "docs/extract.md": `# A\n\nThen (${clause}).\n\nAnd (${clause.replace("latest", "oldest")}).\n` } },
      { name: "one copy in each file", text: `This is the one runnable copy in this file.\n\n\`\`\`sh\n${command}\n\`\`\`\n`, files: { "docs/b.md": `Run \`${command}\`.\n` } },
      { name: "mirrors that exist", text: "Change `src/a.py` in the same commit, and `lib/b.py`, `b.py`, `src/{x}.py` and `a/b`.\n", file: "plugin/skills/x/notes.md", files: { "plugin/src/a.py": "", "lib/b.py": "" } },
      { name: "a file in another sentence", text: "Change both in the same commit.\n\nSee `src/gone.py`.\n" },
    ],
    bad: [
      { text: `# A\n\n${only} Then (${clause}; so it is).\n\n# B\n\nAgain ([|${clause.replace("latest", "**latest**")}|]. And so on).\n`, reports: ["restated"] },
      { name: "over a line end", text: `# A\n\n${only} Then (${clause}).\n\n# B\n\n([|${clause.replace("then the", "then\nthe")}|])\n`, reports: ["restated"] },
      { name: "a command in this file", text: `This is the one runnable copy in this file.\n\n\`\`\`sh\n${command}\n\`\`\`\n\nOr [|\`${command}\`|].\n`, reports: ["restated"] },
      { name: "a copy of what another file declares", text: `Again ([|${clause}|]).\n`, files: { "docs/a.md": `# A\n\n${only} Then (${clause}).\n\nAnd (${clause.replace("latest", "oldest")}).\n` }, reports: ["restated"] },
      { name: "a mirror that is gone", text: "This has a second implementation: [|`src/gone.py`|] does the same.\n", reports: ["lost"] },
      { name: "a paragraph without an end", text: "Never change this without the paired edit of [|`src/gone.py`|]", reports: ["lost"] },
    ],
  },
  given,
);
