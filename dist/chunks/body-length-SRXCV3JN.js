import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/body-length.ts
var body_length_default = defineRule({
  id: "skill/body-length",
  meta: {
    summary: "Limit the number of lines of a skill",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill"],
    fixable: false,
    measures: "lines",
    evidence: [
      { url: "https://agentskills.io/specification#progressive-disclosure", claim: "the specification advises to keep SKILL.md under 500 lines" },
      { url: "https://code.claude.com/docs/en/skills#add-supporting-files", claim: "the documentation of Claude Code gives the same advice" }
    ],
    options: {
      type: "object",
      properties: { maxLines: { type: "integer", minimum: 1, description: "The greatest number of lines of the whole file." } },
      required: ["maxLines"],
      additionalProperties: false
    },
    defaults: { maxLines: 500 }
  },
  messages: {
    long: "The file has {{lines}} lines, and all of them take room in the context of the model; keep at most {{limit}}, and move details to files beside it."
  },
  check({ text, source }, { report, options: { maxLines } }) {
    const end = text.trimEnd().length;
    const lines = source.pointAt(end).line;
    if (end === 0 || lines <= maxLines) return;
    report("long", { at: source.lineSpan(maxLines + 1), data: { lines, limit: maxLines } });
  }
});
export {
  body_length_default as default
};
