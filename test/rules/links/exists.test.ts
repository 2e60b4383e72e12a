import rule from "../../../rules/links/exists.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const files = {
  "skills/example/references/forms.md": "", "skills/example/references/rates.md": "", "skills/example/templates/flow.excalidraw": "",
  "skills/taxes/SKILL.md": "", "scripts/check.py": "", "CLAUDE.md": "",
};
const plugin = {
  "plug/.claude-plugin/plugin.json": "{}", "plug/scripts/run.sh": "", "plug/scripts/check.sh": "", "plug/skills/example/SKILL.md": "", "docs/style.md": "", "docs/guides/agents.md": "",
};
const page = { kind: "markdown", file: "docs/research/page.md", files: plugin } as const;
const resource = { kind: "skill-resource", file: "skills/example/references/notes.md", files: { ...files, "skills/example/SKILL.md": "" } } as const;

testRule(
  rule,
  {
    good: [
      { text: "[a](references/forms.md) [b](./references/forms.md#x) [c](references) ![d](references/rates.md)\n\n[e]: ../taxes/SKILL.md\n", files },
      { name: "skillsaw: paths from the root of the repository", text: "[a](/CLAUDE.md#auto) [b](CLAUDE.md) `scripts/check.py` [c](/docs/none.md)", files },
      { name: "skill-check: links in code and in fences", text: "`[a](relative-url)` `![alt](path)`\n\n```md\n[b](references/none.md)\n```\n", files },
      { name: "claudelint: placeholders", text: "[a](references/forms.md) [b](url) [c]({public URL}) [d](<path>) [e](path/to/none.md) [f](your-notes.md) [g](**args) [h](...)", files },
      { name: "RHEcosystemAppEng/sdlc-plugins#231: an empty text before a word", text: "[a](references/forms.md) [](webUrl)", files },
      { name: "links of which none leads anywhere are examples", ...resource, text: "See [FORMS.md](FORMS2.md) and [REFERENCE.md](REFERENCE.md).\n" },
      { name: "addyosmani/agent-skills#387: comments", text: "[a](references/forms.md)\n\n<!-- [b](references/none.md) -->\n", files },
      { name: "Jamie-BitFlight/claude_skills#2912: variables of Claude Code", text: "[a](${CLAUDE_PLUGIN_ROOT}/none.md) [b](${CLAUDE_SKILL_DIR}/references/forms.md) [c](${HOME}/none.md)", files },
      { name: "a path in a resource from the folder of the skill", ...resource, text: "[a](references/forms.md) [b](forms.md) [c](../references/forms.md)" },
      { name: "code spans that may be of the user", text: "`references/forms.md` `scripts/none.py` `src/none.ts` `references/none/x.md` `assets/none.png` `references/`", files },
      { name: "wshobson/agents: a code span of another skill", text: "`references/forms.md`, and the `references/brackets.md` of `taxes`", files: { ...files, "skills/taxes/references/brackets.md": "" } },
      { name: "wshobson/agents: code spans of files that are still to be made", text: "See `references/forms.md`.\n\n- Long examples → `references/none.md`\n- Write the notes to `references/none.md`.\n- Detailed rubrics -> `references/none.md`\n", files },
      { name: "a code span of a resource", ...resource, text: "`references/forms.md` `references/none.md`" },
      { name: "a template", text: "[a](references/forms.md) [b](references/none.md)", kind: "skill-resource", file: "skills/example/templates/page.md", files: resource.files },
      { name: "a path that leaves the project", text: "[a](references/forms.md) [b](../../../none.md)", files },
      { name: "a target without an ending", text: "[a](references/forms.md) [b](wiki/none)", files },
      { name: "Synaptic-Labs-AI/PACT-Plugin: commands of the plugin", file: "plug/skills/example/SKILL.md", files: plugin, text: "`${CLAUDE_PLUGIN_ROOT}/scripts/run.sh` `bash $CLAUDE_PLUGIN_ROOT/scripts/check.sh --all` `cat ${CLAUDE_PLUGIN_ROOT}/scripts/{name}.sh` `ls ${CLAUDE_PLUGIN_ROOT}/scripts/*.sh` `${CLAUDE_PLUGIN_DATA}/scripts/none.sh`" },
      { name: "a plugin without other files of that folder in the text", file: "plug/skills/example/SKILL.md", files: plugin, text: "`${CLAUDE_PLUGIN_ROOT}/scripts/example-hook.sh` `${CLAUDE_PLUGIN_ROOT}/lib/none.sh`" },
      { name: "a variable outside a plugin, and the project that uses a plugin", file: "plug/skills/example/SKILL.md", files: plugin, text: "`${CLAUDE_PLUGIN_ROOT}/scripts/run.sh` [a](${CLAUDE_PROJECT_DIR}/none.md) `${CLAUDE_PROJECT_DIR}/scripts/none.sh`" },
      { name: "code spans with variables in fences", file: "plug/skills/example/SKILL.md", files: plugin, text: "`${CLAUDE_PLUGIN_ROOT}/scripts/run.sh`\n\n```sh\n${CLAUDE_PLUGIN_ROOT}/scripts/none.sh\n```\n" },
      { ...page, name: "a page: from its folder, from the root, and from a folder above", text: "[a](../style.md) [b](/docs/style.md) [c](docs/style.md) [d](./page.md) `docs/none.md`" },
      { ...page, name: "the pages of a site, and its root", text: "[a](../style.md) [b](../style.html) [c](/guide/none.md) [d](/docs/none) [e](/none.md)" },
      { name: "github/awesome-copilot: routes of a site", kind: "markdown", file: "site/src/content/learn/a.md", files: { ...plugin, "site/astro.config.mjs": "", "site/src/content/learn/b.md": "" }, text: "[a](b.md) [b](../b/) [c](../../docs/) [d](../b.html)" },
      { ...page, name: "a page of which no link leads anywhere", text: "[a](forms.md)" },
      { name: "a template of no skill", kind: "markdown", file: "docs/templates/page.md", files: plugin, text: "[a](../style.md) [b](../none.md)" },
      { name: "only the case differs", text: "[a](references/Forms.md)", files },
    ],
    bad: [
      { text: "[a](references/forms.md) [b]([|references/none.md|]#x)", files, reports: ["link"] },
      { name: "web sites without a scheme", text: "[w]([|www.example.org|]) and [x]([|www.example.org/a.html|]?b#c)\n", reports: ["site", "site"], fixed: "[w](https://www.example.org) and [x](https://www.example.org/a.html?b#c)\n" },
      { name: "a skill of which every reference is missing", text: "[a]([|references/none.md|]) ![b]([|./assets/none.png|] \"x\")\n\n[c]: [|scripts/none.py|]\n", reports: ["link", "link", "link"] },
      { text: "[a](references/forms.md) [b]([|../none/SKILL.md|]) [c]([|no%20ne.md|])", files, reports: ["link", "link"] },
      { name: "a resource", ...resource, text: "[a](forms.md) [b]([|none.md|]) [c]([|../none/|])", reports: ["link", "link"] },
      { name: "a resource into a folder that is there", ...resource, text: "[a]([|../templates/none.md|])", reports: ["link"] },
      { name: "a prompt", kind: "prompt", file: ".claude/commands/tax.md", files: { "docs/a.md": "" }, text: "[a](../../docs/a.md) [b]([|../../docs/none.md|])", reports: ["link"] },
      { name: "github/awesome-copilot: the wrong ending", text: "`[|templates/flow.json|]`", files, reports: ["codeNear"] },
      { name: "a file that moved to another folder of the skill", text: "[a](references/forms.md) [b]([|rates.md|])", files, reports: ["linkNear"] },
      { name: "two letters too many", text: "[a]([|references/formsss.md|])", files: { ...files, "skills/example/references/f0rms.md": "" }, reports: ["linkNear"] },
      { name: "two files that may be meant", text: "[a]([|references/rates.txt|])", files: { ...files, "skills/example/references/rates.csv": "" }, reports: ["link"] },
      { name: "EndogenAI/dogma: two folders up where three are needed", file: ".github/skills/example/SKILL.md", files: { ...plugin, ".github/skills/other/SKILL.md": "" }, text: "[a]([|../../docs/style.md|]#x) [b]([|./other/SKILL.md|]) [c]([|../../docs/guides/|])", reports: ["depth", "depth", "depth"] },
      { name: "the same in an agent", kind: "prompt", file: ".github/agents/writer.agent.md", files: { "docs/style.md": "", "docs/guides/a.md": "" }, text: "[a]([|../docs/style.md|]#x) [c]([|../docs/guides/|])", reports: ["depth", "depth"], fixed: "[a](../../docs/style.md#x) [c](../../docs/guides/)" },
      { ...page, name: "a page", text: "[a](../style.md) [b]([|none.md|]) ![c]([|img/none.png|])\n\n[d]: [|../guides/agent.md|]\n", reports: ["link", "link", "linkNear"] },
      { ...page, name: "a page from the root of the repository", text: "[a](/docs/style.md) [b](/[|docs/none.md|])", reports: ["link"] },
      { ...page, name: "ComposioHQ/awesome-claude-skills: a folder where there is no site", text: "[a](../style.md) [b]([|./none/|])", reports: ["link"] },
      { name: "a note", kind: "note", file: ".tmp/main/2026-01-01.md", files: plugin, text: "[a]([|../../docs/none.md|])", reports: ["link"] },
      { name: "the folder of the skill by its variable", text: "[a](${CLAUDE_SKILL_DIR}/references/forms.md) [b](${CLAUDE_SKILL_DIR}/[|references/none.md|])", files, reports: ["link"] },
      { name: "the folder of the plugin", file: "plug/skills/example/SKILL.md", files: plugin, text: "`${CLAUDE_PLUGIN_ROOT}/scripts/run.sh` `bash ${CLAUDE_PLUGIN_ROOT}/[|scripts/none.sh|] --all` `$CLAUDE_PLUGIN_ROOT/[|scripts/run.py|]`", reports: ["code", "codeNear"] },
      { name: "the plugin of an agent", kind: "prompt", file: "plug/agents/x.md", files: plugin, text: "`${CLAUDE_PLUGIN_ROOT}/scripts/run.sh` `${CLAUDE_PLUGIN_ROOT}/[|scripts/none.sh|]`", reports: ["code"] },
      { name: "the project of a command", kind: "prompt", file: ".claude/commands/x.md", files: plugin, text: "[a](${CLAUDE_PROJECT_DIR}/docs/style.md) [b](${CLAUDE_PROJECT_DIR}/[|docs/none.md|])", reports: ["link"] },
      { name: "github/awesome-copilot: others of the folder are named", text: "`references/forms.md` `[|references/none.md|]`", files, reports: ["code"] },
      { name: "others of the folder are named in another case", text: "`references/Forms.md` `[|references/none.md|]`", files, reports: ["code"] },
    ],
  },
  given,
);
