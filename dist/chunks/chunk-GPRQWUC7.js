import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/invisible.ts
function invisibleNames(text) {
  return Array.from(text.matchAll(new RegExp("\\p{Cf}", "gu")), ([unit]) => `U+${(unit.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).slice(0, 3).join(", ");
}

export {
  invisibleNames
};
