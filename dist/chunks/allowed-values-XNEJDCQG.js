import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  within
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  keyText,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/allowed-values.ts
var allowed_values_default = defineRule({
  id: "skill/allowed-values",
  meta: {
    summary: "Require values that a client knows where it documents a closed list",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "context is fork, effort and shell have closed lists, and agent and background count only with context: fork"
      },
      { url: "https://code.visualstudio.com/docs/agent-customization/agent-skills", claim: "VS Code knows context: fork and no other value" }
    ],
    reads: ["keys.*.values", "keys.*.onlyWith"]
  },
  messages: {
    misspelt: "`{{value}}` is no value of `{{key}}` for {{client}}; did you mean `{{better}}`?",
    unknown: "`{{value}}` is no value of `{{key}}` for {{client}}; write {{values}}, or remove the key.",
    idle: "{{client}} looks at `{{key}}` only with `{{other}}`; add that, or remove the key."
  },
  check(document, { report, profiles, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      if (mapping === void 0 || spelling === void 0 || pair.value === void 0) continue;
      const opinions = profiles.flatMap((profile) => opinionOf(profile, spelling, mapping, pair));
      const refusing = opinions.filter(({ fault }) => fault !== void 0);
      if (!profilesChosen && refusing.length < opinions.length) continue;
      const [judge] = within(refusing, document.path, { profilesChosen });
      if (judge === void 0) continue;
      const client = judge.profile.name;
      const { onlyWith, values = [] } = judge.key;
      if (judge.fault === "idle" && onlyWith !== void 0) {
        report("idle", { at: pair.key.span, data: { client, key: spelling, other: `${onlyWith.key}: ${onlyWith.value}` } });
      } else if (pair.value.kind === "scalar") {
        const { text: value, span: at, style } = pair.value;
        const better = suggest(value, values);
        if (better === void 0) report("unknown", { at, data: { client, key: spelling, value, values: alternatives(values) } });
        else report("misspelt", { at, data: { client, key: spelling, value, better }, fix: style === "plain" ? { safety: "unsafe", edits: [{ ...at, text: better }] } : void 0 });
      }
    }
  }
});
function opinionOf(profile, spelling, mapping, { value }) {
  const key = findKey(profile, spelling);
  if (key === void 0) return [];
  if (value?.kind !== "scalar" || value.value === null || value.text.trim() === "") return [{ profile, key, fault: void 0 }];
  if (key.onlyWith !== void 0) {
    const other = scalarOf(mapping, key.onlyWith.key)?.text;
    if (other === void 0 || suggest(other, [key.onlyWith.value]) === void 0) return [{ profile, key, fault: "idle" }];
  }
  return [{ profile, key, fault: key.values === void 0 || takes(key.values, value.text) ? void 0 : "value" }];
}
function takes(values, text) {
  return values.some((each) => each.toLowerCase() === text.toLowerCase());
}
function alternatives(values) {
  const quoted = values.map((value) => `\`${value}\``);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1) ?? ""}`;
}
export {
  allowed_values_default as default
};
