import { findCutEnd, findCutLine, findLostValue, quoteWhole } from "../../src/core/cut-value.ts";
import { quote } from "../../src/core/faulty-line.ts";
import { judgesOf } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import { keyText, type Scalar } from "../../src/core/yaml.ts";

/** Keys that hold prose, in which `#channel` and `#123` are words. */
const proseKeys: ReadonlySet<string> = new Set(["description", "when_to_use", "compatibility", "argument-hint"]);

export default defineRule({
  id: "frontmatter/no-cut-value",
  meta: {
    summary: "Disallow text that YAML cuts off as a comment",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "unsafe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#66-comments", claim: "in an unquoted value a number sign behind white space starts a comment" },
      {
        url: "https://github.com/anthropics/claude-plugins-official/issues/1170",
        claim: "descriptions of real skills have lost everything behind a channel name",
      },
    ],
    reads: ["keys.name.required", "keys.description.required"],
  },
  messages: {
    gone: "YAML reads `{{lost}}` as a comment, so that `{{key}}` has no value; put it in quotes.",
    cut: "The value of `{{key}}` ends before this `#`, and `{{lost}}` is lost as a comment; put the whole value in quotes.",
  },
  check(document, { report, ...choice }) {
    const { text, frontmatter } = document;
    const cut = (key: string, value: Scalar, at: Span | undefined): void => {
      if (at !== undefined) report("cut", { at, data: { key, lost: text.slice(at.start, at.end) }, fix: quoteWhole(text, value, at.end), atMost: "warning" });
    };
    for (const pair of frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair);
      const { value } = pair;
      if (key === undefined) continue;
      const isProse = proseKeys.has(key);
      const lost = findLostValue(document, pair, isProse || key === "name");
      if (lost !== undefined) {
        const written = text.slice(lost.start, lost.end);
        const fix = { safety: "unsafe", edits: [{ ...lost, text: quote(written) }] } as const;
        const isNeeded = document.kind === "skill" && judgesOf(choice, key).some((judge) => judge.key.required === true);
        report("gone", { at: lost, data: { key, lost: written }, fix, atMost: isNeeded ? undefined : "warning" });
      } else if (value?.kind === "scalar" && isProse) {
        cut(key, value, findCutEnd(document, value) ?? findCutLine(document, value));
      } else if (value?.kind === "sequence" && !value.flow) {
        for (const item of value.items) if (item.kind === "scalar") cut(key, item, findCutEnd(document, item));
      } else if (value?.kind === "mapping" && key === "metadata") {
        for (const inner of value.pairs) if (inner.value?.kind === "scalar") cut(`metadata.${keyText(inner) ?? ""}`, inner.value, findCutEnd(document, inner.value));
      }
    }
  },
});
