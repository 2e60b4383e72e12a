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

// rules/command/whole-output.ts
var id = "command/whole-output";
var whole_output_default = defineRule({
  id,
  meta: {
    summary: "Require the output of a command to be read as its contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-2", claim: "a JSON text is one value, and line breaks in it mean nothing" },
      { url: "https://mywiki.wooledge.org/BashFAQ/105", claim: "status that nobody reads lets a script go on with wrong data" }
    ]
  },
  messages: {
    piped: "`{{reader}}` must not read the output of `{{title}}`{{consequence}}; read it as a whole.",
    hidden: "`{{hiding}}` hides that `{{title}}` fails{{consequence}}; leave it out."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { signature, title, output: { pipedTo, hidden } } = call;
      const { output } = signature;
      if (output === void 0) continue;
      const data = { title, consequence: sayConsequence(output.consequence) };
      const atMost = worstOf(call, id, output.severity);
      if (pipedTo !== void 0 && output.notPipedTo.has(pipedTo.name)) report("piped", { at: pipedTo.span, data: { ...data, reader: pipedTo.name }, atMost });
      if (hidden !== void 0 && !output.mayHideErrors) report("hidden", { at: hidden, data: { ...data, hiding: document.text.slice(hidden.start, hidden.end) }, atMost });
    }
  }
});
export {
  whole_output_default as default
};
