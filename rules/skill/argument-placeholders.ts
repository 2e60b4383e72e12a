import { claudeBodyOf } from "../../src/core/claude-body.ts";
import { argumentNames, findPlaceholders } from "../../src/core/placeholders.ts";
import { contains, type Span } from "../../src/core/span.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findPair, partOf, type Mapping } from "../../src/core/yaml.ts";

export default defineRule({
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
        claim: "placeholders count from 0, each name under arguments has one of its own, and a number without an argument stays as it is",
      },
      {
        url: "https://github.com/anthropics/claude-code/issues/92457",
        claim: "authors take $1 for the first argument, and Claude Code puts the second there",
      },
    ],
  },
  messages: {
    unused: "No placeholder takes the argument `{{name}}`, so that Claude Code drops it; write `${{name}}` where it belongs.",
    beyond: "`{{placeholder}}` is argument {{number}}, since counting begins at `$0`, and `arguments` declares only {{count}}; write the position of a declared one, or declare it too.",
  },
  check(document, { report, profiles }) {
    const { frontmatter, text } = document;
    const body = claudeBodyOf(document, { profiles });
    if (body === undefined || frontmatter === undefined) return;
    const names = argumentNames(frontmatter.mapping);
    if (names.length === 0) return;
    const placeholders = findPlaceholders(text, body.start, names);
    const code: readonly Span[] = [...document.nodes("code"), ...document.nodes("inlineCode")].map(({ span }) => span);
    const taken = new Set(placeholders.map(({ takes }) => takes));
    // With no placeholder that surely takes something, the arguments are added to the end of the body.
    if (!taken.has("ARGUMENTS") && names.some((name) => taken.has(name))) {
      names.forEach((name, index) => {
        // No source says whether a name with a hyphen or a dot has a placeholder.
        if (/^\w+$/.test(name) && !taken.has(name) && !taken.has(index)) report("unused", { at: placeOf(frontmatter.mapping, name) ?? frontmatter.openingLine, data: { name } });
      });
    }
    for (const { takes, span } of placeholders) {
      if (typeof takes !== "number" || takes < names.length) continue;
      const placeholder = text.slice(span.start, span.end);
      // `$1` in code may belong to a shell, and with a fraction behind it, it is a price.
      const plain = !code.some((outer) => contains(outer, span)) && !/^(?:[.,]\d|[-–/%])/.test(text.slice(span.end, span.end + 2));
      const offByOne = takes === names.length && !taken.has(0) && !names.some((name) => taken.has(name));
      if (placeholder.startsWith("$ARGUMENTS") || (plain && offByOne)) report("beyond", { at: span, data: { placeholder, number: takes + 1, count: names.length } });
    }
  },
});

/** Where the front matter declares an argument. */
function placeOf(mapping: Mapping | undefined, name: string): Span | undefined {
  const value = findPair(mapping, "arguments")?.value;
  if (value?.kind === "sequence") return value.items.find((item) => item.kind === "scalar" && item.text.trim() === name)?.span;
  if (value?.kind !== "scalar") return undefined;
  const start = new RegExp(String.raw`(?<!\S)${name.replaceAll(/[^\w]/g, String.raw`\$&`)}(?!\S)`).exec(value.text)?.index ?? 0;
  return partOf(value, start, start + name.length);
}
