import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findSeparatorFault
} from "./chunk-D4DLTRIV.js";
import {
  fitsType,
  isReadAsText,
  sayTypes
} from "./chunk-6VJ4NQQS.js";
import {
  gravest,
  sayConsequence,
  within
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  keyText,
  typeName
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

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
    ],
    reads: ["keys.*.types"]
  },
  messages: {
    separator: "The entries of `{{key}}` have {{found}} between them, and {{client}} wants {{wanted}}; write {{wanted}}.",
    type: "`{{key}}` is {{type}}, and {{client}} takes only {{expected}}{{consequence}}; write it as {{expected}}."
  },
  check(document, { report, profiles, profilesChosen }) {
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair);
      const { value } = pair;
      if (key === void 0 || value === void 0) continue;
      if (key === "argument-hint" && (value.kind === "sequence" || value.kind === "mapping")) continue;
      const faults = profiles.flatMap((profile) => {
        const found = findKey(profile, key);
        return found?.forms === void 0 ? [] : [{ profile, fault: findSeparatorFault(found, value) }];
      });
      const separating = faults.filter(({ fault }) => fault !== void 0);
      const [separator] = within(separating, document.path, { profilesChosen });
      if (separator?.fault !== void 0 && (profilesChosen || separating.length === faults.length)) {
        report("separator", { at: value.span, data: { key, client: separator.profile.name, ...separator.fault }, atMost: "warning" });
      }
      const opinions = profiles.flatMap((profile) => opinionOf(profile, key, value));
      const inSpecification = opinions.some(({ profile }) => profile.id === "agent-skills");
      const refusing = opinions.filter(({ fits, coerces }) => !fits && !(coerces && !inSpecification));
      if (!profilesChosen && refusing.length < opinions.length) continue;
      const judge = profilesChosen ? gravest(refusing, document.path) : within(refusing, document.path, { profilesChosen })[0];
      if (judge === void 0) continue;
      const consequence = sayConsequence(judge, refusing, document.path, { profilesChosen });
      const at = value.kind === "scalar" || value.kind !== "alias" && value.flow ? value.span : pair.key.span;
      report("type", { at, data: { key, type: typeName(value), client: judge.profile.name, expected: sayTypes(judge.types), consequence } });
    }
  }
});
function opinionOf(profile, spelling, value) {
  const key = findKey(profile, spelling);
  const fits = key === void 0 ? void 0 : fitsType(profile, key, value);
  if (key?.types === void 0 || fits === void 0) return [];
  const effect = key.faults?.type;
  return [{ profile, types: key.types, fits, effect, coerces: isReadAsText(key, value) }];
}
export {
  value_types_default as default
};
