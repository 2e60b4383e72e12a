import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import {
  findPromptKey
} from "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  findFaultyLine,
  quote
} from "./chunk-TUDLSK3U.js";
import {
  findPair,
  typeName
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/argument-hint.ts
var argument_hint_default = defineRule({
  id: "prompt/argument-hint",
  meta: {
    summary: "Require quotes around an argument hint that YAML does not read as text",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts",
        claim: "VS Code has no hint where the value is not text"
      },
      {
        url: "https://github.com/benbrastmckie/nvim/pull/153",
        claim: "Copilot CLI since 1.0.65 drops commands and skills whose hint is no text, while Claude Code tolerates them"
      },
      {
        url: "https://github.com/anthropics/claude-code/issues/25826",
        claim: "Claude Code crashed on a hint that is a list, until it turned such values into text"
      },
      { url: "https://yaml.org/spec/1.2.2/#741-flow-sequences", claim: "an unquoted value that starts with a bracket is a list, and nothing may follow its end" }
    ],
    reads: ["prompt.keys.argument-hint.types"]
  },
  messages: {
    type: "YAML reads this hint as {{type}}, and clients that ask for text drop it; write `{{better}}`.",
    lines: "YAML reads this hint as {{type}}, and clients that ask for text drop it; write it as one text in quotes.",
    syntax: "This hint is not YAML without quotes, so whoever reads it as YAML gets nothing of the front matter; write `{{better}}`."
  },
  check(document, { report, ...choice }) {
    for (const fault of document.frontmatter?.yaml.faults ?? []) {
      const line = findFaultyLine(document, fault.span.start);
      if (fault.code !== "syntax" || line?.key !== "argument-hint") continue;
      report("syntax", { at: line.value, data: { better: line.quoted }, fix: { safety: "safe", edits: [{ ...line.value, text: line.quoted }] } });
    }
    const [profile] = promptProfilesOf(document.path, choice);
    const pair = findPair(document.frontmatter?.mapping, "argument-hint");
    const value = pair?.value;
    if (profile === void 0 || findPromptKey(profile, "argument-hint") === void 0) return;
    if (pair === void 0 || value?.kind !== "sequence" && value?.kind !== "mapping") return;
    const written = document.text.slice(value.span.start, value.span.end);
    if (!value.flow || /[\r\n]/.test(written)) {
      report("lines", { at: pair.key.span, data: { type: typeName(value) } });
      return;
    }
    const better = quote(written);
    report("type", { at: value.span, data: { type: typeName(value), better }, fix: { safety: "safe", edits: [{ ...value.span, text: better }] } });
  }
});
export {
  argument_hint_default as default
};
