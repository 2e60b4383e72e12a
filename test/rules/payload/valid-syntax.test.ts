import rule from "../../../rules/payload/valid-syntax.ts";
import { compileMarkerContract } from "../../../src/contract/compile.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, decision, full, record } from "./records.ts";

const json = compileMarkerContract({ contract: "marker", family: "state", head: "state", payload: { in: "comment", language: "json" } });
const pairs = compileMarkerContract({ contract: "marker", family: "row", head: "row", payload: { in: "comment", language: "pairs" } });
const bomb = ["a: &a [x, x, x, x, x, x, x, x, x, x]", ...["b", "c", "d", "e"].map((key, index) => `${key}: &${key} [${Array.from({ length: 10 }, () => `*${"abcd"[index] ?? ""}`).join(", ")}]`)];

testRule(
  rule,
  {
    good: [
      record(bare),
      record(full(decision({ audit_rationale: '"Keep it: files outlive the service."' }))),
      { name: "equal keys and unknown aliases, which other rules judge", text: record(["a: 1", "a: *b"]) },
      { name: "a fence of the page that is no payload", text: `${record(bare)}\n\`\`\`yaml-example\na: b: c\n\`\`\`\n` },
      { name: "a decoy, which another rule judges", text: `<!-- engagement-record-design-575 -->\n\n\`\`\`yaml\na: b: c\n\`\`\`\n\n\`\`\`yaml\nschema_version: 2\n\`\`\`\n` },
      { name: "a fence far behind a mention in a page", text: "# Records\n\nSee <!-- engagement-record-design-575 --> for that.\n\n```yaml\na: b: c\n```\n", kind: "markdown" },
      { name: "JSON", text: '<!-- state {"a": [1, 2]} -->\n' },
      { name: "pairs", text: "<!-- row a:1 b:2 -->\n" },
    ],
    bad: [
      { text: record(full(decision({ audit_rationale: "Keep it[|:|] files" }))), reports: ["advice"] },
      { text: record(full(decision({ engineer_choice: "[|\"|]one" }))), reports: ["advice"] },
      { text: record(full(decision({ engineer_choice: "[files] [|o|]ne" }))), reports: ["advice"] },
      { text: record(["a: [|&a [*a]|]"]).replace("[|&a [*a]|]", "&a [[|*a|]]"), reports: ["syntax"] },
      { text: record([...bomb, `f: [|[${Array.from({ length: 200 }, () => "*e").join(", ")}]|]`]), reports: ["limit"] },
      { name: "in a list item, behind emoji", text: "- 😀\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  note: 😀 a[|:|] b\n  ```\n", reports: ["advice"] },
      { name: "JSON with a comma too many", text: '<!-- state {"a": 1,[|}|] -->\n', reports: ["syntax"] },
      { name: "JSON in the lines of a comment", text: "<!-- state\n{\n  [|'a'|]: 1\n}\n-->\n", reports: ["syntax"] },
      { name: "a word among pairs", text: "<!-- row a:1 [|b|] -->\n", reports: ["syntax"] },
    ],
  },
  { ...given, contracts: [...given.contracts, json, pairs] },
);
