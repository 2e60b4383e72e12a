import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/separator.ts
var tool = /^(?:[A-Z][A-Za-z]+|mcp__\w+)$/;
function findSeparatorFault({ forms }, value) {
  if (forms === void 0 || value?.kind !== "scalar" || typeof value.value !== "string") return void 0;
  const byBlanks = forms.includes("space-separated");
  const byCommas = forms.includes("comma-separated");
  if (byBlanks === byCommas) return void 0;
  const bare = value.text.replaceAll(/\([^()]*\)/g, "").trim();
  if (byBlanks) return bare.includes(",") ? { found: "commas", wanted: "blanks" } : void 0;
  const words = bare.split(/\s+/);
  return words.length > 1 && words.every((word) => tool.test(word)) ? { found: "blanks", wanted: "commas" } : void 0;
}

export {
  findSeparatorFault
};
