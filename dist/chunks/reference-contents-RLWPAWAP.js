import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isSpecimen,
  pathWithin,
  skillFolderOf
} from "./chunk-XD3DMYVG.js";
import "./chunk-4WDO7GJN.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/reference-contents.ts
var reference_contents_default = defineRule({
  id: "skill/reference-contents",
  meta: {
    summary: "Require a table of contents in long reference files",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill-resource"],
    nodes: ["heading", "link", "list", "strong"],
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#structure-longer-reference-files-with-table-of-contents",
        claim: "an agent may read only the beginning of a file, so one of more than 100 lines should begin with a table of contents"
      }
    ],
    options: {
      type: "object",
      additionalProperties: false,
      required: ["maxLines"],
      properties: { maxLines: { type: "integer", minimum: 1, description: "The greatest number of lines without a table of contents." } }
    },
    defaults: { maxLines: 100 }
  },
  messages: {
    without: "This file has {{lines}} lines and no table of contents, so that an agent that reads its beginning does not know what else is there; add one at the top."
  },
  check(document, { options, report }) {
    const lines = document.source.pointAt(document.text.trimEnd().length).line;
    const folder = skillFolderOf(document);
    const inside = folder === void 0 ? void 0 : pathWithin(folder, document.path);
    if (lines <= options.maxLines || inside === void 0 || !/^(?:references?|resources)\//.test(inside) || isSpecimen(document)) return;
    const titles = [...document.nodes("heading").map(({ text }) => text), ...document.nodes("strong").map(({ span }) => document.text.slice(span.start, span.end))];
    const anchors = document.nodes("link").filter(({ url, within }) => url.startsWith("#") && within.includes("listItem"));
    if (titles.some((title) => /\b(?:contents|toc)\b|目录|目次/i.test(title)) || anchors.length >= 3) return;
    report("without", { at: document.source.lineSpan(1), data: { lines } });
  }
});
export {
  reference_contents_default as default
};
