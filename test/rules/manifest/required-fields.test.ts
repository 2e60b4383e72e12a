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
      marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [{"name": "c", "source": {"source": "github", "repo": "b/c"}}, {"name": "d", "source": "./d"}]}'),
      marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [{"name": "c", "source": {"source": "npm", "package": "c"}}, {"name": "C", "source": {"source": "git-subdir", "url": "u", "path": "p"}}]}'),
      { name: "a kind of source that nobody knows yet", ...marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [{"name": "c", "source": {"source": "constructor"}}]}') },
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
      { ...marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [[|{|]"name": "c"}, [|{|]"source": "./c"}, {"name": "d", "source": [|null|]}]}'), reports: ["missing", "missing", "type"] },
      { name: "entries that are no plugins", ...marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [[|5|], [|"./c"|], [|[]|]]}'), reports: ["entry", "entry", "entry"] },
      { name: "alirezarezvani/claude-skills#747: two plugins of one name", ...marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [{"name": "c", "source": "./c"}, {"name": [|"c"|], "source": "./d"}]}'), reports: ["duplicate"] },
      { name: "sources that do not say where", ...marketplace('{"name": "a", "owner": {"name": "b"}, "plugins": [{"name": "c", "source": [|{|]"source": "github"}}, {"name": "d", "source": {"source": "url", "url": [|""|]}}, {"name": "e", "source": [|{|]"repo": "b/e"}}]}'), reports: ["missing", "type", "missing"] },
    ],
  },
  given,
);
