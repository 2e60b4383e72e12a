import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  loadContract,
  loadContracts
} from "./chunk-TDMK6FF2.js";
import "./chunk-VWVIAIKL.js";
import "./chunk-FLBNCQKZ.js";
import "./chunk-2SZINNWM.js";
import "./chunk-XF74S2PA.js";
import "./chunk-2HZWXRTW.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-NCJMCLV6.js";
import "./chunk-TUDLSK3U.js";
import "./chunk-SLKM6NFB.js";
import "./chunk-BRU7M3V7.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-PEHJL7XL.js";
export {
  loadContract,
  loadContracts
};
