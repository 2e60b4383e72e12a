import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  Linter,
  chooseParser,
  decode
} from "./chunks/chunk-DUFGTYRQ.js";
import "./chunks/chunk-WEKIPHMS.js";
import {
  formats
} from "./chunks/chunk-77FIF5LH.js";
import {
  ruleEntries
} from "./chunks/chunk-LSKKMWM6.js";
import "./chunks/chunk-QNXBUZZC.js";
import "./chunks/chunk-VG5OG5T3.js";
import "./chunks/chunk-MA5DTT2Q.js";
import "./chunks/chunk-PEHJL7XL.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
