import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  mildest
} from "./chunk-EYIDT7PX.js";

// src/core/note/contract.ts
function weightOf(contract, ruleId, weight) {
  return mildest(contract.severity.get(ruleId), weight.severity) ?? weight.severity;
}

export {
  weightOf
};
