import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/contract.ts
function weightOf(contract, ruleId, weight) {
  const cap = contract.severity.get(ruleId);
  const grades = ["info", "warning", "error"];
  return cap !== void 0 && grades.indexOf(cap) < grades.indexOf(weight.severity) ? cap : weight.severity;
}

export {
  weightOf
};
