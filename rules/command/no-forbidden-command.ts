import { behindColon } from "../../src/core/behind-colon.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/no-forbidden-command";

export default defineRule({
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
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a read without its folder gives nothing at all in a teammate, without an error" }],
  },
  messages: {
    forbidden: "`{{title}}` must not be used here{{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { forbidden } = call.signature;
      if (forbidden === undefined || !call.whole || call.open) continue;
      const data = { title: call.title, consequence: behindColon(forbidden.consequence), advice: forbidden.instead ?? "leave it out" };
      report("forbidden", { at: call.name, data, atMost: worstOf(call, id, forbidden.severity) });
    }
  },
});
