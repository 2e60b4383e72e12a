import rule from "../../../rules/note/follows.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {"kind": "note", "file": "LOG.md", "contracts": [{"contract": "note", "name": "plan", "files": ["plans/*.md"], "parts": {"n": {"type": "integer"}, "topic": {"type": "text"}}, "states": {"done": ["✅"], "open": ["⬜"]}, "sections": {"phase": {"heading": "Phase {n} — {topic}", "series": {"part": "n"}, "state": {"heading": true, "done": ["done"]}}}}, {"contract": "note", "name": "log", "files": ["LOG.md"], "parts": {"n": {"type": "integer"}, "topic": {"type": "text"}, "file": {"type": "name"}}, "fields": {"Plan": {"forms": "{file}"}}, "states": {"done": ["✅"], "open": ["⬜"]}, "sections": {"out": {"heading": "Phase {n} Output", "series": {"part": "n"}}, "todo": {"heading": "Phase {n} — {topic}", "series": {"part": "n"}, "state": {"heading": true, "done": ["done"]}}}, "follows": [{"note": "plan", "file": "fields.Plan", "sections": {"out": "phase", "todo": "phase"}, "done": ["done"], "consequence": "the plan is what others read"}]}], "files": {"plans/a.md": "# Plan\n\n## Phase 1 — Read ✅\n\n## Phase 2 — Write ⬜\n"}} as const;

/** The same log, which may name its plan anywhere, and is held against it once it has a summary. */
const anywhere = { ...own, contracts: own.contracts.map((contract) => (contract.name === "plan" ? contract : { ...contract, sections: { ...("sections" in contract ? contract.sections : {}), summary: { heading: "Summary" } }, follows: [{ note: "plan", named: "plans/*.md", when: { section: "summary" }, sections: { out: "phase" }, done: ["done"] }] })) };

testRule(
  rule,
  {
    good: [
      { ...own, text: "# Log\n\n**Plan**: plans/a.md\n\n## Phase 1 Output\n\n## Phase 2 — Write ⬜\n" },
      { ...anywhere, name: "a log that goes on", text: "# Log\n\nSee `plans/a.md`.\n\n## Phase 2 Output\n" },
      { ...anywhere, name: "two plans", text: "# Log\n\nFirst plans/a.md, then [b](plans/b.md).\n\n## Phase 2 Output\n\n## Summary\n" },
      { ...anywhere, name: "paths that are none of them", text: "# Log\n\nhttps://example.com/plans/a.md, ../plans/a.md, plans/x/a.md\n\n## Phase 2 Output\n\n## Summary\n" },
      { ...own, text: "# Log\n\n**Plan**: plans/none.md\n\n## Phase 2 Output\n" },
    ],
    bad: [
      { ...anywhere, text: "# Log\n\nWe follow (plans/a.md).\n\n## [|Phase 2 Output|]\n\n## Summary\n\nOf `./plans/a.md`.\n", reports: ["open"] },
      { ...own, text: "# Log\n\n**Plan**: plans/a.md\n\n## Phase 1 Output\n\n## [|Phase 2 Output|]\n", reports: ["open"] },
      { ...own, text: "# Log\n\n**Plan**: plans/a.md\n\n## [|Phase 1 — Read ⬜|]\n", reports: ["done"] },
    ],
  },
  given,
);
