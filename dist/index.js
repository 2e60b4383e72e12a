import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  Linter,
  chooseParser
} from "./chunks/chunk-P5KZY7YH.js";
import {
  decode
} from "./chunks/chunk-XF74S2PA.js";
import "./chunks/chunk-ZGUKQ7UZ.js";
import "./chunks/chunk-SNCPEAA6.js";
import "./chunks/chunk-2HZWXRTW.js";
import "./chunks/chunk-PLMVX6E5.js";
import "./chunks/chunk-WEKIPHMS.js";
import "./chunks/chunk-NCJMCLV6.js";
import "./chunks/chunk-E27GM2Z5.js";
import "./chunks/chunk-EZPK4SWV.js";
import "./chunks/chunk-TUDLSK3U.js";
import {
  formats
} from "./chunks/chunk-R4LFNXCR.js";
import "./chunks/chunk-GIWJYOQS.js";
import {
  ruleEntries
} from "./chunks/chunk-RLYROTKI.js";
import "./chunks/chunk-A4RCR4PN.js";
import "./chunks/chunk-SLKM6NFB.js";
import "./chunks/chunk-IZ4RLPAD.js";
import "./chunks/chunk-BRU7M3V7.js";
import "./chunks/chunk-MYRD5JRA.js";
import "./chunks/chunk-5YL7ED5X.js";
import "./chunks/chunk-MA5DTT2Q.js";
import "./chunks/chunk-PEHJL7XL.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
