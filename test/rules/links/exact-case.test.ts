import rule from "../../../rules/links/exact-case.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const files = { "skills/example/references/Security.md": "", "skills/example/references/keys.md": "", "skills/example/Data Sets/a.md": "", "Tools/run.sh": "", "docs/x.md": "" };
const resource = { kind: "skill-resource", file: "skills/example/references/notes.md", files: { ...files, "skills/example/SKILL.md": "" } } as const;

testRule(
  rule,
  {
    good: [
      { text: "[a](references/Security.md) `references/keys.md` [b](/Tools/run.sh)", files },
      { name: "both spellings exist", text: "[a](references/security.md)", files: { ...files, "skills/example/references/security.md": "" } },
      { name: "nothing exists", text: "[a](references/none.md)", files },
      { name: "another spelling further up may be somebody else's", text: "[a](tools/run.sh)", files },
      { name: "code, fences and comments", text: "`cat references/security.md`\n\n```\n[a](references/security.md)\n```\n\n<!-- [a](references/security.md) -->\n", files },
      { name: "an example that is nearly the name of a file beside it", ...resource, text: "Write [KEYS.md](KEYS.md).\n" },
    ],
    bad: [
      { name: "github/awesome-copilot: gdpr-compliant", text: "Read `[|references/security.md|]`.", files, reports: ["differs"], fixed: "Read `references/Security.md`." },
      { text: '[a]([|./References/security.md|]#x "y") ![b](<[|references/KEYS.md|]>)\n\n[c]: [|references/Keys.md|]\n', files, reports: ["differs", "differs", "differs"], fixed: '[a](./references/Security.md#x "y") ![b](<references/keys.md>)\n\n[c]: references/keys.md\n' },
      { name: "a folder", text: "[a]([|References/|])", files, reports: ["differs"], fixed: "[a](references/)" },
      { name: "a path up and down", ...resource, text: "[a]([|../References/keys.md|])", reports: ["differs"], fixed: "[a](../references/keys.md)" },
      { name: "a path from the root", text: "[a](/[|tools/run.sh|])", files, reports: ["differs"], fixed: "[a](/Tools/run.sh)" },
      { name: "an encoded path, which the fix leaves alone", text: "[a]([|data%20sets/a.md|])", files, reports: ["differs"] },
      { name: "a path whose parts do not run beside those of the file", text: "[a]([|References/../references/Keys.md|])", files, reports: ["differs"], fixed: "[a](References/../references/keys.md)" },
      { name: "a page", kind: "markdown", file: "notes/page.md", files, text: "[a]([|../Docs/x.md|])", reports: ["differs"], fixed: "[a](../docs/x.md)" },
      { name: "a path of the skill behind its variable", text: "[a](${CLAUDE_SKILL_DIR}/[|references/keys.MD|])", files, reports: ["differs"], fixed: "[a](${CLAUDE_SKILL_DIR}/references/keys.md)" },
      { name: "a resource with links that lead somewhere", ...resource, text: "[a](keys.md) [b]([|security.md|])", reports: ["differs"], fixed: "[a](keys.md) [b](Security.md)" },
    ],
  },
  given,
);
