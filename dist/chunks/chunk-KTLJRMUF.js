import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  keyText
} from "./chunk-I2JIPEPR.js";

// src/parse/yaml/plain-value.ts
var deepest = 100;
function toPlainValue(root, what = "configuration") {
  const faults = [];
  const start = { start: 0, end: 0 };
  let nodes = 0;
  const convert = (node, depth) => {
    nodes += 1;
    if (node === void 0) return null;
    if (depth > deepest || nodes > 1e5) {
      if (faults.length === 0) faults.push({ span: node.span, message: `The ${what} is nested too deeply or too large.` });
      return null;
    }
    switch (node.kind) {
      case "scalar":
        return typeof node.value === "bigint" ? Number(node.value) : node.value;
      case "sequence":
        return node.items.map((item) => convert(item, depth + 1));
      case "alias":
        return convert(node.target, depth + 1);
      case "mapping":
        return convertPairs(node.pairs, depth);
    }
  };
  const convertPairs = (pairs, depth) => {
    const entries = /* @__PURE__ */ new Map();
    for (const pair of pairs) {
      const key = keyText(pair);
      if (key === void 0) faults.push({ span: pair.key.span, message: `A key of a ${what} is plain text.` });
      else if (entries.has(key)) faults.push({ span: pair.key.span, message: `The key \`${key}\` stands here a second time; keep one.` });
      else entries.set(key, convert(pair.value, depth + 1));
    }
    return Object.fromEntries(entries);
  };
  const value = convert(root, 0);
  return { value, faults, spanOf: ({ path, at }) => locate(root, path, at) ?? start };
}
function locate(root, path, at) {
  let node = root;
  let span = root?.span;
  for (const [index, step] of path.entries()) {
    if (node?.kind === "alias") node = node.target;
    if (node?.kind === "sequence" && typeof step === "number") {
      node = node.items[step];
      span = node?.span ?? span;
    } else if (node?.kind === "mapping") {
      const pair = node.pairs.find((candidate) => keyText(candidate) === String(step));
      if (pair === void 0) return span;
      node = pair.value;
      span = node === void 0 || at === "key" && index === path.length - 1 ? pair.key.span : node.span;
    } else {
      return span;
    }
  }
  return span;
}

export {
  toPlainValue
};
