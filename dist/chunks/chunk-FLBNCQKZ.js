import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/host/system-error.ts
var words = {
  EACCES: "permission denied",
  EBUSY: "in use",
  EISDIR: "a folder, not a file",
  ELOOP: "links that lead in a circle",
  EMFILE: "too many open files",
  ENAMETOOLONG: "a name that is too long",
  ENOENT: "does not exist",
  ENOSPC: "no space left on the disk",
  ENOTDIR: "a part of the path is not a folder",
  EPERM: "not permitted",
  EROFS: "the disk is read-only"
};
function systemErrorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function describeError(error) {
  const code = systemErrorCode(error);
  if (code !== void 0 && words[code] !== void 0) return `${words[code]} (${code})`;
  return error instanceof Error ? error.message : String(error);
}

export {
  systemErrorCode,
  describeError
};
