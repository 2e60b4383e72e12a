import { gravest, sayConsequence, within } from "../../src/core/consequence.ts";
import { findKey, type Effect, type Profile, type ValueType } from "../../src/core/profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findSeparatorFault } from "../../src/core/separator.ts";
import { fitsType, isReadAsText, sayTypes } from "../../src/core/value-fit.ts";
import { keyText, typeName, type YamlNode } from "../../src/core/yaml.ts";

export default defineRule({
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
        claim: "Codex does not load a skill whose name or description is no text",
      },
      { url: "https://code.claude.com/docs/en/skills#frontmatter-reference", claim: "Claude Code also takes lists for some fields" },
      {
        url: "https://github.com/K-Dense-AI/scientific-agent-skills/pull/58",
        claim: "Claude Desktop refused to import skills whose allowed-tools is a list",
      },
    ],
    reads: ["keys.*.types"],
  },
  messages: {
    separator: "The entries of `{{key}}` have {{found}} between them, and {{client}} wants {{wanted}}; write {{wanted}}.",
    type: "`{{key}}` is {{type}}, and {{client}} takes only {{expected}}{{consequence}}; write it as {{expected}}.",
  },
  check(document, { report, profiles, profilesChosen }) {
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair);
      const { value } = pair;
      if (key === undefined || value === undefined) continue;
      // A rule of its own tells how to write a hint.
      if (key === "argument-hint" && (value.kind === "sequence" || value.kind === "mapping")) continue;
      const faults = profiles.flatMap((profile) => {
        const found = findKey(profile, key);
        return found?.forms === undefined ? [] : [{ profile, fault: findSeparatorFault(found, value) }];
      });
      const separating = faults.filter(({ fault }) => fault !== undefined);
      const [separator] = within(separating, document.path, { profilesChosen });
      if (separator?.fault !== undefined && (profilesChosen || separating.length === faults.length)) {
        report("separator", { at: value.span, data: { key, client: separator.profile.name, ...separator.fault }, atMost: "warning" });
      }
      const opinions = profiles.flatMap((profile) => opinionOf(profile, key, value));
      const inSpecification = opinions.some(({ profile }) => profile.id === "agent-skills");
      const refusing = opinions.filter(({ fits, coerces }) => !fits && !(coerces && !inSpecification));
      // Without a choice of clients it is enough that one of them takes the value.
      if (!profilesChosen && refusing.length < opinions.length) continue;
      // Of all that are known the first, which is the open specification where it has the key.
      const judge = profilesChosen ? gravest(refusing, document.path) : within(refusing, document.path, { profilesChosen })[0];
      if (judge === undefined) continue;
      const consequence = sayConsequence(judge, refusing, document.path, { profilesChosen });
      // A block runs over many lines, so the key stands for it.
      const at = value.kind === "scalar" || (value.kind !== "alias" && value.flow) ? value.span : pair.key.span;
      report("type", { at, data: { key, type: typeName(value), client: judge.profile.name, expected: sayTypes(judge.types), consequence } });
    }
  },
});

interface Opinion {
  readonly profile: Profile;
  readonly types: readonly ValueType[];
  readonly fits: boolean;
  readonly effect: Effect | undefined;
  /** Whether the client turns the value into text: enough for a key of its own, while others stumble over the rest. */
  readonly coerces: boolean;
}

function opinionOf(profile: Profile, spelling: string, value: YamlNode): Opinion[] {
  const key = findKey(profile, spelling);
  const fits = key === undefined ? undefined : fitsType(profile, key, value);
  if (key?.types === undefined || fits === undefined) return [];
  const effect = key.faults?.type;
  return [{ profile, types: key.types, fits, effect, coerces: isReadAsText(key, value) }];
}
