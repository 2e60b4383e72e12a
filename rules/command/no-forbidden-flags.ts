import { behindColon } from "../../src/core/behind-colon.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/no-forbidden-flags";

export default defineRule({
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
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-memory/SKILL.md", claim: "a flag that selects another store exists, and no document may tell anybody to use it" }],
  },
  messages: {
    forbidden: "`{{flag}}` must not be given to `{{title}}`{{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      for (const { span, contract } of call.flags) {
        const forbidden = contract?.forbidden;
        if (forbidden === undefined || !call.whole) continue;
        const data = { flag: document.text.slice(span.start, span.end), title: call.title, consequence: behindColon(forbidden.consequence), advice: forbidden.instead ?? "leave it out" };
        report("forbidden", { at: span, data, atMost: worstOf(call, id, forbidden.severity) });
      }
    }
  },
});
