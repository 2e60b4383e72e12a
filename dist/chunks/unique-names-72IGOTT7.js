import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  scalarOf
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/unique-names.ts
var unique_names_default = defineProjectRule({
  id: "prompt/unique-names",
  meta: {
    summary: "Disallow two agents of one name in the same project folder",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#choose-the-subagent-scope",
        claim: "of two files with one name under the same .claude/agents Claude Code loads only one, whichever the disk gives first"
      }
    ]
  },
  messages: {
    duplicate: "Another agent here has the name `{{name}}` too, and Claude Code loads only one of them; choose another name."
  },
  collect(document, choice) {
    if (!promptProfilesOf(document.path, choice).some(({ id }) => id === "claude-code-agent")) return void 0;
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    return name === void 0 || text === "" ? void 0 : { name: text, at: name.span };
  },
  checkProject(collected, { report }) {
    const first = /* @__PURE__ */ new Map();
    for (const each of collected) {
      const { name, at } = each.facts;
      const key = JSON.stringify([placeOf(each.path), name]);
      const other = first.get(key);
      if (other === void 0) first.set(key, each);
      else report("duplicate", { path: each.path, at, data: { name }, related: [{ at: other.facts.at, message: "the other agent", path: other.path }] });
    }
  }
});
function placeOf(path) {
  return path.slice(0, path.lastIndexOf(".claude/agents/"));
}
export {
  unique_names_default as default
};
