import { behindColon } from "../../src/core/behind-colon.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/known-members";

export default defineRule({
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
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/protocols/pact-completion-authority.md", claim: "the tool that reads a task does not show its metadata, which is read from the file" }],
  },
  messages: {
    lacks: "`{{title}}` gives no `{{member}}`{{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { member, signature: { result } } = call;
      if (member === undefined || result?.lacks.has(member.name) !== true) continue;
      const data = { title: call.title, member: member.name, consequence: behindColon(result.consequence), advice: result.instead ?? "read it elsewhere" };
      report("lacks", { at: member.span, data, atMost: worstOf(call, id, result.severity) });
    }
  },
});
