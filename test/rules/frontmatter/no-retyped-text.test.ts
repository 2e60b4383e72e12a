import { expect, it } from "vitest";
import rule from "../../../rules/frontmatter/no-retyped-text.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (lines: string): string => `---\n${lines}\n---\n`;

testRule(
  rule,
  {
    good: [
      skill("name: example\ndescription: A skill."),
      skill('name: "3000"\ndescription: \'true\''),
      skill("name: !!str 3000\ndescription: !!str true"),
      skill("description: |\n  42"),
      skill("name: 3d-models\ndescription: 1.2.3"),
      skill("name: yes\ndescription: 2024-01-01"),
      skill("name: 1_000"),
      skill("metadata:\n  version: '1.10'\n  author: someone"),
      skill("metadata:\n  tags: [1, 2]\n  nested:\n    depth: 3"),
      skill("metadata:"),
      skill("metadata: 3"),
      skill("license:\ncompatibility:"),
      skill("disable-model-invocation: true\nuser-invocable: false"),
      skill("unknown: 3"),
      { name: "a client takes a mapping there", text: skill("license: 3") },
      skill("name: [3]"),
      { name: "null, which is no value", text: skill("name: null\ndescription: ~\nmetadata: {a: ~}") },
      { name: "an alias", text: skill("metadata: {a: &x '1', b: *x}") },
      { name: "broken YAML", text: skill("name: 3000\ndescription: Use when: asked") },
      { name: "no front matter", text: "name: 3000\n" },
      { name: "a note", kind: "note", text: skill("name: 3000") },
    ],
    bad: [
      { text: skill("name: [|3000|]\ndescription: A skill."), reports: ["retyped"], fixed: skill('name: "3000"\ndescription: A skill.') },
      { text: skill("description: [|true|]"), reports: ["retyped"], fixed: skill('description: "true"') },
      { text: skill("name: [|0x1F|]"), reports: ["retyped"], fixed: skill('name: "0x1F"') },
      { text: skill("name: [|1e3|] # e"), reports: ["retyped"], fixed: skill('name: "1e3" # e') },
      { text: skill("name: [|.inf|]"), reports: ["retyped"], fixed: skill('name: ".inf"') },
      { text: skill("{ name: [|3000|], description: [|FALSE|] }"), reports: ["retyped", "retyped"], fixed: skill('{ name: "3000", description: "FALSE" }') },
      {
        name: "agent-ecosystem/skill-validator#93: versions in metadata",
        text: skill("metadata:\n  version: [|1.10|]\n  stable: [|true|]\n  owner: platform"),
        reports: ["retyped", "retyped"],
        fixed: skill('metadata:\n  version: "1.10"\n  stable: "true"\n  owner: platform'),
      },
      { name: "a flow mapping", text: skill("metadata: {version: [|1|]}"), reports: ["retyped"], fixed: skill('metadata: {version: "1"}') },
      { name: "both of two equal keys", text: skill("name: [|1|]\nname: [|2|]"), reports: ["retyped", "retyped"], fixed: skill('name: "1"\nname: "2"') },
      { name: "a large number", text: skill("name: [|123456789012345678901234567890|]"), reports: ["retyped"], fixed: skill('name: "123456789012345678901234567890"') },
      { name: "a prompt", kind: "prompt", text: skill("description: [|42|]"), reports: ["retyped"], fixed: skill('description: "42"') },
    ],
  },
  given,
);

it("is an error where a client does not load the skill, and else a warning", () => {
  const found = lintWith({ ...given, rules: [rule] }, { text: skill("name: 3000\nmetadata:\n  version: 1.10") });
  expect(found.map(({ severity }) => severity)).toEqual(["error", "warning"]);
});
