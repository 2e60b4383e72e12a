import { behindColon } from "../../src/core/behind-colon.ts";
import { classify } from "../../src/core/note/classify.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { isStub, noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/section-class";

export default defineRule({
  id,
  meta: {
    summary: "Disallow headings that a tool files under another class than is meant",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the class of a section comes from words anywhere in its heading, those that keep it first" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "headings with Results, Output, Done, Completed, Summary or Handoff are put away, those with Active, Plan, Session or Escalation are kept" },
    ],
  },
  messages: {
    part: "`{{word}}` inside `{{inside}}` makes this section `{{found}}`, and without it, it would be `{{meant}}`{{consequence}}; choose other words.",
    other: "`{{word}}` makes this section `{{found}}`, and a section of this kind is `{{meant}}`{{consequence}}; choose other words.",
    none: "No word of the heading makes this section `{{meant}}`, so that it is `{{found}}`{{consequence}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { classes } = note.contract;
      if (classes === undefined) continue;
      for (const section of note.sections) {
        const { contract: asked, name } = section;
        if (section.section.heading.depth !== classes.level || isStub(note, section)) continue;
        const { found, word, inside, asWords } = classify(name.text, classes);
        const isHarmless = classes.loses !== undefined && found !== classes.loses;
        const rest = { at: name.span, atMost: isHarmless ? ("info" as const) : weightOf(note.contract, id, classes) };
        const consequence = behindColon(classes.consequence);
        const meant = asked?.class ?? asWords;
        if (found === meant) continue;
        if (word === undefined) report("none", { ...rest, data: { found, meant, consequence } });
        else if (inside !== undefined) report("part", { ...rest, data: { word, inside, found, meant, consequence } });
        else report("other", { ...rest, data: { word, found, meant, consequence } });
      }
    }
  },
});
