import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/host/config-error.ts
var ConfigError = class extends Error {
  name = "ConfigError";
  issues;
  constructor(issues, options) {
    super(issues.map(formatIssue).join("\n"), options);
    this.issues = issues;
  }
};
function formatIssue({ source, point, message }) {
  return `${source}${point === void 0 ? "" : `:${point.line}:${point.column}`}: ${message}`;
}

export {
  ConfigError
};
