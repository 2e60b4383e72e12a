import { isAtHome } from "../../src/core/at-home.ts";
import { defineRule } from "../../src/core/rule.ts";
import { targetName } from "../../src/core/target.ts";
import { targetTypeOf } from "../../src/core/target-type.ts";

export default defineRule({
  id: "marker/target",
  meta: {
    summary: "Require the numbers in a marker to be those of the issue or pull request under which it stands",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/open-for-work/SKILL.md",
        claim: "a marker that does not name its own issue is written without complaint, and no reader that looks for it finds it",
      },
    ],
  },
  messages: {
    number: "The marker of `{{family}}` names `{{found}}`, and it stands under {{target}}, where readers skip it without a word; write `{{wanted}}`, or put the marker where it belongs.",
    type: "The number in this marker of `{{family}}` is that of {{wanted}}, and it stands under {{target}}, where no reader looks for it; put it where it belongs.",
    surface: "The marker of `{{family}}` belongs under {{wanted}}, and it stands under {{target}}, where no reader looks for it; put it where it belongs.",
  },
  check(document, { report }) {
    const { target } = document;
    if (target === undefined) return;
    for (const marker of document.markers()) {
      const { contract, parameters } = marker;
      if (!isAtHome(contract, document)) continue;
      const { surface } = contract.thread;
      if (surface !== undefined && target.type !== undefined && target.type !== surface) {
        report("surface", { at: marker.head.span, data: { family: contract.family, target: targetName(target), wanted: surface === "issue" ? "an issue" : "a pull request" } });
      }
      for (const [name, { text, span }] of parameters) {
        const type = targetTypeOf(contract.head.parameters.get(name), parameters);
        if (type === undefined) continue;
        const data = { family: contract.family, target: targetName(target) };
        if (target.type !== undefined && target.type !== type) report("type", { at: span, data: { ...data, wanted: type === "issue" ? "an issue" : "a pull request" } });
        else if (Number(text) !== target.number) report("number", { at: span, data: { ...data, found: text, wanted: String(target.number) } });
      }
    }
  },
});
