import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
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
  scalarOf
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// src/core/awk.ts
function findAwkPrograms(shell) {
  return [...shell.matchAll(/(?<![\w./-])[gmn]?awk(?=\s)/g)].flatMap(({ index, 0: name }) => quotedWords(shell, index + name.length));
}
function quotedWords(shell, from) {
  const words = [];
  const token = /'([^']*)'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|[^'"\\|;&()`\n]/gy;
  token.lastIndex = from;
  for (let match = token.exec(shell); match !== null; match = token.exec(shell)) {
    if (match[1] !== void 0) words.push({ start: match.index + 1, end: token.lastIndex - 1 });
  }
  return words;
}

// rules/skill/no-replaced-dollar.ts
var no_replaced_dollar_default = defineRule({
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
        claim: "$0 and $1 in the body stand for arguments, and a backslash before the dollar keeps them"
      },
      { url: "https://github.com/anthropics/claude-code/issues/84212", claim: "fields of awk and prices were replaced, in code blocks too" },
      { url: "https://github.com/obra/superpowers/issues/2311", claim: "an example with awk broke as soon as the skill was called with two words" }
    ]
  },
  messages: {
    awk: "Claude Code puts word {{number}} of the arguments, if there is one, in place of the awk field `{{field}}`; write `\\{{field}}`, or use another tool.",
    price: "Claude Code puts the first argument in place of `$0` in `{{price}}`; write `\\{{price}}`, or the currency as a word."
  },
  check(document, { report, profiles }) {
    const { frontmatter, text } = document;
    const body = claudeBodyOf(document, { profiles });
    if (body === void 0) return;
    const placeholders = findPlaceholders(text, body.start, []);
    const positions = placeholders.filter(({ takes }) => typeof takes === "number" && takes < 10);
    if (positions.length === 0 || !takesArguments(frontmatter?.mapping, placeholders.some(({ takes }) => takes === "ARGUMENTS"))) return;
    const escape = (spans) => ({
      // Other clients, which replace nothing, show the backslash.
      safety: "unsafe",
      edits: spans.map(({ start }) => ({ start, end: start, text: "\\" }))
    });
    const code = [...document.nodes("code"), ...document.nodes("inlineCode")];
    const programs = code.flatMap((node) => {
      if (node.type === "code" && node.lang === "awk") return [node.span];
      return findAwkPrograms(text.slice(node.span.start, node.span.end)).map(({ start, end }) => ({ start: node.span.start + start, end: node.span.start + end }));
    });
    for (const program of programs) {
      const fields = positions.filter(({ span }) => contains(program, span));
      const [first] = fields;
      if (first === void 0) continue;
      const data = { field: text.slice(first.span.start, first.span.end), number: Number(first.takes) + 1 };
      report("awk", { at: first.span, data, fix: escape(fields.map(({ span }) => span)) });
    }
    for (const { takes, span } of positions) {
      const price = takes === 0 ? /^\$0\.\d+/.exec(text.slice(span.start, span.start + 20))?.[0] : void 0;
      if (price !== void 0 && !programs.some((program) => contains(program, span))) {
        report("price", { at: { start: span.start, end: span.start + price.length }, data: { price }, fix: escape([span]) });
      }
    }
  }
});
function takesArguments(mapping, inBody) {
  const hint = findPair(mapping, "argument-hint")?.value;
  const hinted = hint !== void 0 && (hint.kind !== "scalar" || hint.text.trim() !== "");
  const declared = findPair(mapping, "arguments")?.value !== void 0;
  return (inBody || hinted || declared) && scalarOf(mapping, "user-invocable")?.value !== false;
}
export {
  no_replaced_dollar_default as default
};
