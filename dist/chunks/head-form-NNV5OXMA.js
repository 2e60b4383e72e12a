import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  invisibleNames
} from "./chunk-GPRQWUC7.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/head-form.ts
var head_form_default = defineRule({
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
      const { contract, code, at, found, parameter, meant } = near;
      const { family } = contract;
      const atHome = isAtHome(contract, document);
      switch (code) {
        case "case":
        case "separator":
        case "spelling":
          report(code, { at, data: { found, family, meant: meant ?? contract.head.template }, fix: fixOf(document.text, near) });
          break;
        case "spacing":
          report(code, { at, data: { family, meant: meant ?? contract.head.template }, fix: fixOf(document.text, near) });
          break;
        case "invisible":
          report(code, { at, data: { code: invisibleNames(found), family, meant: meant ?? contract.head.template }, fix: fixOf(document.text, near) });
          break;
        case "placeholder":
        case "parameter":
          if (atHome && parameter !== void 0) report(code, { at, data: { found, parameter, family, wanted: describe(contract.head.parameters.get(parameter)) } });
          break;
        case "trailing-text":
          if (atHome) report("text", { at, data: { found, family } });
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
export {
  head_form_default as default
};
