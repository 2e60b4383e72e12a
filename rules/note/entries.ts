import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { judgeTree } from "../../src/core/note/judge-value.ts";
import { isStub, noteNodes } from "../../src/core/note/report-words.ts";
import type { EntriesContract } from "../../src/core/note/section-contract.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";

const id = "note/entries";

export default defineRule({
  id,
  meta: {
    summary: "Require the entries of a section to have one of the declared forms",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "each entry of the audit trail and of the telemetry has its fields and their types" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the validator of a scratchpad asks for tables in the same sections" },
    ],
  },
  messages: {
    missing: "The section `{{name}}` has no entries, as {{known}}{{consequence}}.",
    form: "These entries are {{found}}, and must be {{known}}{{consequence}}.",
    mixed: "These entries are {{found}}, and those above them are {{first}}{{consequence}}; write all in one form.",
    columns: "The columns are {{found}}, and must be {{known}}{{consequence}}.",
    few: "There are {{count}} entries, and at least {{least}} must be there{{consequence}}.",
    item: "`{{text}}` is not of the form {{known}}{{consequence}}.",
    syntax: "The entry does not parse: {{reason}}{{consequence}}.",
    fault: "{{name}} {{reason}}{{consequence}}{{advice}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const { contract: asked, entries, name } = section;
        if (asked === undefined || asked.entries.length === 0 || isStub(note, section)) continue;
        const known = asked.entries.map(describe).join(" or ");
        const whole = { atMost: weightOf(note.contract, id, asked.entriesWeight) };
        const consequence = behindColon(asked.entriesWeight.consequence);
        const [first] = entries;
        if (first === undefined && asked.entriesRequired) report("missing", { ...whole, at: name.span, data: { name: name.text, known, consequence } });
        for (const group of entries) {
          const { contract, as, at } = group;
          if (first !== undefined && as !== first.as) {
            report("mixed", { ...whole, at, data: { found: kinds[as], first: kinds[first.as], consequence } });
            continue;
          }
          if (contract === undefined) {
            report("form", { ...whole, at, data: { found: kinds[as], known, consequence } });
            continue;
          }
          const rest = { atMost: weightOf(note.contract, id, contract) };
          const own = behindColon(contract.consequence);
          const columns = group.columns.map(({ text }) => text);
          const isTable = as !== "table" || (contract.columns.every((column, index) => columns[index] === column) && (contract.otherColumns || columns.length === contract.columns.length));
          if (!isTable) {
            report("columns", { ...rest, at, data: { found: columns.map((column) => `\`${column}\``).join(", "), known: contract.columns.map((column) => `\`${column}\``).join(", "), consequence: own } });
            continue;
          }
          const count = as === "items" ? group.items.length : group.values.length;
          if (count < contract.minimum) report("few", { ...rest, at, data: { count, least: contract.minimum, consequence: own } });
          for (const { text, span, parts } of group.items) {
            if (parts === undefined) report("item", { ...rest, at: span, data: { text, known: contract.forms.map(({ template }) => `\`${template}\``).join(" or "), consequence: own } });
          }
          const trees = [...group.trees.filter(({ faults }) => faults.length > 0), ...(as === "items" ? [] : group.values.map((root) => ({ root, faults: [], comments: [] })))];
          for (const fault of trees.flatMap((tree) => judgeTree(tree, contract.schema, as === "table"))) {
            const atMost = mildest(rest.atMost, fault.severity);
            if (fault.code === "syntax") report("syntax", { at: fault.at, atMost, data: { reason: fault.reason, consequence: own } });
            else report("fault", { at: fault.at, atMost, fix: fault.fix, data: { name: fault.name, reason: fault.reason, consequence: fault.consequence ?? own, advice: fault.advice } });
          }
        }
      }
    }
  },
});

const kinds = { yaml: "a YAML list", table: "a table", items: "bullets" } as const;

function describe({ as, columns, forms }: EntriesContract): string {
  if (as === "table") return `a table with the columns ${columns.map((column) => `\`${column}\``).join(", ")}`;
  return as === "items" ? `bullets such as \`${forms[0]?.template ?? ""}\`` : kinds[as];
}
