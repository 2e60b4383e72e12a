import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { judgeTree } from "../../src/core/note/judge-value.ts";
import { isStub, noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import type { Weight } from "../../src/core/note/section-contract.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/data";

export default defineRule({
  id,
  meta: {
    summary: "Require the data in a note to parse and to fit its schema",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "the state of a session is YAML in the first fence of its section, read by tools" },
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`" },
    ],
  },
  messages: {
    missing: "The section `{{name}}` lacks its fence of {{language}}{{consequence}}; add it.",
    frontmatter: "The note has no front matter{{consequence}}; write it.",
    syntax: "The {{language}} does not parse: {{reason}}{{consequence}}.",
    fault: "{{name}} {{reason}}{{consequence}}{{advice}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections, data, value } = note;
      const judge = (language: string, weight: Weight, ...judged: Parameters<typeof judgeTree>): void => {
        const consequence = behindColon(weight.consequence);
        for (const fault of judgeTree(...judged)) {
          const atMost = fault.severity === undefined ? weightOf(contract, id, weight) : weightOf(contract, id, { severity: fault.severity, consequence: undefined });
          if (fault.code === "syntax") report("syntax", { at: fault.at, atMost, data: { language, reason: fault.reason, consequence } });
          else report("fault", { at: fault.at, atMost, fix: fault.fix, data: { name: fault.name, reason: fault.reason, consequence: fault.consequence ?? consequence, advice: fault.advice } });
        }
      };
      if (contract.data !== undefined && data !== undefined) judge("YAML", contract.data, data, contract.data.schema);
      if (contract.values !== undefined) judge("YAML", contract.values, { root: value, faults: [], comments: [] }, contract.values.schema);
      if (contract.frontmatter !== undefined) {
        const { frontmatter } = document;
        if (frontmatter === undefined && contract.frontmatter.required) report("frontmatter", { at: placeOf(note), data: { consequence: behindColon(contract.frontmatter.consequence) }, atMost: weightOf(contract, id, contract.frontmatter) });
        // What does not parse is told by the rules about front matter.
        if (frontmatter?.mapping !== undefined) judge("YAML", contract.frontmatter, { root: frontmatter.mapping, faults: [], comments: [] }, contract.frontmatter.schema);
      }
      for (const section of sections) {
        const asked = section.contract?.data;
        if (asked === undefined || isStub(note, section)) continue;
        const language = { yaml: "YAML", json: "JSON", jsonl: "JSON Lines" }[asked.language];
        if (section.data === undefined && asked.required) report("missing", { at: section.name.span, data: { name: section.name.text, language, consequence: behindColon(asked.consequence) }, atMost: weightOf(contract, id, asked) });
        for (const tree of section.data?.trees ?? []) judge(language, asked, tree, asked.schema);
      }
    }
  },
});
