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

// rules/command/known-members.ts
var id = "command/known-members";
var known_members_default = defineRule({
  id,
  meta: {
    summary: "Disallow reading from a result what it does not hold",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/protocols/pact-completion-authority.md", claim: "the tool that reads a task does not show its metadata, which is read from the file" }]
  },
  messages: {
    lacks: "`{{title}}` gives no `{{member}}`{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { member, signature: { result } } = call;
      if (member === void 0 || result?.lacks.has(member.name) !== true) continue;
      const data = { title: call.title, member: member.name, consequence: sayConsequence(result.consequence), advice: result.instead ?? "read it elsewhere" };
      report("lacks", { at: member.span, data, atMost: worstOf(call, id, result.severity) });
    }
  }
});
export {
  known_members_default as default
};
