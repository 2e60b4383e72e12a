import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  formats
} from "./chunks/chunk-LC44G5KQ.js";
import "./chunks/chunk-KFL7YYI4.js";
import "./chunks/chunk-J2ZONQCA.js";
import "./chunks/chunk-7YVIKUWH.js";
import "./chunks/chunk-MVUDYDVJ.js";
import {
  Linter,
  chooseParser
} from "./chunks/chunk-SM3N7PAN.js";
import {
  ruleEntries
} from "./chunks/chunk-BXR3MR53.js";
import "./chunks/chunk-ZGUKQ7UZ.js";
import "./chunks/chunk-SNCPEAA6.js";
import "./chunks/chunk-BFAMMFYH.js";
import "./chunks/chunk-2HZWXRTW.js";
import "./chunks/chunk-ECIHSGB3.js";
import "./chunks/chunk-Z7DNXKHR.js";
import "./chunks/chunk-A4RCR4PN.js";
import "./chunks/chunk-WE2LWNQR.js";
import "./chunks/chunk-6PZGGK3C.js";
import "./chunks/chunk-XBW3MGLT.js";
import "./chunks/chunk-B5MMVM5F.js";
import "./chunks/chunk-JLBGBI7A.js";
import "./chunks/chunk-UBXPAZQE.js";
import "./chunks/chunk-EZPK4SWV.js";
import "./chunks/chunk-4SEDP6DD.js";
import "./chunks/chunk-E3U73QPL.js";
import "./chunks/chunk-JBSD3DFC.js";
import "./chunks/chunk-GZ4NENFE.js";
import "./chunks/chunk-WEKIPHMS.js";
import "./chunks/chunk-4L5YB7ON.js";
import "./chunks/chunk-P66ZFKTX.js";
import "./chunks/chunk-2EQLA6PT.js";
import "./chunks/chunk-TUDLSK3U.js";
import "./chunks/chunk-I2JIPEPR.js";
import "./chunks/chunk-IZ4RLPAD.js";
import "./chunks/chunk-MA5DTT2Q.js";
import "./chunks/chunk-4EK463EP.js";
import "./chunks/chunk-S3XRTHME.js";
import {
  decode
} from "./chunks/chunk-MOT3UT4N.js";
import "./chunks/chunk-CDWNWB7T.js";
import "./chunks/chunk-MYRD5JRA.js";
import "./chunks/chunk-PLMVX6E5.js";
import "./chunks/chunk-EYIDT7PX.js";
import "./chunks/chunk-YIYL6WIJ.js";
export {
  Linter,
  chooseParser,
  decode,
  formats,
  ruleEntries
};
