import { defineRule } from "../../src/core/rule.ts";
import { keyText, type Scalar } from "../../src/core/yaml.ts";

/** Keys that hold prose, in which `#channel` and `#123` are words. */
const proseKeys: ReadonlySet<string> = new Set(["description", "when_to_use", "compatibility", "argument-hint"]);

/** A comment that begins like a word; with a blank, as a tag for tools or a note to oneself it is one that was meant. */
const likeWord = /^#(?!(?:todo|fixme|xxx|note|noqa|hack|markerlint|yamllint|region|endregion)\b)[^\s#!-]/i;

export default defineRule({
  id: "frontmatter/no-cut-value",
  meta: {
    summary: "Disallow text that YAML cuts off as a comment",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "prompt"],
    fixable: "unsafe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#66-comments", claim: "in an unquoted value a number sign behind white space starts a comment" },
      {
        url: "https://github.com/anthropics/claude-plugins-official/issues/1170",
        claim: "descriptions of real skills have lost everything behind a channel name",
      },
    ],
  },
  messages: {
    cut: "The value of `{{key}}` ends before this `#`, and `{{lost}}` is lost as a comment; put the whole value in quotes.",
  },
  check(document, { report }) {
    for (const pair of document.frontmatter?.mapping?.pairs ?? []) {
      const key = keyText(pair);
      const { value } = pair;
      if (key === undefined || !proseKeys.has(key) || value?.kind !== "scalar") continue;
      if (value.style !== "plain" || value.comment === undefined) continue;
      const at = value.comment;
      const lost = document.text.slice(at.start, at.end).trimEnd();
      if (likeWord.test(lost)) report("cut", { at: { start: at.start, end: at.start + lost.length }, data: { key, lost }, fix: quoteWhole(document.text, value, at.end) });
    }
  },
});

/** Nobody can be sure that the rest was no comment, hence `unsafe`. */
function quoteWhole(text: string, value: Scalar, end: number): { safety: "unsafe"; edits: { start: number; end: number; text: string }[] } | undefined {
  const whole = text.slice(value.span.start, end).trimEnd();
  if (/[\r\n]/.test(whole)) return undefined;
  const quoted = `"${whole.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return { safety: "unsafe", edits: [{ start: value.span.start, end: value.span.start + whole.length, text: quoted }] };
}
