import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  discoverText
} from "./chunk-O2EV6RHL.js";
import "./chunk-CMWSJUMG.js";
import "./chunk-ZUYWDE4U.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-3ZL4N5QQ.js";
import "./chunk-YIYL6WIJ.js";
export {
  discoverText
};
