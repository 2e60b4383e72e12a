import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  targetName
} from "./chunk-B5MMVM5F.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  targetTypeOf
} from "./chunk-GZ4NENFE.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/target.ts
var target_default = defineRule({
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
        claim: "a marker that does not name its own issue is written without complaint, and no reader that looks for it finds it"
      }
    ]
  },
  messages: {
    number: "The marker of `{{family}}` names `{{found}}`, and it stands under {{target}}, where readers skip it without a word; write `{{wanted}}`, or put the marker where it belongs.",
    type: "The number in this marker of `{{family}}` is that of {{wanted}}, and it stands under {{target}}, where no reader looks for it; put it where it belongs.",
    surface: "The marker of `{{family}}` belongs under {{wanted}}, and it stands under {{target}}, where no reader looks for it; put it where it belongs."
  },
  check(document, { report }) {
    const { target } = document;
    if (target === void 0) return;
    for (const marker of document.markers()) {
      const { contract, parameters } = marker;
      if (!isAtHome(contract, document)) continue;
      const { surface } = contract.thread;
      if (surface !== void 0 && target.type !== void 0 && target.type !== surface) {
        report("surface", { at: marker.head.span, data: { family: contract.family, target: targetName(target), wanted: surface === "issue" ? "an issue" : "a pull request" } });
      }
      for (const [name, { text, span }] of parameters) {
        const type = targetTypeOf(contract.head.parameters.get(name), parameters);
        if (type === void 0) continue;
        const data = { family: contract.family, target: targetName(target) };
        if (target.type !== void 0 && target.type !== type) report("type", { at: span, data: { ...data, wanted: type === "issue" ? "an issue" : "a pull request" } });
        else if (Number(text) !== target.number) report("number", { at: span, data: { ...data, found: text, wanted: String(target.number) } });
      }
    }
  }
});
export {
  target_default as default
};
