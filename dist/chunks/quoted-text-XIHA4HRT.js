import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  findFaultyLine
} from "./chunk-TUDLSK3U.js";
import "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/quoted-text.ts
var quoted_text_default = defineRule({
  id: "prompt/quoted-text",
  meta: {
    summary: "Require quotes around a value that is not YAML without them",
    level: "must",
    preset: "recommended",
    severity: "error",
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
    dropped: "The value of `{{key}}` is not YAML without quotes, and with CRLF line ends Claude Code drops such an agent without a word; put it in quotes.",
    unquoted: "The value of `{{key}}` is not YAML without quotes: some clients guess what it means, and others drop the whole front matter; put it in quotes."
  },
  check(document, { report, ...choice }) {
    for (const { code, span } of document.frontmatter?.yaml.faults ?? []) {
      const line = findFaultyLine(document, span.start);
      if (code !== "syntax" || line === void 0 || line.key === "argument-hint") continue;
      const fix = { safety: "safe", edits: [{ ...line.value, text: line.quoted }] };
      const isDropped = document.text[document.frontmatter?.openingLine.end ?? 0] === "\r" && promptProfilesOf(document.path, choice)[0]?.id === "claude-code-agent";
      if (isDropped) report("dropped", { at: span, data: { key: line.key }, fix });
      else report("unquoted", { at: span, data: { key: line.key }, fix, atMost: "warning" });
    }
  }
});
export {
  quoted_text_default as default
};
