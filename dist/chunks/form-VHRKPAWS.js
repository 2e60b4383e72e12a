import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  readLedger
} from "./chunk-5SU6HB57.js";
import "./chunk-4L5YB7ON.js";
import {
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/ledger/form.ts
var id = "ledger/form";
var form_default = defineRule({
  id,
  meta: {
    summary: "Require a ledger of processed tasks to have one section of the declared form for each of its writers",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "several sessions share one file, each owns exactly its own section and reads no other, and one list for all made them overwrite each other" }
    ]
  },
  messages: {
    legacy: "`{{label}}` stands outside of a section, where sessions that run side by side overwrite each other's list; move it into a section `## {{form}}`.",
    heading: "Readers look for a section by its heading, and `{{heading}}` does not have the form; write `## {{form}}`.",
    twice: "The section of `{{key}}` stands twice, and a reader takes one of them and misses the ids of the other; put them into one.",
    missing: "This section has no line `{{label}}:`, so {{consequence}}; add it.",
    repeated: "The line `{{label}}:` stands twice in this section, so that readers take one of them; put them into one.",
    frontmatter: "The front matter has no `{{key}}: {{value}}`, by which the file is told for what it is; write it.",
    title: "The title is not `{{title}}`, which warns those who write here of the others; write it."
  },
  check(document, { report }) {
    const ledger = readLedger(document);
    if (ledger === void 0) return;
    const { contract, sections, legacy, caps } = ledger;
    const atMost = caps.get(id);
    const form = contract.section.written;
    const start = { start: 0, end: Math.min(3, document.text.length) };
    const mapping = document.frontmatter?.mapping;
    if (document.frontmatter === void 0 || mapping !== void 0) {
      for (const [key, value] of contract.frontmatter) {
        const found = scalarOf(mapping, key);
        if (found?.text !== value) report("frontmatter", { at: found?.span ?? document.frontmatter?.openingLine ?? start, atMost: "info", data: { key, value } });
      }
    }
    const { title } = contract;
    if (title !== void 0 && ledger.title?.text.trim() !== title) report("title", { at: ledger.title?.span ?? start, atMost: "info", data: { title } });
    for (const { span } of legacy) report("legacy", { at: span, atMost, data: { label: document.text.slice(span.start, span.end).split(":")[0] ?? "", form } });
    const seen = /* @__PURE__ */ new Map();
    const lead = /^\w+/.exec(contract.section.literals[0] ?? "")?.[0].toLowerCase();
    for (const section of sections) {
      const { heading, parts, ids, times } = section;
      if (parts === void 0) {
        if (lead !== void 0 && heading.text.trim().toLowerCase().startsWith(lead)) report("heading", { at: heading.span, atMost, data: { heading: heading.text.trim(), form } });
        continue;
      }
      const key = parts.get(contract.key)?.text ?? "";
      const first = seen.get(key);
      if (first !== void 0) report("twice", { at: heading.span, atMost, data: { key }, related: [{ at: first.heading.span, message: "the first one" }] });
      seen.set(key, first ?? section);
      if (ids.length === 0) report("missing", { at: heading.span, atMost, data: { label: contract.ids, consequence: "no task of it counts as processed" } });
      if (times.length === 0) report("missing", { at: heading.span, atMost, data: { label: contract.time, consequence: "nobody can tell whether it is out of date" } });
      for (const [lines, label] of [[ids, contract.ids], [times, contract.time]]) {
        const [, second] = lines;
        if (second !== void 0) report("repeated", { at: second.span, atMost, data: { label } });
      }
    }
  }
});
export {
  form_default as default
};
