import rule from "../../../rules/thread/prerequisite.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { credit, designed, record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "all there", kind: "thread", text: thread([designed, record("design", []), credit("design", "one")]) },
      { name: "in another order", kind: "thread", text: thread([credit("design", "one"), record("design", []), designed]) },
      { name: "a comment alone", kind: "thread", text: thread([credit("design", "one")]) },
      { name: "of orchestration", kind: "thread", text: thread([record("orchestration", []), credit("orchestration", "one")]) },
      { name: "a completion that stands in the text of a comment", kind: "thread", text: thread([`See below.\n\n${designed}`, record("design", []), credit("design", "one")]) },
    ],
    bad: [
      { name: "no completion", kind: "thread", text: thread([record("design", []), credit("design", "one", "[|credit-input-design-5|]")]), reports: ["missing"] },
      { name: "no record of the phase", kind: "thread", text: thread([designed, credit("design", "one", "[|credit-input-design-5|]")]), reports: ["missing"] },
      { name: "neither", kind: "thread", text: thread(["<!-- plan-issue-5 -->\n", credit("design", "one", "[|[|credit-input-design-5|]|]")]), reports: ["missing", "missing"] },
      { name: "the completion of another issue", kind: "thread", text: thread(["<!-- design-phase-complete-57 -->\n", record("design", []), credit("design", "one", "[|credit-input-design-5|]")]), reports: ["missing"] },
      { name: "of orchestration", kind: "thread", text: thread([record("plan", []), credit("orchestration", "one", "[|credit-input-orchestration-5|]")]), reports: ["missing"] },
      { name: "words of one's own", kind: "thread", text: thread(["<!-- start-5 -->", "<!-- [|end-of-5|] -->"]), contracts: [{ contract: "marker", family: "the-end", head: "end-of-{id}", thread: { after: [{ head: "middle-of-{id}", required: true }] } }, { contract: "marker", family: "middle", head: "middle-of-{id}" }, { contract: "marker", family: "start", head: "start-{id}" }], reports: ["missing"] },
    ],
  },
  given,
);
