import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  formats
} from "./chunks/chunk-N6CBTQG3.js";
import "./chunks/chunk-6EPKM4E4.js";
import "./chunks/chunk-NDWNPTYV.js";
import {
  Linter,
  chooseParser,
  decode,
  ruleEntries
} from "./chunks/chunk-DJ4W6GVT.js";
import "./chunks/chunk-Z66IB73Z.js";
import "./chunks/chunk-2SZINNWM.js";
import "./chunks/chunk-SXEFZO6E.js";
import "./chunks/chunk-XMNH433A.js";
import "./chunks/chunk-YIYL6WIJ.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
