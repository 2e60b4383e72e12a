import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  mirroredPayloads
} from "./chunk-NCLK2T23.js";
import "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/mirror/records.ts
var id = "mirror/records";
var records_default = defineRule({
  id,
  meta: {
    summary: "Require a mirror to have an entry for each record of its payload, and no other",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["heading", "html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1",
        claim: "an entry without its record and a record without its entry fail the check of integrity"
      }
    ]
  },
  messages: {
    missing: "The section has no entry `{{name}}`, which the payload holds on line {{line}}; add it.",
    extra: "The entry `{{name}}` is not in the payload, which is all that readers take; remove it, or write it into the payload.",
    twice: "The entry `{{name}}` stands on line {{line}} already; keep one.",
    none: "The section says that there are no records, and the payload holds {{count}}; write an entry for each.",
    silent: "The payload holds no records, and the section does not say so; write `{{sentence}}`."
  },
  check(document, { report }) {
    const lineOf = (offset) => document.source.pointAt(offset).line;
    for (const { contract, mirror, shape, payload } of mirroredPayloads(document)) {
      const atMost = contract.severity.get(id);
      const names = new Map(payload.records.flatMap(({ key }) => key === void 0 ? [] : [[key.text, key.span]]));
      if (mirror.none !== void 0 && names.size > 0) report("none", { at: mirror.none, data: { count: names.size }, atMost });
      if (mirror.none === void 0 && shape.none !== void 0 && payload.records.length === 0 && mirror.entries.length === 0) {
        report("silent", { at: mirror.heading, data: { sentence: shape.none }, atMost });
      }
      const seen = /* @__PURE__ */ new Map();
      for (const { name } of mirror.entries) {
        const first = seen.get(name.text);
        if (first !== void 0) report("twice", { at: name.span, data: { name: name.text, line: lineOf(first) }, atMost });
        else if (!names.has(name.text)) report("extra", { at: name.span, data: { name: name.text }, atMost });
        if (first === void 0) seen.set(name.text, name.span.start);
      }
      if (mirror.none !== void 0 && mirror.entries.length === 0) continue;
      for (const [name, span] of names) {
        if (!seen.has(name)) report("missing", { at: mirror.heading, data: { name, line: lineOf(span.start) }, related: [{ at: span, message: "the record" }], atMost });
      }
    }
  }
});
export {
  records_default as default
};
