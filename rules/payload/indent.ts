import { behindColon } from "../../src/core/behind-colon.ts";
import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { findWrongIndent } from "../../src/core/payload-indent.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "payload/indent";

export default defineRule({
  id,
  meta: {
    summary: "Require the indentation of a payload that its readers take line by line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-spine-core.ps1",
        claim: "a reader of such a payload takes lines with two and with four spaces before them, and gives up the whole for any other",
      },
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/487", claim: "a template with three and six spaces made the payload of every plan dead, and no tool said so" },
    ],
  },
  messages: {
    indent: "The key `{{key}}` stands behind {{found}} spaces, and readers of `{{family}}` take it behind {{wanted}} alone{{consequence}}; write {{wanted}}.",
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of judgedPayloads(document)) {
      if (terms.indent === undefined || payload.language !== "yaml") continue;
      const wrong = findWrongIndent(document, payload.tree.root, terms.indent);
      if (wrong === undefined) continue;
      const { pair, found, wanted } = wrong;
      const at = pair.key.span;
      const consequence = behindColon(terms.missingConsequence);
      report("indent", { at, data: { key: document.text.slice(at.start, at.end), found, wanted, family: contract.family, consequence }, atMost: contract.severity.get(id) });
    }
  },
});
