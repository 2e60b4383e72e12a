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

// rules/command/no-forbidden-flags.ts
var id = "command/no-forbidden-flags";
var no_forbidden_flags_default = defineRule({
  id,
  meta: {
    summary: "Disallow flags that the contract of a command forbids",
    level: "should",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-memory/SKILL.md", claim: "a flag that selects another store exists, and no document may tell anybody to use it" }]
  },
  messages: {
    forbidden: "`{{flag}}` must not be given to `{{title}}`{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      for (const { span, contract } of call.flags) {
        const forbidden = contract?.forbidden;
        if (forbidden === void 0 || !call.whole) continue;
        const data = { flag: document.text.slice(span.start, span.end), title: call.title, consequence: sayConsequence(forbidden.consequence), advice: forbidden.instead ?? "leave it out" };
        report("forbidden", { at: span, data, atMost: worstOf(call, id, forbidden.severity) });
      }
    }
  }
});
export {
  no_forbidden_flags_default as default
};
