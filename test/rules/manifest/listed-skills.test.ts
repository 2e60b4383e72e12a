import rule from "../../../rules/manifest/listed-skills.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const files = { "skills/a/SKILL.md": "", "skills/b/SKILL.md": "", "skills/shared/notes.md": "", "skills/index.md": "" };
const file = ".claude-plugin/marketplace.json";
const plugins = (...entries: string[]): { text: string; file: string; files: typeof files } => ({ text: `{"plugins": [${entries.join(", ")}]}`, file, files });

testRule(
  rule,
  {
    good: [
      plugins('{"source": "./", "skills": ["./skills/a", "./skills/b/"]}'),
      { name: "lists of several plugins", ...plugins('{"source": "./", "skills": ["./skills/a"]}', '{"source": ".", "skills": "./skills/b"}') },
      { name: "the whole folder", ...plugins('{"source": "./", "skills": "./skills/"}') },
      { name: "a plugin without a list", ...plugins('{"source": "./", "skills": ["./skills/a"]}', '{"source": "./"}') },
      { name: "plugins in folders of their own", ...plugins('{"source": "./a", "skills": ["./skills/a"]}') },
      { name: "a plugin, whose list adds to the folder", text: '{"skills": ["./skills/a"]}', file: ".claude-plugin/plugin.json", files },
      { name: "no plugins", ...plugins() },
      { name: "no folder of skills", text: '{"plugins": [{"source": "./", "skills": ["./x"]}]}', file },
    ],
    bad: [
      { name: "one of two plugins", ...plugins('{"source": "./", "skills": [|"|]./skills/a"}', '{"source": "./", "skills": ["./skills/none"]}'), reports: ["left"] },
      { name: "a list that is one text", text: '{"plugins": [{"source": "./", "skills": [|"|]./x"}]}', file, files: { "skills/a/SKILL.md": "" }, reports: ["left"] },
    ],
  },
  given,
);
