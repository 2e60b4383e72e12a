import { behindColon } from "../../src/core/behind-colon.ts";
import type { CommandContract } from "../../src/core/command/contract.ts";
import { saysNo, sentenceAround, type Sentence } from "../../src/core/command/denied.ts";
import { commandsNamed } from "../../src/core/command/named.ts";
import type { Document } from "../../src/core/document.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import type { Span } from "../../src/core/span.ts";

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
    promised: "The sentence promises `{{promise}}` of `{{title}}`{{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const contract of commandsNamed(document.contracts.commands, document.text, document.path)) {
      const { result } = contract.signature;
      if (result?.promises === undefined) continue;
      for (const { at, sentence } of mentionsOf(document, contract)) {
        const promise = /\S+/.exec(result.promises.find(document.text.slice(sentence.start, sentence.end)) ?? "")?.[0];
        if (promise === undefined || saysNo(sentence, contract)) continue;
        const data = { promise, title: contract.title, consequence: behindColon(result.consequence), advice: result.instead ?? "read it elsewhere" };
        report("promised", { at, data, atMost: mildest(contract.severity.get(id), result.severity) });
      }
    }
  },
});

/** A document that names a command more often lists something. */
const mostMentions = 1_000;

/** The code span around a name, where it stands in one. */
function withTicks(text: string, { start, end }: Span): Span {
  const opening = text.charAt(start - 1) === "`" ? start - 1 : start;
  const closing = opening === start ? -1 : text.indexOf("`", end);
  return closing === -1 || text.slice(end, closing).includes("\n") ? { start, end } : { start: opening, end: closing + 1 };
}

/** The sentences that name a command, each with the first place where it does so; those in fences are none. */
function mentionsOf(document: Document, { names }: CommandContract): { readonly at: Span; readonly sentence: Sentence }[] {
  const { text } = document;
  const fences = document.nodes("code");
  let fence = 0;
  let last = -1;
  return names.flatMap((name) => {
    const found: { at: Span; sentence: Sentence }[] = [];
    for (let start = text.indexOf(name), tried = 0; start !== -1 && tried < mostMentions; tried += 1, start = text.indexOf(name, start + name.length)) {
      const at = { start, end: start + name.length };
      while ((fences[fence]?.span.end ?? Infinity) <= start) fence += 1;
      const isInFence = (fences[fence]?.span.start ?? Infinity) <= start;
      // A member that is read of a call is a matter of its own.
      if (isInFence || /[\w-]/.test(text.charAt(start - 1)) || /^(?:[\w-]|\([^()\n]*\)[.[])/.test(text.slice(at.end, at.end + 80))) continue;
      const sentence = sentenceAround(text, withTicks(text, at));
      if (sentence.start <= last) continue;
      last = sentence.start;
      found.push({ at, sentence });
    }
    fence = 0;
    last = -1;
    return found;
  });
}
