import { findAwkPrograms } from "../../src/core/awk.ts";
import { claudeBodyOf } from "../../src/core/claude-body.ts";
import { findPlaceholders } from "../../src/core/placeholders.ts";
import { defineRule } from "../../src/core/rule.ts";
import { contains, type Span } from "../../src/core/span.ts";
import { findPair, scalarOf, type Mapping } from "../../src/core/yaml.ts";

export default defineRule({
  id: "skill/no-replaced-dollar",
  meta: {
    summary: "Disallow fields of awk and prices that Claude Code replaces by arguments of the skill",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "prompt"],
    nodes: ["code", "inlineCode"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/skills#available-string-substitutions",
        claim: "$0 and $1 in the body stand for arguments, and a backslash before the dollar keeps them",
      },
      { url: "https://github.com/anthropics/claude-code/issues/84212", claim: "fields of awk and prices were replaced, in code blocks too" },
      { url: "https://github.com/obra/superpowers/issues/2311", claim: "an example with awk broke as soon as the skill was called with two words" },
    ],
  },
  messages: {
    awk: "Claude Code puts word {{number}} of the arguments, if there is one, in place of the awk field `{{field}}`; write `\\{{field}}`, or use another tool.",
    price: "Claude Code puts the first argument in place of `$0` in `{{price}}`; write `\\{{price}}`, or the currency as a word.",
  },
  check(document, { report, profiles }) {
    const { frontmatter, text } = document;
    const body = claudeBodyOf(document, { profiles });
    if (body === undefined) return;
    const placeholders = findPlaceholders(text, body.start, []);
    const positions = placeholders.filter(({ takes }) => typeof takes === "number" && takes < 10);
    if (positions.length === 0 || !takesArguments(frontmatter?.mapping, placeholders.some(({ takes }) => takes === "ARGUMENTS"))) return;
    const escape = (spans: readonly Span[]): { safety: "unsafe"; edits: (Span & { text: string })[] } => ({
      // Other clients, which replace nothing, show the backslash.
      safety: "unsafe",
      edits: spans.map(({ start }) => ({ start, end: start, text: "\\" })),
    });

    const code = [...document.nodes("code"), ...document.nodes("inlineCode")];
    const programs = code.flatMap((node) => {
      if (node.type === "code" && node.lang === "awk") return [node.span];
      return findAwkPrograms(text.slice(node.span.start, node.span.end)).map(({ start, end }) => ({ start: node.span.start + start, end: node.span.start + end }));
    });
    for (const program of programs) {
      const fields = positions.filter(({ span }) => contains(program, span));
      const [first] = fields;
      if (first === undefined) continue;
      const data = { field: text.slice(first.span.start, first.span.end), number: Number(first.takes) + 1 };
      report("awk", { at: first.span, data, fix: escape(fields.map(({ span }) => span)) });
    }
    for (const { takes, span } of positions) {
      const price = takes === 0 ? /^\$0\.\d+/.exec(text.slice(span.start, span.start + 20))?.[0] : undefined;
      if (price !== undefined && !programs.some((program) => contains(program, span))) {
        report("price", { at: { start: span.start, end: span.start + price.length }, data: { price }, fix: escape([span]) });
      }
    }
  },
});

/** Whether the author means the skill to be called with arguments. */
function takesArguments(mapping: Mapping | undefined, inBody: boolean): boolean {
  const hint = findPair(mapping, "argument-hint")?.value;
  const hinted = hint !== undefined && (hint.kind !== "scalar" || hint.text.trim() !== "");
  const declared = findPair(mapping, "arguments")?.value !== undefined;
  return (inBody || hinted || declared) && scalarOf(mapping, "user-invocable")?.value !== false;
}
