import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  formats
} from "./chunk-N6CBTQG3.js";
import "./chunk-6EPKM4E4.js";
import "./chunk-NDWNPTYV.js";
import "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";
export {
  formats
};
