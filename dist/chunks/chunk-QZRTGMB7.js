import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  behindColon
} from "./chunk-NG5K2GOT.js";
import {
  isSlip
} from "./chunk-CDWNWB7T.js";

// src/core/note/judge-value.ts
function judgeTree({ root, faults }, schema, isText = false) {
  if (faults.length > 0) {
    return faults.map(({ span, reason, advice }) => ({ code: "syntax", at: span, name: "", reason: advice === void 0 ? reason : `${reason}; ${advice}`, consequence: void 0, advice: "", severity: void 0, fix: void 0 }));
  }
  if (root === void 0 || schema === void 0) return [];
  return schema.check(root).map((fault) => {
    const { at, name, reason, advice, consequence, severity, replacement, node, keyword } = fault;
    const mends = !isText && replacement !== void 0 && node?.kind === "scalar" && node.tag === void 0 && (keyword !== "enum" || isSlip(node.text, replacement.replaceAll(/["']/g, "")));
    return {
      code: "fault",
      at,
      name: name === "the payload" ? "The value" : `\`${name}\``,
      reason,
      consequence: consequence === void 0 ? void 0 : behindColon(consequence),
      advice: advice === void 0 ? "" : `; ${advice}`,
      severity: severity === "error" ? void 0 : severity,
      fix: mends ? { safety: "safe", edits: [{ ...at, text: replacement }] } : void 0
    };
  });
}

export {
  judgeTree
};
