import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  liveCalls
} from "./chunk-ZLCFVOXY.js";
import "./chunk-BPL5ZJG3.js";
import {
  flagsOf,
  sayChoice,
  sayConsequence,
  sayFlag,
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

// rules/command/arguments.ts
var id = "command/arguments";
var arguments_default = defineRule({
  id,
  meta: {
    summary: "Require the arguments that a command needs, and no more than it takes",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://docs.python.org/3/library/argparse.html#nargs", claim: "an argument too few or too many ends the program with an error" }]
  },
  messages: {
    missing: "`{{title}}` lacks its {{arguments}}{{consequence}}; add what is missing.",
    extra: "`{{title}}` takes no further argument such as `{{text}}`; quote a value that holds spaces, or leave it out.",
    unnamed: "`{{title}}` takes its arguments by their names, and `{{text}}` has none; write {{names}} in front of it."
  },
  check(document, { report }) {
    for (const call of liveCalls(document)) {
      const { contract, signature, title } = call;
      if (!call.whole || signature.forbidden !== void 0 || call.unknownSubcommand !== void 0) continue;
      const strange = call.arguments.find((use) => use.contract === void 0);
      if (strange !== void 0 && !signature.openFlags) {
        const missing2 = flagsOf(call).filter((flag) => flag.required && !call.flags.some((use) => use.contract === flag)).map(({ name }) => sayFlag(contract, name));
        const data = { title, text: strange.word.text };
        if (contract.form === "call" && missing2.length > 0) report("unnamed", { at: strange.word.span, data: { ...data, names: sayChoice(missing2.slice(0, 1)) }, atMost: worstOf(call, id) });
        else if (!call.open) report("extra", { at: strange.word.span, data, atMost: worstOf(call, id) });
        continue;
      }
      if (call.open || call.flags.some((use) => use.contract === void 0)) continue;
      const missing = signature.arguments.slice(call.arguments.length).filter(({ required }) => required);
      const [first] = missing;
      if (first === void 0) continue;
      const consequence = sayConsequence(missing.find((argument) => argument.consequence !== void 0)?.consequence);
      report("missing", { at: call.name, data: { title, arguments: `${missing.length === 1 ? "argument" : "arguments"} ${sayChoice(missing.map(({ name }) => name), "and")}`, consequence }, atMost: worstOf(call, id, first.severity) });
    }
  }
});
export {
  arguments_default as default
};
