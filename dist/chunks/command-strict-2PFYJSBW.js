var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  command_result_promises: () => result_promises_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WFHYWECQ = require("./chunk-WFHYWECQ.js");
var import_chunk_7NXUM2U3 = require("./chunk-7NXUM2U3.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var id = "command/result-promises";
var result_promises_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id,
  meta: {
    summary: "Disallow sentences that promise of a command what its result does not hold",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
    for (const contract of (0, import_chunk_7IIL3LMX.commandsNamed)(document.contracts.commands, document.text, document.path)) {
      const { result } = contract.signature;
      if (result?.promises === void 0) continue;
      for (const { at, sentence } of mentionsOf(document, contract)) {
        const promise = /\S+/.exec(result.promises.find(document.text.slice(sentence.start, sentence.end)) ?? "")?.[0];
        if (promise === void 0 || (0, import_chunk_WFHYWECQ.saysNo)(sentence, contract)) continue;
        const data = { promise, title: contract.title, consequence: (0, import_chunk_7NXUM2U3.behindColon)(result.consequence), advice: result.instead ?? "read it elsewhere" };
        report("promised", { at, data, atMost: (0, import_chunk_7IIL3LMX.mildest)(contract.severity.get(id), result.severity) });
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
      const sentence = (0, import_chunk_WFHYWECQ.sentenceAround)(text, withTicks(text, at));
      if (sentence.start <= last) continue;
      last = sentence.start;
      found.push({ at, sentence });
    }
    fence = 0;
    last = -1;
    return found;
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  command_result_promises
});
