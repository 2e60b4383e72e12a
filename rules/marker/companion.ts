import { behindColon } from "../../src/core/behind-colon.ts";
import { isAtHome } from "../../src/core/at-home.ts";
import { standsWhereRead } from "../../src/core/judged-payloads.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { visibleLines } from "../../src/core/visible-lines.ts";

const id = "marker/companion";

export default defineRule({
  id,
  meta: {
    summary: "Require the markers of other families without which a marker is of no use",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/issues/893",
        claim: "a plan was posted without the marker on its first line, so that no reader found the plan and what stands in it",
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/issues/811",
        claim: "a plan whose review stands in prose alone was counted as one in which nothing was found",
      },
    ],
  },
  messages: {
    missing: "The marker of `{{family}}` needs {{wanted}} in the same document{{consequence}}; write it.",
  },
  check(document, { report }) {
    const markers = document.markers();
    const there = new Set([...markers, ...document.nearMarkers()].map(({ contract }) => contract.family));
    const declared = new Set(document.contracts.markers.map(({ family }) => family));
    for (const [index, marker] of markers.entries()) {
      const { contract, span, role } = marker;
      const { beside } = contract.body;
      // One of several is enough to say it.
      if (beside.length === 0 || role === "end" || markers.findIndex((other) => other.contract === contract) !== index) continue;
      if (!isAtHome(contract, document) || !standsWhereRead(document, marker)) continue;
      for (const { families, when, consequence, severity } of beside) {
        // Where the contract of one of them is switched off, nobody can tell.
        if (families.some((family) => there.has(family) || !declared.has(family))) continue;
        const cause = when === undefined ? undefined : visibleLines(document).find(({ text }) => when(text));
        if (when !== undefined && cause === undefined) continue;
        const others = families.length - 1;
        const wanted = `the marker of \`${families[0] ?? ""}\`${others === 0 ? "" : ` or of ${others === 1 ? `\`${families[1] ?? ""}\`` : `${others} other families`}`}`;
        report("missing", {
          at: cause?.span ?? span,
          data: { family: contract.family, wanted, consequence: behindColon(consequence) },
          atMost: mildest(severity, contract.severity.get(id)),
          related: cause === undefined ? [] : [{ at: span, message: "the marker" }],
        });
      }
    }
  },
});
