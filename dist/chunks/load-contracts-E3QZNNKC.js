import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  loadContract,
  loadContracts
} from "./chunk-KOL7AJFC.js";
import "./chunk-LRNHVRTT.js";
import "./chunk-KTLJRMUF.js";
import "./chunk-BFAMMFYH.js";
import "./chunk-2HZWXRTW.js";
import "./chunk-UBXPAZQE.js";
import "./chunk-JBSD3DFC.js";
import "./chunk-WEKIPHMS.js";
import "./chunk-4L5YB7ON.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-TUDLSK3U.js";
import "./chunk-I2JIPEPR.js";
import "./chunk-H4DKSEU6.js";
import "./chunk-HXUAXT3K.js";
import "./chunk-2SZINNWM.js";
import "./chunk-FLBNCQKZ.js";
import "./chunk-S3XRTHME.js";
import "./chunk-MOT3UT4N.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import "./chunk-YIYL6WIJ.js";
export {
  loadContract,
  loadContracts
};
