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
  directives_known_directive: () => known_directive_default,
  directives_known_rule: () => known_rule_default,
  directives_no_unused: () => no_unused_default,
  directives_reason: () => reason_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var known_directive_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "directives/known-directive",
  meta: {
    summary: "Require a comment that speaks to markerlint to use a directive that exists",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_J6AED5OY.documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: "safe",
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "the directives that markerlint obeys" }]
  },
  messages: {
    misspelt: "`{{name}}` is not a directive and does nothing; did you mean `{{better}}`?",
    unknown: "`{{name}}` is not a directive and does nothing; write `markerlint-disable-next-line`, `-disable-line`, `-disable`, `-enable` or `-disable-file`."
  },
  check(_document, { report, directives }) {
    for (const { directive } of directives) {
      if (directive.action !== void 0) continue;
      const { text: name, span: at } = directive.name;
      const word = name.replace(/^markerlint[-_:\s]*/i, "");
      const action = onlyOneThatBeginsWith(word) ?? (0, import_chunk_7IIL3LMX.suggest)(word, import_chunk_7IIL3LMX.directiveActions);
      if (action === void 0) {
        report("unknown", { at, data: { name } });
        continue;
      }
      const better = `markerlint-${action}`;
      const fix = (0, import_chunk_7IIL3LMX.isSlip)(word, action) ? { safety: "safe", edits: [{ ...at, text: better }] } : void 0;
      report("misspelt", { at, data: { name, better }, fix });
    }
  }
});
function onlyOneThatBeginsWith(word) {
  const [action, ...others] = import_chunk_7IIL3LMX.directiveActions.filter((each) => each.startsWith(word));
  return others.length === 0 ? action : void 0;
}
var known_rule_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "directives/known-rule",
  meta: {
    summary: "Require directives to name rules that exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_J6AED5OY.documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: "safe",
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "a directive silences the rules that it names" }]
  },
  messages: {
    misspelt: "There is no rule `{{id}}`, so naming it does nothing; did you mean `{{better}}`?",
    unknown: "There is no rule `{{id}}`, so naming it does nothing; write the id that stands beside the finding, such as `skill/name-form`.",
    renamed: "The rule `{{id}}` is now called `{{better}}`; write that."
  },
  check(_document, { report, directives, ruleIds }) {
    for (const { directive } of directives) {
      for (const { id, span: at } of directive.rules) {
        const current = ruleIds.get(id);
        if (current === id) continue;
        const better = current ?? (0, import_chunk_7IIL3LMX.suggest)(id, ruleIds.values());
        if (better === void 0) {
          report("unknown", { at, data: { id } });
          continue;
        }
        const fix = current !== void 0 || (0, import_chunk_7IIL3LMX.isSlip)(id, better) ? { safety: "safe", edits: [{ ...at, text: better }] } : void 0;
        report(current === void 0 ? "misspelt" : "renamed", { at, data: { id, better }, fix });
      }
    }
  }
});
var no_unused_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "directives/no-unused",
  meta: {
    summary: "Disallow directives that silence nothing",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_J6AED5OY.documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: false,
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "a directive without an effect hides the next finding" }]
  },
  messages: {
    rule: "`{{id}}` finds nothing here that this directive could silence; remove it.",
    all: "No rule finds anything here that this directive could silence; remove it."
  },
  check(_document, { report, directives, ruleIds }) {
    for (const { directive, used } of directives) {
      if (directive.action === void 0 || directive.action === "enable") continue;
      if (directive.rules.length === 0 && !used.has("*")) report("all", { at: directive.span });
      for (const { id, span: at } of directive.rules) {
        const current = ruleIds.get(id);
        if (current === void 0 || current.startsWith("directives/") || used.has(id)) continue;
        report("rule", { at, data: { id } });
      }
    }
  }
});
var reason_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "directives/reason",
  meta: {
    summary: "Require directives to say why they silence a rule",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_J6AED5OY.documentKinds,
    nodes: ["html"],
    readsDirectives: true,
    fixable: false,
    evidence: [{ url: "https://github.com/markerlint/markerlint/blob/main/docs/directives.md", claim: "the reason of a directive stands behind two hyphens" }]
  },
  messages: {
    missing: "The directive does not say why; write the reason behind ` -- `."
  },
  check(_document, { report, directives }) {
    for (const { directive } of directives) {
      if (directive.action !== void 0 && directive.action !== "enable" && directive.reason === "") report("missing", { at: directive.span });
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  directives_known_directive,
  directives_known_rule,
  directives_no_unused,
  directives_reason
});
