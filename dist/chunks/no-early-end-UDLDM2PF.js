import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  specification
} from "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/no-early-end.ts
var no_early_end_default = defineRule({
  id: "frontmatter/no-early-end",
  meta: {
    summary: "Disallow dashes within front matter at which a chosen client ends it",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py",
        claim: "the reference reader divides a file at the first two places with three hyphens, wherever they stand"
      },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex ends the front matter at the next line that holds three hyphens and blanks alone, in front of them too"
      },
      {
        url: "https://github.com/jonschlinkert/gray-matter/blob/master/index.js",
        claim: "the reader of OpenCode and Roo Code ends the front matter at the next line that begins with three hyphens"
      }
    ],
    reads: ["frontmatter.ends"]
  },
  messages: {
    anywhere: "At these hyphens {{client}} ends the front matter and loses what follows; write fewer than three of them in a row.",
    line: "At this line {{client}} ends the front matter and loses what follows; write something else beside the three hyphens."
  },
  check({ frontmatter, text }, { report, profiles, profilesChosen }) {
    if (!profilesChosen || frontmatter?.mapping === void 0) return;
    const seen = /* @__PURE__ */ new Set();
    for (const { id, name, frontmatter: facts } of profiles) {
      if (facts?.ends === void 0) continue;
      const at = findEnd(text, frontmatter, facts.ends);
      if (at === void 0 || seen.has(at.start)) continue;
      seen.add(at.start);
      const client = id === specification ? "the reference reader of the Agent Skills specification" : name;
      report(messageIds[facts.ends], { at, data: { client } });
    }
  }
});
var messageIds = { "first-dashes": "anywhere", "line-start": "anywhere", "trimmed-line": "line", line: "line" };
var patterns = {
  "first-dashes": /-{3,}/,
  "line-start": /^-{3,}/m,
  "trimmed-line": /(?<=^[ \t]*)---(?=[ \t\r]*$)/m,
  line: /^---(?=[ \t\r]*$)/m
};
function findEnd(text, { content }, end) {
  const found = patterns[end].exec(text.slice(content.start, content.end));
  if (found === null) return void 0;
  const start = content.start + found.index;
  return { start, end: start + found[0].length };
}
export {
  no_early_end_default as default
};
