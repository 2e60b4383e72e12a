import { findPromptKey } from "../../src/core/prompt-profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import { suggest } from "../../src/core/suggestion.ts";
import { keyText } from "../../src/core/yaml.ts";
import { promptProfilesOf } from "../../schemas/prompt-profiles/index.ts";

/** What template engines fill in later. */
const template = /\{\{|\$\{|<%|\$[A-Z]/;

export default defineRule({
  id: "prompt/allowed-values",
  meta: {
    summary: "Require values of an agent or a command that its client documents",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields",
        claim: "the values that Claude Code takes for permissionMode, memory, effort, isolation and color",
      },
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "the values of context, effort and shell in a command",
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts",
        claim: "VS Code flags any target but vscode and github-copilot",
      },
    ],
    reads: ["prompt.keys.*.values"],
  },
  messages: {
    meant: "`{{value}}` is no value of `{{key}}` that {{client}} documents; did you mean `{{better}}`?",
    unknown: "`{{value}}` is no value of `{{key}}` that {{client}} documents; write one of {{values}}.",
  },
  check(document, { report, ...choice }) {
    const judges = promptProfilesOf(document.path, choice);
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      const { value } = pair;
      if (spelling === undefined || value?.kind !== "scalar" || value.value === null || typeof value.value === "number") continue;
      const text = value.text.trim();
      if (text === "" || template.test(text)) continue;
      const [refusing] = judges.flatMap((profile) => {
        const values = findPromptKey(profile, spelling)?.values;
        // No source says that case matters.
        return values === undefined || values.some((each) => each.toLowerCase() === text.toLowerCase()) ? [] : [{ profile, values }];
      });
      if (refusing === undefined) continue;
      const { profile, values } = refusing;
      const data = { client: profile.name, key: spelling, value: text };
      const better = suggest(text, values);
      if (better === undefined) {
        report("unknown", { at: value.span, data: { ...data, values: values.map((each) => `\`${each}\``).join(", ") } });
      } else {
        report("meant", { at: value.span, data: { ...data, better }, fix: { safety: "unsafe", edits: [{ ...value.span, text: better }] } });
      }
    }
  },
});
