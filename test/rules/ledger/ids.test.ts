import rule from "../../../rules/ledger/ids.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { ledger, ledgerPath as file } from "../handoff/session.ts";

const kind = "note";
const time = "2026-08-20T08:00:00Z";

testRule(
  rule,
  {
    good: [
      { name: "numbers", kind, file, text: ledger("1, 2,3 ,10", time) },
      { name: "a comma at the end", kind, file, text: ledger("1, 2,", time) },
      { name: "with a mark", kind, file, text: ledger("#1, #2", time) },
    ],
    bad: [
      { name: "nothing", kind, file, text: ledger("", time).replace("Processed task IDs (this team): ", "[|Processed task IDs (this team):|]"), reports: ["empty"] },
      { name: "a template", kind, file, text: ledger("[|{comma-separated IDs}|]", time), reports: ["placeholder"] },
      { name: "no commas", kind, file, text: ledger("[|1 2 3|]", time), reports: ["shape"] },
      { name: "a word for nothing", kind, file, text: ledger("[|none yet|]", time), reports: ["shape"] },
      { name: "twice", kind, file, text: ledger("1, 2, [|1|]", time), reports: ["twice"] },
    ],
  },
  given,
);
