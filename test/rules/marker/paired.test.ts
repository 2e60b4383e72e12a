import rule from "../../../rules/marker/paired.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { nest, part } from "./contracts.ts";

const contracts = [part, nest];
const kind = "markdown";

testRule(
  rule,
  {
    good: [
      { text: "<!-- BEGIN a -->\nText\n<!-- END a -->\n", contracts },
      { name: "an empty one, and two behind each other", text: "<!-- BEGIN a --><!-- END a -->\n<!-- BEGIN a -->\n<!-- END a -->\n", contracts, kind },
      { name: "parts in parts", text: "<!-- open a -->\n<!-- open a -->\n<!-- close a -->\n<!-- close a -->\n", contracts, kind },
      { name: "parts of other names in parts", text: "<!-- BEGIN a -->\n<!-- BEGIN b -->\n<!-- END b -->\n<!-- END a -->\n", contracts, kind },
      { name: "families that stand alone", text: "<!-- engagement-record-design-575 -->\n" },
      { name: "a half in a fence, a code span, a quote", text: "```\n<!-- BEGIN a -->\n```\n\nWrite `<!-- END a -->`.\n\n> <!-- BEGIN a -->\n", contracts, kind },
      { name: "a half with a mistake, which another rule names", text: "<!-- BEGIN a -->\n<!-- End a -->\n", contracts, kind },
    ],
    bad: [
      { text: "[|<!-- BEGIN a -->|]\nText\n", contracts, reports: ["begin"] },
      { text: "Text\n[|<!-- END a -->|]\n", contracts, kind, reports: ["end"] },
      { name: "langchain-ai/openwiki#547: an orphan before a pair", text: "# Rules\n\n[|<!-- BEGIN a -->|]\nold\n\nBy hand.\n\n<!-- BEGIN a -->\nnew\n<!-- END a -->\n", contracts, kind, reports: ["begin"] },
      { name: "vercel/next.js#97495: the wrong way round", text: "[|<!-- END a -->|]\n\nBy hand.\n\n[|<!-- BEGIN a -->|]\n", contracts, kind, reports: ["end", "begin"] },
      { name: "other names", text: "[|<!-- BEGIN a -->|]\n[|<!-- END b -->|]\n", contracts, kind, reports: ["begin", "end"] },
      { name: "one end too many", text: "<!-- BEGIN a -->\n<!-- END a -->\n[|<!-- END a -->|]\n", contracts, kind, reports: ["end"] },
      { name: "a part in a part that is not closed", text: "[|<!-- open a -->|]\n<!-- open a -->\n<!-- close a -->\n", contracts, kind, reports: ["begin"] },
      { name: "the last half in a fence", text: "😀 [|<!-- BEGIN a -->|]\n\n```\n<!-- END a -->\n```\n", contracts, kind, reports: ["begin"] },
    ],
  },
  given,
);
