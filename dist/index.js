import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  Linter,
  chooseParser
} from "./chunks/chunk-36OAEOIZ.js";
import {
  decode
} from "./chunks/chunk-OEH4MSRP.js";
import "./chunks/chunk-ZGUKQ7UZ.js";
import "./chunks/chunk-SNCPEAA6.js";
import "./chunks/chunk-2HZWXRTW.js";
import "./chunks/chunk-PLMVX6E5.js";
import "./chunks/chunk-WEKIPHMS.js";
import "./chunks/chunk-2EQLA6PT.js";
import "./chunks/chunk-E27GM2Z5.js";
import "./chunks/chunk-EZPK4SWV.js";
import "./chunks/chunk-TUDLSK3U.js";
import {
  formats
} from "./chunks/chunk-R4LFNXCR.js";
import "./chunks/chunk-GIWJYOQS.js";
import {
  ruleEntries
} from "./chunks/chunk-MR7BP4NY.js";
import "./chunks/chunk-A4RCR4PN.js";
import "./chunks/chunk-I2JIPEPR.js";
import "./chunks/chunk-IZ4RLPAD.js";
import "./chunks/chunk-CDWNWB7T.js";
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
