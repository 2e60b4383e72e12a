import { judgesOf } from "../../src/core/profile-choice.ts";
import { findKey } from "../../src/core/profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findPair, keyText, typeName } from "../../src/core/yaml.ts";

export default defineRule({
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
        claim: "Crush drops a skill with a list or a mapping inside its metadata, without a word",
      },
    ],
    reads: ["keys.metadata.valueTypes", "keys.metadata.keys"],
  },
  messages: {
    nested: "`metadata.{{key}}` is {{type}}, and {{client}} allows only text there; write it as one text.",
  },
  check(document, { report, ...choice }) {
    const metadata = findPair(document.frontmatter?.mapping, "metadata")?.value;
    const judge = judgesOf(choice, "metadata").find(({ key }) => key.valueTypes?.every((type) => type === "text") === true);
    if (metadata?.kind !== "mapping" || judge === undefined) return;
    for (const pair of metadata.pairs) {
      const key = keyText(pair) ?? "";
      const { value } = pair;
      if (value?.kind !== "mapping" && value?.kind !== "sequence") continue;
      const isDocumented = choice.profiles.some((profile) => Object.hasOwn(findKey(profile, "metadata")?.keys ?? {}, key));
      // A block runs over many lines, so the key stands for it.
      const at = value.flow ? value.span : pair.key.span;
      if (!isDocumented) report("nested", { at, data: { key, type: typeName(value), client: judge.profile.name } });
    }
  },
});
