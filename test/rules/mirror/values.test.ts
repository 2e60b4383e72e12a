import rule from "../../../rules/mirror/values.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bullet, comment, heading } from "./mirrored.ts";

const section = (text: string): string => `### Named Decisions\n\n${text}`;
const one = (changes: Readonly<Record<string, string | undefined>>): string => comment(section(bullet("storage-format", changes)));
const withPayload = (changes: Readonly<Record<string, string | undefined>>, from: string, to: string): string => one(changes).replace(from, to);
const pending = "<!-- CE Gate articulation pending per #578 -->";

testRule(
  rule,
  {
    good: [
      one({}),
      comment(`## Named Decisions\n\n${heading("storage-format", { "Articulation text": `|\n    ${pending}` })}`),
      { name: "another number in the placeholder", text: one({ "Articulation text": "<!-- CE Gate articulation pending per #12 -->" }) },
      { name: "no quotes, more blanks", text: one({ "Engineer choice": "one  file a day" }) },
      { name: "a text of several lines on one", text: withPayload({ "Engineer choice": '"one file a day"' }, 'engineer_choice: "one file a day"', "engineer_choice: |-\n      one file\n      a day") },
      { name: "quotes within quotes", text: withPayload({ "Engineer choice": '"a \\"new\\" file"' }, 'engineer_choice: "one file a day"', "engineer_choice: a \"new\" file") },
      { name: "an explanation in both", text: withPayload({ "Articulation text": "It can be read." }, 'articulation_text: ""', 'articulation_text: "It can be read."') },
      { name: "what moved the recommendation, in both", text: withPayload({ "Recommendation shift trigger": "new-evidence" }, "articulation_status: pending\n", "articulation_status: pending\n    recommendation_shift_trigger: new-evidence\n") },
      { name: "entries of other names", text: comment(section(bullet("file-names", { Classification: "routine" }))) },
      { name: "a mirror alone", text: section(bullet("storage-format", { Classification: "routine" })) },
      { name: "an unknown label", text: one({ Mood: "good" }) },
      { name: "a list in the payload", text: withPayload({}, 'engineer_choice: "one file a day"', "engineer_choice: [a]") },
    ],
    bad: [
      { text: one({ Classification: "[|routine|]" }), reports: ["differs"], fixed: one({}) },
      { text: one({ Classification: "[|Load-bearing|]" }), reports: ["differs"], fixed: one({}) },
      { text: one({ "Engineer choice": '"[|one file a week|]"' }), reports: ["differs"], fixed: one({}) },
      { name: "an empty bullet", text: one({ Classification: "" }).replace("**Classification**", "**[|Classification|]**"), reports: ["differs"] },
      { name: "in the form with headings", text: comment(`## Named Decisions\n\n${heading("storage-format", { "Audit rationale": '"[|Files are old.|]"' })}`), reports: ["differs"], fixed: comment(`## Named Decisions\n\n${heading("storage-format")}`) },
      { name: "an explanation that the payload holds already", text: withPayload({ "Articulation text": `[|${pending}|]` }, 'articulation_text: ""', 'articulation_text: "It can be read."'), reports: ["differs"], fixed: withPayload({ "Articulation text": "It can be read." }, 'articulation_text: ""', 'articulation_text: "It can be read."') },
      { name: "a text of several lines", text: withPayload({ "Engineer choice": '"[|one file|]"' }, 'engineer_choice: "one file a day"', "engineer_choice: |-\n      one file\n      a day"), reports: ["differs"] },
      { text: one({ "Articulation text": "[|later|]" }), reports: ["placeholder"] },
      { text: one({ "Articulation text": "[|<!-- CE Gate articulation pending -->|]" }), reports: ["placeholder"] },
      { text: one({ "Articulation text": '""' }).replace("**Articulation text**", "**[|Articulation text|]**"), reports: ["placeholder"] },
      { text: comment(section(bullet("[|storage-format|]", { "Audit rationale": undefined }))), reports: ["missing"] },
      { text: one({ "[|Recommendation shift trigger|]": "new-evidence" }), reports: ["extra"] },
      { name: "two entries", text: comment(section(bullet("a", { Classification: "[|routine|]" }) + bullet("b", { "Articulation status": "[|complete|]" })), ["a", "b"]), reports: ["differs", "differs"], fixed: comment(section(bullet("a") + bullet("b")), ["a", "b"]) },
    ],
  },
  given,
);
