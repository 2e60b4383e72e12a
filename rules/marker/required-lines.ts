import { behindColon } from "../../src/core/behind-colon.ts";
import { isAtHome } from "../../src/core/at-home.ts";
import type { BodyLine } from "../../src/core/body-contract.ts";
import { standsWhereRead } from "../../src/core/judged-payloads.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { visibleLines } from "../../src/core/visible-lines.ts";

const id = "marker/required-lines";

export default defineRule({
  id,
  meta: {
    summary: "Require the lines beside a marker that its readers look for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/plan-authoring/SKILL.md",
        claim: "a reader looks for one line word for word, and a heading in other words makes it find nothing without a word",
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/issues/998",
        claim: "a line in code or in a comment was taken for an assertion, and since then readers leave both out",
      },
    ],
  },
  messages: {
    missing: "The document of `{{family}}` has no line like `{{write}}` outside code and comments{{consequence}}; write it.",
    next: "The first line behind the marker of `{{family}}` is `{{found}}`, and readers look for one like `{{write}}` there{{consequence}}; write that first.",
    value: "`{{found}}` is none of the words that readers of `{{family}}` know here{{consequence}}; write one of {{known}}.",
    more: "This is line {{number}} like `{{write}}`, and readers of `{{family}}` take {{maximum}} at most{{consequence}}; keep one.",
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, span, role } = marker;
      if (contract.body.lines.length === 0 || role === "end" || !isAtHome(contract, document) || !standsWhereRead(document, marker)) continue;
      const { family } = contract;
      const lines = visibleLines(document);
      for (const line of contract.body.lines) {
        const { write, next, minimum, maximum, values } = line;
        const atMost = mildest(line.severity, contract.severity.get(id));
        const data = { family, write, consequence: behindColon(line.consequence) };
        const found = lines.flatMap(({ text, span: at }) => {
          const value = line.match(text);
          return value === undefined ? [] : [{ value, at, text }];
        });
        const behind = next ? lines.find((each) => each.span.start >= span.end && each.text.trim() !== "") : undefined;
        if (found.length < minimum) report("missing", { at: span, data, atMost });
        else if (behind !== undefined && line.match(behind.text) === undefined) {
          report("next", { at: trimmed(behind.text, behind.span.start), data: { ...data, found: shorten(behind.text.trim()) }, atMost });
        }
        for (const [index, { value, at, text }] of found.entries()) {
          if (index >= maximum) report("more", { at: trimmed(text, at.start), data: { ...data, number: index + 1, maximum }, atMost });
          else if (isOther(line, value)) report("value", { at: valueSpan(text, value, at.start), data: { ...data, found: value, known: values.map((each) => `\`${each}\``).join(", ") }, atMost });
        }
      }
    }
  },
});

function isOther({ values }: BodyLine, value: string): boolean {
  return values.length > 0 && !values.includes(value.toLowerCase());
}

function trimmed(text: string, start: number): { start: number; end: number } {
  return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
}

function valueSpan(text: string, value: string, start: number): { start: number; end: number } {
  const at = text.lastIndexOf(value);
  return value === "" || at === -1 ? trimmed(text, start) : { start: start + at, end: start + at + value.length };
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
