import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  fitsType
} from "./chunk-FFNBHL34.js";
import {
  findKey
} from "./chunk-HB2Z5GMR.js";
import {
  keyText,
  typeName
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/skill/value-types.ts
var value_types_default = defineRule({
  id: "skill/value-types",
  meta: {
    summary: "Require the values of front-matter keys to have a type that clients read",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#frontmatter", claim: "each field has one type: text, or a mapping for metadata" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose name or description is no text"
      },
      { url: "https://code.claude.com/docs/en/skills#frontmatter-reference", claim: "Claude Code also takes lists for some fields" },
      {
        url: "https://github.com/K-Dense-AI/scientific-agent-skills/pull/58",
        claim: "Claude Desktop refused to import skills whose allowed-tools is a list"
      }
    ]
  },
  messages: {
    type: "`{{key}}` is {{type}}, and {{client}} takes only {{expected}}; write it as {{expected}}."
  },
  check(document, { report, profiles, profilesChosen }) {
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair);
      const { value } = pair;
      if (key === void 0 || value === void 0) continue;
      const opinions = profiles.flatMap((profile) => opinionOf(profile, key, value));
      const inSpecification = opinions.some(({ profile }) => profile.id === "agent-skills");
      const refusing = opinions.filter(({ fits, coerces }) => !fits && !(coerces && !inSpecification));
      if (!profilesChosen && refusing.length < opinions.length) continue;
      const [judge] = refusing;
      if (judge === void 0) continue;
      const at = value.kind === "scalar" || value.kind !== "alias" && value.flow ? value.span : pair.key.span;
      report("type", { at, data: { key, type: typeName(value), client: judge.profile.name, expected: expectedWords(judge.types) } });
    }
  }
});
function opinionOf(profile, spelling, value) {
  const key = findKey(profile, spelling);
  const fits = key === void 0 ? void 0 : fitsType(profile, key, value);
  if (key?.types === void 0 || fits === void 0) return [];
  return [{ profile, types: key.types, fits, coerces: key.faults?.type === "coerces" && isPlain(value) }];
}
function isPlain(value) {
  return value.kind === "scalar" || value.kind === "sequence" && value.items.every((item) => item.kind === "scalar");
}
function expectedWords(types) {
  const words = { text: "text", boolean: "true or false", number: "a number", list: "a list", mapping: "a mapping" };
  return types.map((type) => words[type]).join(" or ");
}
export {
  value_types_default as default
};
