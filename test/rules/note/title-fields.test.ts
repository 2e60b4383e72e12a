import rule from "../../../rules/note/title-fields.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "parts": {"date": {"type": "date"}}, "fields": {"Last updated": {"required": true, "forms": "{date}", "consequence": "nobody can tell how old it is"}, "Branch": {"required": true, "filled": true, "most": 1}}, "fieldsInOrder": true}]} as const;

testRule(
  rule,
  {
    good: [
      { ...own, text: "# Session\n\n**Last updated:** 2026-03-04\n**Branch:** `fix/parser`\n" },
      { ...own, text: "# Session\n\n- **last updated**: 2026-03-04\n- __Branch__: main\n\n## Log\n\n**Branch:** other\n" },
      { name: "in a fence and in a comment", ...own, text: "# A\n\n**Last updated:** 2026-03-04\n**Branch:** a\n\n```md\n**Branch:** b\n```\n\n<!--\n**Branch:** c\n-->\n" },
    ],
    bad: [
      { ...own, text: "# [|Session|]\n\n**Last updated:** [|2026-3-4|]\n", reports: ["missing", "form"] },
      { ...own, text: "# Session\n\n**[|Branch|]:**\n\n**[|Last updated|]:** 2026-03-04\n**[|Last updated|]:** 2026-03-05\n", reports: ["empty", "order", "twice"] },
      { ...own, text: "# Session\n\n**Last updated:** 2026-03-04\n**[|Branch|]:** main; next\n", reports: ["most"] },
      { name: "a day that no calendar has", ...own, text: "# A\n\n**Last updated:** [|2026-02-30|]\n**Branch:** a\n", reports: ["form"] },
    ],
  },
  given,
);
