import { findPromptKey } from "../../src/core/prompt-profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findSeparatorFault } from "../../src/core/separator.ts";
import { fitsType, sayTypes } from "../../src/core/value-fit.ts";
import { keyText, typeName } from "../../src/core/yaml.ts";
import { promptProfilesOf } from "../../schemas/prompt-profiles/index.ts";

export default defineRule({
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
        claim: "VS Code reads a value of another type as if the key were not there",
      },
      {
        url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields",
        claim: "what Claude Code takes for each key of an agent",
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        claim: "the type of each key of a custom agent on GitHub",
      },
    ],
    reads: ["prompt.keys.*.types"],
  },
  messages: {
    separator: "The entries of `{{key}}` have {{found}} between them, and {{client}} wants {{wanted}}; write {{wanted}}.",
    type: "`{{key}}` is {{type}}, and {{client}} takes only {{expected}} for it in {{what}}; write it as {{expected}}.",
  },
  check(document, { report, ...choice }) {
    const judges = promptProfilesOf(document.path, choice);
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      const { value } = pair;
      // A rule of its own tells how to write a hint.
      if (spelling === undefined || spelling === "argument-hint" || value === undefined) continue;
      for (const profile of judges) {
        const fault = findSeparatorFault(findPromptKey(profile, spelling) ?? {}, value);
        if (fault === undefined) continue;
        report("separator", { at: value.span, data: { key: spelling, client: profile.name, ...fault } });
        break;
      }
      const [refusing] = judges.flatMap((profile) => {
        const key = findPromptKey(profile, spelling);
        return key?.types === undefined || key.ignored === true || fitsType(profile, key, value) !== false ? [] : [{ profile, types: key.types }];
      });
      if (refusing === undefined) continue;
      const { profile, types } = refusing;
      // A block runs over many lines, so the key stands for it.
      const at = value.kind === "scalar" || (value.kind !== "alias" && value.flow) ? value.span : pair.key.span;
      report("type", { at, data: { key: spelling, type: typeName(value), client: profile.name, what: profile.what, expected: sayTypes(types) } });
    }
  },
});
