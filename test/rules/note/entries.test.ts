import rule from "../../../rules/note/entries.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "parts": {"what": {"type": "text"}, "day": {"type": "date"}}, "sections": {"log": {"heading": "Log", "entries": [{"as": "items", "forms": "{day}: {what}", "minimum": 2}], "entriesRequired": true}}}]} as const;
const own2 = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "sections": {"log": {"heading": "Log", "entries": [{"as": "yaml"}]}}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Audit Trail\n\n- timestamp: \"2026-03-26T14:32:00Z\"\n  action: \"gh issue comment 333 --body-file /tmp/note.md\"\n  agent: \"Executive Orchestrator\"\n  outcome: \"success\"\n\n## Telemetry\n\n- span_id: \"3a2b1c4d5e6f7a8b\"\n  model: \"claude-sonnet-4\"\n  input_tokens: 4200\n  output_tokens: 612\n  latency_ms: 3840\n" },
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Audit Trail\n\n<!-- one row for each action -->\n\n| Agent | Decision | Justification | Time |\n| --- | --- | --- | --- |\n\n## Telemetry\n\n```yaml\n- span_id: \"3a2b1c4d5e6f7a8b\"\n  model: \"claude-sonnet-4\"\n  input_tokens: 4200\n  output_tokens: 612\n  latency_ms: 3840\n```\n" },
      { ...own, text: "## Log\n\n- 2026-03-04: read\n- 2026-03-05: write\n" },
      { name: "labels in stars are no keys", ...pad, text: "# Session — main / 2026-03-04\n\n## Audit Trail\n\n- **Agent**: Scout\n\n| Agent | Decision | Justification | Time |\n|--|--|--|--|\n| a | b | c | d |\n" },
    ],
    bad: [
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Audit Trail\n\n- timestamp: [|\"yesterday\"|]\n  action: \"git push\"\n  agent: \"Scout\"\n  outcome: [|succes|]\n\n[|| Agent | Decision | Justification | Time ||]\n| --- | --- | --- | --- |\n| Scout | push | done | 10:00 |\n", reports: ["fault", "fault", "mixed"], fixed: "# Session — main / 2026-03-04\n\n## Audit Trail\n\n- timestamp: \"yesterday\"\n  action: \"git push\"\n  agent: \"Scout\"\n  outcome: success\n\n| Agent | Decision | Justification | Time |\n| --- | --- | --- | --- |\n| Scout | push | done | 10:00 |\n" },
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Telemetry\n\n[|| Name | Value ||]\n| --- | --- |\n| Phases | 2 |\n\n## Audit Trail\n\n- timestamp: \"2026-03-26T14:32:00Z\"\n  action: [|\"|]git push\n", reports: ["columns", "syntax"] },
      { name: "A contract of your own with `entriesRequired: true` and `{ as: items, forms: \"{day}: {what}\", minimum: 2 }`", ...own, text: "## [|Log|]\n\nNothing yet.\n", reports: ["missing"] },
      { ...own, text: "## Log\n\n- [|2026-03-04: read|]\n", reports: ["few"] },
      { ...own, text: "## Log\n\n- 2026-03-04: read\n- [|write the page|]\n", reports: ["item"] },
      { name: "With `entries: [{ as: yaml }]` alone", ...own2, text: "## Log\n\n[|| Day | What ||]\n| --- | --- |\n| Monday | read |\n", reports: ["form"] },
      { name: "a count that is no number", ...pad, text: "# Session — main / 2026-03-04\n\n## Telemetry\n\n- span_id: \"3a2b1c4d5e6f7a8b\"\n  model: \"claude-sonnet-4\"\n  input_tokens: [|\"many\"|]\n  output_tokens: 612\n  latency_ms: 3840\n", reports: ["fault"] },
      { name: "a span id of another length", ...pad, text: "# Session — main / 2026-03-04\n\n## Telemetry\n\n- span_id: [|\"3a2b1c4d5e6f\"|]\n  model: \"claude-sonnet-4\"\n  input_tokens: 4200\n  output_tokens: 612\n  latency_ms: 3840\n", reports: ["fault"] },
    ],
  },
  given,
);
