import rule from "../../../rules/payload/no-object-text.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const credit = (evidence: string): string => `<!-- credit-input-design-12 -->\n\n\`\`\`yaml\nport: design\nadapter: a\nevidence: ${evidence}\n\`\`\`\n`;

testRule(
  rule,
  {
    good: [
      credit("issue 12"),
      credit('"the array is a System.Object[] now"'),
      credit('"@{u} is the upstream"'),
      credit('"[object of study]"'),
      credit('"[Object]"'),
      credit("System.Object.Equals"),
      { name: "outside a payload", text: "[object Object]\n" },
    ],
    bad: [
      { name: "Grimblaz/agent-orchestra#1012: a list as the name of its type", text: credit('[|"System.Object[]"|]'), reports: ["object"] },
      { name: "Grimblaz/agent-orchestra#794: an object as a shell prints it", text: credit('[|"@{ruling=sustained; count=2}"|]'), reports: ["object"] },
      { text: credit('[|"[object Object]"|]'), reports: ["object"] },
      { text: credit("[|System.Collections.Hashtable|]"), reports: ["object"] },
      { text: credit('[|"System.Collections.Generic.List`1[System.Object]"|]'), reports: ["object"] },
      { text: credit('[|"<app.Finding object at 0x7f3a1c>"|]'), reports: ["object"] },
      { name: "in a list, in order", text: '<!-- goal-contract\nschema_version: 1\nhalt_conditions: [[|"[object Map]"|], fine, [|"[object Set]"|]]\n-->\n', reports: ["object", "object"] },
    ],
  },
  given,
);
