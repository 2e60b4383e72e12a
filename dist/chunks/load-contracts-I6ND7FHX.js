import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  loadContract,
  loadContracts
} from "./chunk-JDGCTAGG.js";
import "./chunk-KUJIFQOQ.js";
import "./chunk-SEHGLRWC.js";
import "./chunk-J4QMPEYF.js";
import "./chunk-4L5YB7ON.js";
import "./chunk-AXXBZZOW.js";
import "./chunk-2QME4KRI.js";
import "./chunk-CMWSJUMG.js";
import "./chunk-ZUYWDE4U.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-3ZL4N5QQ.js";
import "./chunk-YIYL6WIJ.js";
export {
  loadContract,
  loadContracts
};
