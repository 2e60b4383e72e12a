import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  liveCalls
} from "./chunk-ZLCFVOXY.js";
import "./chunk-BPL5ZJG3.js";
import {
  sayConsequence,
  worstOf
} from "./chunk-JSS3PD5A.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/command/separate-arguments.ts
var id = "command/separate-arguments";
var separate_arguments_default = defineRule({
  id,
  meta: {
    summary: "Require values as arguments of their own where a contract says that nothing may be put into a text",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cwe.mitre.org/data/definitions/94.html", claim: "input that becomes code can change what the code does" },
      { url: "https://docs.python.org/3/using/cmdline.html#cmdoption-c", claim: "arguments behind the code are in sys.argv" }
    ]
  },
  messages: {
    inserted: "`{{insert}}` is put into {{what}} of `{{title}}`{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      for (const { span, contract, value } of call.flags) {
        if (contract !== void 0 && value !== void 0) judge(call, `the value of \`${document.text.slice(span.start, span.end)}\``, value, contract);
      }
      for (const { word, contract } of call.arguments) if (contract !== void 0) judge(call, `the argument ${contract.name}`, word, contract);
    }
    function judge(call, what, word, { separate, consequence, severity }) {
      const insert = separate === void 0 ? void 0 : word.inserts.find((each) => isPartOf(each, word) && !separate.except.has(each.name));
      if (insert === void 0) return;
      const data = { insert: document.text.slice(insert.span.start, insert.span.end), what, title: call.title, consequence: sayConsequence(consequence), advice: separate?.instead ?? "hand it over as an argument of its own" };
      report("inserted", { at: insert.span, data, atMost: worstOf(call, id, severity) });
    }
  }
});
function isPartOf(insert, { span, text }) {
  return insert.span.end - insert.span.start < Math.min(span.end - span.start, text.length);
}
export {
  separate_arguments_default as default
};
