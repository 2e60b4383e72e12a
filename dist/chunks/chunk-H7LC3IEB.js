import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/rule.ts
function defineRule(rule) {
  return rule;
}
function defineProjectRule(rule) {
  return rule;
}
function defineThreadRule(rule) {
  return rule;
}
function defineJournalRule(rule) {
  return rule;
}

export {
  defineRule,
  defineProjectRule,
  defineThreadRule,
  defineJournalRule
};
