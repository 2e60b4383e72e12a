import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findReferences,
  locate,
  referenceNodes
} from "./chunk-KWQGPEZM.js";
import "./chunk-XD3DMYVG.js";
import "./chunk-4WDO7GJN.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/links/exact-case.ts
var exact_case_default = defineRule({
  id: "links/exact-case",
  meta: {
    summary: "Require paths to be written in the case of the file names",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: referenceNodes,
    fixable: "safe",
    evidence: [
      { url: "https://docs.kernel.org/admin-guide/ext4.html#case-insensitive-file-name-lookups", claim: "names on a Linux disk differ by case unless a folder was set up otherwise" },
      { url: "https://agentskills.io/specification#file-references", claim: "a skill refers to its other files by relative paths" }
    ]
  },
  messages: {
    differs: "The path `{{path}}` is found only where upper and lower case are the same; the file is `{{exact}}`."
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === void 0) return;
    const located = findReferences(document).map((reference) => ({ reference, destination: locate(document, tree, reference) }));
    const hasLiveLink = located.some(({ reference: { form }, destination: { status } }) => form === "link" && status === "exact");
    for (const { reference, destination } of located) {
      if (destination.status !== "other-case") continue;
      if (!reference.path.includes("/") && document.kind !== "skill" && !hasLiveLink) continue;
      const exact = inCaseOf(reference.path, destination.path);
      const fix = reference.verbatim && exact !== void 0 ? { safety: "safe", edits: [{ ...reference.span, text: exact }] } : void 0;
      report("differs", { at: reference.span, data: { path: reference.path, exact: exact ?? destination.path }, fix });
    }
  }
});
function inCaseOf(written, real) {
  const names = real.split("/");
  const parts = written.split("/");
  for (let index = parts.length - 1; index >= 0 && parts[index] !== ".."; index -= 1) {
    const part = parts[index] ?? "";
    if (part === "" || part === ".") continue;
    const name = names.pop();
    if (name?.toLowerCase() !== part.toLowerCase()) return void 0;
    parts[index] = name;
  }
  return parts.join("/");
}
export {
  exact_case_default as default
};
