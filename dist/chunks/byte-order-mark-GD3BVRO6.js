import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isFatal,
  sayGravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/text/byte-order-mark.ts
var byte_order_mark_default = defineRule({
  id: "text/byte-order-mark",
  meta: {
    summary: "Disallow a byte-order mark before front matter",
    level: "should",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: false,
    evidence: [
      { url: "https://github.com/openai/codex/issues/13918", claim: "Codex does not load a skill that begins with a byte-order mark" },
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI looks for three dashes at the very first character"
      }
    ],
    reads: ["encoding.byteOrderMark"]
  },
  messages: {
    mark: "The file starts with a byte-order mark, {{consequence}}; save it as UTF-8 without one."
  },
  check(document, { report, profiles, profilesChosen }) {
    if (!document.hasByteOrderMark || document.frontmatter === void 0) return;
    const objections = profiles.map((profile) => ({ profile, effect: profile.encoding?.byteOrderMark }));
    if (profilesChosen && objections.every(({ effect }) => effect === void 0 || effect === "accepts")) return;
    const isSkill = document.kind === "skill";
    const known = isSkill ? sayGravest(objections, document.path, { profilesChosen }) : void 0;
    const consequence = known === void 0 ? "behind which some clients find no front matter" : `so ${known}`;
    const atMost = isSkill && profilesChosen && isFatal(objections, document.path, { profilesChosen }) ? void 0 : "info";
    report("mark", { at: { start: 0, end: 0 }, data: { consequence }, atMost });
  }
});
export {
  byte_order_mark_default as default
};
