import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  partOf,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/name-form.ts
var name_form_default = defineRule({
  id: "prompt/name-form",
  meta: {
    summary: "Disallow names for which a client does not load an agent",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#subagent-files-claude-code-skips",
        claim: "Claude Code does not load an agent whose name starts with a hyphen or contains a colon"
      }
    ],
    reads: ["prompt.keys.name.pattern"]
  },
  messages: {
    colon: "The name holds a colon, which {{client}} keeps for plugins, so it does not load the agent; write a hyphen instead.",
    hyphen: "The name starts with a hyphen, so {{client}} does not load the agent; start it with a letter."
  },
  check(document, { report, ...choice }) {
    const [profile] = promptProfilesOf(document.path, choice);
    const pattern = profile?.keys["name"]?.pattern;
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    if (profile === void 0 || pattern === void 0 || name === void 0 || text === "" || new RegExp(pattern, "u").test(text)) return;
    const id = text.includes(":") ? "colon" : "hyphen";
    const start = name.text.indexOf(id === "colon" ? ":" : "-");
    report(id, { at: partOf(name, start, start + 1), data: { client: profile.name } });
  }
});
export {
  name_form_default as default
};
