import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgesOf
} from "./chunk-WDJW3AQH.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  findPair,
  keyText,
  typeName
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/metadata-text.ts
var metadata_text_default = defineRule({
  id: "skill/metadata-text",
  meta: {
    summary: "Require the values of metadata to be text",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#metadata-field", claim: "metadata is a mapping from text keys to text values" },
      {
        url: "https://github.com/charmbracelet/crush/issues/3331",
        claim: "Crush drops a skill with a list or a mapping inside its metadata, without a word"
      }
    ],
    reads: ["keys.metadata.valueTypes", "keys.metadata.keys"]
  },
  messages: {
    nested: "`metadata.{{key}}` is {{type}}, and {{client}} allows only text there; write it as one text."
  },
  check(document, { report, ...choice }) {
    const metadata = findPair(document.frontmatter?.mapping, "metadata")?.value;
    const judge = judgesOf(choice, "metadata").find(({ key }) => key.valueTypes?.every((type) => type === "text") === true);
    if (metadata?.kind !== "mapping" || judge === void 0) return;
    for (const pair of metadata.pairs) {
      const key = keyText(pair) ?? "";
      const { value } = pair;
      if (value?.kind !== "mapping" && value?.kind !== "sequence") continue;
      const isDocumented = choice.profiles.some((profile) => Object.hasOwn(findKey(profile, "metadata")?.keys ?? {}, key));
      const at = value.flow ? value.span : pair.key.span;
      if (!isDocumented) report("nested", { at, data: { key, type: typeName(value), client: judge.profile.name } });
    }
  }
});
export {
  metadata_text_default as default
};
