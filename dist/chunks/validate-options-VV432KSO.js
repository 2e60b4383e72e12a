import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findOptionIssues
} from "./chunk-227UBOTI.js";
import "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";
export {
  findOptionIssues
};
