import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/host/paths.ts
import { isAbsolute, relative, sep } from "node:path";
function toForwardSlashes(path) {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}
function pathWithin(folder, inner) {
  const path = relative(folder, inner);
  const outside = path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
  return outside ? void 0 : toForwardSlashes(path);
}
function compareText(a, b) {
  return a < b ? -1 : Number(a > b);
}

export {
  toForwardSlashes,
  pathWithin,
  compareText
};
