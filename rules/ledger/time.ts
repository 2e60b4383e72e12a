import { readLedger } from "../../src/core/handoff/read-ledger.ts";
import { latestInstantOf } from "../../src/core/handoff/until.ts";
import { instantOf } from "../../src/core/journal/times.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "ledger/time";

const day = 86_400_000;

interface Options {
  /** The day against which times are judged, `2026-03-04`: never the clock, so that a run tomorrow gives the same. */
  readonly today?: string;
  /** A section older than so many days is out of date. */
  readonly days?: number;
}

const defaults: Options = { days: 30 };

export default defineRule({
  id,
  meta: {
    summary: "Require the sections of a ledger to tell when they were written, and to be up to date",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "sections that were last written more than about 30 days ago are removed when memories are put together, judged by their time" }],
    options: {
      type: "object",
      additionalProperties: false,
      required: [],
      properties: {
        today: { type: "string", nullable: true, description: "The day against which times are judged, such as `2026-03-04`; without it none is out of date.", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
        days: { type: "integer", nullable: true, description: "After how many days a section is out of date; 30 by default.", minimum: 1, maximum: 10000 },
      },
    },
    defaults,
  },
  messages: {
    unreadable: "`{{text}}` is no time of ISO 8601, so whether the section is out of date cannot be told; write `2026-03-04T10:00:00Z`.",
    stale: "This section was last written {{days}} days before {{today}}, and one that is older than {{limit}} days is of no use to anybody; remove the section.",
    future: "This time lies behind {{today}}; correct it.",
  },
  check(document, { report, options }) {
    const ledger = readLedger(document);
    if (ledger === undefined) return;
    const atMost = ledger.caps.get(id);
    const { today, days = 30 } = options;
    const now = today === undefined ? undefined : instantOf(today);
    for (const { parts, times } of ledger.sections) {
      const [line] = times;
      if (parts === undefined || line === undefined) continue;
      const at = line.value === "" ? line.span : line.valueSpan;
      const until = latestInstantOf(line.value);
      if (until === undefined) {
        report("unreadable", { at, atMost, data: { text: line.value } });
        continue;
      }
      if (now === undefined || today === undefined) continue;
      const age = Math.floor((now - until) / day);
      if (age > days) report("stale", { at, atMost, data: { days: age, today, limit: days } });
      // Any zone may be meant.
      else if ((instantOf(line.value) ?? 0) > now + 2 * day) report("future", { at, atMost, data: { today } });
    }
  },
});
