import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  mirroredPayloads,
  scalarIn
} from "./chunk-NCLK2T23.js";
import "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/mirror/values.ts
var id = "mirror/values";
var values_default = defineRule({
  id,
  meta: {
    summary: "Require the bullets of a mirror to say what the payload says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["heading", "html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "each field of an entry is compared with that of its record, and a field that one of them lacks fails the check"
      }
    ]
  },
  messages: {
    differs: "The entry says `{{found}}`, and `{{key}}` of the payload, which readers take, is `{{wanted}}`; write the same.",
    placeholder: "While `{{key}}` of the payload is empty, the section shows what is to come; write `{{wanted}}`.",
    missing: "The entry `{{name}}` has no `{{label}}`, which the payload holds on line {{line}}; add it.",
    extra: "The entry has `{{label}}`, and the payload has no `{{key}}`; remove it, or write it into the payload."
  },
  check(document, { report }) {
    for (const { contract, shape, pairs } of mirroredPayloads(document)) {
      const atMost = contract.severity.get(id);
      for (const { entry, record } of pairs) {
        for (const bullet of entry.bullets) {
          const { key, label, value } = bullet;
          if (key === void 0) continue;
          const scalar = scalarIn(record, key);
          if (scalar === void 0) {
            if (!record.node.pairs.some((pair) => pair.key.kind === "scalar" && pair.key.text === key)) report("extra", { at: label.span, data: { label: label.text, key }, atMost });
            continue;
          }
          const wanted = scalar.value === null ? "" : scalar.text;
          const placeholder = wanted.trim() === "" ? shape.placeholders.get(key) : void 0;
          if (sameText(value.text, wanted) && placeholder === void 0) continue;
          if (placeholder === void 0) report("differs", { at: placeOf(bullet), data: { found: value.text, key, wanted }, fix: rewrite(bullet, wanted), atMost });
          else if (!isPlaceholder(value.text, placeholder)) report("placeholder", { at: placeOf(bullet), data: { key, wanted: placeholder }, atMost });
        }
        for (const [label, key] of shape.bullets) {
          const scalar = scalarIn(record, key);
          if (scalar === void 0 || shape.optional.has(key) || entry.bullets.some((bullet) => bullet.key === key)) continue;
          const { line } = document.source.pointAt(scalar.span.start);
          report("missing", { at: entry.name.span, data: { name: entry.name.text, label, line }, atMost });
        }
      }
    }
  }
});
function sameText(a, b) {
  return plain(a) === plain(b);
}
function plain(text) {
  return text.replaceAll(/\\(["\\])/g, "$1").replaceAll(/\s+/g, " ").trim();
}
function isPlaceholder(text, placeholder) {
  const parts = placeholder.split("#{number}").map((part) => part.replaceAll(/\s+/g, " "));
  let rest = text.replaceAll(/\s+/g, " ").trim();
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      const number = /^#\d+/.exec(rest)?.[0];
      if (number === void 0) return false;
      rest = rest.slice(number.length);
    }
    if (!rest.startsWith(part)) return false;
    rest = rest.slice(part.length);
  }
  return rest === "";
}
function placeOf({ value, label }) {
  return value.span.start === value.span.end ? label.span : value.span;
}
function rewrite({ form, value }, wanted) {
  if (form === "block" || value.span.start === value.span.end || wanted.trim() === "" || /[\r\n]/.test(wanted) || form === "quoted" && wanted.includes('"')) return void 0;
  return { safety: "safe", edits: [{ ...value.span, text: wanted }] };
}
export {
  values_default as default
};
