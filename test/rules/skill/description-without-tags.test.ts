import rule from "../../../rules/skill/description-without-tags.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (description: string): string => `---\nname: example\ndescription: ${description}\n---\n`;

testRule(
  rule,
  {
    good: [
      skill("Read invoices."),
      { name: "oaustegard/claude-skills#775: comparisons and arrows", text: skill("Merge exports (>200MB or >5M rows, many files -> one report).") },
      skill("Where a < b and c > d."),
      skill("Where a <b."),
      skill("Press <3 keys and >4."),
      skill("From 1<2 to 2>1."),
      skill("Shift bits with << and >>, compare with <= and >=, or <=>."),
      skill("Send mail to <ada@example.com>."),
      skill('"Ends with <br"'),
      skill("Write &lt;repo&gt;."),
      { name: "a comment of HTML", text: skill("Write <!-- state --> first.") },
      { name: "a tag in the comment behind the value", text: skill("Read invoices. # <repo>") },
      { name: "a tag under other keys", text: "---\nname: example\ndescription: Read.\nargument-hint: <folder>\nlicense: <none>\n---\n\n<b>x</b>\n" },
      { name: "a tag further down", text: "---\nmetadata:\n  description: <b>\n---\n" },
      { name: "a list, which another rule judges", text: skill("[<b>]") },
      { name: "a folded text without brackets", text: skill(">-\n  Read\n  invoices.\n"), profiles: ["claude-api"] },
      { name: "brackets for a client that objects to tags alone", text: skill("Convert a -> b."), profiles: ["vscode"] },
      { name: "no front matter", text: "description: <b>\n" },
      { name: "broken YAML", text: skill("<b>: a: b") },
      { name: "clients that do not mind", text: skill("Sum up <repo>."), profiles: ["claude-code", "codex", "agent-skills"] },
    ],
    bad: [
      { text: skill("List what changed in [|<repo>|]."), reports: ["tag"] },
      { text: skill("Wrap it in [|<b>|]bold</b> or <br/> or <br />."), reports: ["tag"] },
      { text: skill("Read [|<a href='x' target=y>|]links</a>."), reports: ["tag"] },
      { text: skill("Explain IList[|<T>|] and IMessenger<TMessage>."), reports: ["tag"] },
      { text: skill("Put it in [|<ns:name.x-y>|]."), reports: ["tag"] },
      { text: skill("Compare a <b, then [|<c>|]."), reports: ["tag"] },
      { text: skill('"In quotes: [|<repo>|]"'), reports: ["tag"] },
      { text: skill("'In quotes: [|<repo>|]'"), reports: ["tag"] },
      { text: skill("😀 behind emoji, [|<repo>|]"), reports: ["tag"] },
      { name: "an escape in quotes leaves no exact place", text: skill('[|"Line\\n<repo>"|]'), reports: ["tag"] },
      { name: "a tag that an escape spells", text: skill('[|"\\x3Crepo>"|]'), reports: ["tag"] },
      { name: "a folded text", text: skill(">-\n  List what changed\n  in [|<repo>|].\n"), reports: ["tag"] },
      { name: "a literal text", text: skill("|\n  List:\n\n    [|<repo>|]\n\n  and <file>\n"), reports: ["tag"] },
      { name: "a plain text over two lines", text: "---\ndescription:\n  List what changed\n  in [|<repo>|].\n---\n", reports: ["tag"] },
      { name: "a tag over two lines", text: skill(">-\n  A [|<a\n  href=x>|].\n"), reports: ["tag"] },
      { name: "a flow mapping", text: "---\n{ description: In [|<repo>|] }\n---\n", reports: ["tag"] },
      { name: "a bracket for a client that wants none", text: skill("Convert a -[|>|] b where x < y."), profiles: ["claude-api"], reports: ["bracket"] },
      { name: "a bracket in quotes", text: skill('"Where x [|<|] y."'), profiles: ["claude-code", "claude-api"], reports: ["bracket"] },
      { name: "a bracket in a folded text", text: skill(">-\n  Convert\n  a -[|>|] b.\n"), profiles: ["claude-api"], reports: ["bracket"] },
      { name: "a bracket before a tag", text: skill("Convert a -> b in [|<repo>|]."), profiles: ["claude-api"], reports: ["tag"] },
      { name: "a client that removes them", text: skill("Sum up [|<repo>|]."), profiles: ["claude-code", "vscode"], reports: ["tag"] },
    ],
  },
  given,
);
