import { isAtHome } from "../../src/core/at-home.ts";
import { countCharacters } from "../../src/core/characters.ts";
import { defineRule } from "../../src/core/rule.ts";

/** From here on a body is near its limit. */
const share = 0.9;

export default defineRule({
  id: "marker/body-reserve",
  meta: {
    summary: "Limit the length of a document that holds a marker to nine tenths of what its contract allows",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    measures: "count",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "agents warn when a body comes near the limit, since the next edit may be refused",
      },
    ],
  },
  messages: {
    near: "The document with the marker of `{{family}}` has {{count}} of the {{limit}} characters that a comment may have; shorten it before the next edit is refused.",
  },
  check(document, { report }) {
    const { text } = document;
    const marker = document.markers().find(({ contract }) => text.length > (contract.longestBody ?? Infinity) * share && isAtHome(contract, document));
    const limit = marker?.contract.longestBody;
    if (marker === undefined || limit === undefined) return;
    const count = countCharacters(text);
    if (count > limit * share && count <= limit) report("near", { at: marker.span, data: { family: marker.contract.family, count, limit } });
  },
});
