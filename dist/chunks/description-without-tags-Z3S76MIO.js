import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  gravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import {
  findKey,
  sayEffect
} from "./chunk-KN7I2DWE.js";
import {
  partOf,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

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
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging script of the Claude skills refuses any angle bracket"
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/service/promptsServiceImpl.ts",
        claim: "VS Code removes everything in angle brackets from a description"
      }
    ],
    reads: ["keys.description.forbids"]
  },
  messages: {
    bracket: "The description holds `{{bracket}}`, and {{effect}}; write it without angle brackets.",
    tag: "The description holds the tag `{{tag}}`, and {{effect}}; write it without angle brackets."
  },
  check(document, { report, ...choice }) {
    const description = scalarOf(document.frontmatter?.mapping, "description");
    const objections = choice.profiles.flatMap((profile) => {
      const key = findKey(profile, "description");
      return key?.forbids !== void 0 && key.forbids.length > 0 ? [{ profile, effect: key.faults?.forbidden ?? "rejects" }] : [];
    });
    const judge = gravest(objections, document.path);
    if (description === void 0 || judge === void 0) return;
    const effect = sayEffect(judge.profile, judge.effect);
    const strictest = choice.profilesChosen ? objections.find(({ profile }) => findKey(profile, "description")?.forbids?.includes("angle-brackets")) : void 0;
    const severalLines = /[\r\n]/.test(description.source);
    const searched = severalLines ? description.source : description.text;
    const spanOf = (from, to) => severalLines ? { start: description.span.start + from, end: description.span.start + to } : partOf(description, from, to);
    const [match] = searched.matchAll(tag);
    if (match !== void 0) {
      report("tag", { at: spanOf(match.index, match.index + match[0].length), data: { tag: match[0], effect } });
    } else if (strictest !== void 0) {
      const header = severalLines ? description.header.length : 0;
      const from = header + searched.slice(header).search(/[<>]/);
      if (from < header) return;
      report("bracket", { at: spanOf(from, from + 1), data: { bracket: searched.slice(from, from + 1), effect: sayEffect(strictest.profile, strictest.effect) } });
    }
  }
});
export {
  description_without_tags_default as default
};
