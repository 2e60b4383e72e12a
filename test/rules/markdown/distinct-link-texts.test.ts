import rule from "../../../rules/markdown/distinct-link-texts.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "[A record](a.md) [A ledger](b.md)\n",
      { name: "the same file", text: "[The record](a.md#x) [the record](./a.md#y) [The record](a.md)\n" },
      { name: "other sections", text: "[The record](a.md)\n\n## B\n\n[The record](b.md)\n" },
      { name: "words that only point", text: "[here](a.md) [here](b.md) [docs](c) [docs](d) [#12](e) [#12](f) [Read more](g) [read more](h)\n" },
      { name: "github/awesome-copilot: badges", text: "[![Install](a.svg)](x) [![Install](a.svg)](y)\n" },
    ],
    bad: [
      { text: "- [The record](a.md)\n- [|[the record](b.md)|]\n", reports: ["other"] },
      { name: "in one section of several", text: "# A\n\n## B\n\n[`save.py`](x/a.py) and [|[`save.py`](x/b.py)|]\n\n## C\n\n[`save.py`](x/c.py)\n", reports: ["other"] },
    ],
  },
  given,
);
