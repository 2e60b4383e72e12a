import rule from "../../../rules/manifest/paths-exist.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const files = { "Commands/report.md": "", "agents/reader.md": "", "skills/taxes/SKILL.md": "", "skills/deep/taxes/old/SKILL.md": "", "law/skills/tort/SKILL.md": "", "law/hooks.json": "{}", "style/a.md": "" };
const plugin = (members: string, file = ".claude-plugin/plugin.json"): { text: string; file: string; files: typeof files } => ({ text: `{"name": "a", ${members}}`, file, files });
const marketplace = (...entries: string[]): ReturnType<typeof plugin> => plugin(`"owner": {"name": "b"}, "plugins": [${entries.join(", ")}]`, ".claude-plugin/marketplace.json");

testRule(
  rule,
  {
    good: [
      plugin('"agents": "./agents/reader.md", "skills": ["./skills", "./skills/taxes/", "./"], "outputStyles": "./style/"'),
      { name: "inline parts", ...plugin('"hooks": {"Stop": [{"command": "./none.sh"}]}, "mcpServers": {"a": {"command": "./none"}}') },
      { name: "forms that are no path", ...plugin('"commands": ["./commands/*.md"], "skills": [1, null], "mcpServers": "https://example.com/a.mcpb", "hooks": "${CLAUDE_PLUGIN_ROOT}/none.json"') },
      { name: "fields that take no paths", ...plugin('"repository": "./none", "keywords": ["./none"], "metadata": {"skills": "./none"}') },
      { name: "a path that leaves the project", ...plugin('"commands": "./../../none.md"') },
      { name: "a plugin further down", ...plugin('"hooks": "./hooks.json", "skills": "./skills/tort"', "law/.claude-plugin/plugin.json") },
      { name: "a manifest at the top of a plugin", ...plugin('"hooks": "./hooks.json", "skills": "./skills/tort"', "law/plugin.json") },
      { name: "a folder of manifests two levels deep", ...plugin('"agents": "./agents/reader.md"', ".github/plugin/plugin.json") },
      { name: "broken JSON", file: ".claude-plugin/plugin.json", text: '{"commands": "./none.md"' },
      marketplace('{"source": "./"}', '{"source": "./law/", "skills": "./skills/tort"}'),
      { name: "a plugin from elsewhere", ...marketplace('{"source": {"source": "github", "repo": "a/b"}, "commands": "./none.md"}') },
      { name: "a bare name, which counts from `pluginRoot`", ...plugin('"metadata": {"pluginRoot": "./law"}, "plugins": [{"source": "formatter", "skills": "./none"}]', ".claude-plugin/marketplace.json") },
    ],
    bad: [
      { ...plugin('"agents": [|"./agents/none.md"|], "experimental": {"themes": [[|"./themes/"|]]}'), reports: ["missing", "missing"] },
      { ...plugin('"commands": ["./Commands/report.md", [|"./commands/report.md"|]]'), reports: ["case"], fixed: '{"name": "a", "commands": ["./Commands/report.md", "./Commands/report.md"]}' },
      { name: "a folder", ...plugin('"commands": [|"./commands/"|]'), reports: ["case"], fixed: '{"name": "a", "commands": "./Commands/"}' },
      { name: "a path that the fix cannot write alike", ...plugin('"commands": [|"./x/../commands"|]'), reports: ["case"] },
      { name: "a path with an escape", ...plugin('"commands": [|"./\\u0063ommands"|]'), reports: ["case"] },
      { ...plugin('"skills": ["./skills", [|"./style"|], [|"./skills/deep"|]]'), reports: ["skill", "skill"] },
      { name: "a plugin further down", ...plugin('"hooks": [|"./law/hooks.json"|]', "law/.claude-plugin/plugin.json"), reports: ["missing"] },
      { name: "a source that is missing says nothing of its parts", ...marketplace('{"source": [|"./none"|], "skills": "./skills/none"}'), reports: ["missing"] },
      { name: "a part of a plugin of the marketplace", ...marketplace('{"source": "./law", "skills": [|"./skills/taxes"|]}'), reports: ["missing"] },
      { name: "a source in another case", ...marketplace('{"source": [|"./Law"|]}'), reports: ["case"], fixed: marketplace('{"source": "./law"}').text },
      { name: "MicrosoftDocs/Agent-Skills#64: a folder without `./`", ...plugin('"skills": [|"skills"|]'), reports: ["form"], fixed: '{"name": "a", "skills": "./skills"}' },
      { name: "JuliusBrussee/caveman#871: agents without `./`", ...plugin('"agents": [[|"agents/reader.md"|], [|"agents/none.md"|]]'), reports: ["form", "form"], fixed: '{"name": "a", "agents": ["./agents/reader.md", "agents/none.md"]}' },
      { name: "paths that count from elsewhere", ...plugin('"commands": [[|"/none.md"|], [|"../none.md"|], [|"${CLAUDE_PLUGIN_ROOT}/none.md"|], [|"."|]]'), reports: ["form", "form", "form", "form"] },
      { name: "AnExiledDev/CodeForge#16: sources without `./`", ...marketplace('{"source": [|"law"|], "skills": "./none"}', '{"source": [|"a/b"|]}', '{"source": [|"https://example.com/a.git"|]}'), reports: ["form", "form", "form"], fixed: marketplace('{"source": "./law", "skills": "./none"}', '{"source": "a/b"}', '{"source": "https://example.com/a.git"}').text },
    ],
  },
  given,
);
