import { behindColon } from "../../src/core/behind-colon.ts";
import type { CommandInput } from "../../src/core/command/input.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { worstOf } from "../../src/core/command/say.ts";
import { describeRecordFault, recordFaultMessages } from "../../src/core/journal/fault-words.ts";
import { recordFaults } from "../../src/core/journal/record-faults.ts";
import { isStandIn } from "../../src/core/journal/stand-in.ts";
import { defineRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import { contains } from "../../src/core/span.ts";
import { isSlip, suggest } from "../../src/core/suggestion.ts";

const id = "command/input";

export default defineRule({
  id,
  meta: {
    summary: "Require the JSON that a command is given to be what its contract says",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    contracts: ["command", "journal"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/session_journal.py", claim: "an event without a field that its type requires is refused, so that the journal lacks it" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-memory/scripts/database.py", claim: "a memory with a key that the store does not know is refused" },
    ],
  },
  messages: {
    ...recordFaultMessages,
    syntax: "`{{title}}` is given what is no JSON: {{reason}}{{consequence}}.",
    misspelt: "`{{title}}` knows no type `{{type}}`; write `{{meant}}`.",
    unknown: "`{{title}}` knows no type `{{type}}`, so that nothing checks the record and no reader looks for it; write one that it knows.",
  },
  check(document, { report }) {
    const live = new Set(liveCalls(document));
    for (const input of document.commandInputs()) {
      const { call, terms, contract, record, fault } = input;
      if (!live.has(call)) continue;
      const atMost = worstOf(call, id, terms.severity);
      if (fault !== undefined && fault.code !== "limit") report("syntax", { at: fault.span, atMost, data: { title: call.title, reason: fault.reason, consequence: behindColon(terms.consequence) } });
      if (record === undefined) continue;
      if (record.contract === undefined) reportType(input, atMost);
      else {
        for (const each of recordFaults(contract, record).faults) {
          if ((each.keyword === "required" && (terms.part || (each.path.length === 0 && terms.adds.has(each.name)))) || isStandIn(record.value, each) || input.standIns.some((standIn) => contains(standIn, each.at))) continue;
          const { code, ...rest } = describeRecordFault(record, each, mildest(contract.severity.get(id), atMost));
          report(code, rest as never);
        }
      }
    }

    function reportType({ call, contract: { records, unregistered, others }, type }: CommandInput, atMost: ReturnType<typeof worstOf>): void {
      if (type === undefined || unregistered.has(type.text) || type.text === "") return;
      const data = { title: call.title, type: type.text };
      const meant = suggest(type.text, [...records.keys(), ...unregistered]);
      if (meant !== undefined && isSlip(type.text, meant)) report("misspelt", { at: type.span, atMost, data: { ...data, meant } });
      else if (others !== undefined) report("unknown", { at: type.span, atMost: mildest(others, atMost), data });
    }
  },
});
