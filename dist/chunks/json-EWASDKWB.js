import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  baseOf,
  readJson
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/parse/snippet/json.ts
function readJsonSnippet(source) {
  const { values, fault } = readJson(source.code);
  const faults = fault === void 0 ? [] : [{ span: source.map.spanToOuter(fault.span), reason: fault.reason }];
  return { ...baseOf(source, faults), language: "json", value: fault === void 0 ? values[0] : void 0 };
}
export {
  readJsonSnippet
};
