import { behindColon } from "../../src/core/behind-colon.ts";
import type { CommandCall, CommandWord } from "../../src/core/command/call.ts";
import type { ValueContract } from "../../src/core/command/contract.ts";
import { liveCalls } from "../../src/core/command/live-calls.ts";
import { sayChoice, standsIn, worstOf } from "../../src/core/command/say.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import { suggest } from "../../src/core/suggestion.ts";

const id = "command/values";

export default defineRule({
  id,
  meta: {
    summary: "Require values that the contract of a command allows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://docs.python.org/3/library/argparse.html#choices", claim: "a value that is none of the choices ends the program with an error" },
      {
        url: "https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_functions_advanced_parameters",
        claim: "a value outside of ValidateSet is an error of binding, and the function is not run",
      },
    ],
  },
  messages: {
    absent: "`{{flag}}` of `{{title}}` has no value{{consequence}}; write one behind it.",
    allowed: "`{{value}}` is no value for {{what}} of `{{title}}`{{consequence}}; write {{known}}.",
    shape: "`{{value}}` is no value for {{what}} of `{{title}}`{{consequence}}; write {{shape}}.",
    disagrees: "{{what}} of `{{title}}` names `{{part}}` where `{{flag}}` is `{{value}}`{{consequence}}; write the same in both.",
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { title } = call;
      for (const { span, contract, value } of call.flags) {
        const flag = document.text.slice(span.start, span.end);
        if (contract?.value === "required" && value === undefined && call.whole && !call.open && call.contract.form === "line" && contract.forbidden === undefined) {
          report("absent", { at: span, data: { flag, title, consequence: behindColon(contract.consequence) }, atMost: worstOf(call, id, contract.severity) });
        }
        if (contract !== undefined && value !== undefined) judge(call, `\`${flag}\``, value, contract);
      }
      for (const { word, contract } of call.arguments) if (contract !== undefined) judge(call, `the argument ${contract.name}`, word, contract);
    }

    function judge(call: CommandCall, what: string, word: CommandWord, contract: ValueContract): void {
      const { title } = call;
      const data = { what, title, value: word.text, consequence: behindColon(contract.consequence) };
      const atMost = worstOf(call, id, contract.severity);
      const { allowed, pattern, shape } = contract;
      const meaning = standsIn(call.contract, word);
      if (allowed.length > 0 && !meaning && !isAllowed(call, word.text, allowed)) {
        const meant = suggest(word.text, allowed);
        report("allowed", { at: word.span, data: { ...data, known: sayChoice(meant === undefined ? allowed : [meant]) }, atMost });
      } else if (pattern !== undefined && !(meaning && beginsWithInsert(word)) && isText(call, word)) {
        const groups = pattern.groups(word.text);
        if (groups === undefined) report("shape", { at: word.span, data: { ...data, shape: shape ?? `what matches \`${pattern.source}\`` }, atMost });
        else disagreement(call, what, word, contract, groups);
      }
    }

    function disagreement(call: CommandCall, what: string, word: CommandWord, { agrees, consequence, severity }: ValueContract, groups: ReadonlyMap<string, string>): void {
      for (const [group, name] of agrees) {
        const part = groups.get(group);
        const flag = call.flags.find((use) => use.contract?.name === name);
        const other = flag?.value;
        // A value that is refused itself says nothing of the one that repeats it.
        if (other !== undefined && flag?.contract?.pattern?.test(other.text) === false) continue;
        if (part === undefined || other === undefined || !other.literal || /[<>{}$…]/.test(part) || part === other.text) continue;
        const start = document.text.indexOf(part, word.span.start);
        const at = start === -1 || start >= word.span.end ? word.span : { start, end: start + part.length };
        report("disagrees", { at, data: { what, title: call.title, part, flag: name, value: other.text, consequence: behindColon(consequence) }, atMost: worstOf(call, id, severity) });
      }
    }
  },
});

function isAllowed({ contract }: CommandCall, text: string, allowed: readonly string[]): boolean {
  // `lead|user` shows both.
  return text.split("|").every((each) => allowed.includes(each)) || (contract.style === "powershell" && allowed.some((word) => word.toLowerCase() === text.toLowerCase()));
}

/** Whether its beginning is not known, so that it may have any form. */
function beginsWithInsert({ text, inserts }: CommandWord): boolean {
  return inserts.length > 0 ? /^["']?(?:[{<$`]|…)/.test(text) : true;
}

/** Whether a value of a call is a text: a name stands for something that is not known. */
function isText({ contract }: CommandCall, { literal, inserts, text, span }: CommandWord): boolean {
  if (contract.form === "line") return true;
  return (literal || inserts.length > 0 || /…|\.\.\./.test(text)) && span.end - span.start > text.length;
}
