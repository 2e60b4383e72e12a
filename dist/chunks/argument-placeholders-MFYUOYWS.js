import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  argumentNames,
  findPlaceholders
} from "./chunk-GPLLF6JX.js";
import {
  claudeBodyOf
} from "./chunk-MDPS6CC3.js";
import "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  contains
} from "./chunk-WEKIPHMS.js";
import {
  findPair,
  partOf
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/argument-placeholders.ts
var argument_placeholders_default = defineRule({
  id: "skill/argument-placeholders",
  meta: {
    summary: "Require declared arguments and the placeholders in the body to match",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "prompt"],
    nodes: ["code", "inlineCode"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/skills#available-string-substitutions",
        claim: "placeholders count from 0, each name under arguments has one of its own, and a number without an argument stays as it is"
      },
      {
        url: "https://github.com/anthropics/claude-code/issues/92457",
        claim: "authors take $1 for the first argument, and Claude Code puts the second there"
      }
    ]
  },
  messages: {
    unused: "No placeholder takes the argument `{{name}}`, so that Claude Code drops it; write `${{name}}` where it belongs.",
    beyond: "`{{placeholder}}` is argument {{number}}, since counting begins at `$0`, and `arguments` declares only {{count}}; write the position of a declared one, or declare it too."
  },
  check(document, { report, profiles }) {
    const { frontmatter, text } = document;
    const body = claudeBodyOf(document, { profiles });
    if (body === void 0 || frontmatter === void 0) return;
    const names = argumentNames(frontmatter.mapping);
    if (names.length === 0) return;
    const placeholders = findPlaceholders(text, body.start, names);
    const code = [...document.nodes("code"), ...document.nodes("inlineCode")].map(({ span }) => span);
    const taken = new Set(placeholders.map(({ takes }) => takes));
    if (!taken.has("ARGUMENTS") && names.some((name) => taken.has(name))) {
      names.forEach((name, index) => {
        if (/^\w+$/.test(name) && !taken.has(name) && !taken.has(index)) report("unused", { at: placeOf(frontmatter.mapping, name) ?? frontmatter.openingLine, data: { name } });
      });
    }
    for (const { takes, span } of placeholders) {
      if (typeof takes !== "number" || takes < names.length) continue;
      const placeholder = text.slice(span.start, span.end);
      const plain = !code.some((outer) => contains(outer, span)) && !/^(?:[.,]\d|[-–/%])/.test(text.slice(span.end, span.end + 2));
      const offByOne = takes === names.length && !taken.has(0) && !names.some((name) => taken.has(name));
      if (placeholder.startsWith("$ARGUMENTS") || plain && offByOne) report("beyond", { at: span, data: { placeholder, number: takes + 1, count: names.length } });
    }
  }
});
function placeOf(mapping, name) {
  const value = findPair(mapping, "arguments")?.value;
  if (value?.kind === "sequence") return value.items.find((item) => item.kind === "scalar" && item.text.trim() === name)?.span;
  if (value?.kind !== "scalar") return void 0;
  const start = new RegExp(String.raw`(?<!\S)${name.replaceAll(/[^\w]/g, String.raw`\$&`)}(?!\S)`).exec(value.text)?.index ?? 0;
  return partOf(value, start, start + name.length);
}
export {
  argument_placeholders_default as default
};
