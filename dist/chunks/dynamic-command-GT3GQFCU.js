import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  contains
} from "./chunk-WEKIPHMS.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/skill/dynamic-command.ts
var dynamic_command_default = defineRule({
  id: "skill/dynamic-command",
  meta: {
    summary: "Disallow code spans and Markdown examples that Claude Code runs as commands",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    nodes: ["code", "inlineCode"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/skills#inject-dynamic-context",
        claim: "an exclamation mark at the start of a line or behind a blank, with a code span right behind it, is run before the model sees the skill"
      },
      { url: "https://github.com/anthropics/claude-code/issues/12781", claim: "examples within fenced code blocks were run when a skill was loaded" },
      { url: "https://github.com/anthropics/claude-code/issues/24510", claim: "the text behind a code span that ends with an exclamation mark was run, and the skill failed" },
      { url: "https://github.com/anthropics/claude-plugins-official/issues/884", claim: "a skill that documents the syntax did not load, since its examples failed" }
    ]
  },
  messages: {
    example: "Claude Code runs `{{command}}` when it loads the skill, although this is an example; put a character other than a blank right before the `!`.",
    span: "Claude Code takes this `!` and the backtick behind it for a command, and runs `{{command}}` when it loads the skill; let no blank stand before the `!`."
  },
  check(document, { report, profiles }) {
    const { frontmatter, text } = document;
    if (frontmatter === void 0 || !profiles.some(({ id }) => id === "claude-code")) return;
    const pattern = /(?<=^|\s)!`([^`]+)`/gm;
    pattern.lastIndex = frontmatter.span.end;
    const matches = [...text.matchAll(pattern)];
    if (matches.length === 0) return;
    for (const { index, 0: whole, 1: command = "" } of matches) {
      const at = { start: index, end: index + whole.length };
      const mark = { start: index, end: index + 1 };
      const example = document.nodes("code").some(({ span, lang }) => /^(?:md|mdx|markdown)$/i.test(lang ?? "") && contains(span, at));
      if (example) report("example", { at, data: { command } });
      else if (document.nodes("inlineCode").some(({ span }) => contains(span, mark))) report("span", { at, data: { command: command.trim() } });
    }
  }
});
export {
  dynamic_command_default as default
};
