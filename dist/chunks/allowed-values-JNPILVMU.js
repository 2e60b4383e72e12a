import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfileOf
} from "./chunk-3LBACEOS.js";
import {
  findPromptKey
} from "./chunk-Z2AAIMXK.js";
import "./chunk-FFNBHL34.js";
import {
  keyText
} from "./chunk-POW5TOHC.js";
import {
  suggest
} from "./chunk-DQZBMJBF.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

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
    ]
  },
  messages: {
    meant: "{{client}} documents no {{key}} `{{value}}`; did you mean `{{better}}`?",
    unknown: "{{client}} documents no {{key}} `{{value}}`; write one of {{values}}."
  },
  check(document, { report }) {
    const profile = promptProfileOf(document.path);
    if (profile === void 0) return;
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      const { value } = pair;
      if (spelling === void 0 || value?.kind !== "scalar" || value.value === null || typeof value.value === "number") continue;
      const values = findPromptKey(profile, spelling)?.values;
      const text = value.text.trim();
      if (values === void 0 || text === "" || template.test(text) || values.some((each) => each.toLowerCase() === text.toLowerCase())) continue;
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
