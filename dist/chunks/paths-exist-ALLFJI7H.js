import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  lookUp
} from "./chunk-4WDO7GJN.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/paths-exist.ts
var id = "journal/paths-exist";
var paths_exist_default = defineJournalRule({
  id,
  meta: {
    summary: "Require the files of the project that records name to exist",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "readers read every path of a record from the disk, and pass by one that is gone" }
    ]
  },
  messages: {
    missing: "Nothing is at `{{path}}`, which `{{key}}` names, so readers pass it by and its content is lost to them; correct the path, or write the record again without it.",
    case: "`{{path}}` is found only where upper and lower case are the same; write `{{exact}}`."
  },
  visit({ contract }, { document, report }) {
    const { tree } = document;
    const base = tree?.base;
    if (contract === void 0 || tree === void 0 || base === void 0) return {};
    const atMost = contract.severity.get(id);
    return {
      record(record) {
        for (const key of record.contract?.paths ?? []) {
          for (const [index, path] of pathsOf(record, key).entries()) {
            if (!path.startsWith(`${base}/`) || /[{}*$]/.test(path)) continue;
            const answer = lookUp(tree, path.slice(base.length + 1));
            if (answer.status === "exact") continue;
            const at = placeOfPath(record, key, index);
            if (answer.status === "missing") report("missing", { at, atMost, data: { path, key } });
            else report("case", { at, atMost, data: { path, exact: `${base}/${answer.path}` } });
          }
        }
      }
    };
  }
});
function pathsOf({ value }, key) {
  const paths = Object.hasOwn(value, key) ? [value[key]].flat() : [];
  return paths.map((path) => typeof path === "string" ? path.replaceAll("\\", "/") : "");
}
function placeOfPath({ root, line }, key, index) {
  const value = findPair(root, key)?.value;
  const scalar = value?.kind === "sequence" ? value.items[index] : void 0;
  return (scalar ?? value)?.span ?? line;
}
export {
  paths_exist_default as default
};
