import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfileOf
} from "./chunk-3LBACEOS.js";
import {
  findPromptKey
} from "./chunk-Z2AAIMXK.js";
import {
  fitsType,
  sayTypes
} from "./chunk-FFNBHL34.js";
import {
  keyText,
  typeName
} from "./chunk-POW5TOHC.js";
import "./chunk-DQZBMJBF.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/prompt/value-types.ts
var value_types_default = defineRule({
  id: "prompt/value-types",
  meta: {
    summary: "Require the values of an agent or a command to have the types that its client documents",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts",
        claim: "VS Code reads a value of another type as if the key were not there"
      },
      {
        url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields",
        claim: "what Claude Code takes for each key of an agent"
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        claim: "the type of each key of a custom agent on GitHub"
      }
    ]
  },
  messages: {
    type: "`{{key}}` is {{type}}, and {{client}} takes only {{expected}} for it in {{what}}; write it as {{expected}}."
  },
  check(document, { report }) {
    const profile = promptProfileOf(document.path);
    if (profile === void 0) return;
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      const { value } = pair;
      if (spelling === void 0 || spelling === "argument-hint" || value === void 0) continue;
      const key = findPromptKey(profile, spelling);
      if (key?.types === void 0 || key.ignored === true || fitsType(profile, key, value) !== false) continue;
      const at = value.kind === "scalar" || value.kind !== "alias" && value.flow ? value.span : pair.key.span;
      report("type", { at, data: { key: spelling, type: typeName(value), client: profile.name, what: profile.what, expected: sayTypes(key.types) } });
    }
  }
});
export {
  value_types_default as default
};
