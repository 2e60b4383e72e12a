import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  require_ajv
} from "./chunk-2LZRJWK6.js";
import "./chunk-YJASNAQB.js";
import "./chunk-YIYL6WIJ.js";
export default require_ajv();
