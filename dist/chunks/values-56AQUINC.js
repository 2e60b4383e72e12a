import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  liveCalls
} from "./chunk-ZLCFVOXY.js";
import "./chunk-BPL5ZJG3.js";
import {
  sayChoice,
  sayConsequence,
  standsIn,
  worstOf
} from "./chunk-JSS3PD5A.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/command/values.ts
var id = "command/values";
var values_default = defineRule({
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
        claim: "a value outside of ValidateSet is an error of binding, and the function is not run"
      }
    ]
  },
  messages: {
    absent: "`{{flag}}` of `{{title}}` has no value{{consequence}}; write one behind it.",
    allowed: "`{{value}}` is no value for {{what}} of `{{title}}`{{consequence}}; write {{known}}.",
    shape: "`{{value}}` is no value for {{what}} of `{{title}}`{{consequence}}; write {{shape}}.",
    disagrees: "{{what}} of `{{title}}` names `{{part}}` where `{{flag}}` is `{{value}}`{{consequence}}; write the same in both."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { title } = call;
      for (const { span, contract, value } of call.flags) {
        const flag = document.text.slice(span.start, span.end);
        if (contract?.value === "required" && value === void 0 && call.whole && !call.open && call.contract.form === "line" && contract.forbidden === void 0) {
          report("absent", { at: span, data: { flag, title, consequence: sayConsequence(contract.consequence) }, atMost: worstOf(call, id, contract.severity) });
        }
        if (contract !== void 0 && value !== void 0) judge(call, `\`${flag}\``, value, contract);
      }
      for (const { word, contract } of call.arguments) if (contract !== void 0) judge(call, `the argument ${contract.name}`, word, contract);
    }
    function judge(call, what, word, contract) {
      const { title } = call;
      const data = { what, title, value: word.text, consequence: sayConsequence(contract.consequence) };
      const atMost = worstOf(call, id, contract.severity);
      const { allowed, pattern, shape } = contract;
      const meaning = standsIn(call.contract, word);
      if (allowed.length > 0 && !meaning && !isAllowed(call, word.text, allowed)) {
        const meant = suggest(word.text, allowed);
        report("allowed", { at: word.span, data: { ...data, known: sayChoice(meant === void 0 ? allowed : [meant]) }, atMost });
      } else if (pattern !== void 0 && !(meaning && beginsWithInsert(word)) && isText(call, word)) {
        const groups = pattern.groups(word.text);
        if (groups === void 0) report("shape", { at: word.span, data: { ...data, shape: shape ?? `what matches \`${pattern.source}\`` }, atMost });
        else disagreement(call, what, word, contract, groups);
      }
    }
    function disagreement(call, what, word, { agrees, consequence, severity }, groups) {
      for (const [group, name] of agrees) {
        const part = groups.get(group);
        const other = call.flags.find((use) => use.contract?.name === name)?.value;
        if (part === void 0 || other === void 0 || !other.literal || /[<>{}$…]/.test(part) || part === other.text) continue;
        const start = document.text.indexOf(part, word.span.start);
        const at = start === -1 || start >= word.span.end ? word.span : { start, end: start + part.length };
        report("disagrees", { at, data: { what, title: call.title, part, flag: name, value: other.text, consequence: sayConsequence(consequence) }, atMost: worstOf(call, id, severity) });
      }
    }
  }
});
function isAllowed({ contract }, text, allowed) {
  return allowed.includes(text) || contract.style === "powershell" && allowed.some((word) => word.toLowerCase() === text.toLowerCase());
}
function beginsWithInsert({ text, inserts }) {
  return inserts.length > 0 ? /^["']?(?:[{<$`]|…)/.test(text) : true;
}
function isText({ contract }, { literal, inserts, text, span }) {
  if (contract.form === "line") return true;
  return (literal || inserts.length > 0 || /…|\.\.\./.test(text)) && span.end - span.start > text.length;
}
export {
  values_default as default
};
