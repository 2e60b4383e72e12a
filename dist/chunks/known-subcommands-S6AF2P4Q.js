import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isSlip,
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

// rules/command/known-subcommands.ts
var id = "command/known-subcommands";
var known_subcommands_default = defineRule({
  id,
  meta: {
    summary: "Require subcommands that the contract of a command knows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: "safe",
    evidence: [{ url: "https://docs.python.org/3/library/argparse.html#sub-commands", claim: "a name that is no subcommand ends the program with status 2 before it does anything" }]
  },
  messages: {
    meant: "`{{title}}` has no subcommand `{{name}}`{{consequence}}; did you mean `{{meant}}`?",
    unknown: "`{{title}}` has no subcommand `{{name}}`{{consequence}}; it has {{known}}."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const word = call.unknownSubcommand;
      if (word === void 0 || !/^[A-Za-z][\w-]*$/.test(word.text)) continue;
      const { contract, place, signature } = call;
      const names = [...contract.subcommands.keys()];
      const data = { title: contract.title, name: word.text, consequence: sayConsequence(signature.consequence) };
      const meant = suggest(word.text, names);
      const atMost = worstOf(call, id);
      if (meant !== void 0) {
        const fix = isSlip(word.text, meant) && place.kind === "fence" ? { safety: "safe", edits: [{ ...word.span, text: meant }] } : void 0;
        report("meant", { at: word.span, data: { ...data, meant }, fix, atMost });
      } else if (place.kind === "fence") report("unknown", { at: word.span, data: { ...data, known: sayChoice(names, "and") }, atMost });
    }
  }
});
export {
  known_subcommands_default as default
};
