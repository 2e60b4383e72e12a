import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  saysNo,
  sentenceAround
} from "./chunk-7H4NPVOH.js";
import {
  behindColon
} from "./chunk-HWBV6J27.js";
import {
  commandsNamed,
  defineRule,
  kindsWithSnippets,
  mildest
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// rules/command/result-promises.ts
var id = "command/result-promises";
var result_promises_default = defineRule({
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
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/protocols/pact-completion-authority.md", claim: "the tool that reads a task does not show its metadata, which is read from the file" }]
  },
  messages: {
    promised: "The sentence promises `{{promise}}` of `{{title}}`{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const contract of commandsNamed(document.contracts.commands, document.text, document.path)) {
      const { result } = contract.signature;
      if (result?.promises === void 0) continue;
      for (const { at, sentence } of mentionsOf(document, contract)) {
        const promise = /\S+/.exec(result.promises.find(document.text.slice(sentence.start, sentence.end)) ?? "")?.[0];
        if (promise === void 0 || saysNo(sentence, contract)) continue;
        const data = { promise, title: contract.title, consequence: behindColon(result.consequence), advice: result.instead ?? "read it elsewhere" };
        report("promised", { at, data, atMost: mildest(contract.severity.get(id), result.severity) });
      }
    }
  }
});
var mostMentions = 1e3;
function withTicks(text, { start, end }) {
  const opening = text.charAt(start - 1) === "`" ? start - 1 : start;
  const closing = opening === start ? -1 : text.indexOf("`", end);
  return closing === -1 || text.slice(end, closing).includes("\n") ? { start, end } : { start: opening, end: closing + 1 };
}
function mentionsOf(document, { names }) {
  const { text } = document;
  const fences = document.nodes("code");
  let fence = 0;
  let last = -1;
  return names.flatMap((name) => {
    const found = [];
    for (let start = text.indexOf(name), tried = 0; start !== -1 && tried < mostMentions; tried += 1, start = text.indexOf(name, start + name.length)) {
      const at = { start, end: start + name.length };
      while ((fences[fence]?.span.end ?? Infinity) <= start) fence += 1;
      const isInFence = (fences[fence]?.span.start ?? Infinity) <= start;
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
export {
  result_promises_default as command_result_promises
};
