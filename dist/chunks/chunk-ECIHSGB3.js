import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/thread/live.ts
function isLive({ thread: { live } }, { marker: { state } }) {
  return live === void 0 || state !== void 0 && live.words.includes(state);
}

export {
  isLive
};
