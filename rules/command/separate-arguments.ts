import { behindColon } from "../../src/core/behind-colon.ts";
import type { CommandCall, CommandWord, Insert } from "../../src/core/command/call.ts";
import type { ValueContract } from "../../src/core/command/contract.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const id = "command/separate-arguments";

export default defineRule({
  id,
  meta: {
    summary: "Require values as arguments of their own where a contract says that nothing may be put into a text",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cwe.mitre.org/data/definitions/94.html", claim: "input that becomes code can change what the code does" },
      { url: "https://docs.python.org/3/using/cmdline.html#cmdoption-c", claim: "arguments behind the code are in sys.argv" },
    ],
  },
  messages: {
    inserted: "`{{insert}}` is put into {{what}} of `{{title}}`{{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      for (const { span, contract, value } of call.flags) {
        if (contract !== undefined && value !== undefined) judge(call, `the value of \`${document.text.slice(span.start, span.end)}\``, value, contract);
      }
      for (const { word, contract } of call.arguments) if (contract !== undefined) judge(call, `the argument ${contract.name}`, word, contract);
    }

    function judge(call: CommandCall, what: string, word: CommandWord, { separate, consequence, severity }: ValueContract): void {
      const insert = separate === undefined ? undefined : word.inserts.find((each) => isPartOf(each, word) && !separate.except.has(each.name));
      if (insert === undefined) return;
      const data = { insert: document.text.slice(insert.span.start, insert.span.end), what, title: call.title, consequence: behindColon(consequence), advice: separate?.instead ?? "hand it over as an argument of its own" };
      report("inserted", { at: insert.span, data, atMost: worstOf(call, id, severity) });
    }
  },
});

/** Whether it is put into a text; a value that is nothing else holds the whole text. */
function isPartOf(insert: Insert, { span, text }: CommandWord): boolean {
  return insert.span.end - insert.span.start < Math.min(span.end - span.start, text.length);
}
