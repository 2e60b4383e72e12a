import rule from "../../../rules/directives/scoped.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "# Title\n",
      "<!-- markerlint-disable skill/name-form -->\n",
      "<!-- markerlint-disable-file no/such -- why -->\n",
      "---\n# markerlint-disable-next-line skill/name-form\nname: other\n---\n",
      { name: "the end of every range", text: "<!-- markerlint-disable skill/name-form -->\n\n<!-- markerlint-enable -->\n" },
      { name: "a word that does not exist, which another rule judges", text: "<!-- markerlint-ignore -->\n" },
      { name: "an example", text: "~~~\n<!-- markerlint-disable -->\n~~~\n" },
    ],
    bad: [
      { text: "[|<!-- markerlint-disable -->|]\n", reports: ["all"] },
      { text: "[|<!-- markerlint-disable-file -- generated -->|]\n", reports: ["all"] },
      { text: "Words [|<!--markerlint-disable-line-->|]\n", reports: ["all"] },
      { text: "- One\n\n  [|<!-- markerlint-disable-next-line -->|]\n", reports: ["all"] },
      { text: "---\nname: other [|# markerlint-disable-line|]\n---\n", reports: ["all"] },
    ],
  },
  given,
);
