import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findKey,
  sayEffect
} from "./chunk-HB2Z5GMR.js";
import {
  partOf,
  scalarOf
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/skill/description-without-tags.ts
var tag = /<\/?[A-Za-z][\w.:-]*(?:\s[^<>]*)?\/?>/g;
var description_without_tags_default = defineRule({
  id: "skill/description-without-tags",
  meta: {
    summary: "Disallow tags in the description of a skill",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure",
        claim: "the description of a skill for the Claude API cannot contain XML tags"
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/service/promptsServiceImpl.ts",
        claim: "VS Code removes everything in angle brackets from a description"
      }
    ]
  },
  messages: {
    tag: "The description holds the tag `{{tag}}`, and {{effect}}; write it without angle brackets."
  },
  check(document, { report, profiles }) {
    const description = scalarOf(document.frontmatter?.mapping, "description");
    const judge = profiles.find((profile) => findKey(profile, "description")?.forbids?.includes("tags") === true);
    if (description === void 0 || judge === void 0) return;
    const effect = sayEffect(judge, findKey(judge, "description")?.faults?.forbidden ?? "rejects");
    const severalLines = /[\r\n]/.test(description.source);
    for (const match of (severalLines ? description.source : description.text).matchAll(tag)) {
      const end = match.index + match[0].length;
      const { start } = description.span;
      const at = severalLines ? { start: start + match.index, end: start + end } : partOf(description, match.index, end);
      report("tag", { at, data: { tag: match[0], effect } });
    }
  }
});
export {
  description_without_tags_default as default
};
