import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  sayTypes
} from "./chunk-6VJ4NQQS.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  findPair,
  keyText
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/client-conflict.ts
var client_conflict_default = defineRule({
  id: "skill/client-conflict",
  meta: {
    summary: "Disallow keys of which two chosen clients want opposite things",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/skills#using-skill-frontmatter-outside-claude-code",
        claim: "an upload to the Claude API fails on the keys that Claude Code adds to those of the specification"
      },
      { url: "https://agentskills.io/specification#metadata-field", claim: "metadata is a mapping from text keys to text values" },
      {
        url: "https://github.com/block/goose/blob/main/crates/goose/src/skills/mod.rs",
        claim: "Goose reads the arguments of a skill from metadata, and only as a list"
      }
    ],
    reads: ["unknownKeys", "keys.metadata.valueTypes", "keys.metadata.keys"]
  },
  messages: {
    key: "{{reader}} reads the key `{{key}}`, but {{other}} does not know it and {{rejection}}; remove it, or choose only one of the two for this skill.",
    inner: "{{reader}} reads `metadata.{{key}}` only as {{wanted}}, but {{other}} allows only {{allowed}} there; remove it, or choose only one of the two for this skill."
  },
  check(document, { report, profiles, profilesChosen }) {
    if (!profilesChosen) return;
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = keyText(pair);
      if (key === void 0) continue;
      const reader = profiles.find((profile) => findKey(profile, key) !== void 0);
      const other = profiles.find((profile) => findKey(profile, key) === void 0 && profile.unknownKeys === "rejects");
      if (reader === void 0 || other === void 0) continue;
      report("key", { at: pair.key.span, data: { key, reader: reader.name, other: other.name, rejection: other.rejection } });
    }
    const metadata = findPair(mapping, "metadata")?.value;
    for (const pair of metadata?.kind === "mapping" ? metadata.pairs : []) {
      const key = keyText(pair) ?? "";
      const [conflict] = profiles.flatMap((reader) => conflictWithin(reader, key, profiles));
      if (conflict !== void 0) report("inner", { at: pair.key.span, data: { key, ...conflict } });
    }
  }
});
function conflictWithin(reader, key, profiles) {
  const keys = findKey(reader, "metadata")?.keys ?? {};
  const wanted = Object.hasOwn(keys, key) ? keys[key]?.types : void 0;
  if (wanted === void 0) return [];
  return profiles.flatMap((other) => {
    const allowed = findKey(other, "metadata")?.valueTypes;
    if (allowed === void 0 || wanted.some((type) => allowed.includes(type))) return [];
    return [{ reader: reader.name, wanted: sayTypes(wanted), other: other.name, allowed: sayTypes(allowed) }];
  });
}
export {
  client_conflict_default as default
};
