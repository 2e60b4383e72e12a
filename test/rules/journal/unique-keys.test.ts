import uniqueKeys from "../../../rules/journal/unique-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  uniqueKeys,
  {
    good: [
      '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}\n',
      { name: "texts that look like keys", text: '{"a":"\\"a\\":1","b":"c\\\\","d" : "e:"}\n' },
      { name: "keys in another case", text: '{"a":1,"A":2}\n' },
      { name: "no record", text: '[{"a":1,"a":2}]\n{"a":1,"a":\n' },
      { name: "special keys", text: '{"__proto__":1,"constructor":2,"0":1,"":2}\n' },
    ],
    bad: [
      { text: '{"a":1,[|"a"|]:2}\n', reports: ["twice"] },
      { text: '{"a" : 1, "b" : {"c":1,[|"c"|] : 2, [|"c"|]:3}}\n', reports: ["twice", "twice"] },
      { name: "written in another way", text: '{"a":1,[|"\\u0061"|]:2}\n', reports: ["twice"] },
      { name: "special keys", text: '{"__proto__":1,[|"__proto__"|]:2}\n', reports: ["twice"] },
      { name: "in a list", text: '{"x":1}\n{"l":[[{"a":1,[|"a"|]:1}]]}\n', reports: ["twice"] },
    ],
  },
  given,
);
