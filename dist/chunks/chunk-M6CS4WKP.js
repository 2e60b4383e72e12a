import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/rule.ts
function defineRule(rule) {
  return rule;
}
function defineProjectRule(rule) {
  return rule;
}
var longestExcerpt = 80;
function formatMessage(template, data = {}) {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name) => {
    const value = data[name];
    return value === void 0 ? whole : excerpt(String(value));
  });
}
function excerpt(text) {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= longestExcerpt ? line : `${line.slice(0, longestExcerpt - 1).trimEnd()}\u2026`;
}

export {
  defineRule,
  defineProjectRule,
  formatMessage
};
