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
  findPair,
  keyText,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/required-keys.ts
var required_keys_default = defineRule({
  id: "prompt/required-keys",
  meta: {
    summary: "Require the keys without which a client passes an agent by",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#subagent-files-claude-code-skips",
        claim: "Claude Code skips an agent without a name, or with a name and no description"
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration#yaml-frontmatter-properties",
        claim: "a custom agent on GitHub must have a description"
      },
      {
        url: "https://github.com/microsoft/vscode/blob/main/src/vs/workbench/contrib/chat/common/promptSyntax/promptFileParser.ts",
        claim: "VS Code keeps only handoffs with a label, an agent and a prompt"
      }
    ],
    reads: ["prompt.keys.*.required"]
  },
  messages: {
    rejected: "The agent has no `{{key}}`, so {{client}} does not load it; write `{{key}}:` and a value.",
    required: "The agent has no `{{key}}`, which {{client}} requires; write `{{key}}:` and a value.",
    meant: "VS Code does not read `{{written}}` in a handoff, and without `{{key}}` it does not offer it; did you mean `{{key}}`?",
    handoff: "This handoff has no `{{key}}`, so VS Code does not offer it; write `{{key}}:` and a value."
  },
  check(document, { report, ...choice }) {
    const [profile] = promptProfilesOf(document.path, choice);
    const { frontmatter } = document;
    const mapping = frontmatter?.mapping;
    if (profile === void 0 || frontmatter === void 0 || mapping === void 0) return;
    for (const [name, key] of Object.entries(profile.keys)) {
      if (key.required === true && !has(mapping, name) && isWanted(profile, mapping)) {
        const at = findPair(mapping, name)?.key.span ?? frontmatter.openingLine;
        report(key.faults?.missing === "rejects" ? "rejected" : "required", { at, data: { key: name, client: profile.name } });
      }
    }
    const handoffs = findPair(mapping, "handoffs")?.value;
    const handoffKeys = Object.entries(profile.keys["handoffs"]?.keys ?? {});
    for (const item of handoffs?.kind === "sequence" ? handoffs.items : []) {
      if (item.kind !== "mapping") continue;
      const missing = handoffKeys.find(([name, { required }]) => required === true && findPair(item, name) === void 0)?.[0];
      if (missing === void 0) continue;
      const first = item.pairs[0]?.key.span;
      const known = new Set(handoffKeys.map(([name]) => name));
      const slip = item.pairs.find((pair) => !known.has(keyText(pair) ?? missing) && suggest(keyText(pair) ?? "", [missing]) !== void 0);
      if (slip !== void 0) report("meant", { at: slip.key.span, data: { written: keyText(slip) ?? "", key: missing } });
      else report("handoff", { at: first ?? item.span, data: { key: missing } });
    }
  }
});
function has(mapping, name) {
  const value = findPair(mapping, name)?.value;
  return value !== void 0 && (value.kind !== "scalar" || value.value !== null && value.text.trim() !== "");
}
function isWanted(profile, mapping) {
  if (scalarOf(mapping, "target")?.text === "vscode") return false;
  const keys = mapping.pairs.map((pair) => keyText(pair) ?? "").filter((spelling) => findPromptKey(profile, spelling) !== void 0);
  return profile.id !== "claude-code-agent" || keys.some((spelling) => spelling !== "description") || keys.length > 1;
}
export {
  required_keys_default as default
};
