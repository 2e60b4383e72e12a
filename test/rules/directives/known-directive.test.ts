import rule from "../../../rules/directives/known-directive.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "# Title\n",
      "<!-- markerlint-disable -->\n",
      "<!-- markerlint-enable -->\n",
      "<!-- markerlint-disable-line -->\n",
      "<!-- markerlint-disable-next-line -->\n",
      "<!-- markerlint-disable-file -->\n",
      "---\n# markerlint-disable-file skill/name-form\nname: example\n---\n",
      { name: "words about the linter", text: "<!-- markerlint is set up in markerlint.config.yaml -->\n\n<!-- markerlint disabled this once -->\n" },
      { name: "an example in a fence", text: "```md\n<!-- markerlint-ignore -->\n```\n" },
      { name: "an example in a code span", text: "Never write `<!-- markerlint-ignore -->`.\n" },
      { name: "an example in a quote", text: "> <!-- markerlint-ignore -->\n" },
      { name: "another linter", text: "<!-- markdownlint-disabel -->\n" },
      { name: "a marker of another tool", text: "<!-- markerlint2-ignore -->\n" },
    ],
    bad: [
      { text: "<!-- [|markerlint-disabel|] skill/name-form -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable skill/name-form -->\n" },
      { text: "<!-- [|Markerlint-Disable-Line|] -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable-line -->\n" },
      { text: "<!-- [|markerlint-disable_next_line|] -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable-next-line -->\n" },
      { text: "<!-- [|markerlint-disable-nextline|] -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable-next-line -->\n" },
      { text: "<!-- [|markerlint: disable-file|] -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable-file -->\n" },
      { text: "<!-- [|markerlint disable next line|] skill/name-form -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable-next-line skill/name-form -->\n" },
      { text: "<!-- [|markerlint-enabled|] -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-enable -->\n" },
      { name: "not near enough to change it", text: "<!-- [|markerlint-disable-next|] -->\n", reports: ["misspelt"] },
      { text: "<!-- [|markerlint-ignore|] -->\n", reports: ["unknown"] },
      { text: "<!-- [|markerlint-|] -->\n", reports: ["unknown"] },
      { text: "<!-- [|markerlint-off|] --> Words <!-- [|markerlint-on|] -->\n", reports: ["unknown", "unknown"] },
      { text: "---\n# [|markerlint-skip|]\nname: example # [|markerlint-disable-lines|] skill/name-form\n---\n", reports: ["unknown", "misspelt"], fixed: "---\n# markerlint-skip\nname: example # markerlint-disable-line skill/name-form\n---\n" },
      { name: "in a list item of a note", kind: "note", text: "- One\n  <!-- [|markerlint-ignore|] -->\n", reports: ["unknown"] },
    ],
  },
  given,
);
