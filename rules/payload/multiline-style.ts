import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import type { TextContract } from "../../src/core/payload-contract.ts";
import { defineRule } from "../../src/core/rule.ts";
import { keyText, pairsIn, type Scalar, type YamlNode } from "../../src/core/yaml.ts";

const id = "payload/multiline-style";

export default defineRule({
  id,
  meta: {
    summary: "Require text of several lines in a payload to be a block scalar of the declared form",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "writers of such payloads must use a literal block scalar without a last line break for text of several lines",
      },
      { url: "https://yaml.org/spec/1.2.2/#81-block-scalar-styles", claim: "only a literal block scalar keeps the lines of a text as they are" },
    ],
  },
  messages: {
    header: "The text of `{{key}}` stands behind `{{found}}`, which leaves a line break at its end; write `{{wanted}}`.",
    style: "The text of `{{key}}` has several lines in a {{style}} value, which {{effect}}; write it as a block scalar behind `{{wanted}}`.",
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of judgedPayloads(document)) {
      const { text } = terms;
      const atMost = contract.severity.get(id);
      const wanted = text?.multiline;
      if (text === undefined || wanted === undefined) continue;
      for (const { key, value } of typedTexts(payload.tree.root, text)) {
        const { span, style, header } = value;
        if (!hasSeveralLines(value)) continue;
        if (style === "literal") {
          if (header.includes("-")) continue;
          const at = { start: span.start, end: span.start + header.length };
          // Nothing but the line break at the end changes, which no author types on purpose.
          const fix = { safety: "safe", edits: [{ ...at, text: `|${/\d/.exec(header)?.[0] ?? ""}-` }] } as const;
          report("header", { at, data: { key, found: header, wanted }, fix, atMost });
        } else {
          const firstLine = header === "" ? (/^[^\r\n]*/.exec(value.source)?.[0].length ?? 0) : header.length;
          const at = { start: span.start, end: span.start + firstLine };
          report("style", { at, data: { key, style, effect: effects[style], wanted }, atMost });
        }
      }
    }
  },
});

const effects = {
  plain: "joins its lines",
  "single-quoted": "joins its lines",
  "double-quoted": "joins or escapes its lines",
  folded: "joins its lines",
} as const;

/** Whether the author wrote more than one line, or one line that stands for several. */
function hasSeveralLines({ source, header, text }: Scalar): boolean {
  const written = header === "" ? source : source.slice(header.length).replace(/^[^\r\n]*/, "");
  return /[\r\n]/.test(written.trim()) || text.trim().includes("\n");
}

function typedTexts(root: YamlNode | undefined, text: TextContract): { key: string; value: Scalar }[] {
  return pairsIn(root).flatMap((pair) => {
    const key = keyText(pair);
    return key !== undefined && text.fields.includes(key) && pair.value?.kind === "scalar" ? [{ key, value: pair.value }] : [];
  });
}
