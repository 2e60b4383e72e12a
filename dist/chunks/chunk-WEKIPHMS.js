import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/span.ts
function contains(outer, inner) {
  return outer.start <= inner.start && inner.end <= outer.end;
}
function overlaps(a, b) {
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}
function compareSpans(a, b) {
  return a.start - b.start || a.end - b.end;
}

export {
  contains,
  overlaps,
  compareSpans
};
