import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/target-type.ts
function targetTypeOf(declared, parameters) {
  if (declared?.type !== "integer" || declared.refersTo === void 0) return void 0;
  for (const { text } of parameters.values()) {
    const type = declared.refersTo.get(text);
    if (type !== void 0) return type;
  }
  return declared.refersTo.get("*");
}

export {
  targetTypeOf
};
