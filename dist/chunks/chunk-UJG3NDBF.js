import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isOneEdit
} from "./chunk-CDWNWB7T.js";

// src/core/labels.ts
function labelKey(label) {
  return label.replaceAll(/[\t\n\r ]+/g, " ").trim().toLowerCase().toUpperCase();
}
function presentsNoLink({ url }) {
  return url === "#" || /^[[{(]/.test(url) || !/[./#:]/.test(url);
}
var undefinedNodes = ["definition", "linkReference", "imageReference", "link", "image", "code", "inlineCode", "html"];
function findUndefined(document) {
  const taken = undefinedNodes.filter((type) => type !== "definition").flatMap((type) => document.nodes(type).map(({ span }) => span));
  taken.sort((a, b) => a.start - b.start);
  let next = 0;
  let end = document.frontmatter?.span.end ?? 0;
  const defined = new Set(document.nodes("definition").map(({ label }) => labelKey(label)));
  return [...document.text.matchAll(/(?<!\\)\[([^[\]\\\n]{1,200})\]\[([^[\]\\\n]{0,200})\](?![[(:])/g)].flatMap((match) => {
    for (let span = taken[next]; span !== void 0 && span.start <= match.index; span = taken[++next]) end = Math.max(end, span.end);
    const collapsed = match[2] === "";
    const label = (collapsed ? match[1] : match[2]) ?? "";
    if (match.index < end || defined.has(labelKey(label))) return [];
    const start = match.index + (collapsed ? 1 : (match[1]?.length ?? 0) + 3);
    return [{ label, span: { start, end: start + label.length } }];
  });
}
function meantLabel(label, labels) {
  const same = labels.filter((each) => lettersOf(each) === lettersOf(label));
  const near = same.length > 0 || label.length < 5 ? same : labels.filter((each) => isOneEdit(each.toLowerCase(), label.toLowerCase()));
  const [meant, second] = new Set(near);
  return meant === void 0 || second !== void 0 ? void 0 : { label: meant, same: same.length > 0 };
}
function lettersOf(label) {
  return label.toLowerCase().replaceAll(/[\s_-]/g, "");
}

export {
  labelKey,
  presentsNoLink,
  undefinedNodes,
  findUndefined,
  meantLabel
};
