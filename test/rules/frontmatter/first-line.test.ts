import rule from "../../../rules/frontmatter/first-line.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const block = "---\nname: example\ndescription: A skill.\n---\n";

testRule(
  rule,
  {
    good: [
      block,
      `${block}\n<!-- MIT -->\n\n# Title\n`,
      { name: "a byte-order mark, which another rule judges", text: `\uFEFF${block}` },
      { name: "an example in a fence", text: `# Title\n\n\`\`\`md\n${block}\`\`\`\n` },
      { name: "an example in indented code", text: `# Title\n\n    ${block.replaceAll("\n", "\n    ")}\n` },
      { name: "front matter that is commented out", text: `<!--\n${block}-->\n\n# Title\n` },
      { name: "an example far below", text: `# Title\n\n${"Words.\n\n".repeat(6)}${block}` },
      { name: "a prompt that tells what to write", kind: "prompt", text: `Write this:\n\n${block}` },
      { name: "rulers around a sentence", text: "# Title\n\n---\nNote: read this.\n---\n" },
      { name: "a note", kind: "note", text: `\n${block}` },
    ],
    bad: [
      { name: "graphene-data/graphene#351: a blank line", text: `\n[|---|]\nname: example\ndescription: A skill.\n---\n\n# Title\n`, reports: ["notFirst"], fixed: `${block}\n# Title\n` },
      {
        name: "vercel-labs/agent-skills#275: a comment",
        text: `<!-- Made by a tool -->\n[|---|]\nname: example\ndescription: A skill.\n---\n\n# Title\n`,
        reports: ["notFirst"],
        fixed: `${block}\n<!-- Made by a tool -->\n\n# Title\n`,
      },
      {
        name: "cobusgreyling/loop-engineering#452: a comment over several lines",
        text: `<!--\n  A mirror\n  of another file\n-->\n\n[|---|]\nname: example\ndescription: A skill.\n---\n`,
        reports: ["notFirst"],
        fixed: `${block}\n<!--\n  A mirror\n  of another file\n-->\n`,
      },
      {
        name: "glittercowboy/plugin-freedom-system#6: a heading",
        text: `# example\n\n[|---|]\nname: example\ndescription: A skill.\n---\n\nWords.\n`,
        reports: ["notFirst"],
        fixed: `${block}\n# example\n\nWords.\n`,
      },
      { name: "yzhao062/agent-style#10: a licence behind a number sign", text: `# SPDX: MIT\n[|---|]\nname: example\ndescription: A skill.\n---\n`, reports: ["notFirst"], fixed: `${block}\n# SPDX: MIT\n` },
      { name: "mvanhorn/printing-press-library#995: a comment of another language", text: `// PATCH: none\n[|---|]\nname: example\ndescription: A skill.\n---\n`, reports: ["notFirst"] },
      { name: "words of a model", text: `Here is the skill:\n\n[|---|]\nname: example\ndescription: A skill.\n---\n`, reports: ["notFirst"] },
      { name: "a prompt", kind: "prompt", text: `\n\n[|---|]\ndescription: A command.\n---\n`, reports: ["notFirst"], fixed: "---\ndescription: A command.\n---\n" },
    ],
  },
  given,
);
