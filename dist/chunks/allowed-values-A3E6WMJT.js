import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import {
  findPromptKey
} from "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/allowed-values.ts
var template = /\{\{|\$\{|<%|\$[A-Z]/;
var allowed_values_default = defineRule({
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
        claim: "the values that Claude Code takes for permissionMode, memory, effort, isolation and color"
      },
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "the values of context, effort and shell in a command"
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/languageProviders/promptValidator.ts",
        claim: "VS Code flags any target but vscode and github-copilot"
      }
    ],
    reads: ["prompt.keys.*.values"]
  },
  messages: {
    meant: "`{{value}}` is no value of `{{key}}` that {{client}} documents; did you mean `{{better}}`?",
    unknown: "`{{value}}` is no value of `{{key}}` that {{client}} documents; write one of {{values}}."
  },
  check(document, { report, ...choice }) {
    const judges = promptProfilesOf(document.path, choice);
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      const { value } = pair;
      if (spelling === void 0 || value?.kind !== "scalar" || value.value === null || typeof value.value === "number") continue;
      const text = value.text.trim();
      if (text === "" || template.test(text)) continue;
      const [refusing] = judges.flatMap((profile2) => {
        const values2 = findPromptKey(profile2, spelling)?.values;
        return values2 === void 0 || values2.some((each) => each.toLowerCase() === text.toLowerCase()) ? [] : [{ profile: profile2, values: values2 }];
      });
      if (refusing === void 0) continue;
      const { profile, values } = refusing;
      const data = { client: profile.name, key: spelling, value: text };
      const better = suggest(text, values);
      if (better === void 0) {
        report("unknown", { at: value.span, data: { ...data, values: values.map((each) => `\`${each}\``).join(", ") } });
      } else {
        report("meant", { at: value.span, data: { ...data, better }, fix: { safety: "unsafe", edits: [{ ...value.span, text: better }] } });
      }
    }
  }
});
export {
  allowed_values_default as default
};
