import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  sayGravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
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

// rules/frontmatter/valid-yaml.ts
var unknownReaders = "whoever reads it as YAML gets nothing of it";
var valid_yaml_default = defineRule({
  id: "frontmatter/valid-yaml",
  meta: {
    summary: "Require front matter that a YAML parser can read",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt", "note"],
    fixable: "safe",
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
      { url: "https://yaml.org/spec/1.2.2/#334-available-tags", claim: "a value can be constructed only if its tag is known" },
      { url: "https://yaml.org/spec/1.2.2/#733-plain-style", claim: "an unquoted value cannot contain a colon followed by a space" }
    ],
    reads: ["yaml.invalid", "yaml.unquotedColon"]
  },
  messages: {
    syntax: "The front matter is not valid YAML, so {{consequence}}: {{reason}}.",
    advice: "The front matter is not valid YAML, so {{consequence}}: {{reason}}; {{advice}}.",
    tag: "YAML takes `{{tag}}` for a tag, and readers such as js-yaml and PyYAML refuse front matter with a tag that they do not know; put the value in quotes.",
    limit: "The front matter was not checked, since it has {{reason}}; write it shorter or flatter."
  },
  check(document, { report, ...choice }) {
    for (const { code, span: at, reason, advice, quoting } of document.frontmatter?.yaml.faults ?? []) {
      if (document.kind === "prompt" && code === "syntax" && findFaultyLine(document, at.start) !== void 0) continue;
      if (code === "limit") {
        report("limit", { at, data: { reason } });
        continue;
      }
      const consequence = consequenceOf(document, at.start, choice);
      const fix = quoting === void 0 ? void 0 : { safety: "safe", edits: [quoting] };
      if (advice === void 0) report("syntax", { at, data: { reason, consequence }, fix });
      else report("advice", { at, data: { reason, consequence, advice }, fix });
    }
    for (const at of unknownTags(document)) report("tag", { at, data: { tag: document.text.slice(at.start, at.end) } });
  }
});
function unknownTags({ text, frontmatter }) {
  const found = [];
  const open = frontmatter?.mapping === void 0 ? [] : [frontmatter.mapping];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    if (node.kind === "sequence") open.push(...node.items);
    if (node.kind === "mapping") for (const { key, value } of node.pairs) open.push(key, ...value === void 0 ? [] : [value]);
    if (node.kind === "alias" || node.tag === void 0 || node.tag === "!" || node.tag.startsWith("tag:yaml.org,2002:")) continue;
    const { start } = node.span;
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    const written = /![^\s]*(?=\s*(?:&\S+\s*)?$)/.exec(text.slice(lineStart, start));
    found.push(written === null ? { start, end: start + 1 } : { start: lineStart + written.index, end: lineStart + written.index + written[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}
function consequenceOf(document, start, choice) {
  if (document.kind === "prompt") {
    const [id] = promptProfilesOf(document.path, choice).map((profile) => profile.id);
    if (id === "claude-code-agent") return "Claude Code does not load the agent";
    return id === "claude-code-plugin-agent" ? "Claude Code loads the agent without its description" : unknownReaders;
  }
  const isColon = document.text[start] === ":" && findFaultyLine(document, start) !== void 0;
  const objections = choice.profiles.map((profile) => ({ profile, effect: (isColon ? profile.yaml?.unquotedColon : void 0) ?? profile.yaml?.invalid }));
  return (document.kind === "skill" ? sayGravest(objections, document.path, choice) : void 0) ?? unknownReaders;
}
export {
  valid_yaml_default as default
};
