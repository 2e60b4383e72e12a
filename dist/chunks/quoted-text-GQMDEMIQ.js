import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findFaultyLine
} from "./chunk-TUDLSK3U.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/prompt/quoted-text.ts
var quoted_text_default = defineRule({
  id: "prompt/quoted-text",
  meta: {
    summary: "Require quotes around a value that is not YAML without them",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/anthropics/claude-code/issues/86748",
        claim: "an agent that ships with Claude Code has such a description, and its own check says that the front matter is lost"
      },
      {
        url: "https://github.com/PostHog/posthog/pull/91631",
        claim: "Claude Code loads such agents all the same, while PyYAML, js-yaml and yaml read nothing of them"
      },
      {
        url: "https://github.com/xujialiu/Zotero-TTS/issues/27",
        claim: "with CRLF line ends Claude Code drops such an agent without a word"
      },
      { url: "https://yaml.org/spec/1.2.2/#733-plain-style", claim: "an unquoted value cannot contain a colon followed by a space" }
    ]
  },
  messages: {
    unquoted: "The value of `{{key}}` is not YAML without quotes: some clients guess what it means, and others drop the whole front matter; put it in quotes."
  },
  check(document, { report }) {
    for (const { code, span } of document.frontmatter?.yaml.faults ?? []) {
      const line = findFaultyLine(document, span.start);
      if (code !== "syntax" || line === void 0 || line.key === "argument-hint") continue;
      report("unquoted", { at: span, data: { key: line.key }, fix: { safety: "safe", edits: [{ ...line.value, text: line.quoted }] } });
    }
  }
});
export {
  quoted_text_default as default
};
