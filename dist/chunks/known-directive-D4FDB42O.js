import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  directiveActions
} from "./chunk-IZ4RLPAD.js";
import {
  documentKinds
} from "./chunk-MA5DTT2Q.js";
import {
  isSlip,
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/directives/known-directive.ts
var known_directive_default = defineRule({
  id: "directives/known-directive",
  meta: {
    summary: "Require a comment that speaks to markerlint to use a directive that exists",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: "safe",
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "the directives that markerlint obeys" }]
  },
  messages: {
    misspelt: "`{{name}}` is not a directive and does nothing; did you mean `{{better}}`?",
    unknown: "`{{name}}` is not a directive and does nothing; write `markerlint-disable-next-line`, `-disable-line`, `-disable`, `-enable` or `-disable-file`."
  },
  check(_document, { report, directives }) {
    for (const { directive } of directives) {
      if (directive.action !== void 0) continue;
      const { text: name, span: at } = directive.name;
      const word = name.replace(/^markerlint[-_:\s]*/i, "");
      const action = onlyOneThatBeginsWith(word) ?? suggest(word, directiveActions);
      if (action === void 0) {
        report("unknown", { at, data: { name } });
        continue;
      }
      const better = `markerlint-${action}`;
      const fix = isSlip(word, action) ? { safety: "safe", edits: [{ ...at, text: better }] } : void 0;
      report("misspelt", { at, data: { name, better }, fix });
    }
  }
});
function onlyOneThatBeginsWith(word) {
  const [action, ...others] = directiveActions.filter((each) => each.startsWith(word));
  return others.length === 0 ? action : void 0;
}
export {
  known_directive_default as default
};
