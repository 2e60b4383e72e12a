import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  formats
} from "./chunks/chunk-FOUOITZQ.js";
import "./chunks/chunk-TYZEMRB5.js";
import "./chunks/chunk-URSXYI5E.js";
import {
  Linter,
  chooseParser,
  decode,
  ruleEntries
} from "./chunks/chunk-CMWSJUMG.js";
import "./chunks/chunk-ZUYWDE4U.js";
import "./chunks/chunk-2SZINNWM.js";
import "./chunks/chunk-SXEFZO6E.js";
import "./chunks/chunk-3ZL4N5QQ.js";
import "./chunks/chunk-YIYL6WIJ.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
