import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/valid-json.ts
var id = "journal/valid-json";
var valid_json_default = defineJournalRule({
  id,
  meta: {
    summary: "Require every line of a journal to be one JSON object",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    fixable: false,
    evidence: [
      { url: "https://jsonlines.org/", claim: "every line of JSON Lines is one valid JSON value" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-6", claim: "`NaN` and the infinities are no values of JSON" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "its reader drops a line that is no JSON, or JSON and no object, without a word" }
    ]
  },
  messages: {
    syntax: "This line is not valid JSON{{consequence}}: {{reason}}; write one JSON object on it.",
    cut: "The last record is cut off{{consequence}}; write it again as a whole, or remove it.",
    glued: "A second value begins here on the line of the first{{consequence}}; put a line feed between them.",
    notObject: "This line holds {{what}} and no object{{consequence}}; write one JSON object on it.",
    number: "`{{word}}` is not JSON{{consequence}}; write a number, or `null`.",
    whole: "The file is not one JSON object{{consequence}}: {{reason}}; write it as a whole again.",
    limit: "This line was not checked, since it holds {{what}}; write it shorter or flatter."
  },
  visit({ contract }, { report }) {
    const lost = contract?.lines.consequence;
    const consequence = lost === void 0 ? "" : `, so ${lost}`;
    const atMost = contract?.severity.get(id);
    return {
      line({ fault }) {
        if (fault === void 0) return;
        const { code, span: at, reason } = fault;
        if (contract?.layout === "whole") {
          report("whole", { at, atMost, data: { consequence, reason } });
          return;
        }
        if (code === "syntax") report("syntax", { at, atMost, data: { consequence, reason } });
        else if (code === "cut") report("cut", { at, atMost: atMost === "info" ? "info" : "warning", data: { consequence } });
        else if (code === "glued") report("glued", { at, atMost, data: { consequence } });
        else if (code === "not-object") report("notObject", { at, atMost, data: { consequence, what: reason } });
        else if (code === "number") report("number", { at, atMost, data: { consequence, word: reason } });
        else report("limit", { at, atMost, data: { what: reason } });
      }
    };
  }
});
export {
  valid_json_default as default
};
