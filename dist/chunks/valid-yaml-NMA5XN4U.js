import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findFaultyLine
} from "./chunk-TUDLSK3U.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/frontmatter/valid-yaml.ts
var valid_yaml_default = defineRule({
  id: "frontmatter/valid-yaml",
  meta: {
    summary: "Require front matter that a YAML parser can read",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt", "note"],
    fixable: false,
    evidence: [
      {
        url: "https://agentskills.io/client-implementation/adding-skills-support",
        claim: "a client may skip a skill whose front matter cannot be parsed; an unquoted colon is the most common cause"
      },
      {
        url: "https://github.com/anthropics/claude-code/blob/main/CHANGELOG.md",
        claim: "since version 2.1.186 Claude Code loads a skill with malformed YAML without its metadata"
      },
      {
        url: "https://code.claude.com/docs/en/sub-agents#subagent-files-claude-code-skips",
        claim: "Claude Code skips an agent whose YAML does not parse, and loads one of a plugin without its description"
      },
      { url: "https://yaml.org/spec/1.2.2/#733-plain-style", claim: "an unquoted value cannot contain a colon followed by a space" }
    ]
  },
  messages: {
    syntax: "The front matter is not valid YAML, so some readers drop all of it: {{reason}}.",
    advice: "The front matter is not valid YAML, so some readers drop all of it: {{reason}}; {{advice}}.",
    limit: "The front matter was not checked, since it has {{reason}}; write it shorter or flatter."
  },
  check(document, { report }) {
    for (const { code, span: at, reason, advice } of document.frontmatter?.yaml.faults ?? []) {
      if (document.kind === "prompt" && code === "syntax" && findFaultyLine(document, at.start) !== void 0) continue;
      if (code === "limit") report("limit", { at, data: { reason } });
      else if (advice === void 0) report("syntax", { at, data: { reason } });
      else report("advice", { at, data: { reason, advice } });
    }
  }
});
export {
  valid_yaml_default as default
};
