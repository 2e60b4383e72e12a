import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  visibleLines
} from "./chunk-5UKT25HN.js";
import {
  standsWhereRead
} from "./chunk-4SEDP6DD.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/companion.ts
var id = "marker/companion";
var companion_default = defineRule({
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
        claim: "a plan was posted without the marker on its first line, so that no reader found the plan and what stands in it"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/issues/811",
        claim: "a plan whose review stands in prose alone was counted as one in which nothing was found"
      }
    ]
  },
  messages: {
    missing: "The marker of `{{family}}` needs {{wanted}} in the same document{{consequence}}; write it."
  },
  check(document, { report }) {
    const markers = document.markers();
    const there = new Set([...markers, ...document.nearMarkers()].map(({ contract }) => contract.family));
    const declared = new Set(document.contracts.markers.map(({ family }) => family));
    for (const [index, marker] of markers.entries()) {
      const { contract, span, role } = marker;
      const { beside } = contract.body;
      if (beside.length === 0 || role === "end" || markers.findIndex((other) => other.contract === contract) !== index) continue;
      if (!isAtHome(contract, document) || !standsWhereRead(document, marker)) continue;
      for (const { families, when, consequence, severity } of beside) {
        if (families.some((family) => there.has(family) || !declared.has(family))) continue;
        const cause = when === void 0 ? void 0 : visibleLines(document).find(({ text }) => when(text));
        if (when !== void 0 && cause === void 0) continue;
        const others = families.length - 1;
        const wanted = `the marker of \`${families[0] ?? ""}\`${others === 0 ? "" : ` or of ${others === 1 ? `\`${families[1] ?? ""}\`` : `${others} other families`}`}`;
        report("missing", {
          at: cause?.span ?? span,
          data: { family: contract.family, wanted, consequence: consequence === void 0 ? "" : `: ${consequence}` },
          atMost: mildest(severity, contract.severity.get(id)),
          related: cause === void 0 ? [] : [{ at: span, message: "the marker" }]
        });
      }
    }
  }
});
export {
  companion_default as default
};
