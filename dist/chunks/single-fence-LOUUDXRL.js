import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  chooseFence,
  openingOf,
  standsWhereRead
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/single-fence.ts
var id = "payload/single-fence";
var single_fence_default = defineRule({
  id,
  meta: {
    summary: "Disallow a second fence that readers could take for the payload",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "the payload of such a marker is a single fenced block" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-reader-inventory.md", claim: "readers of markers search the raw text of a comment, code and quotes included" }
    ]
  },
  messages: {
    decoy: "Readers of `{{family}}` take the fence that begins here for the payload, since it is the first one named `{{name}}` in the text, and never read the one on line {{line}}; give it another info string or put it behind.",
    further: "Readers of `{{family}}` take only the fence on line {{line}} for the payload, and this one looks the same to them; give it another info string."
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, role } = marker;
      if (role === "end" || !standsWhereRead(document, marker)) continue;
      const { meant, decoys, further } = chooseFence(document, marker);
      if (meant === void 0) continue;
      const { line } = document.source.pointAt(meant.node.span.start);
      const cap = contract.severity.get(id);
      for (const at of decoys) {
        const name = document.text.slice(at.start, at.end).replace(/^[`~]+/, "");
        report("decoy", { at, data: { family: contract.family, name, line }, related: [{ at: openingOf(meant), message: "the payload" }], atMost: cap });
      }
      for (const fence of further) report("further", { at: openingOf(fence), data: { family: contract.family, line }, atMost: mildest("warning", cap) });
    }
  }
});
export {
  single_fence_default as default
};
