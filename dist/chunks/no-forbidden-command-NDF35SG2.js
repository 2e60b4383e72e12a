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

// rules/command/no-forbidden-command.ts
var id = "command/no-forbidden-command";
var no_forbidden_command_default = defineRule({
  id,
  meta: {
    summary: "Disallow commands that a contract forbids",
    level: "should",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a read without its folder gives nothing at all in a teammate, without an error" }]
  },
  messages: {
    forbidden: "`{{title}}` must not be used here{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { forbidden } = call.signature;
      if (forbidden === void 0 || !call.whole || call.open) continue;
      const data = { title: call.title, consequence: sayConsequence(forbidden.consequence), advice: forbidden.instead ?? "leave it out" };
      report("forbidden", { at: call.name, data, atMost: worstOf(call, id, forbidden.severity) });
    }
  }
});
export {
  no_forbidden_command_default as default
};
