import rule from "../../../rules/frontmatter/delimiter.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const rest = "name: example\ndescription: A skill.\n";
const body = "\n# Title\n";

testRule(
  rule,
  {
    good: [
      `---\n${rest}---\n${body}`,
      { name: "blanks behind the closing dashes", text: `---\n${rest}--- \t\n${body}` },
      { name: "openai/openai-agents-python#5040: dashes in a block scalar", text: "---\ndescription: |\n  One.\n  ---\n  Two.\nname: example\n---\n" },
      { name: "a ruler of another length in the body", text: `---\n${rest}---\n\n-----\n\nWords.\n\n----\n` },
      { name: "a comment behind a value", text: "---\nname: example # --- c\n---\n" },
      { name: "no front matter", text: "# Title\n\n---\n\nWords.\n" },
      { name: "a prompt that begins with a ruler", kind: "prompt", text: "----\n\nReview $ARGUMENTS.\n" },
      { name: "a prompt that begins with YAML", kind: "prompt", text: "```yaml\nname: CI\ndescription: Builds.\n```\n" },
      { name: "a skill that shows front matter below its title", text: "# Title\n\n```yaml\n---\nname: other\n---\n```\n" },
      { name: "a note in a folder of its own kind", kind: "note", text: "----\nname: example\n----\n" },
      { name: "front matter that is never closed, which another rule judges", text: `---\n${rest}${body}` },
      { name: "a comment above the front matter, which another rule judges", text: `<!-- MIT -->\n---\n${rest}---\n` },
    ],
    bad: [
      { text: `[|----|]\n${rest}---\n`, reports: ["wrong"], fixed: `---\n${rest}---\n` },
      { text: `[|----|]\n${rest}----\n${body}`, reports: ["wrong"], fixed: `---\n${rest}---\n${body}` },
      { name: "a comment behind the opening dashes", text: `[|--- # front matter|]\n${rest}---\n`, reports: ["wrong"], fixed: `---\n# front matter\n${rest}---\n` },
      { name: "a comment or a heading behind the closing dashes", text: `---\n${rest}[|--- # Title|]\n\nWords.\n`, reports: ["wrong"] },
      { name: "the dots that end a document of YAML", text: `---\n${rest}[|...|]\n${body}`, reports: ["wrong"], fixed: `---\n${rest}---\n${body}` },
      { name: "an em dash", text: `[|—|]\n${rest}—\n`, reports: ["wrong"], fixed: `---\n${rest}---\n` },
      { name: "a closing en dash", text: `---\n${rest}[|–|]\n${body}`, reports: ["wrong"], fixed: `---\n${rest}---\n${body}` },
      { name: "starigazdam/ai-ctx-profiles-switcher#2: escaped dashes", text: `[|\\---|]\n\n${rest}\n\\---\n`, reports: ["wrong"], fixed: `---\n\n${rest}\n---\n` },
      { name: "plus signs around YAML", text: `[|+++|]\n${rest}+++\n`, reports: ["wrong"], fixed: `---\n${rest}---\n` },
      { name: "one closing line too long, and a ruler below", text: `---\n${rest}[|----|]\n${body}\nWords.\n\n---\n`, reports: ["wrong"], fixed: `---\n${rest}---\n${body}\nWords.\n\n---\n` },
      { text: ` [|---|]\n${rest}---\n`, reports: ["indented"], fixed: `---\n${rest}---\n` },
      { text: `---\n${rest}  [|---|]\n${body}`, reports: ["indented"], fixed: `---\n${rest}---\n${body}` },
      { text: `[|---\u00A0|]\n${rest}---\n`, reports: ["invisible"], fixed: `---\n${rest}---\n` },
      { text: `---\n${rest}[|\u200B---|]\n${body}`, reports: ["invisible"], fixed: `---\n${rest}---\n${body}` },
      { name: "sickn33/agentic-awesome-skills#1218: a blank behind the opening dashes", text: `---[| |]\n${rest}---\n`, reports: ["blanks"], fixed: `---\n${rest}---\n` },
      { name: "tabs behind the opening dashes of a prompt", kind: "prompt", text: `---[|\t\t|]\ndescription: A command.\n---\n`, reports: ["blanks"], fixed: `---\ndescription: A command.\n---\n` },
      { name: "betsalel-williamson/mdcp#156: a key behind the dashes", text: `[|---|]name: example\ndescription: A skill.\n---\n`, reports: ["joined"], fixed: `---\n${rest}---\n` },
      { text: `[||]${rest}---\n${body}`, reports: ["missing"], fixed: `---\n${rest}---\n${body}` },
      { text: `[|\`\`\`yaml|]\n---\n${rest}---\n\`\`\`\n${body}`, reports: ["fence"], fixed: `---\n${rest}---\n${body}` },
      { name: "a fence around the file", text: `[|\`\`\`markdown|]\n---\n${rest}---\n${body}\`\`\`\n`, reports: ["fence"] },
      { text: '[|+++|]\nname = "example"\ndescription = "A skill."\n+++\n', reports: ["toml"] },
    ],
  },
  given,
);
