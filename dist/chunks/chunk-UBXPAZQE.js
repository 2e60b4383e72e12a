import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/section-contract.ts
function labelKey(label) {
  return label.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

export {
  labelKey
};
