import { gravest } from "../../src/core/consequence.ts";
import { findKey, sayEffect } from "../../src/core/profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import { partOf, scalarOf } from "../../src/core/yaml.ts";

/** A name behind `<` or `</` and anything up to `>`: what readers that remove tags take for one. */
const tag = /<\/?[A-Za-z][\w.:-]*(?:\s[^<>]*)?\/?>/g;

export default defineRule({
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
        claim: "the description of a skill for the Claude API cannot contain XML tags",
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/service/promptsServiceImpl.ts",
        claim: "VS Code removes everything in angle brackets from a description",
      },
    ],
    reads: ["keys.description.forbids"],
  },
  messages: {
    tag: "The description holds the tag `{{tag}}`, and {{effect}}; write it without angle brackets.",
  },
  check(document, { report, profiles }) {
    const description = scalarOf(document.frontmatter?.mapping, "description");
    const objections = profiles.flatMap((profile) => {
      const key = findKey(profile, "description");
      return key?.forbids?.includes("tags") === true ? [{ profile, effect: key.faults?.forbidden ?? "rejects" }] : [];
    });
    const judge = gravest(objections, document.path);
    if (description === undefined || judge === undefined) return;
    const effect = sayEffect(judge.profile, judge.effect);
    // The source of a value over several lines has the same tags at exact places, unless a quote escapes them.
    const severalLines = /[\r\n]/.test(description.source);
    for (const match of (severalLines ? description.source : description.text).matchAll(tag)) {
      const end = match.index + match[0].length;
      const { start } = description.span;
      const at = severalLines ? { start: start + match.index, end: start + end } : partOf(description, match.index, end);
      report("tag", { at, data: { tag: match[0], effect } });
    }
  },
});
