import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/valid-syntax.ts
var id = "payload/valid-syntax";
var valid_syntax_default = defineRule({
  id,
  meta: {
    summary: "Require a payload that a parser of its language can read",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "the validator of such payloads fails closed on one that it cannot parse" },
      { url: "https://yaml.org/spec/1.2.2/#733-plain-style", claim: "an unquoted value cannot contain a colon followed by a space" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259", claim: "JSON has no comments, no single quotes and no comma behind the last value" }
    ]
  },
  messages: {
    syntax: "The payload of `{{family}}` is no valid {{language}}, so readers drop all of it: {{reason}}.",
    advice: "The payload of `{{family}}` is no valid {{language}}, so readers drop all of it: {{reason}}; {{advice}}.",
    limit: "The payload of `{{family}}` was not checked, since it has {{reason}}; write it shorter or flatter."
  },
  check(document, { report }) {
    for (const { contract, payload } of judgedPayloads(document)) {
      const { family } = contract;
      const atMost = contract.severity.get(id);
      for (const { code, span: at, reason, advice } of payload.tree.faults) {
        const language = names[payload.language];
        if (code === "limit") report("limit", { at, data: { family, reason }, atMost });
        else if (advice === void 0) report("syntax", { at, data: { family, language, reason }, atMost });
        else report("advice", { at, data: { family, language, reason, advice }, atMost });
      }
    }
  }
});
var names = { yaml: "YAML", json: "JSON", pairs: "row of pairs", bullets: "list of values", text: "text" };
export {
  valid_syntax_default as default
};
