import rule from "../../../rules/note/data.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const other = {"kind": "task", "file": ".tmp/main/2026-03-04-snapshot.yaml"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "frontmatter": {"required": true}}]} as const;
const other2 = {"kind": "note", "file": "docs/sessions/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session State\n\n```yaml\nbranch: main\ndate: '2026-03-04'\nactive_phase: null\nphases: []\n```\n" },
      { ...pad, text: "## Session State\n\n```yaml\nbranch: feat/agent-skills\ndate: \"2026-03-04\"\nactive_phase: Phase 2\nactive_issues: [12, 14]\nblockers: []\nlast_agent: Scout\nphases:\n  - name: Phase 1\n    status: complete\n    commit: 1a2b3c4\n```\n\n## Scout Output\n\n```jsonl\n{\"agent\": \"Scout\", \"source\": \"a.md\", \"confidence\": 0.9, \"finding\": \"one\"}\n\n{\"agent\": \"Scout\", \"source\": \"b.md\", \"confidence\": 1, \"finding\": \"two\"}\n```\n" },
      { name: "a snapshot", ...other, text: "task_name: parser\ntimestamp: 2026-03-04T10:00:00\nscratchpad_section: Scout Output\ntask_parameters: []\n" },
    ],
    bad: [
      { ...pad, text: "## Session State\n\n```yaml\nbranch: main\nactive_issues: [[|'394'|]]\nactive_phase: null\nphases:\n  - [|\"Phase 1\"|]: done\n```\n", reports: ["fault", "fault"], fixed: "## Session State\n\n```yaml\nbranch: main\nactive_issues: [394]\nactive_phase: null\nphases:\n  - \"Phase 1\": done\n```\n" },
      { ...pad, text: "## [|Session State|]\n\n## Scout Output\n\n```jsonl\n{\"agent\": \"Scout\", \"source\": \"a.md\", \"confidence\": 0.9, \"finding\": \"one\"}\n{\"agent\": \"Scout\" [|\"source\"|]}\n```\n", reports: ["missing", "syntax"] },
      { name: "The sections tell of a phase that the state does not know", ...pad, text: "## Session State\n\n```yaml\nbranch: main\ndate: '2026-03-04'\nactive_phase: null\n[|phases|]: []\n```\n\n## Phase 1 Output\n\nText.\n", reports: ["fault"] },
      { name: "With `frontmatter: { required: true }` in a contract of your own", ...own, text: "# [|A|]\n", reports: ["frontmatter"] },
      { name: "a snapshot", ...other, text: "task_name: parser\ntimestamp: 2026-03-04T10:00:00\nscratchpad_section: Scout Output\n[|task_parameters|]: [1, 2, 3, 4, 5, 6]\n", reports: ["fault"] },
      { name: "front matter with another value", ...other2, text: "---\nsession: 2026-03-04\nbranch: main\nhash: [|xyz|]\n---\n\n# Session — main / 2026-03-04\n", reports: ["fault"] },
    ],
  },
  given,
);
