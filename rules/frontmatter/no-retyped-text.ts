import { isFatal, sayGravest, type Objection } from "../../src/core/consequence.ts";
import { findKey, type Profile } from "../../src/core/profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import { takesOnlyText } from "../../src/core/profile-choice.ts";
import { keyText, typeName, type Scalar, type YamlNode } from "../../src/core/yaml.ts";

export default defineRule({
  id: "frontmatter/no-retyped-text",
  meta: {
    summary: "Require quotes around text that YAML would read as another type",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "safe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#1032-tag-resolution", claim: "unquoted numbers and booleans are not text, and 1.10 is the number 1.1" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose name or description is not text for YAML",
      },
    ],
    reads: ["yaml.scalars"],
  },
  messages: {
    retyped: "YAML reads `{{source}}` as {{type}}, but `{{key}}` takes text{{consequence}}; write `\"{{source}}\"`.",
  },
  check(document, { report, ...choice }) {
    const check = (key: string, value: YamlNode | undefined): void => {
      if (value?.kind !== "scalar" || !isRetyped(value)) return;
      const fix = { safety: "safe", edits: [{ ...value.span, text: `"${value.source}"` }] } as const;
      const objections = document.kind === "skill" ? choice.profiles.map((profile) => objectionOf(profile, key)) : [];
      const loss = sayGravest(objections, document.path, choice);
      const atMost = isFatal(objections, document.path, choice) ? undefined : "warning";
      const consequence = loss === undefined ? "" : `, so ${loss}`;
      report("retyped", { at: value.span, data: { source: value.source, type: typeName(value), key, consequence }, fix, atMost });
    };
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair) ?? "";
      if (key === "metadata" && pair.value?.kind === "mapping") {
        for (const inner of pair.value.pairs) check(`metadata.${keyText(inner) ?? ""}`, inner.value);
      } else if (takesOnlyText(choice, key)) {
        check(key, pair.value);
      }
    }
  },
});

/** What a client does with a value of another type, unless its YAML reader gives it everything as text. */
function objectionOf(profile: Profile, spelling: string): Objection {
  const key = profile.yaml?.scalars === "typed" ? findKey(profile, spelling) : undefined;
  return { profile, effect: key?.faults?.type };
}

function isRetyped(scalar: Scalar): boolean {
  // Null is no value at all, and quotes would make the text `null` or `~` of it.
  return scalar.style === "plain" && scalar.tag === undefined && scalar.value !== null && typeof scalar.value !== "string";
}
