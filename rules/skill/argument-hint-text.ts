import { sayGravest } from "../../src/core/consequence.ts";
import { findKey } from "../../src/core/profile.ts";
import type { ProfileChoice } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import { fitsType, isReadAsText } from "../../src/core/value-fit.ts";
import { findPair, typeName, type YamlNode } from "../../src/core/yaml.ts";

export default defineRule({
  id: "skill/argument-hint-text",
  meta: {
    summary: "Require quotes around an argument hint that YAML reads as a list",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: "safe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#741-flow-sequences", claim: "a value that begins with a bracket is a list" },
      { url: "https://github.com/anthropics/claude-code/issues/22161", claim: "Claude Code stumbled over a hint that is a list" },
      { url: "https://github.com/github/copilot-cli/issues/3929", claim: "Copilot CLI 1.0.65 does not load a skill whose hint is a list" },
      { url: "https://code.claude.com/docs/en/skills#frontmatter-reference", claim: "the hint is a text such as [issue-number]" },
    ],
    reads: ["keys.argument-hint.types"],
  },
  messages: {
    block: "YAML reads this hint as {{type}}, so {{consequence}}; write it as one text in quotes.",
    list: "YAML reads this hint as {{type}}, so {{consequence}}; put quotes around it.",
  },
  check(document, { report, ...choice }) {
    const pair = findPair(document.frontmatter?.mapping, "argument-hint");
    const value = pair?.value;
    if (value === undefined || (value.kind !== "sequence" && value.kind !== "mapping")) return;
    const consequence = consequenceOf(choice, value, document.path);
    if (consequence === undefined) return;
    if (!value.flow) {
      // A block runs over many lines, so the key stands for it.
      report("block", { at: pair?.key.span ?? value.span, data: { type: typeName(value), consequence } });
      return;
    }
    const written = document.text.slice(value.span.start, value.span.end);
    // Quotes and line ends would have to be written anew, so that there is more than one answer.
    const fix = /["'\\\n\r#]/.test(written) ? undefined : ({ safety: "safe", edits: [{ ...value.span, text: `"${written}"` }] } as const);
    report("list", { at: value.span, data: { type: typeName(value), consequence }, fix });
  },
});

/** What comes of it: nothing for chosen clients that do not read the key, or that make a text of the value again. */
function consequenceOf({ profiles, profilesChosen }: ProfileChoice, value: YamlNode, path: string): string | undefined {
  // A client without a profile, and the only one that is known to go so far.
  if (!profilesChosen) return "GitHub Copilot CLI does not load the skill";
  const objections = profiles.flatMap((profile) => {
    const key = findKey(profile, "argument-hint");
    return key === undefined || fitsType(profile, key, value) !== false || isReadAsText(key, value) ? [] : [{ profile, effect: key.faults?.type }];
  });
  return sayGravest(objections, path, { profilesChosen });
}
