import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  require_ajv
} from "./chunk-M3T33HZO.js";
import "./chunk-KXYOHEIJ.js";
import "./chunk-PEHJL7XL.js";
export default require_ajv();
