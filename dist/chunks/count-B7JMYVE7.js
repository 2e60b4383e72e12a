import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/count.ts
var count_default = defineRule({
  id: "marker/count",
  meta: {
    summary: "Require as many markers of a family in a document as its contract allows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a body in which its own marker stands twice is refused, and so is one in which it is missing"
      }
    ]
  },
  messages: {
    more: "This is marker {{number}} of {{families}} in one document, and readers take {{maximum}} at most; write it into a document of its own.",
    fewer: "A marker of `{{family}}` is missing, of which readers of this file look for {{minimum}}; write `{{head}}`."
  },
  check(document, { report }) {
    const found = /* @__PURE__ */ new Map();
    const whole = [];
    for (const marker of document.markers()) {
      if (marker.role === "end" || marker.role === "begin" && marker.partner === void 0) continue;
      if (isMentioned(document, marker)) continue;
      const all = found.get(marker.contract) ?? [];
      all.push(marker);
      found.set(marker.contract, all);
      whole.push(marker);
    }
    for (const [contract, markers] of found) {
      if (!isAtHome(contract, document)) continue;
      const { family, count } = contract;
      const counted = count.with.length === 0 ? markers : whole.filter((marker) => marker.contract === contract || count.with.includes(marker.contract.family));
      const related = counted.slice(0, 1).map(({ span }) => ({ at: span, message: "the first one" }));
      for (const [index, marker] of counted.entries()) {
        if (index < count.maximum || marker.contract !== contract) continue;
        const families = [family, ...count.with].map((each) => `\`${each}\``).join(" or ");
        report("more", { at: marker.span, data: { number: index + 1, families, maximum: count.maximum }, related });
      }
    }
    for (const contract of document.contracts.markers) {
      const { count, family, files, head } = contract;
      const number = found.get(contract)?.length ?? 0;
      if (number >= count.minimum || !files.some(({ glob }) => glob.matches(document.path)) || isMeant(document, contract)) continue;
      const related = document.markerMentions().filter((mention) => mention.contract === contract).slice(0, 1).map(({ span }) => ({ at: span, message: "this one is quoted or shown as code" }));
      report("fewer", { at: { start: 0, end: 0 }, data: { minimum: count.minimum, family, head: `<!-- ${head.template} -->` }, related });
    }
  }
});
function isMentioned({ text }, { contract, place }) {
  if (contract.recognise !== "raw-line" || contract.placement === "anywhere") return false;
  const before = text.slice(place.before.start, place.before.end).trim();
  return /[\p{L}\p{N}]/u.test(before) && !before.endsWith("-->");
}
function isMeant(document, contract) {
  if (document.nearMarkers().some((near) => near.contract === contract)) return true;
  return document.markers().some((marker) => marker.contract === contract && marker.role !== "single" && marker.partner === void 0);
}
export {
  count_default as default
};
