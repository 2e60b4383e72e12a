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
  marker_alone_on_line: () => alone_on_line_default,
  marker_body_length: () => body_length_default,
  marker_closed: () => closed_default,
  marker_companion: () => companion_default,
  marker_count: () => count_default,
  marker_entries: () => entries_default,
  marker_head_form: () => head_form_default,
  marker_no_early_end: () => no_early_end_default,
  marker_no_foreign_family: () => no_foreign_family_default,
  marker_no_legacy: () => no_legacy_default,
  marker_no_live_mention: () => no_live_mention_default,
  marker_only_marker: () => only_marker_default,
  marker_paired: () => paired_default,
  marker_placement: () => placement_default,
  marker_required_lines: () => required_lines_default,
  marker_target: () => target_default,
  mirror_labels: () => labels_default,
  mirror_quoted_values: () => quoted_values_default,
  mirror_records: () => records_default,
  mirror_values: () => values_default,
  payload_current_version: () => current_version_default,
  payload_fence: () => fence_default,
  payload_indent: () => indent_default,
  payload_key_order: () => key_order_default,
  payload_known_keys: () => known_keys_default,
  payload_known_version: () => known_version_default,
  payload_legacy_form: () => legacy_form_default,
  payload_multiline_style: () => multiline_style_default,
  payload_no_fence: () => no_fence_default,
  payload_no_object_text: () => no_object_text_default,
  payload_present: () => present_default,
  payload_quoted_text: () => quoted_text_default,
  payload_relations: () => relations_default,
  payload_schema: () => schema_default,
  payload_single_fence: () => single_fence_default,
  payload_unique_keys: () => unique_keys_default,
  payload_valid_syntax: () => valid_syntax_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AGDJPC2L = require("./chunk-AGDJPC2L.js");
var import_chunk_3DIJJRF7 = require("./chunk-3DIJJRF7.js");
var import_chunk_W43MUQ2N = require("./chunk-W43MUQ2N.js");
var import_chunk_JI7FZBBY = require("./chunk-JI7FZBBY.js");
var import_chunk_7NXUM2U3 = require("./chunk-7NXUM2U3.js");
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
function invisibleNames(text) {
  return Array.from(text.matchAll(new RegExp("\\p{Cf}", "gu")), ([unit]) => `U+${(unit.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).slice(0, 3).join(", ");
}
var alone_on_line_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/alone-on-line",
  meta: {
    summary: "Disallow text behind a marker that must stand alone on its line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/marker-line1-selector.ps1",
        claim: "a writer finds its comment only when the whole line is the marker, so that text behind it makes the comment unfindable"
      }
    ]
  },
  messages: {
    text: "The text `{{text}}` stands behind the marker of `{{family}}`, which must be alone on its line to be found; write it on the next line.",
    invisible: "An invisible character ({{code}}) stands behind the marker of `{{family}}`, which must be alone on its line to be found; delete it."
  },
  check(document, { report }) {
    const lineEnding2 = document.text.includes("\r\n") ? "\r\n" : "\n";
    for (const { contract, place, span, strayClose } of document.markers()) {
      const text = document.text.slice(place.behind.start, place.behind.end);
      if (!contract.aloneOnLine || text === "" || strayClose !== void 0 || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      const gap = { start: span.end, end: place.behind.start };
      if (/^[\s\p{Cf}]*$/u.test(text)) {
        const fix = { safety: "safe", edits: [{ start: span.end, end: place.behind.end, text: "" }] };
        report("invisible", { at: place.behind, data: { family: contract.family, code: invisibleNames(text) }, fix });
      } else {
        const fix = place.within.length > 0 || place.before.start < place.before.end ? void 0 : { safety: "safe", edits: [{ ...gap, text: lineEnding2 }] };
        report("text", { at: place.behind, data: { family: contract.family, text }, fix });
      }
    }
  }
});
var body_length_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/body-length",
  meta: {
    summary: "Limit the length of a document that holds a marker to what its contract allows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    measures: "count",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a body of more than 65,536 code points is refused, since GitHub refuses it"
      },
      { url: "https://github.com/max-sixty/tend/issues/1152", claim: "longer bodies are refused or cut, and the end of the marker is lost" }
    ]
  },
  messages: {
    long: "The document with the marker of `{{family}}` has {{count}} characters, and from here on it is longer than the {{limit}} that a comment may have; shorten it."
  },
  check(document, { report }) {
    const { text } = document;
    const marker = document.markers().find(({ contract }) => text.length > (contract.longestBody ?? Infinity) && (0, import_chunk_7IIL3LMX.isAtHome)(contract, document));
    const limit = marker?.contract.longestBody;
    if (marker === void 0 || limit === void 0) return;
    const count = (0, import_chunk_AGDJPC2L.countCharacters)(text);
    if (count <= limit) return;
    const start = (0, import_chunk_AGDJPC2L.offsetOfCharacter)(text, limit);
    const end = document.source.lineSpan(document.source.pointAt(start).line).end;
    report("long", { at: { start, end: Math.max(start, end) }, data: { family: marker.contract.family, count, limit } });
  }
});
var closed_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/closed",
  meta: {
    summary: "Require the comment of a marker, and a fence before it, to be closed",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://spec.commonmark.org/0.31.2/#html-blocks", claim: "a comment that is not closed hides everything up to the end of the document" },
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "a fence that is not closed makes everything up to the end of the document code" },
      { url: "https://github.com/max-sixty/tend/issues/1152", claim: "bodies are cut at a limit of their size, in the middle of a fence or of a marker" }
    ]
  },
  messages: {
    comment: "The comment with the marker of `{{family}}` is never closed, so that there is no marker and the rest of the document is hidden; write `-->` behind it, or the part that was cut off.",
    fence: "The fence is never closed, so that the marker of `{{family}}` on line {{line}} is code; close the fence before it, or write the part that was cut off."
  },
  check(document, { report }) {
    for (const { code, contract, at } of document.nearMarkers()) {
      if (code === "unclosed") report("comment", { at, data: { family: contract.family } });
    }
    const codes = document.nodes("code");
    let next = 0;
    let reported;
    for (const { contract, span, where } of document.markerMentions()) {
      while ((codes[next]?.span.end ?? Infinity) <= span.start) next += 1;
      const node = codes[next];
      if (where !== "code" || node === void 0 || node === reported || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      const fence = (0, import_chunk_7IIL3LMX.fenceOf)(document.text, node);
      if (fence === void 0 || fence.closed) continue;
      reported = node;
      const at = { start: node.span.start, end: node.span.start + fence.opening.length };
      report("fence", { at, data: { family: contract.family, line: document.source.pointAt(span.start).line } });
    }
  }
});
var found = /* @__PURE__ */ new WeakMap();
function visibleLines(document) {
  let lines = found.get(document);
  if (lines === void 0) {
    lines = linesOf(document);
    found.set(document, lines);
  }
  return lines;
}
function linesOf(document) {
  const { source } = document;
  const text = blank(document);
  const codes = document.nodes("code").map(({ span }) => span);
  const lines = [];
  let next = 0;
  for (let line = 1; line <= source.lineCount; line += 1) {
    const span = source.lineSpan(line);
    while ((codes[next]?.end ?? Infinity) <= span.start) next += 1;
    const code = codes[next];
    if (code !== void 0 && code.start < span.end && code.end > span.start) continue;
    lines.push({ text: text.slice(span.start, span.end), span });
  }
  return lines;
}
function blank(document) {
  const { text } = document;
  let result = "";
  let at = 0;
  for (const { span } of document.nodes("html")) {
    const start = Math.max(at, span.start);
    result += text.slice(at, start) + text.slice(start, span.end).replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => comment.replaceAll(/[^\r\n]/g, " "));
    at = Math.max(at, span.end);
  }
  return result + text.slice(at);
}
var id = "marker/companion";
var companion_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id,
  meta: {
    summary: "Require the markers of other families without which a marker is of no use",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/issues/893",
        claim: "a plan was posted without the marker on its first line, so that no reader found the plan and what stands in it"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/issues/811",
        claim: "a plan whose review stands in prose alone was counted as one in which nothing was found"
      }
    ]
  },
  messages: {
    missing: "The marker of `{{family}}` needs {{wanted}} in the same document{{consequence}}; write it."
  },
  check(document, { report }) {
    const markers = document.markers();
    const there = new Set([...markers, ...document.nearMarkers()].map(({ contract }) => contract.family));
    const declared = new Set(document.contracts.markers.map(({ family }) => family));
    for (const [index, marker] of markers.entries()) {
      const { contract, span, role } = marker;
      const { beside } = contract.body;
      if (beside.length === 0 || role === "end" || markers.findIndex((other) => other.contract === contract) !== index) continue;
      if (!(0, import_chunk_7IIL3LMX.isAtHome)(contract, document) || !(0, import_chunk_7IIL3LMX.standsWhereRead)(document, marker)) continue;
      for (const { families, when, consequence, severity } of beside) {
        if (families.some((family) => there.has(family) || !declared.has(family))) continue;
        const cause = when === void 0 ? void 0 : visibleLines(document).find(({ text }) => when(text));
        if (when !== void 0 && cause === void 0) continue;
        const others = families.length - 1;
        const wanted = `the marker of \`${families[0] ?? ""}\`${others === 0 ? "" : ` or of ${others === 1 ? `\`${families[1] ?? ""}\`` : `${others} other families`}`}`;
        report("missing", {
          at: cause?.span ?? span,
          data: { family: contract.family, wanted, consequence: (0, import_chunk_7NXUM2U3.behindColon)(consequence) },
          atMost: (0, import_chunk_7IIL3LMX.mildest)(severity, contract.severity.get(id)),
          related: cause === void 0 ? [] : [{ at: span, message: "the marker" }]
        });
      }
    }
  }
});
var count_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/count",
  meta: {
    summary: "Require as many markers of a family in a document as its contract allows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a body in which its own marker stands twice is refused, and so is one in which it is missing"
      }
    ]
  },
  messages: {
    more: "This is marker {{number}} of {{families}} in one document, and readers take {{maximum}} at most; write it into a document of its own.",
    fewer: "A marker of `{{family}}` is missing, of which readers of this file look for {{minimum}}; write `{{head}}`."
  },
  check(document, { report }) {
    const found2 = /* @__PURE__ */ new Map();
    const whole = [];
    for (const marker of document.markers()) {
      if (marker.role === "end" || marker.role === "begin" && marker.partner === void 0) continue;
      if (isMentioned(document, marker)) continue;
      const all = found2.get(marker.contract) ?? [];
      all.push(marker);
      found2.set(marker.contract, all);
      whole.push(marker);
    }
    for (const [contract, markers] of found2) {
      if (!(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      const { family, count } = contract;
      const counted = count.with.length === 0 ? markers : whole.filter((marker) => marker.contract === contract || count.with.includes(marker.contract.family));
      const related = counted.slice(0, 1).map(({ span }) => ({ at: span, message: "the first one" }));
      for (const [index, marker] of counted.entries()) {
        if (index < count.maximum || marker.contract !== contract) continue;
        const families = [family, ...count.with].map((each) => `\`${each}\``).join(" or ");
        report("more", { at: marker.span, data: { number: index + 1, families, maximum: count.maximum }, related });
      }
    }
    for (const contract of document.contracts.markers) {
      const { count, family, files, head } = contract;
      const number = found2.get(contract)?.length ?? 0;
      if (number >= count.minimum || !files.some(({ glob }) => glob.matches(document.path)) || isMeant(document, contract)) continue;
      const related = document.markerMentions().filter((mention) => mention.contract === contract).slice(0, 1).map(({ span }) => ({ at: span, message: "this one is quoted or shown as code" }));
      report("fewer", { at: { start: 0, end: 0 }, data: { minimum: count.minimum, family, head: `<!-- ${head.template} -->` }, related });
    }
  }
});
function isMentioned({ text }, { contract, place }) {
  if (contract.recognise !== "raw-line" || contract.placement === "anywhere") return false;
  const before = text.slice(place.before.start, place.before.end).trim();
  return /[\p{L}\p{N}]/u.test(before) && !before.endsWith("-->");
}
function isMeant(document, contract) {
  if (document.nearMarkers().some((near) => near.contract === contract)) return true;
  return document.markers().some((marker) => marker.contract === contract && marker.role !== "single" && marker.partner === void 0);
}
function markerEntries(root, contracts) {
  const found2 = [];
  const open = root === void 0 ? [] : [root];
  for (let value = open.pop(); value !== void 0; value = open.pop()) {
    if (value.type === "array") for (const item of [...value.items].reverse()) open.push(item);
    if (value.type !== "object") continue;
    const members = [...value.members.values()];
    const entry = members.flatMap((member) => member.type === "string" ? markerIn(member.value, contracts) ?? [] : [])[0];
    if (entry !== void 0) found2.push({ object: value, ...entry });
    for (const member of members.reverse()) open.push(member);
  }
  return found2;
}
function markerIn(text, contracts) {
  if (text.length > 500 || !text.startsWith("<!--") || !text.endsWith("-->")) return void 0;
  const inner = text.slice("<!--".length, -"-->".length).trim();
  for (const contract of contracts) {
    const match = contract.head.matchLoosely(inner);
    if (match?.end === inner.length) return { contract, match };
  }
  return void 0;
}
var entries_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/entries",
  meta: {
    summary: "Require entries of JSON that tell a writer which marker to write to agree with the marker",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["markdown", "skill", "skill-resource", "prompt", "note", "manifest"],
    contracts: ["marker"],
    nodes: ["code"],
    needs: ["json"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/917", claim: "a number that was no whole one was rounded, and the marker was written under another issue" },
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/893", claim: "`false` in quotes was taken for true, and an unknown surface for the one of the entry before" }
    ]
  },
  messages: {
    family: "The entry names the family `{{found}}`, and its marker is one of `{{wanted}}`; write `{{wanted}}`, or the other marker.",
    type: "`{{key}}` is {{found}}, and writers make another number of it or none; write a whole number without quotes.",
    number: "`{{key}}` is {{found}}, and the marker of `{{family}}` names {{wanted}}, so that no reader finds it; write the same number in both.",
    surface: "`{{key}}` is `{{found}}`, and a marker of `{{family}}` belongs to {{wanted}}; write `{{word}}`.",
    boolean: "`{{key}}` is the text `{{found}}`, and a writer that asks whether there is something takes it for true; write {{found}} without quotes."
  },
  check(document, { report }) {
    const families = document.contracts.markers.map(({ family }) => family);
    for (const { entry, place } of entriesOf(document)) {
      const { family } = entry.contract;
      const wanted = targetOf(entry);
      for (const [key, value] of entry.object.members) {
        const at = place(value.span);
        const text = value.type === "string" ? value.value : value.type === "number" ? value.source : "";
        if (isOpen(text)) continue;
        if (value.type === "string" && /^(?:true|false)$/i.test(text)) report("boolean", { at, data: { key, found: text } });
        if (key === "family" && text !== family && (families.includes(text) || (0, import_chunk_7IIL3LMX.suggest)(text, [family]) !== void 0)) report("family", { at, data: { found: text, wanted: family } });
        if (wanted === void 0) continue;
        if (numberKeys.test(key) && text !== "") {
          if (value.type === "string" || !/^[1-9]\d*$/.test(text)) report("type", { at, data: { key, found: value.type === "string" ? `the text \`${text}\`` : `\`${text}\`` } });
          else if (/^\d+$/.test(wanted.number) && text !== wanted.number) report("number", { at, data: { key, found: text, family, wanted: wanted.number } });
        }
        if (surfaceKeys.test(key) && value.type === "string" && text !== wanted.type) {
          report("surface", { at, data: { key, found: text, family, wanted: wanted.type === "issue" ? "an issue" : "a pull request", word: wanted.type } });
        }
      }
    }
  }
});
var numberKeys = /^(?:number|(?:issue|pr|pull_?request)(?:_?number)?)$/i;
var surfaceKeys = /^(?:target_?surface|surface)$/i;
function isOpen(text) {
  return /^[<{$]/.test(text);
}
function targetOf({ contract, match }) {
  const found2 = [...match.parameters].flatMap(([name, { text }]) => {
    const type = (0, import_chunk_7IIL3LMX.targetTypeOf)(contract.head.parameters.get(name), match.parameters);
    return type === void 0 ? [] : [{ number: text, type }];
  });
  return found2.length === 1 ? found2[0] : void 0;
}
function entriesOf(document) {
  if (document.kind === "manifest") return markerEntries(document.json(), document.contracts.markers).map((entry) => ({ entry, place: (span) => span }));
  return document.snippets("json").flatMap((snippet) => {
    const place = placeIn(document, snippet);
    return markerEntries(snippet.value, document.contracts.markers).flatMap((entry) => (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, place(entry.object.span)) ? [] : [{ entry, place }]);
  });
}
function placeIn({ source }, { code, span }) {
  const first = source.pointAt(span.start).line;
  const inner = (0, import_chunk_7IIL3LMX.createSourceText)(code);
  const toOuter = (offset) => {
    const { line } = inner.pointAt(offset);
    return source.lineSpan(first + line - 1).end - (inner.lineSpan(line).end - offset);
  };
  return ({ start, end }) => ({ start: toOuter(start), end: toOuter(end) });
}
var head_form_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/head-form",
  meta: {
    summary: "Require the head of a marker to be spelt as its contract declares it",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/marker-line1-selector.ps1",
        claim: "a reader takes a comment only when its first line equals the marker letter by letter"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/open-for-work/SKILL.md",
        claim: "a marker whose placeholder was left in, or that is spelt otherwise, is posted without a word and no reader finds it"
      }
    ]
  },
  messages: {
    case: "The `{{found}}` has capitals where the head of `{{family}}` has small letters or the reverse, so that no reader finds the marker; write `{{meant}}`.",
    spacing: "The white space inside the head of `{{family}}` is another than declared, so that no reader finds the marker; write `{{meant}}`.",
    separator: "The `{{found}}` has other signs than the head of `{{family}}`, so that no reader finds the marker; write `{{meant}}`.",
    invisible: "The invisible character {{code}} stands in the head of `{{family}}`, so that no reader finds the marker; write `{{meant}}` without it.",
    spelling: "The word `{{found}}` is no marker that a contract knows, and the nearest one is `{{family}}`; write `{{meant}}`.",
    placeholder: "The `{{found}}` still stands where the `{{parameter}}` of `{{family}}` belongs, so that no reader finds the marker; write {{wanted}}.",
    parameter: "The `{{found}}` cannot be the `{{parameter}}` of `{{family}}`, so that no reader finds the marker; write {{wanted}}.",
    text: "The text `{{found}}` behind its head makes the comment no marker of `{{family}}`; end the comment behind the head and write the text below it.",
    minimum: "The `{{parameter}}` of `{{family}}` is `{{found}}`, and {{minimum}} is the least; write the number that is meant."
  },
  check(document, { report }) {
    for (const near of document.nearMarkers()) {
      const { contract, code, at, found: found2, parameter, meant } = near;
      const { family } = contract;
      const atHome = (0, import_chunk_7IIL3LMX.isAtHome)(contract, document);
      switch (code) {
        case "case":
        case "separator":
        case "spelling":
          report(code, { at, data: { found: found2, family, meant: meant ?? contract.head.template }, fix: fixOf(document.text, near) });
          break;
        case "spacing":
          report(code, { at, data: { family, meant: meant ?? contract.head.template }, fix: fixOf(document.text, near) });
          break;
        case "invisible":
          report(code, { at, data: { code: invisibleNames(found2), family, meant: meant ?? contract.head.template }, fix: fixOf(document.text, near) });
          break;
        case "placeholder":
        case "parameter":
          if (atHome && parameter !== void 0) report(code, { at, data: { found: found2, parameter, family, wanted: describe(contract.head.parameters.get(parameter)) } });
          break;
        case "trailing-text":
          if (atHome) report("text", { at, data: { found: found2, family } });
          break;
        case "unclosed":
          break;
      }
    }
    for (const { contract, parameters } of document.markers()) {
      for (const [name, { text, span }] of parameters) {
        const declared = contract.head.parameters.get(name);
        if (declared?.type !== "integer" || declared.minimum === void 0 || Number(text) >= declared.minimum) continue;
        report("minimum", { at: span, data: { parameter: name, family: contract.family, found: text, minimum: declared.minimum } });
      }
    }
  }
});
function fixOf(text, { span, code, meant }) {
  if (meant === void 0) return void 0;
  const lines = text.slice(span.start, span.end).split(lineEnding);
  const meantLines = meant.split(lineEnding);
  if (lines.length !== meantLines.length) return void 0;
  const [written = ""] = lines;
  const [wanted = ""] = meantLines;
  let start = 0;
  while (start < written.length && written[start] === wanted[start]) start += 1;
  let end = written.length;
  let wantedEnd = wanted.length;
  while (end > start && wantedEnd > start && written[end - 1] === wanted[wantedEnd - 1]) {
    end -= 1;
    wantedEnd -= 1;
  }
  if (start === end && start === wantedEnd) return void 0;
  const safety = code === "spelling" ? "unsafe" : "safe";
  return { safety, edits: [{ start: span.start + start, end: span.start + end, text: wanted.slice(start, wantedEnd) }] };
}
var lineEnding = /\r\n?|\n/;
function describe(parameter) {
  switch (parameter?.type) {
    case "enum":
      return parameter.words.length > 12 ? "one of its words" : `one of ${parameter.words.join(", ")}`;
    case "integer":
      return "the number";
    case "version":
      return "the version in digits";
    case "word":
    case void 0:
      return "a word of letters, digits, `_` and `-`";
  }
}
var no_early_end_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/no-early-end",
  meta: {
    summary: "Disallow the end of a comment inside the payload of a marker",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://html.spec.whatwg.org/multipage/parsing.html#comment-end-state", claim: "the first `-->` ends a comment, whatever was meant by it" },
      { url: "https://github.com/The-PR-Agent/pr-agent/issues/3077", claim: "a state that held such a sign was cut, and the rest of it was shown to everybody" }
    ]
  },
  messages: {
    end: "The `-->` inside the payload of `{{family}}` ends the comment here, and what follows up to line {{line}} is text for everybody; write the sign in another form, such as `--\\u003E` in double quotes."
  },
  check(document, { report }) {
    for (const { contract, span, strayClose } of document.markers()) {
      if (strayClose === void 0) continue;
      const { line } = document.source.pointAt(strayClose.start);
      const at = { start: span.end - "-->".length, end: span.end };
      report("end", { at, data: { family: contract.family, line }, related: [{ at: strayClose, message: "the comment was meant to end here" }] });
    }
  }
});
var no_foreign_family_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/no-foreign-family",
  meta: {
    summary: "Disallow markers of two families in one document that both claim its first line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a body in which the marker of another family starts a line is refused"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "a marker of another family inside a comment once made that comment the target of a write that would have replaced it"
      }
    ]
  },
  messages: {
    foreign: "A document of `{{own}}` also holds a marker of `{{foreign}}`, whose readers and writers may take the document for theirs; write that one into a document of its own."
  },
  check(document, { report }) {
    let own;
    for (const marker of document.markers()) {
      const { contract, role, span } = marker;
      if (contract.placement !== "first-line" || role === "end" || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      own ??= marker;
      if (contract === own.contract) continue;
      report("foreign", { at: span, data: { own: own.contract.family, foreign: contract.family }, related: [{ at: own.span, message: "the document belongs to this one" }] });
    }
  }
});
var no_legacy_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/no-legacy",
  meta: {
    summary: "Disallow spellings of a marker that its contract calls old",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "families of markers are retired, and readers look elsewhere from then on"
      }
    ]
  },
  messages: {
    old: "The head `{{head}}` is an old spelling of `{{family}}`{{note}}; write `{{wanted}}`."
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, legacy, head } = marker;
      const old = legacy === void 0 ? void 0 : contract.legacy[legacy];
      if (old === void 0) continue;
      const wanted = contract.head.fill(new Map([...marker.parameters].map(([name, { text }]) => [name, text])));
      report("old", { at: head.span, data: { head: head.text, family: contract.family, note: old.note === void 0 ? "" : ` (${old.note})`, wanted }, fix: fixOf2(document.text, marker, wanted) });
    }
  }
});
function fixOf2(text, { contract, head, parameters }, wanted) {
  if ([...contract.head.parameters.keys()].some((name) => !parameters.has(name)) || text.slice(head.span.start, head.span.end) !== head.text) return void 0;
  return { safety: "unsafe", edits: [{ ...head.span, text: wanted }] };
}
var no_live_mention_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/no-live-mention",
  meta: {
    summary: "Disallow markers in code and text that readers of the raw text take for real",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code", "inlineCode"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "readers search the raw text, so a marker in a fence counts, and only without its delimiters is it harmless"
      },
      {
        url: "https://github.com/jsboige/CoursIA/issues/11886",
        claim: "readers of such markers took examples and quotations for the state of a thread"
      }
    ]
  },
  messages: {
    live: "The marker of `{{family}}` stands in {{place}}, and its readers search the raw text and take it for real; write `{{inert}}` without `<!--` and `-->`."
  },
  check(document, { report }) {
    const own = new Set(document.markers().map(({ contract }) => contract));
    for (const mention of document.markerMentions()) {
      const { contract, span, head, where, atLineStart } = mention;
      if (contract.recognise === "html-node" || contract.recognise === "raw-line" && !atLineStart || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      report("live", { at: span, data: { family: contract.family, place: places[where], inert: head.text }, fix: fixOf3(document.text, mention, own.has(contract)) });
    }
  }
});
var places = {
  blockquote: "a quote",
  code: "code",
  "inline-code": "a code span",
  text: "text that is no comment of its own"
};
function fixOf3(text, { span, head, where }, besides) {
  if (where === "text" || !text.startsWith("-->", span.end - "-->".length)) return void 0;
  const opening = { start: span.start, end: head.span.start };
  const closing = { start: span.end - "-->".length, end: span.end };
  while (/[ \t]/.test(text.charAt(closing.start - 1)) && closing.start > head.span.end) closing.start -= 1;
  while (opening.start > 0 && (text.slice(Math.max(0, opening.start - 3), opening.start) + text.slice(opening.end, opening.end + 3)).includes("<!--")) opening.start -= 1;
  while (closing.end < text.length && (text.slice(closing.start - 2, closing.start) + text.slice(closing.end, closing.end + 2)).includes("-->")) closing.end += 1;
  const safety = besides ? "safe" : "unsafe";
  return { safety, edits: [{ ...opening, text: "" }, { ...closing, text: "" }] };
}
var only_marker_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/only-marker",
  meta: {
    summary: "Disallow text behind a marker whose document holds nothing else",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    // The text has to go somewhere else, and no fix can know where.
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a writer refuses a comment of such a family in which anything stands beside the marker"
      }
    ]
  },
  messages: {
    text: "The marker of `{{family}}` is all that its document may hold, and `{{text}}` stands in it too; write that into a document of its own."
  },
  check(document, { report }) {
    for (const { contract, span, place } of document.markers()) {
      if (!contract.body.only || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      const from = contract.aloneOnLine ? document.source.lineSpan(place.line).end : span.end;
      const line = /\S[^\r\n]*/.exec(document.text.slice(from));
      if (line === null) continue;
      const start = from + line.index;
      const text = line[0].trimEnd();
      report("text", { at: { start, end: start + text.length }, data: { family: contract.family, text } });
      return;
    }
  }
});
var paired_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/paired",
  meta: {
    summary: "Require markers that stand in two to have their other half",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    // What stands between the wrong two halves is lost with the next update, so nothing is guessed.
    fixable: false,
    evidence: [
      { url: "https://github.com/langchain-ai/openwiki/issues/547", claim: "an update paired a beginning with the end of another region and deleted the text between them" },
      { url: "https://github.com/vercel/next.js/issues/97495", claim: "a tool that does not find its two markers in order appends another block with each run" }
    ]
  },
  messages: {
    begin: "The beginning `{{head}}` has no end{{why}}, and the next update may take everything down to another end for its own; write `{{other}}` where its text ends.",
    end: "The end `{{head}}` has no beginning before it; write `{{other}}` where its text begins, or delete it."
  },
  check(document, { report }) {
    const near = new Set(document.nearMarkers().map(({ contract }) => contract));
    const markers = document.markers().filter(({ contract }) => contract.pair !== void 0 && !near.has(contract));
    for (const [index, marker] of markers.entries()) {
      const { contract, role, partner, span, head, parameters } = marker;
      const pair = contract.pair;
      if (pair === void 0 || partner !== void 0 || role === "single") continue;
      if (role === "begin") {
        const next = nextBegin(markers, index);
        const why = next === void 0 ? "" : ` before the next beginning on line ${String(next.place.line)}`;
        const related = next === void 0 ? [] : [{ at: next.span, message: "the next beginning" }];
        report("begin", { at: span, data: { head: head.text, why, other: `<!-- ${pair.end.fill(textsOf(parameters))} -->` }, related });
      } else {
        report("end", { at: span, data: { head: head.text, other: `<!-- ${contract.head.fill(textsOf(parameters))} -->` } });
      }
    }
  }
});
function nextBegin(markers, index) {
  const next = markers.slice(index + 1, index + 100).find(({ contract }) => contract === markers[index]?.contract);
  return next?.role === "begin" ? next : void 0;
}
function textsOf(parameters) {
  return new Map([...parameters].map(([name, { text }]) => [name, text]));
}
var placement_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/placement",
  meta: {
    summary: "Require a marker to stand where its readers look for it",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/marker-line1-selector.ps1",
        claim: "a writer finds its comment only when the first line is exactly the marker, without white space before it"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "readers search the raw text of a comment for a marker at the start of a line"
      }
    ]
  },
  messages: {
    line: "The marker of `{{family}}` stands on line {{line}}, and readers look for it on the first; put it before everything else.",
    blank: "Nothing may stand before the marker of `{{family}}`, not even a blank line; delete what is before it.",
    last: "Text stands behind the marker of `{{family}}`, and readers look for it on the last line; put it behind everything else.",
    space: "White space stands before the marker of `{{family}}` on its line; delete it.",
    invisible: "An invisible character ({{code}}) stands before the marker of `{{family}}`, so that no reader finds the marker; delete it.",
    list: "The marker of `{{family}}` stands behind `{{before}}`, inside a list, where readers do not look for it; put it on a line of its own outside the list.",
    text: "The marker of `{{family}}` stands behind `{{before}}`, and readers look for it at the start of a line; put it on a line of its own."
  },
  check(document, { report }) {
    const seen = /* @__PURE__ */ new Set();
    const beginning = /[^\s\p{Cf}]/u.exec(document.text)?.index ?? document.text.length;
    for (const marker of document.markers()) {
      const { contract, place, role, span } = marker;
      const { family, placement } = contract;
      if (placement === "anywhere" || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      const first = placement === "first-line" && role !== "end";
      if (placement === "last-line" && document.text.slice(place.behind.end).trim() !== "") {
        report("last", { at: span, data: { family } });
        continue;
      }
      if (first && seen.size > 0 && (!seen.has(family) || contract.count.maximum !== Infinity)) continue;
      if (first) seen.add(family);
      const text = document.text.slice(place.before.start, place.before.end);
      if (first && place.line > 1 && beginning < place.before.start) report("line", { at: span, data: { family, line: place.line } });
      else if (new RegExp("\\p{Cf}", "u").test(text) && /^[\s\p{Cf}]*$/u.test(text)) {
        report("invisible", { at: place.before, data: { family, code: invisibleNames(text) }, fix: without(first ? { start: 0, end: span.start } : place.before) });
      } else if (first && place.line > 1) report("blank", { at: span, data: { family }, fix: without({ start: 0, end: span.start }) });
      else if (text.trim() !== "") report(isInList(marker) ? "list" : "text", { at: span, data: { family, before: text.trim() } });
      else if (first && text !== "") report("space", { at: span, data: { family }, fix: without(place.before) });
      else if (first && document.hasByteOrderMark && document.kind === "comment") report("invisible", { at: span, data: { family, code: "U+FEFF" } });
    }
    for (const { contract, span, where } of document.markerMentions()) {
      if (where !== "text" || contract.payload?.in !== "comment" || contract.placement === "anywhere" || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      const { line } = document.source.pointAt(span.start);
      const before = { start: document.source.lineSpan(line).start, end: span.start };
      const text = document.text.slice(before.start, before.end);
      if (text.trim() === "") continue;
      if (/^[\s\p{Cf}]*$/u.test(text)) report("invisible", { at: before, data: { family: contract.family, code: invisibleNames(text) }, fix: without(before) });
      else report("text", { at: span, data: { family: contract.family, before: text.trim() } });
    }
  }
});
function without(span) {
  return { safety: "safe", edits: [{ ...span, text: "" }] };
}
function isInList({ place: { within } }) {
  return within.includes("listItem");
}
var id2 = "marker/required-lines";
var required_lines_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id2,
  meta: {
    summary: "Require the lines beside a marker that its readers look for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/plan-authoring/SKILL.md",
        claim: "a reader looks for one line word for word, and a heading in other words makes it find nothing without a word"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/issues/998",
        claim: "a line in code or in a comment was taken for an assertion, and since then readers leave both out"
      }
    ]
  },
  messages: {
    missing: "The document of `{{family}}` has no line like `{{write}}` outside code and comments{{consequence}}; write it.",
    next: "The first line behind the marker of `{{family}}` is `{{found}}`, and readers look for one like `{{write}}` there{{consequence}}; write that first.",
    value: "`{{found}}` is none of the words that readers of `{{family}}` know here{{consequence}}; write one of {{known}}.",
    more: "This is line {{number}} like `{{write}}`, and readers of `{{family}}` take {{maximum}} at most{{consequence}}; keep one."
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, span, role } = marker;
      if (contract.body.lines.length === 0 || role === "end" || !(0, import_chunk_7IIL3LMX.isAtHome)(contract, document) || !(0, import_chunk_7IIL3LMX.standsWhereRead)(document, marker)) continue;
      const { family } = contract;
      const lines = visibleLines(document);
      for (const line of contract.body.lines) {
        const { write, next, minimum, maximum, values } = line;
        const atMost = (0, import_chunk_7IIL3LMX.mildest)(line.severity, contract.severity.get(id2));
        const data = { family, write, consequence: (0, import_chunk_7NXUM2U3.behindColon)(line.consequence) };
        const found2 = lines.flatMap(({ text, span: at }) => {
          const value = line.match(text);
          return value === void 0 ? [] : [{ value, at, text }];
        });
        const behind = next ? lines.find((each) => each.span.start >= span.end && each.text.trim() !== "") : void 0;
        if (found2.length < minimum) report("missing", { at: span, data, atMost });
        else if (behind !== void 0 && line.match(behind.text) === void 0) {
          report("next", { at: trimmed(behind.text, behind.span.start), data: { ...data, found: shorten(behind.text.trim()) }, atMost });
        }
        for (const [index, { value, at, text }] of found2.entries()) {
          if (index >= maximum) report("more", { at: trimmed(text, at.start), data: { ...data, number: index + 1, maximum }, atMost });
          else if (isOther(line, value)) report("value", { at: valueSpan(text, value, at.start), data: { ...data, found: value, known: values.map((each) => `\`${each}\``).join(", ") }, atMost });
        }
      }
    }
  }
});
function isOther({ values }, value) {
  return values.length > 0 && !values.includes(value.toLowerCase());
}
function trimmed(text, start) {
  return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
}
function valueSpan(text, value, start) {
  const at = text.lastIndexOf(value);
  return value === "" || at === -1 ? trimmed(text, start) : { start: start + at, end: start + at + value.length };
}
function shorten(text) {
  return text.length > 60 ? `${text.slice(0, 59)}\u2026` : text;
}
var target_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "marker/target",
  meta: {
    summary: "Require the numbers in a marker to be those of the issue or pull request under which it stands",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/open-for-work/SKILL.md",
        claim: "a marker that does not name its own issue is written without complaint, and no reader that looks for it finds it"
      }
    ]
  },
  messages: {
    number: "The marker of `{{family}}` names `{{found}}`, and it stands under {{target}}, where readers skip it without a word; write `{{wanted}}`, or put the marker where it belongs.",
    type: "The number in this marker of `{{family}}` is that of {{wanted}}, and it stands under {{target}}, where no reader looks for it; put it where it belongs.",
    surface: "The marker of `{{family}}` belongs under {{wanted}}, and it stands under {{target}}, where no reader looks for it; put it where it belongs."
  },
  check(document, { report }) {
    const { target } = document;
    if (target === void 0) return;
    for (const marker of document.markers()) {
      const { contract, parameters } = marker;
      if (!(0, import_chunk_7IIL3LMX.isAtHome)(contract, document)) continue;
      const { surface } = contract.thread;
      if (surface !== void 0 && target.type !== void 0 && target.type !== surface) {
        report("surface", { at: marker.head.span, data: { family: contract.family, target: (0, import_chunk_J6AED5OY.targetName)(target), wanted: surface === "issue" ? "an issue" : "a pull request" } });
      }
      for (const [name, { text, span }] of parameters) {
        const type = (0, import_chunk_7IIL3LMX.targetTypeOf)(contract.head.parameters.get(name), parameters);
        if (type === void 0) continue;
        const data = { family: contract.family, target: (0, import_chunk_J6AED5OY.targetName)(target) };
        if (target.type !== void 0 && target.type !== type) report("type", { at: span, data: { ...data, wanted: type === "issue" ? "an issue" : "a pull request" } });
        else if (Number(text) !== target.number) report("number", { at: span, data: { ...data, found: text, wanted: String(target.number) } });
      }
    }
  }
});
var id3 = "mirror/labels";
var labels_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id3,
  meta: {
    summary: "Require the bullets of a mirror to have the labels that stand for keys of the payload",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["heading", "html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "fields are found by the bold label of their bullet, and one under another label is missing"
      }
    ]
  },
  messages: {
    near: "No key of the payload stands under `{{found}}`; write `{{meant}}`.",
    unknown: "No key of the payload stands under `{{found}}`; known are {{known}}."
  },
  check(document, { report }) {
    for (const { contract, entries } of document.mirrors()) {
      const labels = [...contract.mirror?.bullets.keys() ?? []];
      for (const { bullets } of entries) {
        if (!bullets.some(({ key }) => key !== void 0)) continue;
        const present = new Set(bullets.map(({ label }) => label.text));
        for (const { key, label } of bullets) {
          if (key !== void 0) continue;
          const found2 = label.text;
          const meant = (0, import_chunk_7IIL3LMX.suggest)(found2, labels.filter((each) => !present.has(each)));
          const atMost = contract.severity.get(id3);
          if (meant === void 0) report("unknown", { at: label.span, data: { found: found2, known: labels.map((each) => `\`${each}\``).join(", ") }, atMost });
          else report("near", { at: label.span, data: { found: found2, meant }, fix: (0, import_chunk_7IIL3LMX.isSlip)(found2, meant) ? { safety: "safe", edits: [{ ...label.span, text: meant }] } : void 0, atMost });
        }
      }
    }
  }
});
var id4 = "mirror/quoted-values";
var quoted_values_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id4,
  meta: {
    summary: "Require quotes around the values of a mirror that its contract wants quoted",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["heading", "html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "the values of three fields are read between double quotes only"
      }
    ]
  },
  messages: {
    bare: "The value of `{{label}}` stands without the double quotes between which it is looked for; write them."
  },
  check(document, { report }) {
    for (const { contract, entries } of document.mirrors()) {
      for (const { form, bullets } of entries) {
        if (form === "bullet") continue;
        for (const { key, label, value, form: written } of bullets) {
          if (key === void 0 || written !== "plain" || contract.mirror?.quoted.has(key) !== true || value.text === "") continue;
          const edits = [{ start: value.span.start, end: value.span.start, text: '"' }, { start: value.span.end, end: value.span.end, text: '"' }];
          report("bare", { at: value.span, data: { label: label.text }, fix: value.text.includes('"') ? void 0 : { safety: "safe", edits }, atMost: contract.severity.get(id4) });
        }
      }
    }
  }
});
function mirroredPayloads(document) {
  return document.mirrors().flatMap((mirror) => {
    const shape = mirror.contract.mirror;
    const [judged, another] = (0, import_chunk_7IIL3LMX.judgedPayloads)(document).filter(({ contract }) => contract === mirror.contract);
    if (shape === void 0 || judged === void 0 || another !== void 0 || judged.payload.tree.root === void 0) return [];
    const records = /* @__PURE__ */ new Map();
    for (const record of judged.payload.records) {
      const name = record.key?.text;
      if (name !== void 0 && !records.has(name)) records.set(name, record);
    }
    const seen = /* @__PURE__ */ new Set();
    const pairs = mirror.entries.flatMap((entry) => {
      const record = records.get(entry.name.text);
      if (record === void 0 || seen.has(entry.name.text)) return [];
      seen.add(entry.name.text);
      return [{ entry, record }];
    });
    return [{ ...judged, mirror, shape, pairs }];
  });
}
function scalarIn({ node }, key) {
  const value = (0, import_chunk_7IIL3LMX.resolveAlias)((0, import_chunk_7IIL3LMX.findPair)(node, key)?.value);
  return value?.kind === "scalar" ? value : void 0;
}
var id5 = "mirror/records";
var records_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id5,
  meta: {
    summary: "Require a mirror to have an entry for each record of its payload, and no other",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["heading", "html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "an entry without its record and a record without its entry fail the check of integrity"
      }
    ]
  },
  messages: {
    missing: "The section has no entry `{{name}}`, which the payload holds on line {{line}}; add it.",
    extra: "The entry `{{name}}` is not in the payload, which is all that readers take; remove it, or write it into the payload.",
    twice: "The entry `{{name}}` stands on line {{line}} already; keep one.",
    none: "The section says that there are no records, and the payload holds {{count}}; write an entry for each.",
    silent: "The payload holds no records, and the section does not say so; write `{{sentence}}`."
  },
  check(document, { report }) {
    const lineOf = (offset) => document.source.pointAt(offset).line;
    for (const { contract, mirror, shape, payload } of mirroredPayloads(document)) {
      const atMost = contract.severity.get(id5);
      const names2 = new Map(payload.records.flatMap(({ key }) => key === void 0 ? [] : [[key.text, key.span]]));
      if (mirror.none !== void 0 && names2.size > 0) report("none", { at: mirror.none, data: { count: names2.size }, atMost });
      if (mirror.none === void 0 && shape.none !== void 0 && payload.records.length === 0 && mirror.entries.length === 0) {
        report("silent", { at: mirror.heading, data: { sentence: shape.none }, atMost });
      }
      const seen = /* @__PURE__ */ new Map();
      for (const { name } of mirror.entries) {
        const first = seen.get(name.text);
        if (first !== void 0) report("twice", { at: name.span, data: { name: name.text, line: lineOf(first) }, atMost });
        else if (!names2.has(name.text)) report("extra", { at: name.span, data: { name: name.text }, atMost });
        if (first === void 0) seen.set(name.text, name.span.start);
      }
      if (mirror.none !== void 0 && mirror.entries.length === 0) continue;
      for (const [name, span] of names2) {
        if (!seen.has(name)) report("missing", { at: mirror.heading, data: { name, line: lineOf(span.start) }, related: [{ at: span, message: "the record" }], atMost });
      }
    }
  }
});
var id6 = "mirror/values";
var values_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id6,
  meta: {
    summary: "Require the bullets of a mirror to say what the payload says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["heading", "html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "each field of an entry is compared with that of its record, and a field that one of them lacks fails the check"
      }
    ]
  },
  messages: {
    differs: "The entry says `{{found}}`, and `{{key}}` of the payload, which readers take, is `{{wanted}}`; write the same.",
    placeholder: "While `{{key}}` of the payload is empty, the section shows what is to come; write `{{wanted}}`.",
    missing: "The entry `{{name}}` has no `{{label}}`, which the payload holds on line {{line}}; add it.",
    extra: "The entry has `{{label}}`, and the payload has no `{{key}}`; remove it, or write it into the payload."
  },
  check(document, { report }) {
    for (const { contract, shape, pairs } of mirroredPayloads(document)) {
      const atMost = contract.severity.get(id6);
      for (const { entry, record } of pairs) {
        for (const bullet of entry.bullets) {
          const { key, label, value } = bullet;
          if (key === void 0) continue;
          const scalar = scalarIn(record, key);
          if (scalar === void 0) {
            if (!record.node.pairs.some((pair) => pair.key.kind === "scalar" && pair.key.text === key)) report("extra", { at: label.span, data: { label: label.text, key }, atMost });
            continue;
          }
          const wanted = scalar.value === null ? "" : scalar.text;
          const placeholder = wanted.trim() === "" ? shape.placeholders.get(key) : void 0;
          if (sameText(value.text, wanted) && placeholder === void 0) continue;
          if (placeholder === void 0) report("differs", { at: placeOf(bullet), data: { found: value.text, key, wanted }, fix: rewrite(bullet, wanted), atMost });
          else if (!isPlaceholder(value.text, placeholder)) report("placeholder", { at: placeOf(bullet), data: { key, wanted: placeholder }, atMost });
        }
        for (const [label, key] of shape.bullets) {
          const scalar = scalarIn(record, key);
          if (scalar === void 0 || shape.optional.has(key) || entry.bullets.some((bullet) => bullet.key === key)) continue;
          const { line } = document.source.pointAt(scalar.span.start);
          report("missing", { at: entry.name.span, data: { name: entry.name.text, label, line }, atMost });
        }
      }
    }
  }
});
function sameText(a, b) {
  return plain(a) === plain(b);
}
function plain(text) {
  return text.replaceAll(/\\(["\\])/g, "$1").replaceAll(/\s+/g, " ").trim();
}
function isPlaceholder(text, placeholder) {
  const parts = placeholder.split("#{number}").map((part) => part.replaceAll(/\s+/g, " "));
  let rest = text.replaceAll(/\s+/g, " ").trim();
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      const number = /^#\d+/.exec(rest)?.[0];
      if (number === void 0) return false;
      rest = rest.slice(number.length);
    }
    if (!rest.startsWith(part)) return false;
    rest = rest.slice(part.length);
  }
  return rest === "";
}
function placeOf({ value, label }) {
  return value.span.start === value.span.end ? label.span : value.span;
}
function rewrite({ form, value }, wanted) {
  if (form === "block" || value.span.start === value.span.end || wanted.trim() === "" || /[\r\n]/.test(wanted) || form === "quoted" && wanted.includes('"')) return void 0;
  return { safety: "safe", edits: [{ ...value.span, text: wanted }] };
}
var id7 = "payload/current-version";
var current_version_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id7,
  meta: {
    summary: "Require the version that writers of a payload should use",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "each kind of such a record has one version that its writers state" }
    ]
  },
  messages: {
    other: "The `{{field}}` is {{version}}, and writers of `{{head}}` state {{current}}; write {{current}}."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { version } = terms;
      const current = version?.currentOf(marker.parameters);
      if (version === void 0 || current === void 0) continue;
      const stated = (0, import_chunk_7IIL3LMX.statedVersion)(version, payload.tree.root, marker.parameters);
      if (stated.code !== "known" || stated.version === current || stated.version < (version.minimumOf(marker.parameters) ?? 0)) continue;
      report("other", { at: stated.at, data: { field: version.field, version: stated.version, head: marker.head.text, current }, atMost: contract.severity.get(id7) });
    }
  }
});
var id8 = "payload/fence";
var fence_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id8,
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
      const unread = (0, import_chunk_7IIL3LMX.findUnreadPayload)(document, marker);
      const wanted = terms?.fenceNames[0];
      if (terms === void 0 || unread === void 0 || wanted === void 0) continue;
      const data = { family: contract.family, wanted, consequence: terms.missingConsequence ?? absent };
      if (unread.form === "text") {
        report("unfenced", { at: unread.at, data: { family: contract.family, wanted }, atMost: (0, import_chunk_7IIL3LMX.mildest)("warning", contract.severity.get(id8)) });
        continue;
      }
      const { start } = unread.fence.node.span;
      const run = runAt(document.text, start);
      const { lang } = unread.fence.node;
      const from = start + run.length;
      if (lang === void 0) {
        report("bare", { at: { start, end: from }, data, fix: { safety: "safe", edits: [{ start: from, end: from, text: wanted }] }, atMost: contract.severity.get(id8) });
      } else {
        const at = nameSpan(document.text, from, lang);
        report("name", { at, data: { ...data, found: lang }, fix: { safety: "safe", edits: [{ ...at, text: wanted }] }, atMost: contract.severity.get(id8) });
      }
    }
    for (const { contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { fence } = payload;
      if (fence === void 0 || contract.recognise === "html-node") continue;
      const data = { family: contract.family, consequence: terms.missingConsequence ?? absent };
      const { start } = fence.node.span;
      const run = runAt(document.text, start);
      const at = { start, end: start + run.length };
      const atMost = contract.severity.get(id8);
      if (run.startsWith("~")) report("tildes", { at, data, fix: fence.closed && !payload.text.includes("```") ? toBackticks(document.text, fence, run) : void 0, atMost });
      else if (!fence.closed) report("unclosed", { at, data, fix: holdsOnly((0, import_chunk_7IIL3LMX.topKeys)(terms), payload.tree.root) ? close(document, fence, run) : void 0, atMost });
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
  return root?.kind === "mapping" && root.pairs.every((pair) => keys.has((0, import_chunk_7IIL3LMX.keyText)(pair) ?? ""));
}
function close({ text }, { node: { span, within } }, run) {
  if (within.length > 0 || text.slice(span.end).trim() !== "") return void 0;
  const content = text.trimEnd();
  const lineBreak = content.includes("\r\n") ? "\r\n" : "\n";
  return { safety: "safe", edits: [{ start: content.length, end: content.length, text: `${lineBreak}${run}` }] };
}
var id9 = "payload/indent";
var indent_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id9,
  meta: {
    summary: "Require the indentation of a payload that its readers take line by line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-spine-core.ps1",
        claim: "a reader of such a payload takes lines with two and with four spaces before them, and gives up the whole for any other"
      },
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/487", claim: "a template with three and six spaces made the payload of every plan dead, and no tool said so" }
    ]
  },
  messages: {
    indent: "The key `{{key}}` stands behind {{found}} spaces, and readers of `{{family}}` take it behind {{wanted}} alone{{consequence}}; write {{wanted}}."
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      if (terms.indent === void 0 || payload.language !== "yaml") continue;
      const wrong = (0, import_chunk_AGDJPC2L.findWrongIndent)(document, payload.tree.root, terms.indent);
      if (wrong === void 0) continue;
      const { pair, found: found2, wanted } = wrong;
      const at = pair.key.span;
      const consequence = (0, import_chunk_7NXUM2U3.behindColon)(terms.missingConsequence);
      report("indent", { at, data: { key: document.text.slice(at.start, at.end), found: found2, wanted, family: contract.family, consequence }, atMost: contract.severity.get(id9) });
    }
  }
});
var id10 = "payload/key-order";
var key_order_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id10,
  meta: {
    summary: "Require the keys of a payload to stand in the order in which its readers want them",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/subagent-env-handshake/SKILL.md",
        claim: "the fields of such a block stand in a fixed order"
      }
    ]
  },
  messages: {
    order: "The key `{{key}}` stands behind `{{before}}`, and readers of `{{family}}` want {{order}}; write them in this order."
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { keyOrder } = terms;
      const { root } = payload.tree;
      if (keyOrder.length === 0 || root?.kind !== "mapping") continue;
      let last = { place: -1, key: "" };
      for (const pair of root.pairs) {
        const key = (0, import_chunk_7IIL3LMX.keyText)(pair) ?? "";
        const place = keyOrder.indexOf(key);
        if (place === -1) continue;
        if (place < last.place) {
          const order = keyOrder.map((each) => `\`${each}\``).join(", ");
          report("order", { at: pair.key.span, data: { key, before: last.key, family: contract.family, order }, atMost: contract.severity.get(id10) });
          break;
        }
        last = { place, key };
      }
    }
  }
});
var id11 = "payload/known-keys";
var known_keys_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id11,
  meta: {
    summary: "Disallow misspelt keys in a payload",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "readers keep keys that they do not know without a word, so that a misspelt one is lost" }
    ]
  },
  messages: {
    misspelt: "Readers of `{{family}}` do not know the key `{{spelling}}` and pass it by; write `{{meant}}`."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { root } = payload.tree;
      const schema = (0, import_chunk_7IIL3LMX.schemaOf)(terms, root, marker.parameters);
      if (root === void 0 || schema === void 0) continue;
      for (const { pair, spelling, meant } of (0, import_chunk_3DIJJRF7.findMisspeltKeys)(schema, root)) {
        const at = pair.key.span;
        const fix = (0, import_chunk_7IIL3LMX.isSlip)(spelling, meant) && isPlain(pair) ? { safety: "safe", edits: [{ ...at, text: meant }] } : void 0;
        report("misspelt", { at, data: { family: contract.family, spelling, meant }, fix, atMost: contract.severity.get(id11) });
      }
    }
  }
});
function isPlain({ key }) {
  return key.kind === "scalar" && key.style === "plain" && key.tag === void 0;
}
var id12 = "payload/known-version";
var known_version_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id12,
  meta: {
    summary: "Require a payload to state a version that its readers know",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader of such payloads is tested to throw on a version that it does not know" }
    ]
  },
  messages: {
    missing: "The payload of `{{family}}` has no `{{field}}`, so its readers cannot tell how to read it; write one of {{known}}.",
    unknown: "The `{{field}}` is `{{version}}`, and readers of `{{family}}` know only {{known}}: {{consequence}}; write one of these.",
    type: "The `{{field}}` is {{type}}, and readers of `{{family}}` know only {{known}}; write one of these.",
    below: "The `{{field}}` is {{version}}, and readers of `{{head}}` take none below {{minimum}}: {{consequence}}; write {{current}}.",
    spelling: "The `{{field}}` is written as `{{source}}`, which only lenient readers take for {{version}}; write `{{version}}`."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { version } = terms;
      const { root } = payload.tree;
      if (version === void 0 || version.in === "payload" && root?.kind !== "mapping") continue;
      const atMost = contract.severity.get(id12);
      const data = { family: contract.family, field: version.field, known: version.known.join(", ") };
      const stated = (0, import_chunk_7IIL3LMX.statedVersion)(version, root, marker.parameters);
      switch (stated.code) {
        case "absent":
        case "empty": {
          if ((0, import_chunk_7IIL3LMX.legacyGaps)(terms, root).includes(version.field)) break;
          report("missing", { at: stated.code === "empty" ? stated.pair.span : marker.span, data, atMost });
          break;
        }
        case "type":
          report("type", { at: stated.at, data: { ...data, type: stated.type }, atMost });
          break;
        case "unknown":
          report("unknown", { at: stated.at, data: { ...data, version: stated.text, consequence: version.consequence ?? dropped }, atMost });
          break;
        case "known": {
          const minimum = version.minimumOf(marker.parameters) ?? 0;
          if (stated.version < minimum) {
            const current = version.currentOf(marker.parameters) ?? minimum;
            report("below", { at: stated.at, data: { field: version.field, version: stated.version, head: marker.head.text, minimum, consequence: version.minimumConsequence ?? dropped, current }, atMost });
          } else if (stated.unusual !== void 0) {
            const { source } = stated.unusual;
            const fix = { safety: "safe", edits: [{ ...stated.unusual.span, text: String(stated.version) }] };
            const cap = version.coerced ? (0, import_chunk_7IIL3LMX.mildest)("warning", atMost) : atMost;
            report("spelling", { at: stated.at, data: { field: version.field, source, version: stated.version }, fix: isOneWord(stated.unusual) ? fix : void 0, atMost: cap });
          }
        }
      }
    }
  }
});
var dropped = "they drop the record";
function isOneWord({ header, tag, source }) {
  return header === "" && tag === void 0 && !/[\r\n]/.test(source);
}
var id13 = "payload/legacy-form";
var legacy_form_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id13,
  meta: {
    summary: "Disallow payloads in an old form that readers take only when they are asked to",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader is tested to take records of the old form only with a switch for them" }
    ]
  },
  messages: {
    old: "The payload of `{{family}}` has no {{known}}, so that readers take it for an old one: {{consequence}}; write what is missing."
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { root } = payload.tree;
      const gaps = (0, import_chunk_7IIL3LMX.legacyGaps)(terms, root);
      if (root?.kind !== "mapping" || gaps.length === 0) continue;
      const known = gaps.map((key) => `\`${key}\``).join(" and no ");
      report("old", { at: root.pairs[0]?.key.span ?? marker.span, data: { family: contract.family, known, consequence: terms.missingConsequence ?? "they skip it" }, atMost: contract.severity.get(id13) });
    }
  }
});
var id14 = "payload/multiline-style";
var multiline_style_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id14,
  meta: {
    summary: "Require text of several lines in a payload to be a block scalar of the declared form",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "writers of such payloads must use a literal block scalar without a last line break for text of several lines"
      },
      { url: "https://yaml.org/spec/1.2.2/#81-block-scalar-styles", claim: "only a literal block scalar keeps the lines of a text as they are" }
    ]
  },
  messages: {
    header: "The text of `{{key}}` stands behind `{{found}}`, which leaves a line break at its end; write `{{wanted}}`.",
    style: "The text of `{{key}}` has several lines in a {{style}} value, which {{effect}}; write it as a block scalar behind `{{wanted}}`."
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { text } = terms;
      const atMost = contract.severity.get(id14);
      const wanted = text?.multiline;
      if (text === void 0 || wanted === void 0) continue;
      for (const { key, value } of typedTexts(payload.tree.root, text)) {
        const { span, style, header } = value;
        if (!hasSeveralLines(value)) continue;
        if (style === "literal") {
          if (header.includes("-")) continue;
          const at = { start: span.start, end: span.start + header.length };
          const fix = { safety: "safe", edits: [{ ...at, text: `|${/\d/.exec(header)?.[0] ?? ""}-` }] };
          report("header", { at, data: { key, found: header, wanted }, fix, atMost });
        } else {
          const firstLine2 = header === "" ? /^[^\r\n]*/.exec(value.source)?.[0].length ?? 0 : header.length;
          const at = { start: span.start, end: span.start + firstLine2 };
          report("style", { at, data: { key, style, effect: effects[style], wanted }, atMost });
        }
      }
    }
  }
});
var effects = {
  plain: "joins its lines",
  "single-quoted": "joins its lines",
  "double-quoted": "joins or escapes its lines",
  folded: "joins its lines"
};
function hasSeveralLines({ source, header, text }) {
  const written = header === "" ? source : source.slice(header.length).replace(/^[^\r\n]*/, "");
  return /[\r\n]/.test(written.trim()) || text.trim().includes("\n");
}
function typedTexts(root, text) {
  return (0, import_chunk_7IIL3LMX.pairsIn)(root).flatMap((pair) => {
    const key = (0, import_chunk_7IIL3LMX.keyText)(pair);
    return key !== void 0 && text.fields.includes(key) && pair.value?.kind === "scalar" ? [{ key, value: pair.value }] : [];
  });
}
var id15 = "payload/no-fence";
var no_fence_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id15,
  meta: {
    summary: "Disallow runs of backticks inside a payload, which end it",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "three backticks in the typed texts of such payloads are to be rejected"
      },
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "a line of backticks ends a fence, also when it is indented by up to three spaces" }
    ]
  },
  messages: {
    fence: "The {{count}} backticks inside the payload of `{{family}}` end it for its readers: {{consequence}}; write the text without them."
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { text } = terms;
      if (text?.forbidFence !== true) continue;
      const consequence = text.fenceConsequence ?? "everything behind it is lost";
      for (const at of [...runsInside(payload), ...earlyEnd(document, payload)]) {
        report("fence", { at, data: { count: at.end - at.start, family: contract.family, consequence }, atMost: contract.severity.get(id15) });
      }
    }
  }
});
function runsInside({ text, map }) {
  return [...text.matchAll(/`{3,}/g)].map(({ 0: run, index }) => map.spanToOuter({ start: index, end: index + run.length }));
}
function earlyEnd(document, payload) {
  const fence = document.nodes("code").find(({ span }) => (0, import_chunk_7IIL3LMX.contains)(span, payload.span));
  const last = lastIn(payload.tree.root);
  if (fence === void 0 || last?.kind !== "scalar" || last.header === "") return [];
  const run = /`{3,}(?=[ \t]*$)/.exec(document.text.slice(payload.span.end, fence.span.end));
  if (run === null) return [];
  const start = payload.span.end + run.index;
  const column = (offset) => document.source.pointAt(offset).column;
  return column(start) > column(fence.span.start) ? [{ start, end: start + run[0].length }] : [];
}
function lastIn(node) {
  if (node?.kind === "sequence" && !node.flow) return lastIn(node.items.at(-1)) ?? node;
  if (node?.kind === "mapping" && !node.flow) return lastIn(node.pairs.at(-1)?.value) ?? node;
  return node;
}
var id16 = "payload/no-object-text";
var no_object_text_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id16,
  meta: {
    summary: "Disallow values that a program wrote for an object instead of its content",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/1012", claim: "a list that was handed to a helper for single values was written as the name of its type" },
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/794", claim: "objects were written into rows as the text that a shell makes of them" },
      { url: "https://tc39.es/ecma262/#sec-object.prototype.tostring", claim: "in JavaScript an object becomes a text with nothing but the name of its kind" }
    ]
  },
  messages: {
    object: "`{{found}}` is what {{language}} makes of an object, and its content is lost; write the content, field by field."
  },
  check(document, { report }) {
    for (const { contract, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      for (const scalar of scalarsIn(payload.tree.root)) {
        const found2 = scalar.text.trim();
        const language = forms.find(({ form }) => form.test(found2))?.language;
        if (language !== void 0) report("object", { at: scalar.span, data: { found: found2, language }, atMost: contract.severity.get(id16) });
      }
    }
  }
});
var forms = [
  { language: "PowerShell", form: /^(?:System\.(?:Object|String|Int32|Int64|Boolean|Collections\.[\w.]+(?:`\d)?)(?:\[[\w.,\s]*\])?(?:\[\])?|@\{[^{}]*=[^{}]*\})$/ },
  { language: "JavaScript", form: /^\[object [A-Z]\w*\]$/ },
  { language: "Python", form: /^<[\w.]+ object at 0x[0-9a-f]+>$/i }
];
function scalarsIn(root) {
  const found2 = [];
  const open = root === void 0 ? [] : [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    if (node.kind === "scalar") found2.push(node);
    else if (node.kind === "sequence") open.push(...[...node.items].reverse());
    else if (node.kind === "mapping") {
      for (const { value } of [...node.pairs].reverse()) if (value !== void 0) open.push(value);
    }
  }
  return found2;
}
var id17 = "payload/present";
var present_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id17,
  meta: {
    summary: "Require a marker to carry the payload that its contract asks for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "the payload of such a marker is a fenced block in the same comment" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader is tested to pass over a marker without the keys that it needs" }
    ]
  },
  messages: {
    missing: "The marker of `{{family}}` carries no payload: {{consequence}}; write it behind the marker.",
    empty: "The payload of `{{family}}` is empty: {{consequence}}; write it."
  },
  check(document, { report }) {
    for (const { payload, contract, terms } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { tree, language, fence, span, text } = payload;
      const empty = language === "text" ? text.trim() === "" : tree.root === void 0 && tree.faults.length === 0;
      if (!empty || terms.optional) continue;
      const at = fence === void 0 ? span : { start: fence.node.span.start, end: fence.node.span.start + firstLine(document.text, fence.node.span.start) };
      report("empty", { at, data: { family: contract.family, consequence: terms.missingConsequence ?? absent2 }, atMost: contract.severity.get(id17) });
    }
    for (const marker of document.markers()) {
      const { contract, payload, role, partner, span } = marker;
      const terms = contract.payload;
      if (terms === void 0 || terms.optional || payload !== void 0 || role === "end") continue;
      if (terms.in === "region" && partner === void 0) continue;
      if (!(0, import_chunk_7IIL3LMX.standsWhereRead)(document, marker) || (0, import_chunk_7IIL3LMX.findUnreadPayload)(document, marker) !== void 0) continue;
      report("missing", { at: span, data: { family: contract.family, consequence: terms.missingConsequence ?? absent2 }, atMost: contract.severity.get(id17) });
    }
  }
});
var absent2 = "readers find nothing in it";
function firstLine(text, start) {
  return /^[^\r\n]*/.exec(text.slice(start, start + 200))?.[0].trimEnd().length ?? 0;
}
var id18 = "payload/quoted-text";
var quoted_text_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id18,
  meta: {
    summary: "Require quotes around typed text that YAML changes",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "unsafe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#66-comments", claim: "in an unquoted value a number sign behind white space starts a comment" },
      { url: "https://yaml.org/type/bool.html", claim: "for readers of YAML 1.1 an unquoted `yes`, `no`, `on` or `off` is a truth value" },
      { url: "https://github.com/cloudbase/powershell-yaml/blob/main/powershell-yaml.psm1", claim: "this reader turns unquoted numbers, dates and truth values into their types" }
    ]
  },
  messages: {
    retyped: "Some readers take `{{source}}` for {{type}}, and `{{key}}` is text; put it in quotes.",
    cut: "The text of `{{key}}` ends before this `#`, and `{{lost}}` is lost as a comment; put the whole text in quotes."
  },
  check(document, { report }) {
    for (const judged of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { contract, terms, payload } = judged;
      if (terms.text === void 0 || payload.language !== "yaml") continue;
      const atMost = contract.severity.get(id18);
      const told = new Set((0, import_chunk_AGDJPC2L.payloadFaults)(judged).map(({ at }) => at.start));
      for (const pair of (0, import_chunk_7IIL3LMX.pairsIn)(payload.tree.root)) {
        const key = (0, import_chunk_7IIL3LMX.keyText)(pair);
        const { value } = pair;
        if (key === void 0 || !terms.text.fields.includes(key) || value?.kind !== "scalar" || value.style !== "plain") continue;
        const { source, comment } = value;
        const type = told.has(value.span.start) ? void 0 : typeElsewhere(value);
        if (type !== void 0) {
          const fix = { safety: "safe", edits: [{ ...value.span, text: `"${source}"` }] };
          report("retyped", { at: value.span, data: { source, type, key }, fix, atMost });
        }
        if (comment === void 0) continue;
        const lost = document.text.slice(comment.start, comment.end).trimEnd();
        const at = { start: comment.start, end: comment.start + lost.length };
        if (likeWord.test(lost)) report("cut", { at, data: { key, lost }, fix: (0, import_chunk_7IIL3LMX.quoteWhole)(document.text, value, comment.end), atMost });
      }
    }
  }
});
var likeWord = /^#(?!(?:todo|fixme|xxx|note|noqa|hack)\b)[^\s#!-]/i;
function typeElsewhere(scalar) {
  const { source, value, tag } = scalar;
  if (tag !== void 0 || source === "" || value === null) return void 0;
  if (typeof value !== "string") return (0, import_chunk_7IIL3LMX.typeName)(scalar);
  if (/^(?:y|n|yes|no|on|off)$/i.test(source)) return "a truth value";
  if (/^\d{4}-\d{1,2}-\d{1,2}(?:[Tt ]\d.*)?$/.test(source)) return "a date";
  return /^[-+]?\d[\d_]*(?::[0-5]?\d)+$|^[-+]?\d+(?:_\d+)+$/.test(source) ? "a number" : void 0;
}
var id19 = "payload/relations";
var relations_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id19,
  meta: {
    summary: "Require the values of a payload to agree with each other and with the head as the contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "entries of such a payload and what repeats them must be the same in both directions" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "a candidate is validated together with its marker, which keys it" }
    ]
  },
  messages: {
    broken: "`{{name}}` {{reason}}.",
    advice: "`{{name}}` {{reason}}; {{advice}}.",
    consequence: "`{{name}}` {{reason}}: {{consequence}}.",
    both: "`{{name}}` {{reason}}: {{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const judged of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { marker, contract, payload } = judged;
      const { root } = payload.tree;
      if (root === void 0) continue;
      const told = new Set((0, import_chunk_AGDJPC2L.payloadFaults)(judged).map(({ at }) => at.start));
      for (const relation of contract.relations) {
        for (const { at, related, name, reason, advice } of (0, import_chunk_W43MUQ2N.checkRelation)(relation, root, marker.parameters)) {
          if (told.has(at.start) || related.some((other) => told.has(other.at.start))) continue;
          const { consequence } = relation;
          const key = name.slice(name.lastIndexOf(".") + 1).replace("[]", "");
          const rest = { at, related, atMost: (0, import_chunk_7IIL3LMX.mildest)(relation.severity, contract.severity.get(id19)) };
          if (consequence !== void 0 && advice !== void 0) report("both", { ...rest, data: { name: key, reason, consequence, advice } });
          else if (consequence !== void 0) report("consequence", { ...rest, data: { name: key, reason, consequence } });
          else if (advice !== void 0) report("advice", { ...rest, data: { name: key, reason, advice } });
          else report("broken", { ...rest, data: { name: key, reason } });
        }
      }
    }
  }
});
var id20 = "payload/schema";
var schema_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id20,
  meta: {
    summary: "Require a payload to fit the schema of its version",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "a payload of which one value does not fit is refused as a whole" },
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`" }
    ]
  },
  messages: {
    fault: "{{name}} {{reason}}.",
    advice: "{{name}} {{reason}}; {{advice}}.",
    consequence: "{{name}} {{reason}}: {{consequence}}.",
    both: "{{name}} {{reason}}: {{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const judged of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { contract, terms } = judged;
      for (const fault of (0, import_chunk_AGDJPC2L.payloadFaults)(judged)) {
        const { at, reason, advice, consequence } = fault;
        const name = fault.name === "the payload" ? "The payload" : `\`${fault.name}\``;
        const fix = mends(fault) ? { safety: "safe", edits: [{ ...at, text: fault.replacement ?? "" }] } : void 0;
        const lenient = fault.onlyCase && terms.ignoresCase ? "warning" : void 0;
        const rest = { at, fix, atMost: (0, import_chunk_7IIL3LMX.mildest)(contract.severity.get(id20), fault.severity, lenient) };
        const result = lenient === void 0 ? consequence : void 0;
        if (result !== void 0 && advice !== void 0) report("both", { ...rest, data: { name, reason, consequence: result, advice } });
        else if (result !== void 0) report("consequence", { ...rest, data: { name, reason, consequence: result } });
        else if (advice !== void 0) report("advice", { ...rest, data: { name, reason, advice } });
        else report("fault", { ...rest, data: { name, reason } });
      }
    }
  }
});
function mends({ keyword, replacement, node }) {
  if (replacement === void 0 || node?.kind !== "scalar" || node.tag !== void 0) return false;
  return keyword !== "enum" || (0, import_chunk_7IIL3LMX.isSlip)(node.text, replacement.replaceAll(/["']/g, ""));
}
var id21 = "payload/single-fence";
var single_fence_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id21,
  meta: {
    summary: "Disallow a second fence that readers could take for the payload",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "the payload of such a marker is a single fenced block" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-reader-inventory.md", claim: "readers of markers search the raw text of a comment, code and quotes included" }
    ]
  },
  messages: {
    decoy: "Readers of `{{family}}` take the fence that begins here for the payload, since it is the first one named `{{name}}` in the text, and never read the one on line {{line}}; give it another info string or put it behind.",
    further: "Readers of `{{family}}` take only the fence on line {{line}} for the payload, and this one looks the same to them; give it another info string."
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, role } = marker;
      if (role === "end" || !(0, import_chunk_7IIL3LMX.standsWhereRead)(document, marker)) continue;
      const { meant, decoys, further } = (0, import_chunk_7IIL3LMX.chooseFence)(document, marker);
      if (meant === void 0) continue;
      const { line } = document.source.pointAt(meant.node.span.start);
      const cap = contract.severity.get(id21);
      for (const at of decoys) {
        const name = document.text.slice(at.start, at.end).replace(/^[`~]+/, "");
        report("decoy", { at, data: { family: contract.family, name, line }, related: [{ at: (0, import_chunk_7IIL3LMX.openingOf)(meant), message: "the payload" }], atMost: cap });
      }
      for (const fence of further) report("further", { at: (0, import_chunk_7IIL3LMX.openingOf)(fence), data: { family: contract.family, line }, atMost: (0, import_chunk_7IIL3LMX.mildest)("warning", cap) });
    }
  }
});
var id22 = "payload/unique-keys";
var unique_keys_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id22,
  meta: {
    summary: "Disallow a key that stands twice in one mapping of a payload",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#3213-node-comparison", claim: "the keys of a YAML mapping must be unique" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-4", claim: "readers of JSON differ in what they make of names that are not unique" }
    ]
  },
  messages: {
    duplicate: "The key `{{key}}` stands on line {{line}} already, so readers of `{{family}}` take one of the two values or drop the record; remove one."
  },
  check(document, { report }) {
    for (const { contract, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      for (const mapping of (0, import_chunk_7IIL3LMX.mappingsIn)(payload.tree.root)) {
        const first = /* @__PURE__ */ new Map();
        for (const pair of mapping.pairs) {
          const key = (0, import_chunk_7IIL3LMX.keyText)(pair);
          if (key === void 0) continue;
          const earlier = first.get(key);
          if (earlier === void 0) {
            first.set(key, pair);
            continue;
          }
          const { line } = document.source.pointAt(earlier.key.span.start);
          const related = [{ at: earlier.key.span, message: "the first one" }];
          report("duplicate", { at: pair.key.span, data: { key, line, family: contract.family }, related, atMost: contract.severity.get(id22) });
        }
      }
    }
  }
});
var id23 = "payload/valid-syntax";
var valid_syntax_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id23,
  meta: {
    summary: "Require a payload that a parser of its language can read",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "the validator of such payloads fails closed on one that it cannot parse" },
      { url: "https://yaml.org/spec/1.2.2/#733-plain-style", claim: "an unquoted value cannot contain a colon followed by a space" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259", claim: "JSON has no comments, no single quotes and no comma behind the last value" }
    ]
  },
  messages: {
    syntax: "The payload of `{{family}}` is no valid {{language}}, so readers drop all of it: {{reason}}.",
    advice: "The payload of `{{family}}` is no valid {{language}}, so readers drop all of it: {{reason}}; {{advice}}.",
    limit: "The payload of `{{family}}` was not checked, since it has {{reason}}; write it shorter or flatter."
  },
  check(document, { report }) {
    for (const { contract, payload } of (0, import_chunk_7IIL3LMX.judgedPayloads)(document)) {
      const { family } = contract;
      const atMost = contract.severity.get(id23);
      for (const { code, span: at, reason, advice } of payload.tree.faults) {
        const language = names[payload.language];
        if (code === "limit") report("limit", { at, data: { family, reason }, atMost });
        else if (advice === void 0) report("syntax", { at, data: { family, language, reason }, atMost });
        else report("advice", { at, data: { family, language, reason, advice }, atMost });
      }
    }
  }
});
var names = { yaml: "YAML", json: "JSON", pairs: "row of pairs", bullets: "list of values", text: "text" };
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  marker_alone_on_line,
  marker_body_length,
  marker_closed,
  marker_companion,
  marker_count,
  marker_entries,
  marker_head_form,
  marker_no_early_end,
  marker_no_foreign_family,
  marker_no_legacy,
  marker_no_live_mention,
  marker_only_marker,
  marker_paired,
  marker_placement,
  marker_required_lines,
  marker_target,
  mirror_labels,
  mirror_quoted_values,
  mirror_records,
  mirror_values,
  payload_current_version,
  payload_fence,
  payload_indent,
  payload_key_order,
  payload_known_keys,
  payload_known_version,
  payload_legacy_form,
  payload_multiline_style,
  payload_no_fence,
  payload_no_object_text,
  payload_present,
  payload_quoted_text,
  payload_relations,
  payload_schema,
  payload_single_fence,
  payload_unique_keys,
  payload_valid_syntax
});
