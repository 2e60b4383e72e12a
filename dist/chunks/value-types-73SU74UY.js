import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findSeparatorFault
} from "./chunk-D4DLTRIV.js";
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import {
  findPromptKey
} from "./chunk-ZFNBTNBZ.js";
import {
  fitsType,
  sayTypes
} from "./chunk-6VJ4NQQS.js";
import {
  keyText,
  typeName
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

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
    ],
    reads: ["prompt.keys.*.types"]
  },
  messages: {
    separator: "The entries of `{{key}}` have {{found}} between them, and {{client}} wants {{wanted}}; write {{wanted}}.",
    type: "`{{key}}` is {{type}}, and {{client}} takes only {{expected}} for it in {{what}}; write it as {{expected}}."
  },
  check(document, { report, ...choice }) {
    const judges = promptProfilesOf(document.path, choice);
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      const { value } = pair;
      if (spelling === void 0 || spelling === "argument-hint" || value === void 0) continue;
      for (const profile2 of judges) {
        const fault = findSeparatorFault(findPromptKey(profile2, spelling) ?? {}, value);
        if (fault === void 0) continue;
        report("separator", { at: value.span, data: { key: spelling, client: profile2.name, ...fault } });
        break;
      }
      const [refusing] = judges.flatMap((profile2) => {
        const key = findPromptKey(profile2, spelling);
        return key?.types === void 0 || key.ignored === true || fitsType(profile2, key, value) !== false ? [] : [{ profile: profile2, types: key.types }];
      });
      if (refusing === void 0) continue;
      const { profile, types } = refusing;
      const at = value.kind === "scalar" || value.kind !== "alias" && value.flow ? value.span : pair.key.span;
      report("type", { at, data: { key: spelling, type: typeName(value), client: profile.name, what: profile.what, expected: sayTypes(types) } });
    }
  }
});
export {
  value_types_default as default
};
