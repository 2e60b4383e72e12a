import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  GitError,
  changedFiles,
  namesRevision,
  readStaged,
  stagedFiles
} from "./chunk-L4PNHGZQ.js";
import "./chunk-GFTFC4E7.js";
import "./chunk-FLBNCQKZ.js";
import "./chunk-PEHJL7XL.js";
export {
  GitError,
  changedFiles,
  namesRevision,
  readStaged,
  stagedFiles
};
