import rule from "../../../rules/payload/key-order.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const block = (...lines: string[]): string => `<!-- subagent-env-handshake v1 -->\n\n${lines.join("\n")}\n\n<!-- /subagent-env-handshake -->\n`;

testRule(
  rule,
  {
    good: [
      block("parent_head: a", "parent_branch: b", "parent_cwd: c"),
      { name: "some are missing", text: block("parent_head: a", "workspace_mode: shared") },
      { name: "a key that the order does not name", text: block("note: x", "parent_head: a", "other: y", "parent_branch: b") },
      { name: "a key twice, which another rule names", text: block("parent_head: a", "parent_head: b") },
      { name: "no mapping", text: block("- parent_head") },
    ],
    bad: [
      { text: block("parent_branch: b", "[|parent_head|]: a"), reports: ["order"] },
      { name: "once, at the first", text: block("parent_cwd: c", "[|parent_branch|]: b", "parent_head: a"), reports: ["order"] },
    ],
  },
  given,
);
