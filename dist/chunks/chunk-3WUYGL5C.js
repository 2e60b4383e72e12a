import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  behindColon
} from "./chunk-NG5K2GOT.js";

// src/core/note/label-faults.ts
var labelMessages = {
  missing: "{{place}} lacks `**{{label}}**:`{{consequence}}; add it.",
  form: "`{{label}}` is `{{value}}`, which is not of the form {{known}}{{consequence}}.",
  empty: "`{{label}}` has nothing behind it{{consequence}}; write it, or that there is none.",
  order: "`{{label}}` stands behind `{{before}}`{{consequence}}; put it in front.",
  twice: "`{{label}}` stands here a second time{{consequence}}; keep one.",
  most: "`{{label}}` has {{count}} values, and {{most}} at most is meant{{consequence}}; keep the one that counts."
};
function findLabelFaults(labels, contracts, inOrder, place) {
  return [...missing(labels, contracts, place), ...labels.flatMap(valueFaults), ...repeated(labels), ...inOrder ? misplaced(labels, contracts) : []];
}
function missing(labels, contracts, place) {
  const found = new Set(labels.map(({ contract }) => contract));
  return contracts.filter((each) => each.required && !found.has(each)).map((each) => ({ code: "missing", at: void 0, weight: each, related: [], data: { place, label: each.label, consequence: behindColon(each.consequence) } }));
}
function valueFaults({ contract, label, labelSpan, value, parts, below, bullets }) {
  if (contract === void 0) return [];
  const rest = { weight: contract, related: [], data: { label, consequence: behindColon(contract.consequence) } };
  if (value.text === "") return contract.filled && below.length === 0 ? [{ ...rest, code: "empty", at: labelSpan }] : tooMany(bullets);
  if (contract.forms.length > 0 && parts === void 0) {
    const known = contract.forms.map(({ template }) => `\`${template}\``).join(", ");
    return [{ ...rest, code: "form", at: value.span, data: { ...rest.data, value: value.text, known } }];
  }
  return tooMany(value.text.split(/;\s/).length + bullets);
  function tooMany(count) {
    if (contract === void 0 || count <= contract.most) return [];
    return [{ ...rest, code: "most", at: labelSpan, data: { ...rest.data, count: String(count), most: String(contract.most) } }];
  }
}
function repeated(labels) {
  const first = /* @__PURE__ */ new Map();
  return labels.flatMap((each) => {
    const { contract, label, labelSpan } = each;
    if (contract === void 0) return [];
    const before = first.get(contract);
    if (before === void 0) {
      first.set(contract, each);
      return [];
    }
    return [{ code: "twice", at: labelSpan, weight: contract, related: [{ at: before.labelSpan, message: "the first one" }], data: { label, consequence: behindColon(contract.consequence) } }];
  });
}
function misplaced(labels, contracts) {
  let last;
  const seen = /* @__PURE__ */ new Set();
  return labels.flatMap((each) => {
    if (each.contract === void 0 || seen.has(each.contract)) return [];
    seen.add(each.contract);
    const rank = contracts.indexOf(each.contract);
    if (last !== void 0 && rank < last.rank) {
      return [{ code: "order", at: each.labelSpan, weight: each.contract, related: [], data: { label: each.label, before: last.label, consequence: behindColon(each.contract.consequence) } }];
    }
    last = { rank, label: each.label };
    return [];
  });
}

export {
  labelMessages,
  findLabelFaults
};
