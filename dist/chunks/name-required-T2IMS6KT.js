import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isMisspelt
} from "./chunk-VEURHBUS.js";
import "./chunk-6VJ4NQQS.js";
import {
  findLostValue
} from "./chunk-JUXWP3J4.js";
import {
  findKeyFault
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  findPair,
  isEmpty
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/name-required.ts
var name_required_default = defineRule({
  id: "skill/name-required",
  meta: {
    summary: "Require a skill to state its name",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "the name is a required field of 1 to 64 characters" },
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI does not load a skill without a name"
      }
    ],
    reads: ["keys.name.required"]
  },
  messages: {
    missing: "The front matter has no `name`, which {{client}} requires{{consequence}}; write `name: {{folder}}`.",
    null: "YAML reads `{{written}}` as no `name` at all, and {{client}} requires one{{consequence}}; write `name: {{folder}}`.",
    empty: "The `name` is empty, and {{client}} requires one{{consequence}}; write `name: {{folder}}`."
  },
  check(document, { report, ...choice }) {
    const { frontmatter, folderNames, path } = document;
    if (frontmatter?.mapping === void 0) return;
    const pair = findPair(frontmatter.mapping, "name");
    if (pair === void 0 && isMisspelt(choice, frontmatter.mapping, "name")) return;
    if (pair !== void 0 && (!isEmpty(pair.value) || findLostValue(document, pair, true) !== void 0)) return;
    const written = pair?.value?.kind === "scalar" ? pair.value.text.trim() : "";
    const fault = pair === void 0 ? "missing" : "empty";
    const judge = findKeyFault(choice, "name", fault, path, ({ key }) => key.required === true);
    if (judge === void 0) return;
    const { profile, consequence } = judge;
    const at = pair?.span ?? frontmatter.openingLine;
    const data = { client: profile.name, consequence, folder: folderNames[0] ?? "the-name-of-the-folder" };
    if (written === "") report(fault, { at, data });
    else report("null", { at, data: { ...data, written } });
  }
});
export {
  name_required_default as default
};
