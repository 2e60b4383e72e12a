import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/severity-cap.ts
var grades = ["info", "warning", "error"];
function mildest(...severities) {
  return grades.find((grade) => severities.includes(grade));
}

export {
  mildest
};
