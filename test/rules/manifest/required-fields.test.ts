import rule from "../../../rules/manifest/required-fields.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const plugin = (text: string): { text: string; file: string } => ({ text, file: ".claude-plugin/plugin.json" });
const marketplace = (text: string): { text: string; file: string } => ({ text, file: ".claude-plugin/marketplace.json" });

testRule(
  rule,
  {
    good: [
      plugin('{"name": "office"}'),
      plugin('{"name": "office", "owner": 1, "source": 2}'),
      { name: "a text that is no JSON is reported as such", ...plugin('{"nam') },
      { name: "an empty file", ...plugin("") },
      { name: "a manifest that is a list", ...plugin("[]") },
      marketplace('{"name": "a", "owner": {"name": "b", "email": "c"}, "plugins": []}'),
      marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [{"name": "c", "source": {"source": "github"}}, {"name": "d", "source": "./d"}, "e"]}'),
      { name: "a marketplace of a plugin further down", text: '{"name": "a", "owner": {"name": "b"}, "plugins": []}', file: "x/.claude-plugin/marketplace.json" },
    ],
    bad: [
      { ...plugin("[|{|]}"), reports: ["missing"] },
      { name: "keys that every object has", ...plugin('[|{|]"constructor": "office"}'), reports: ["missing"] },
      { ...plugin('{"name": [|" "|]}'), reports: ["type"] },
      { ...plugin('{"name": [|{"a": 1}|]}'), reports: ["type"] },
      { ...marketplace('[|{|]"name": "a", "owner": {"name": "b"}}'), reports: ["missing"] },
      { ...marketplace('{"name": "a", "owner": [|{|]"email": "b"}, "plugins": []}'), reports: ["missing"] },
      { ...marketplace('{"name": "a", "owner": [|"b"|], "plugins": [|{}|]}'), reports: ["type", "type"] },
      { ...marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [[|{|]"name": "c"}, [|{|]"source": "./c"}, {"name": "c", "source": [|null|]}]}'), reports: ["missing", "missing", "type"] },
    ],
  },
  given,
);
