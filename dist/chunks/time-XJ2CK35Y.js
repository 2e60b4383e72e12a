import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  latestInstantOf
} from "./chunk-GUDPBXQN.js";
import {
  readLedger
} from "./chunk-5SU6HB57.js";
import {
  instantOf
} from "./chunk-V4RLI3DR.js";
import "./chunk-4L5YB7ON.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/ledger/time.ts
var id = "ledger/time";
var day = 864e5;
var defaults = { days: 30 };
var time_default = defineRule({
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
        days: { type: "integer", nullable: true, description: "After how many days a section is out of date; 30 by default.", minimum: 1, maximum: 1e4 }
      }
    },
    defaults
  },
  messages: {
    unreadable: "`{{text}}` is no time of ISO 8601, so whether the section is out of date cannot be told; write `2026-03-04T10:00:00Z`.",
    stale: "This section was last written {{days}} days before {{today}}, and one that is older than {{limit}} days is of no use to anybody; remove the section.",
    future: "This time lies behind {{today}}; correct it."
  },
  check(document, { report, options }) {
    const ledger = readLedger(document);
    if (ledger === void 0) return;
    const atMost = ledger.caps.get(id);
    const { today, days = 30 } = options;
    const now = today === void 0 ? void 0 : instantOf(today);
    for (const { parts, times } of ledger.sections) {
      const [line] = times;
      if (parts === void 0 || line === void 0) continue;
      const at = line.value === "" ? line.span : line.valueSpan;
      const until = latestInstantOf(line.value);
      if (until === void 0) {
        report("unreadable", { at, atMost, data: { text: line.value } });
        continue;
      }
      if (now === void 0 || today === void 0) continue;
      const age = Math.floor((now - until) / day);
      if (age > days) report("stale", { at, atMost, data: { days: age, today, limit: days } });
      else if ((instantOf(line.value) ?? 0) > now + 2 * day) report("future", { at, atMost, data: { today } });
    }
  }
});
export {
  time_default as default
};
