import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  matchForm
} from "./chunk-4L5YB7ON.js";

// src/core/handoff/read-ledger.ts
var known = /* @__PURE__ */ new WeakMap();
function readLedger(document) {
  let ledger = known.get(document);
  if (ledger === void 0) known.set(document, ledger = read(document) ?? "none");
  return ledger === "none" ? void 0 : ledger;
}
function read(document) {
  const journal = document.contracts.journals.find(({ ledger, files }) => ledger !== void 0 && files.some(({ glob, kind }) => kind === "note" && glob.matches(document.path)));
  const contract = journal?.ledger;
  if (journal === void 0 || contract === void 0) return void 0;
  const fences = document.nodes("code").map(({ span }) => span);
  const sections = document.sections().filter(({ heading }) => heading.depth === 2);
  const lines = (span, label) => linesIn(document, span, label).filter(({ span: { start } }) => !fences.some((fence) => fence.start <= start && start < fence.end));
  const read2 = sections.map(({ heading, span }) => {
    const ids = lines(span, contract.ids);
    return { heading, parts: matchForm(contract.section, heading.text.trim()), ids, times: lines(span, contract.time), listed: ids.flatMap(listedIn) };
  });
  const first = sections[0]?.span.start ?? document.text.length;
  const outside = [{ start: 0, end: first }, ...sections.filter((_, index) => read2[index]?.parts === void 0).map(({ span }) => span)];
  return {
    contract,
    caps: journal.severity,
    title: document.nodes("heading").find(({ depth }) => depth === 1),
    sections: read2,
    legacy: outside.flatMap((span) => contract.legacy.flatMap((label) => lines(span, label))).sort((a, b) => a.span.start - b.span.start)
  };
}
function linesIn({ text }, { start, end }, label) {
  const found = [];
  for (let at = start; at < end; ) {
    const feed = text.indexOf("\n", at);
    const lineEnd = feed === -1 || feed > end ? end : feed;
    const line = text.slice(at, lineEnd).replace(/\r$/, "");
    const match = /^\s*(?:[-*] )?(?:\*\*|__)?/.exec(line)?.[0] ?? "";
    const rest = line.slice(match.length);
    const mark = rest.startsWith(label) ? /^(?:\*\*|__)?:(?:\*\*|__)?[ \t]*/.exec(rest.slice(label.length))?.[0] : void 0;
    if (mark !== void 0) {
      const from = match.length + label.length + mark.length;
      const value = line.slice(from).trimEnd();
      found.push({ span: { start: at + match.length, end: at + line.trimEnd().length }, value, valueSpan: { start: at + from, end: at + from + value.length } });
    }
    at = lineEnd + 1;
  }
  return found;
}
function listedIn({ value, valueSpan }) {
  let at = valueSpan.start;
  return value.split(",").flatMap((piece) => {
    const id = piece.trim();
    const start = at + piece.indexOf(id);
    at += piece.length + 1;
    return id === "" ? [] : [{ id: id.replace(/^#/, ""), at: { start, end: start + id.length } }];
  });
}
function ledgerFacts(document) {
  const ledger = readLedger(document);
  if (ledger === void 0) return void 0;
  return {
    of: "ledger",
    caps: Object.fromEntries(ledger.caps),
    sections: ledger.sections.flatMap(
      ({ parts, listed, times }) => parts === void 0 ? [] : [{ parts: Object.fromEntries([...parts].map(([name, { text }]) => [name, [text]])), ids: listed, time: times.at(-1)?.value ?? null }]
    )
  };
}

export {
  readLedger,
  ledgerFacts
};
