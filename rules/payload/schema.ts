import { payloadFaults } from "../../src/core/payload-faults.ts";
import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { isSlip } from "../../src/core/suggestion.ts";
import type { SchemaFault } from "../../src/core/payload-schema.ts";

const id = "payload/schema";

export default defineRule({
  id,
  meta: {
    summary: "Require a payload to fit the schema of its version",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/marker-write-primitive.md", claim: "a payload of which one value does not fit is refused as a whole" },
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`" },
    ],
  },
  messages: {
    fault: "{{name}} {{reason}}.",
    advice: "{{name}} {{reason}}; {{advice}}.",
    consequence: "{{name}} {{reason}}: {{consequence}}.",
    both: "{{name}} {{reason}}: {{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const judged of judgedPayloads(document)) {
      const { contract, terms } = judged;
      for (const fault of payloadFaults(judged)) {
        const { at, reason, advice, consequence } = fault;
        const name = fault.name === "the payload" ? "The payload" : `\`${fault.name}\``;
        const fix = mends(fault) ? ({ safety: "safe", edits: [{ ...at, text: fault.replacement ?? "" }] } as const) : undefined;
        const lenient = fault.onlyCase && terms.ignoresCase ? "warning" : undefined;
        const rest = { at, fix, atMost: mildest(contract.severity.get(id), fault.severity, lenient) };
        // Readers that take a word in any case do nothing with it.
        const result = lenient === undefined ? consequence : undefined;
        if (result !== undefined && advice !== undefined) report("both", { ...rest, data: { name, reason, consequence: result, advice } });
        else if (result !== undefined) report("consequence", { ...rest, data: { name, reason, consequence: result } });
        else if (advice !== undefined) report("advice", { ...rest, data: { name, reason, advice } });
        else report("fault", { ...rest, data: { name, reason } });
      }
    }
  },
});

/** One right answer: the same text in quotes, or a word that differs by a slip. */
function mends({ keyword, replacement, node }: SchemaFault): boolean {
  if (replacement === undefined || node?.kind !== "scalar" || node.tag !== undefined) return false;
  return keyword !== "enum" || isSlip(node.text, replacement.replaceAll(/["']/g, ""));
}
