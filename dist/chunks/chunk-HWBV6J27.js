import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/behind-colon.ts
function behindColon(consequence) {
  return consequence === void 0 ? "" : `: ${consequence}`;
}

export {
  behindColon
};
