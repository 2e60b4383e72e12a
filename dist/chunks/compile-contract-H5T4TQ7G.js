import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  compileContract
} from "./chunk-HJKSLRQV.js";
import "./chunk-J4QMPEYF.js";
import "./chunk-4L5YB7ON.js";
import "./chunk-U5XKABKK.js";
import "./chunk-2QME4KRI.js";
import "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";
export {
  compileContract
};
