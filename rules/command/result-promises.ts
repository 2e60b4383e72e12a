import { saysNo, sentenceAround } from "../../src/core/command/denied.ts";
import { commandsNamed } from "../../src/core/command/named.ts";
import { sayConsequence } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/result-promises";

export default defineRule({
  id,
  meta: {
    summary: "Disallow sentences that promise of a command what its result does not hold",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/protocols/pact-completion-authority.md", claim: "the tool that reads a task does not show its metadata, which is read from the file" }],
  },
  messages: {
    promised: "The sentence promises `{{promise}}` of `{{title}}`{{consequence}}; {{instead}}.",
  },
  check(document, { report }) {
    for (const contract of commandsNamed(document.contracts.commands, document.text, document.path)) {
      const { result } = contract.signature;
      if (result?.promises === undefined) continue;
      let reported = -1;
      for (const { span, value } of document.nodes("inlineCode")) {
        // A member that is read of a call is a matter of its own.
        if (!contract.names.some((name) => value === name || (value.startsWith(`${name}(`) && value.endsWith(")")))) continue;
        const { before, after, start, end } = sentenceAround(document.text, span);
        const words = `${before} ${after}`;
        const promise = /\S+/.exec(result.promises.find(document.text.slice(start, end)) ?? "")?.[0];
        if (promise === undefined || saysNo(words, contract) || start <= reported) continue;
        reported = start;
        const data = { promise, title: contract.title, consequence: sayConsequence(result.consequence), instead: result.instead ?? "read it elsewhere" };
        report("promised", { at: span, data, atMost: mildest(contract.severity.get(id), result.severity) });
      }
    }
  },
});
