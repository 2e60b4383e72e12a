import rule from "../../../rules/directives/reason.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "# Title\n",
      "<!-- markerlint-disable skill/name-form -- the folder is a mirror -->\n",
      "<!-- markerlint-disable-file -- generated -->\n",
      "<!-- markerlint-disable-line skill/name-form — by hand -->\n",
      "---\nname: other # markerlint-disable-line skill/name-form -- as agreed\n---\n",
      { name: "the end of a range", text: "<!-- markerlint-enable skill/name-form -->\n" },
      { name: "a word that does not exist, which another rule judges", text: "<!-- markerlint-ignore skill/name-form -->\n" },
      { name: "silenced by name", text: "<!-- markerlint-disable-line directives/reason -->\n" },
      { name: "an example", text: "    <!-- markerlint-disable -->\n" },
    ],
    bad: [
      { text: "[|<!-- markerlint-disable skill/name-form -->|]\n", reports: ["missing"] },
      { text: "[|<!-- markerlint-disable-file skill/name-form -- -->|]\n", reports: ["missing"] },
      { text: "Words [|<!-- markerlint-disable-line -->|] and more\n", reports: ["missing"] },
      { text: "[|<!-- markerlint-disable-next-line skill/name-form: by hand -->|]\n", reports: ["missing"] },
      { text: "---\n[|# markerlint-disable-next-line skill/name-form|]\nname: other\n---\n", reports: ["missing"] },
      { name: "every rule, in the file: it does not silence this", text: "[|<!-- markerlint-disable-file -->|]\n", reports: ["missing"] },
    ],
  },
  given,
);
