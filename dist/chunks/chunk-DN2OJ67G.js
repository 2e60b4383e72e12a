import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/journal/bounded-map.ts
var mostKept = 2e4;
var BoundedMap = class {
  #most;
  #entries = /* @__PURE__ */ new Map();
  constructor(most = mostKept) {
    this.#most = most;
  }
  get(key) {
    return this.#entries.get(key);
  }
  set(key, value) {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== void 0) this.#entries.delete(oldest);
  }
  values() {
    return this.#entries.values();
  }
};

export {
  BoundedMap
};
