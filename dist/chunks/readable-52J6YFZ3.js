import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/text/readable.ts
var readable_default = defineRule({
  id: "text/readable",
  meta: {
    summary: "Require text that can be parsed within the limits of the parsers",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: documentKinds,
    readsFaults: true,
    fixable: false,
    evidence: [
      {
        url: "https://github.com/remarkjs/remark/issues/1010",
        claim: "the time that a parser of Markdown needs can grow with the square of the nesting, until its stack overflows"
      },
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-9", claim: "a reader of JSON may set limits on size and depth" }
    ]
  },
  messages: {
    limit: "The Markdown was not checked, since it holds {{what}}; split it or write it flatter.",
    json: "The JSON is not valid, so nothing from here on was checked: {{reason}}."
  },
  check(document, { report }) {
    const limit = document.markdownLimit;
    if (limit !== void 0) report("limit", { at: limit.span, data: { what: limit.reason } });
    for (const { code, span: at, reason } of document.faults) {
      if (code === "json") report("json", { at, data: { reason } });
    }
  }
});
export {
  readable_default as default
};
