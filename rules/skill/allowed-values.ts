import { within } from "../../src/core/consequence.ts";
import { findKey, type Profile, type ProfileKey } from "../../src/core/profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import { suggest } from "../../src/core/suggestion.ts";
import { keyText, scalarOf, type Mapping, type Pair } from "../../src/core/yaml.ts";

export default defineRule({
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
        claim: "context is fork, effort and shell have closed lists, and agent and background count only with context: fork",
      },
      { url: "https://code.visualstudio.com/docs/agent-customization/agent-skills", claim: "VS Code knows context: fork and no other value" },
    ],
    reads: ["keys.*.values", "keys.*.onlyWith"],
  },
  messages: {
    misspelt: "`{{value}}` is no value of `{{key}}` for {{client}}; did you mean `{{better}}`?",
    unknown: "`{{value}}` is no value of `{{key}}` for {{client}}; write {{values}}, or remove the key.",
    idle: "{{client}} looks at `{{key}}` only with `{{other}}`; add that, or remove the key.",
  },
  check(document, { report, profiles, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const spelling = keyText(pair);
      if (mapping === undefined || spelling === undefined || pair.value === undefined) continue;
      const opinions = profiles.flatMap((profile) => opinionOf(profile, spelling, mapping, pair));
      const refusing = opinions.filter(({ fault }) => fault !== undefined);
      // Without a choice of clients it is enough that one of them takes the value.
      if (!profilesChosen && refusing.length < opinions.length) continue;
      const [judge] = within(refusing, document.path, { profilesChosen });
      if (judge === undefined) continue;
      const client = judge.profile.name;
      const { onlyWith, values = [] } = judge.key;
      if (judge.fault === "idle" && onlyWith !== undefined) {
        report("idle", { at: pair.key.span, data: { client, key: spelling, other: `${onlyWith.key}: ${onlyWith.value}` } });
      } else if (pair.value.kind === "scalar") {
        const { text: value, span: at, style } = pair.value;
        const better = suggest(value, values);
        if (better === undefined) report("unknown", { at, data: { client, key: spelling, value, values: alternatives(values) } });
        else report("misspelt", { at, data: { client, key: spelling, value, better }, fix: style === "plain" ? { safety: "unsafe", edits: [{ ...at, text: better }] } : undefined });
      }
    }
  },
});

interface Opinion {
  readonly profile: Profile;
  readonly key: ProfileKey;
  readonly fault: "value" | "idle" | undefined;
}

function opinionOf(profile: Profile, spelling: string, mapping: Mapping, { value }: Pair): Opinion[] {
  const key = findKey(profile, spelling);
  if (key === undefined) return [];
  // What is no text at all is for other rules, and an empty value is as good as none.
  if (value?.kind !== "scalar" || value.value === null || value.text.trim() === "") return [{ profile, key, fault: undefined }];
  if (key.onlyWith !== undefined) {
    const other = scalarOf(mapping, key.onlyWith.key)?.text;
    // Where the other key has a slip in its value, that is the one fault.
    if (other === undefined || suggest(other, [key.onlyWith.value]) === undefined) return [{ profile, key, fault: "idle" }];
  }
  return [{ profile, key, fault: key.values === undefined || takes(key.values, value.text) ? undefined : "value" }];
}

/** No source says that upper and lower case matter. */
function takes(values: readonly string[], text: string): boolean {
  return values.some((each) => each.toLowerCase() === text.toLowerCase());
}

function alternatives(values: readonly string[]): string {
  const quoted = values.map((value) => `\`${value}\``);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1) ?? ""}`;
}
