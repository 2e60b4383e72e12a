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
  marker_body_reserve: () => body_reserve_default,
  payload_valid_example: () => valid_example_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AGDJPC2L = require("./chunk-AGDJPC2L.js");
var import_chunk_3DIJJRF7 = require("./chunk-3DIJJRF7.js");
var import_chunk_W43MUQ2N = require("./chunk-W43MUQ2N.js");
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var share = 0.9;
var body_reserve_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/body-reserve",
  meta: {
    summary: "Limit the length of a document that holds a marker to nine tenths of what its contract allows",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    measures: "count",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "agents warn when a body comes near the limit, since the next edit may be refused"
      }
    ]
  },
  messages: {
    near: "The document with the marker of `{{family}}` has {{count}} of the {{limit}} characters that a comment may have; shorten it before the next edit is refused."
  },
  check(document, { report }) {
    const { text } = document;
    const marker = document.markers().find(({ contract }) => text.length > (contract.longestBody ?? Infinity) * share && (0, import_chunk_7IIL3LMX.isAtHome)(contract, document));
    const limit = marker?.contract.longestBody;
    if (marker === void 0 || limit === void 0) return;
    const count = (0, import_chunk_AGDJPC2L.countCharacters)(text);
    if (count > limit * share && count <= limit) report("near", { at: marker.span, data: { family: marker.contract.family, count, limit } });
  }
});
function taughtWords({ text }, pair) {
  const key = (0, import_chunk_7IIL3LMX.keyText)(pair);
  const comment = pair.value?.kind === "scalar" ? pair.value.comment : void 0;
  if (key === void 0 || comment === void 0) return void 0;
  const written = text.slice(comment.start + 1, comment.end);
  const list = /(?:^|[:.])\s*["'`]?([\w.-]+["'`]?(?:\s*\|\s*["'`]?[\w.-]+["'`]?)+)\s*$/.exec(written)?.[1];
  if (list === void 0) return void 0;
  return { at: { start: comment.start, end: comment.start + text.slice(comment.start, comment.end).trimEnd().length }, key, words: list.split("|").map((word) => word.trim().replaceAll(/["'`]/g, "")) };
}
function isTemplate(text) {
  return /[{}<>\u2026]|\.{3}|\s\|\s|^[A-Z][A-Z0-9_-]*$|^[XN?]+$/.test(text.trim());
}
var id = "payload/valid-example";
var valid_example_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id,
  meta: {
    summary: "Require the payloads that a document shows to be such as its readers take",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["markdown", "skill", "skill-resource", "prompt", "note"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/phase-containment-doc-examples.Tests.ps1",
        claim: "agents copied an example that no parser took, and since then examples are tested with the parser of the real thing"
      }
    ]
  },
  messages: {
    example: "Readers of `{{family}}` do not take what this example shows: {{reason}}.",
    old: "The example of `{{family}}` shows version {{version}} in `{{field}}`, and writers state {{current}}; show that.",
    words: "The comment lists {{found}} for `{{key}}`, and readers of `{{family}}` know {{known}}; list these."
  },
  check(document, { report }) {
    for (const example of document.payloadExamples()) {
      const { contract, payload } = example;
      const { family } = contract;
      const terms = contract.payload;
      if (terms === void 0) continue;
      const atMost = contract.severity.get(id);
      const show = (at, reason) => {
        report("example", { at, data: { family, reason }, atMost });
      };
      const { root, faults } = payload.tree;
      for (const { span, reason } of isTemplate(payload.text) ? [] : faults) show(span, reason);
      if (root === void 0) continue;
      const wrong = terms.indent === void 0 || payload.language !== "yaml" ? void 0 : (0, import_chunk_AGDJPC2L.findWrongIndent)(document, root, terms.indent);
      if (wrong !== void 0) show(wrong.pair.key.span, `it stands behind ${String(wrong.found)} spaces, and they take it behind ${String(wrong.wanted)} alone`);
      const parameters = knownParameters(example, root);
      const open = (at) => isTemplate(document.text.slice(at.start, at.end).replaceAll(/^["']|["']$/g, ""));
      const stated = terms.version === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.statedVersion)(terms.version, root, parameters);
      if (terms.version !== void 0 && stated?.code === "unknown" && !open(stated.at)) {
        show(stated.at, `\`${terms.version.field}\` is \`${stated.text}\`, and readers know only ${terms.version.known.join(", ")}`);
      }
      if (terms.version !== void 0 && stated?.code === "known") {
        const minimum = terms.version.minimumOf(parameters) ?? 0;
        const current = terms.version.currentOf(parameters);
        if (stated.version < minimum) show(stated.at, `\`${terms.version.field}\` is ${String(stated.version)}, and they take none below ${String(minimum)} here`);
        else if (current !== void 0 && stated.version < current && !open(stated.at)) {
          report("old", { at: stated.at, data: { family, field: terms.version.field, version: stated.version, current }, atMost });
        }
      }
      const told = /* @__PURE__ */ new Set();
      for (const { at, node, keyword, severity, name, reason, onlyCase } of (0, import_chunk_AGDJPC2L.payloadFaults)({ terms, payload, marker: { parameters } })) {
        told.add(at.start);
        if (keyword === "required" || severity !== "error" || node?.kind !== "scalar" || node.value === null || open(at) || onlyCase && terms.ignoresCase) continue;
        show(at, `\`${name}\` ${reason}`);
      }
      for (const relation of contract.relations) {
        if (relation.relation !== "agreesWith" || relation.severity !== "error") continue;
        for (const { at, name, reason } of (0, import_chunk_W43MUQ2N.checkRelation)(relation, root, parameters)) {
          if (!told.has(at.start) && !open(at)) show(at, `\`${name}\` ${reason}`);
        }
      }
      const schema = terms.version?.schemas.get(stated?.code === "known" ? stated.version : terms.version.known.at(-1) ?? 0) ?? terms.schema;
      for (const { pair, path } of pairsIn(root, [])) {
        const taught = taughtWords(document, pair);
        const known = terms.version?.in === "payload" && path.length === 1 && path[0] === terms.version.field ? terms.version.known.map(String) : wordsOf(schema, path);
        if (taught === void 0 || known.length === 0 || sameWords(taught.words, known) || !taught.words.some((word) => known.includes(word))) continue;
        report("words", { at: taught.at, data: { family, key: taught.key, found: taught.words.join(", "), known: known.join(", ") }, atMost });
      }
    }
  }
});
function knownParameters({ contract, parameters }, root) {
  const known = new Map([...parameters].filter(([, { text }]) => !isTemplate(text)));
  for (const relation of contract.relations) {
    if (relation.relation !== "agreesWith" || relation.with.in !== "head" || known.has(relation.with.parameter)) continue;
    const [step] = relation.at.steps;
    const value = root.kind === "mapping" && relation.at.steps.length === 1 && step !== void 0 && step !== "each" ? (0, import_chunk_7IIL3LMX.resolveAlias)((0, import_chunk_7IIL3LMX.findPair)(root, step.key)?.value) : void 0;
    if (value?.kind === "scalar") known.set(relation.with.parameter, { text: value.text, span: value.span });
  }
  return known;
}
function wordsOf(schema, path) {
  return schema?.wordsAt(path) ?? [];
}
function sameWords(a, b) {
  return new Set(a).size === new Set(b).size && a.every((word) => b.includes(word));
}
function pairsIn(node, path) {
  if (node.kind === "sequence") return node.items.flatMap((item, index) => pairsIn(item, [...path, index]));
  if (node.kind !== "mapping") return [];
  return node.pairs.flatMap((pair) => {
    const inner = [...path, (0, import_chunk_7IIL3LMX.keyText)(pair) ?? ""];
    return [{ pair, path: inner }, ...pair.value === void 0 ? [] : pairsIn(pair.value, inner)];
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  marker_body_reserve,
  payload_valid_example
});
