import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule,
  directiveActions,
  isSlip,
  suggest
} from "./chunk-DJ4W6GVT.js";
import {
  documentKinds
} from "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// rules/directives/known-directive.ts
var known_directive_default = defineRule({
  id: "directives/known-directive",
  meta: {
    summary: "Require a comment that speaks to markerlint to use a directive that exists",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: documentKinds,
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
      const action = onlyOneThatBeginsWith(word) ?? suggest(word, directiveActions);
      if (action === void 0) {
        report("unknown", { at, data: { name } });
        continue;
      }
      const better = `markerlint-${action}`;
      const fix = isSlip(word, action) ? { safety: "safe", edits: [{ ...at, text: better }] } : void 0;
      report("misspelt", { at, data: { name, better }, fix });
    }
  }
});
function onlyOneThatBeginsWith(word) {
  const [action, ...others] = directiveActions.filter((each) => each.startsWith(word));
  return others.length === 0 ? action : void 0;
}

// rules/directives/known-rule.ts
var known_rule_default = defineRule({
  id: "directives/known-rule",
  meta: {
    summary: "Require directives to name rules that exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: documentKinds,
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
        const better = current ?? suggest(id, ruleIds.values());
        if (better === void 0) {
          report("unknown", { at, data: { id } });
          continue;
        }
        const fix = current !== void 0 || isSlip(id, better) ? { safety: "safe", edits: [{ ...at, text: better }] } : void 0;
        report(current === void 0 ? "misspelt" : "renamed", { at, data: { id, better }, fix });
      }
    }
  }
});

// rules/directives/no-unused.ts
var no_unused_default = defineRule({
  id: "directives/no-unused",
  meta: {
    summary: "Disallow directives that silence nothing",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: documentKinds,
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

// rules/directives/reason.ts
var reason_default = defineRule({
  id: "directives/reason",
  meta: {
    summary: "Require directives to say why they silence a rule",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: documentKinds,
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
export {
  known_directive_default as directives_known_directive,
  known_rule_default as directives_known_rule,
  no_unused_default as directives_no_unused,
  reason_default as directives_reason
};
