import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findUnreadPayload
} from "./chunk-WE2LWNQR.js";
import {
  judgedPayloads,
  topKeys
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/fence.ts
var id = "payload/fence";
var fence_default = defineRule({
  id,
  meta: {
    summary: "Require a payload to stand in the fence that its readers look for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "the payload of such a marker is one fenced block with the info string `yaml`" },
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "a fence of tildes is one for Markdown, but no reader that searches the text for backticks finds it" }
    ]
  },
  messages: {
    name: "Readers of `{{family}}` look for a fence with the info string `{{wanted}}`, and this one has `{{found}}`: {{consequence}}; write `{{wanted}}`.",
    bare: "Readers of `{{family}}` look for a fence with the info string `{{wanted}}`, and this one has none: {{consequence}}; write `{{wanted}}`.",
    tildes: "Readers of `{{family}}` look for a fence of backticks, and this one is of tildes: {{consequence}}; write backticks.",
    unclosed: "Nothing closes the fence with the payload of `{{family}}`: {{consequence}}; write a line of backticks behind it.",
    unfenced: "The payload of `{{family}}` stands in no fence, where only some readers find it; put it into a fence with the info string `{{wanted}}`."
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract } = marker;
      const terms = contract.payload;
      const unread = findUnreadPayload(document, marker);
      const wanted = terms?.fenceNames[0];
      if (terms === void 0 || unread === void 0 || wanted === void 0) continue;
      const data = { family: contract.family, wanted, consequence: terms.missingConsequence ?? absent };
      if (unread.form === "text") {
        report("unfenced", { at: unread.at, data: { family: contract.family, wanted }, atMost: mildest("warning", contract.severity.get(id)) });
        continue;
      }
      const { start } = unread.fence.node.span;
      const run = runAt(document.text, start);
      const { lang } = unread.fence.node;
      const from = start + run.length;
      if (lang === void 0) {
        report("bare", { at: { start, end: from }, data, fix: { safety: "safe", edits: [{ start: from, end: from, text: wanted }] }, atMost: contract.severity.get(id) });
      } else {
        const at = nameSpan(document.text, from, lang);
        report("name", { at, data: { ...data, found: lang }, fix: { safety: "safe", edits: [{ ...at, text: wanted }] }, atMost: contract.severity.get(id) });
      }
    }
    for (const { contract, terms, payload } of judgedPayloads(document)) {
      const { fence } = payload;
      if (fence === void 0 || contract.recognise === "html-node") continue;
      const data = { family: contract.family, consequence: terms.missingConsequence ?? absent };
      const { start } = fence.node.span;
      const run = runAt(document.text, start);
      const at = { start, end: start + run.length };
      const atMost = contract.severity.get(id);
      if (run.startsWith("~")) report("tildes", { at, data, fix: fence.closed && !payload.text.includes("```") ? toBackticks(document.text, fence, run) : void 0, atMost });
      else if (!fence.closed) report("unclosed", { at, data, fix: holdsOnly(topKeys(terms), payload.tree.root) ? close(document, fence, run) : void 0, atMost });
    }
  }
});
var absent = "they find no payload";
function runAt(text, start) {
  return /^(?:`{3,}|~{3,})/.exec(text.slice(start, start + 100))?.[0] ?? "";
}
function nameSpan(text, from, lang) {
  const at = text.indexOf(lang, from);
  const start = at === -1 || at > from + 20 ? from : at;
  return { start, end: start + (at === -1 ? 0 : lang.length) };
}
function toBackticks(text, { node: { span } }, run) {
  const backticks = "`".repeat(run.length);
  const closing = /~{3,}[ \t]*$/.exec(text.slice(span.start, span.end).trimEnd())?.[0].trimEnd() ?? "";
  const end = span.start + text.slice(span.start, span.end).trimEnd().length;
  return { safety: "safe", edits: [{ start: span.start, end: span.start + run.length, text: backticks }, { start: end - closing.length, end, text: "`".repeat(closing.length) }] };
}
function holdsOnly(keys, root) {
  return root?.kind === "mapping" && root.pairs.every((pair) => keys.has(keyText(pair) ?? ""));
}
function close({ text }, { node: { span, within } }, run) {
  if (within.length > 0 || text.slice(span.end).trim() !== "") return void 0;
  const content = text.trimEnd();
  const lineBreak = content.includes("\r\n") ? "\r\n" : "\n";
  return { safety: "safe", edits: [{ start: content.length, end: content.length, text: `${lineBreak}${run}` }] };
}
export {
  fence_default as default
};
