import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/text/byte-order-mark.ts
var byte_order_mark_default = defineRule({
  id: "text/byte-order-mark",
  meta: {
    summary: "Disallow a byte-order mark before front matter",
    level: "should",
    preset: "recommended",
    severity: "info",
    kinds: ["skill", "prompt"],
    fixable: false,
    evidence: [
      { url: "https://github.com/openai/codex/issues/13918", claim: "Codex does not load a skill that begins with a byte-order mark" },
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI looks for three dashes at the very first character"
      }
    ]
  },
  messages: {
    mark: "The file starts with a byte-order mark, behind which some clients find no front matter; save it as UTF-8 without one."
  },
  check(document, { report, profiles, profilesChosen }) {
    if (profilesChosen && profiles.every(({ encoding }) => encoding?.byteOrderMark === "accepts")) return;
    if (document.hasByteOrderMark && document.frontmatter !== void 0) report("mark", { at: { start: 0, end: 0 } });
  }
});
export {
  byte_order_mark_default as default
};
