import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  Linter,
  chooseParser,
  decode
} from "./chunks/chunk-LQDPEAOL.js";
import {
  formats
} from "./chunks/chunk-R4LFNXCR.js";
import "./chunks/chunk-GIWJYOQS.js";
import {
  ruleEntries
} from "./chunks/chunk-NFVAIOHQ.js";
import "./chunks/chunk-QNXBUZZC.js";
import "./chunks/chunk-M6CS4WKP.js";
import "./chunks/chunk-MA5DTT2Q.js";
import "./chunks/chunk-PEHJL7XL.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
