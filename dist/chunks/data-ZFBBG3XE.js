import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgeTree
} from "./chunk-QZRTGMB7.js";
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  isStub,
  noteNodes,
  placeOf
} from "./chunk-NG5K2GOT.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/data.ts
var id = "note/data";
var data_default = defineRule({
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
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`" }
    ]
  },
  messages: {
    missing: "The section `{{name}}` lacks its fence of {{language}}{{consequence}}; add it.",
    frontmatter: "The note has no front matter{{consequence}}; write it.",
    syntax: "The {{language}} does not parse: {{reason}}{{consequence}}.",
    fault: "{{name}} {{reason}}{{consequence}}{{advice}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections, data, value } = note;
      const judge = (language, weight, ...judged) => {
        const consequence = behindColon(weight.consequence);
        for (const fault of judgeTree(...judged)) {
          const atMost = fault.severity === void 0 ? weightOf(contract, id, weight) : weightOf(contract, id, { severity: fault.severity, consequence: void 0 });
          if (fault.code === "syntax") report("syntax", { at: fault.at, atMost, data: { language, reason: fault.reason, consequence } });
          else report("fault", { at: fault.at, atMost, fix: fault.fix, data: { name: fault.name, reason: fault.reason, consequence: fault.consequence ?? consequence, advice: fault.advice } });
        }
      };
      if (contract.data !== void 0 && data !== void 0) judge("YAML", contract.data, data, contract.data.schema);
      if (contract.values !== void 0) judge("YAML", contract.values, { root: value, faults: [], comments: [] }, contract.values.schema);
      if (contract.frontmatter !== void 0) {
        const { frontmatter } = document;
        if (frontmatter === void 0 && contract.frontmatter.required) report("frontmatter", { at: placeOf(note), data: { consequence: behindColon(contract.frontmatter.consequence) }, atMost: weightOf(contract, id, contract.frontmatter) });
        if (frontmatter?.mapping !== void 0) judge("YAML", contract.frontmatter, { root: frontmatter.mapping, faults: [], comments: [] }, contract.frontmatter.schema);
      }
      for (const section of sections) {
        const asked = section.contract?.data;
        if (asked === void 0 || isStub(note, section)) continue;
        const language = { yaml: "YAML", json: "JSON", jsonl: "JSON Lines" }[asked.language];
        if (section.data === void 0 && asked.required) report("missing", { at: section.name.span, data: { name: section.name.text, language, consequence: behindColon(asked.consequence) }, atMost: weightOf(contract, id, asked) });
        for (const tree of section.data?.trees ?? []) judge(language, asked, tree, asked.schema);
      }
    }
  }
});
export {
  data_default as default
};
