import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/cli/usage-error.ts
var UsageError = class extends Error {
  name = "UsageError";
};

export {
  UsageError
};
