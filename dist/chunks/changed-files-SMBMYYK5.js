import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  GitError,
  changedFiles,
  indexEntries,
  namesRevision,
  readStaged,
  stagedFiles
} from "./chunk-4SGC65VS.js";
import "./chunk-GFTFC4E7.js";
import "./chunk-FLBNCQKZ.js";
import "./chunk-YIYL6WIJ.js";
export {
  GitError,
  changedFiles,
  indexEntries,
  namesRevision,
  readStaged,
  stagedFiles
};
