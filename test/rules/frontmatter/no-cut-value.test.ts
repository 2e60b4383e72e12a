import rule from "../../../rules/frontmatter/no-cut-value.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (line: string): string => `---\nname: example\n${line}\n---\n`;

testRule(
  rule,
  {
    good: [
      skill("description: A skill."),
      skill("description: Write C# and F# code for issue#5."),
      skill('description: "Post to #releases."'),
      skill("description: 'Post to #releases.' # for the team"),
      skill("description: Post to \\#releases."),
      skill("description: |\n  Post to #releases.\n  #announcements too."),
      skill("description: >-\n  Post to\n  #releases."),
      skill("description: A skill. # a note to ourselves"),
      skill("description: A skill. #TODO say more"),
      skill("description: A skill. # markerlint-disable-line skill/description-length"),
      skill("description: A skill. #markerlint-disable-line skill/description-length"),
      skill("description: A skill. #"),
      skill("description: A skill. ## ---"),
      skill("license: MIT #see the file"),
      skill("color: #todo\nmodel: #opus"),
      skill("description: # to be written"),
      skill("metadata:\n  version: '1' #beta"),
      skill("allowed-tools:\n  - Read # for now\n  - Bash #TODO\n  - Grep"),
      { name: "a key that was taken out", text: skill("description: Post the news.\n  #license: MIT") },
      { name: "a comment below that is not indented", text: skill("description: Post to\n#general daily") },
      { name: "broken YAML", text: skill("description: Post to #releases: the channel\n  and more") },
      { name: "no front matter", text: "description: Post to #releases.\n" },
      { name: "a note", kind: "note", text: skill("description: Post to #releases.") },
    ],
    bad: [
      {
        name: "anthropics/claude-plugins-official#1170: a channel",
        text: skill("description: Post the news to the [|#releases channel and tag its owners.|]"),
        reports: ["cut"],
        fixed: skill('description: "Post the news to the #releases channel and tag its owners."'),
      },
      { name: "a comment on a line of its own", text: skill("description: Post to\n  [|#general daily|]"), reports: ["cut"] },
      { name: "a value that is a comment as a whole", text: skill("description: [|#1 of its kind|]"), reports: ["gone"], fixed: skill('description: "#1 of its kind"') },
      { name: "a name", text: "---\nname: [|#general|]\n---\n", reports: ["gone"], fixed: '---\nname: "#general"\n---\n' },
      { name: "a colour", kind: "prompt", text: skill("color: [|#ff0000|]  "), reports: ["gone"], fixed: skill('color: "#ff0000"  ') },
      { name: "an item of a list", text: skill("allowed-tools:\n  - Bash [|#git only|]\n  - Read"), reports: ["cut"], fixed: skill('allowed-tools:\n  - "Bash #git only"\n  - Read') },
      { name: "a text in metadata", text: skill("metadata:\n  channel: for [|#releases|]"), reports: ["cut"], fixed: skill('metadata:\n  channel: "for #releases"') },
      { name: "the number of an issue", text: skill("description: Fix issue [|#123|]"), reports: ["cut"], fixed: skill('description: "Fix issue #123"') },
      {
        name: "quotes and backslashes",
        text: skill('description: Say "hi" in C:\\temp to [|#all|]  '),
        reports: ["cut"],
        fixed: skill('description: "Say \\"hi\\" in C:\\\\temp to #all"  '),
      },
      { name: "a tab before the number sign", text: skill("compatibility: Needs the\t[|#ops channel|]"), reports: ["cut"], fixed: skill('compatibility: "Needs the\t#ops channel"') },
      { name: "a hint", kind: "prompt", text: skill("argument-hint: issue [|#number|]"), reports: ["cut"], fixed: skill('argument-hint: "issue #number"') },
      { name: "a number in front of it", text: skill("description: 3 [|#releases|]"), reports: ["cut"], fixed: skill('description: "3 #releases"') },
      { name: "a value over two lines cannot be quoted alone", text: skill("description: Post the news\n  to the [|#releases channel|]"), reports: ["cut"] },
      { name: "another script", text: skill("description: 发布到 [|#频道 并通知|]"), reports: ["cut"], fixed: skill('description: "发布到 #频道 并通知"') },
    ],
  },
  given,
);
