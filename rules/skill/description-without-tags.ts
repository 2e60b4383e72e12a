import { gravest } from "../../src/core/consequence.ts";
import { findKey, sayEffect } from "../../src/core/profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
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
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging script of the Claude skills refuses any angle bracket",
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/service/promptsServiceImpl.ts",
        claim: "VS Code removes everything in angle brackets from a description",
      },
    ],
    reads: ["keys.description.forbids"],
  },
  messages: {
    bracket: "The description holds `{{bracket}}`, and {{effect}}; write it without angle brackets.",
    tag: "The description holds the tag `{{tag}}`, and {{effect}}; write it without angle brackets.",
  },
  check(document, { report, ...choice }) {
    const description = scalarOf(document.frontmatter?.mapping, "description");
    const objections = choice.profiles.flatMap((profile) => {
      const key = findKey(profile, "description");
      return key?.forbids !== undefined && key.forbids.length > 0 ? [{ profile, effect: key.faults?.forbidden ?? "rejects" }] : [];
    });
    const judge = gravest(objections, document.path);
    if (description === undefined || judge === undefined) return;
    const effect = sayEffect(judge.profile, judge.effect);
    // A chosen client that wants no angle bracket at all is told of the first one, tag or not.
    const strictest = choice.profilesChosen ? objections.find(({ profile }) => findKey(profile, "description")?.forbids?.includes("angle-brackets")) : undefined;
    // The source of a value over several lines has the same tags at exact places, unless a quote escapes them.
    const severalLines = /[\r\n]/.test(description.source);
    const searched = severalLines ? description.source : description.text;
    const spanOf = (from: number, to: number): Span => (severalLines ? { start: description.span.start + from, end: description.span.start + to } : partOf(description, from, to));
    // One finding is enough: all of them are mended in one go.
    const [match] = searched.matchAll(tag);
    if (match !== undefined) {
      report("tag", { at: spanOf(match.index, match.index + match[0].length), data: { tag: match[0], effect } });
    } else if (strictest !== undefined) {
      // The header of a folded text, `>-`, is no part of it.
      const header = severalLines ? description.header.length : 0;
      const from = header + searched.slice(header).search(/[<>]/);
      if (from < header) return;
      report("bracket", { at: spanOf(from, from + 1), data: { bracket: searched.slice(from, from + 1), effect: sayEffect(strictest.profile, strictest.effect) } });
    }
  },
});
