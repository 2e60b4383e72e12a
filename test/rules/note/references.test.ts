import rule from "../../../rules/note/references.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "parts": {"n": {"type": "integer"}, "topic": {"type": "text"}}, "sections": {"phase": {"heading": "Phase {n} — {topic}", "level": 3, "series": {"part": "n"}, "labels": {"Depends on": {}}, "refers": [{"label": "Depends on", "to": ["phase"], "forms": ["Phase {n}"], "part": "n", "order": "before", "consequence": "the work begins in the wrong order"}]}}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...own, text: "### Phase 1 — Read\n\n**Depends on**: nothing\n\n### Phase 2 — Write\n\n**Depends on**: Phase 1\n\n### Phase 3 — Check\n\n**Depends on**: Phase 1, Phase 2\n" },
    ],
    bad: [
      { ...own, text: "### Phase 1 — Read\n\n**Depends on**: [|Phase 2|]\n\n### Phase 2 — Write\n\n**Depends on**: [|Phase 2|]\n\n### Phase 3 — Check\n\n**Depends on**: [|Phase 7 APPROVED|]\n", reports: ["order", "own", "missing"] },
    ],
  },
  given,
);
