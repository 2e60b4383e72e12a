import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  loadContract,
  loadContracts
} from "./chunk-G5KS246X.js";
import "./chunk-QCEAM6G2.js";
import "./chunk-FLBNCQKZ.js";
import "./chunk-2SZINNWM.js";
import "./chunk-OEH4MSRP.js";
import "./chunk-2HZWXRTW.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-TUDLSK3U.js";
import "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-PEHJL7XL.js";
export {
  loadContract,
  loadContracts
};
