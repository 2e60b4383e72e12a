import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/no-early-end.ts
var no_early_end_default = defineRule({
  id: "marker/no-early-end",
  meta: {
    summary: "Disallow the end of a comment inside the payload of a marker",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://html.spec.whatwg.org/multipage/parsing.html#comment-end-state", claim: "the first `-->` ends a comment, whatever was meant by it" },
      { url: "https://github.com/The-PR-Agent/pr-agent/issues/3077", claim: "a state that held such a sign was cut, and the rest of it was shown to everybody" }
    ]
  },
  messages: {
    end: "The `-->` inside the payload of `{{family}}` ends the comment here, and what follows up to line {{line}} is text for everybody; write the sign in another form, such as `--\\u003E` in double quotes."
  },
  check(document, { report }) {
    for (const { contract, span, strayClose } of document.markers()) {
      if (strayClose === void 0) continue;
      const { line } = document.source.pointAt(strayClose.start);
      const at = { start: span.end - "-->".length, end: span.end };
      report("end", { at, data: { family: contract.family, line }, related: [{ at: strayClose, message: "the comment was meant to end here" }] });
    }
  }
});
export {
  no_early_end_default as default
};
