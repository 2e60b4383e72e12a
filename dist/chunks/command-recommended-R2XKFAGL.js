var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  command_arguments: () => arguments_default,
  command_flag_groups: () => flag_groups_default,
  command_known_flags: () => known_flags_default,
  command_known_members: () => known_members_default,
  command_known_subcommands: () => known_subcommands_default,
  command_no_forbidden_command: () => no_forbidden_command_default,
  command_no_forbidden_flags: () => no_forbidden_flags_default,
  command_required_flags: () => required_flags_default,
  command_separate_arguments: () => separate_arguments_default,
  command_values: () => values_default,
  command_whole_output: () => whole_output_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TFT7H36R = require("./chunk-TFT7H36R.js");
var import_chunk_JI7FZBBY = require("./chunk-JI7FZBBY.js");
var import_chunk_WFHYWECQ = require("./chunk-WFHYWECQ.js");
var import_chunk_7NXUM2U3 = require("./chunk-7NXUM2U3.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var id = "command/arguments";
var arguments_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id,
  meta: {
    summary: "Require the arguments that a command needs, and no more than it takes",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const { contract, signature, title } = call;
      if (!call.whole || signature.forbidden !== void 0 || call.unknownSubcommand !== void 0) continue;
      const strange = call.arguments.find((use) => use.contract === void 0);
      if (strange !== void 0 && !signature.openFlags) {
        const missing2 = (0, import_chunk_7IIL3LMX.flagsOf)(call).filter((flag) => flag.required && !call.flags.some((use) => use.contract === flag)).map(({ name }) => (0, import_chunk_7IIL3LMX.sayFlag)(contract, name));
        const data = { title, text: strange.word.text };
        if (contract.form !== "line" && missing2.length > 0) report("unnamed", { at: strange.word.span, data: { ...data, names: (0, import_chunk_7IIL3LMX.sayChoice)(missing2.slice(0, 1)) }, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id) });
        else if (!call.open) report("extra", { at: strange.word.span, data, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id) });
        continue;
      }
      if (call.open || call.flags.some((use) => use.contract === void 0)) continue;
      const missing = signature.arguments.slice(call.arguments.length).filter(({ required }) => required);
      const [first] = missing;
      if (first === void 0) continue;
      const consequence = (0, import_chunk_7NXUM2U3.behindColon)(missing.find((argument) => argument.consequence !== void 0)?.consequence);
      report("missing", { at: call.name, data: { title, arguments: `${missing.length === 1 ? "argument" : "arguments"} ${(0, import_chunk_7IIL3LMX.sayChoice)(missing.map(({ name }) => name), "and")}`, consequence }, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id, first.severity) });
    }
  }
});
var id2 = "command/flag-groups";
var flag_groups_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id2,
  meta: {
    summary: "Require flags together that need each other, and one alone of those that exclude each other",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://docs.python.org/3/library/argparse.html#mutual-exclusion", claim: "two flags of such a group, or none where one is required, end the program with an error" },
      {
        url: "https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_parameter_sets",
        claim: "parameters of two sets cannot stand in one call, and the mandatory ones of a set stand together"
      }
    ]
  },
  messages: {
    both: "`{{title}}` does not take `{{first}}` and `{{second}}` together{{consequence}}; leave one of them out.",
    none: "`{{title}}` needs {{flags}}{{condition}}{{consequence}}; add it.",
    alone: "`{{title}}` takes `{{present}}` only with {{missing}}{{consequence}}; add what is missing."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const { contract, signature, title } = call;
      const written = ({ name }) => (0, import_chunk_7IIL3LMX.sayFlag)(contract, name);
      const used = (name) => usesOf(call, name)[0];
      const incomplete = !call.whole || call.open || call.unknownSubcommand !== void 0 || call.flags.some((flag) => flag.contract === void 0);
      const binds = ({ when }) => when === void 0 || when.values.includes(used(when.flag)?.value?.text ?? "");
      const clash = signature.exclusive.find((group) => binds(group) && group.flags.filter((name) => used(name) !== void 0).length > 1);
      if (clash !== void 0 && call.whole) {
        const [first, second] = clash.flags.flatMap((name) => used(name) ?? []).sort((a, b) => a.span.start - b.span.start);
        if (first !== void 0 && second !== void 0) {
          report("both", { at: second.span, data: { title, first: written(first), second: written(second), consequence: (0, import_chunk_7NXUM2U3.behindColon)(clash.consequence) }, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id2, clash.severity) });
        }
        continue;
      }
      if (incomplete) continue;
      for (const group of signature.anyOf) {
        if (!binds(group) || group.flags.some((name) => used(name) !== void 0)) continue;
        const { flags, when, consequence, severity } = group;
        const at = when === void 0 ? call.name : used(when.flag)?.value?.span ?? call.name;
        report("none", { at, data: { title, flags: (0, import_chunk_7IIL3LMX.sayChoice)(flags.map((name) => (0, import_chunk_7IIL3LMX.sayFlag)(contract, name))), condition: when === void 0 ? "" : ` with \`${(0, import_chunk_7IIL3LMX.sayFlag)(contract, when.flag)} ${used(when.flag)?.value?.text ?? ""}\``, consequence: (0, import_chunk_7NXUM2U3.behindColon)(consequence) }, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id2, severity) });
      }
      for (const group of signature.together) {
        const { flags, consequence, severity } = group;
        const present = flags.flatMap((name) => used(name) ?? [])[0];
        const missing = flags.filter((name) => used(name) === void 0);
        if (present === void 0 || missing.length === 0 || !binds(group)) continue;
        const names = missing.map((name) => (0, import_chunk_7IIL3LMX.sayFlag)(contract, name));
        report("alone", { at: present.span, data: { title, present: written(present), missing: (0, import_chunk_7IIL3LMX.sayChoice)(names, "and"), consequence: (0, import_chunk_7NXUM2U3.behindColon)(consequence) }, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id2, severity) });
      }
    }
  }
});
function usesOf({ flags, signature }, name) {
  const contract = signature.flags.get(name);
  return contract === void 0 ? [] : flags.filter((flag) => flag.contract === contract);
}
var id3 = "command/known-flags";
var mostNames = 10;
var known_flags_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id3,
  meta: {
    summary: "Require flags that the contract of a command knows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: "safe",
    evidence: [
      { url: "https://docs.python.org/3/library/argparse.html#exiting-methods", claim: "an unknown flag ends the program with status 2 before it does anything" },
      {
        url: "https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_functions_advanced",
        claim: "a parameter that a function does not have is an error of binding, and the function is not run"
      }
    ]
  },
  messages: {
    unknown: "`{{title}}` has no flag `{{flag}}`{{consequence}}; it has {{known}}.",
    meant: "`{{title}}` has no flag `{{flag}}`{{consequence}}; did you mean `{{meant}}`?",
    other: "`{{title}}` has no flag `{{flag}}`, which belongs to {{owners}}{{consequence}}; leave it out.",
    none: "`{{title}}` has no flag `{{flag}}`{{consequence}}; leave it out."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const { contract, signature, title } = call;
      if (signature.openFlags) continue;
      for (const { name, span, contract: known } of call.flags) {
        if (known !== void 0 || isHelp(name)) continue;
        const all = (0, import_chunk_7IIL3LMX.flagsOf)(call).filter(({ forbidden }) => forbidden === void 0);
        const meant = (0, import_chunk_7IIL3LMX.suggest)(name, all.map((flag) => flag.name));
        const data = { title, flag: document.text.slice(span.start, span.end), consequence: (0, import_chunk_7NXUM2U3.behindColon)(signature.consequence) };
        const atMost = (0, import_chunk_7IIL3LMX.worstOf)(call, id3);
        const owners = [...new Set([...contract.subcommands.values()].filter(({ flags }) => flags.has(name)))].map((each) => `${contract.title} ${each.name ?? ""}`);
        if (meant !== void 0) {
          const written = (0, import_chunk_7IIL3LMX.sayFlag)(contract, meant);
          const text = contract.form !== "line" ? meant : written;
          const fix = (0, import_chunk_7IIL3LMX.isSlip)(name, meant) && call.place.kind === "fence" ? { safety: "safe", edits: [{ ...span, text }] } : void 0;
          report("meant", { at: span, data: { ...data, meant: written }, fix, atMost });
        } else if (!call.whole) continue;
        else if (owners.length > 0) report("other", { at: span, data: { ...data, owners: (0, import_chunk_7IIL3LMX.sayChoice)(owners, "and") }, atMost });
        else if (all.length === 0 || all.length > mostNames) report("none", { at: span, data, atMost });
        else report("unknown", { at: span, data: { ...data, known: (0, import_chunk_7IIL3LMX.sayChoice)(all.map((flag) => (0, import_chunk_7IIL3LMX.sayFlag)(contract, flag.name)), "and") }, atMost });
      }
    }
  }
});
function isHelp(name) {
  return /^(?:help|h|\?|version|Verbose|Debug|ErrorAction|WarningAction|WhatIf|Confirm|OutVariable|ErrorVariable)$/i.test(name);
}
var id4 = "command/known-members";
var known_members_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id4,
  meta: {
    summary: "Disallow reading from a result what it does not hold",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/protocols/pact-completion-authority.md", claim: "the tool that reads a task does not show its metadata, which is read from the file" }]
  },
  messages: {
    lacks: "`{{title}}` gives no `{{member}}`{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const { member, signature: { result } } = call;
      if (member === void 0 || result?.lacks.has(member.name) !== true) continue;
      const data = { title: call.title, member: member.name, consequence: (0, import_chunk_7NXUM2U3.behindColon)(result.consequence), advice: result.instead ?? "read it elsewhere" };
      report("lacks", { at: member.span, data, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id4, result.severity) });
    }
  }
});
var id5 = "command/known-subcommands";
var known_subcommands_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id5,
  meta: {
    summary: "Require subcommands that the contract of a command knows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const word = call.unknownSubcommand;
      if (word === void 0 || !/^[A-Za-z][\w-]*$/.test(word.text)) continue;
      const { contract, place, signature } = call;
      const names = [...contract.subcommands.keys()];
      const data = { title: contract.title, name: word.text, consequence: (0, import_chunk_7NXUM2U3.behindColon)(signature.consequence) };
      const meant = (0, import_chunk_7IIL3LMX.suggest)(word.text, names);
      const atMost = (0, import_chunk_7IIL3LMX.worstOf)(call, id5);
      if (meant !== void 0) {
        const fix = (0, import_chunk_7IIL3LMX.isSlip)(word.text, meant) && place.kind === "fence" ? { safety: "safe", edits: [{ ...word.span, text: meant }] } : void 0;
        report("meant", { at: word.span, data: { ...data, meant }, fix, atMost });
      } else if (place.kind === "fence") report("unknown", { at: word.span, data: { ...data, known: (0, import_chunk_7IIL3LMX.sayChoice)(names, "and") }, atMost });
    }
  }
});
var id6 = "command/no-forbidden-command";
var no_forbidden_command_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id6,
  meta: {
    summary: "Disallow commands that a contract forbids",
    level: "should",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a read without its folder gives nothing at all in a teammate, without an error" }]
  },
  messages: {
    forbidden: "`{{title}}` must not be used here{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const { forbidden } = call.signature;
      if (forbidden === void 0 || !call.whole || call.open) continue;
      const data = { title: call.title, consequence: (0, import_chunk_7NXUM2U3.behindColon)(forbidden.consequence), advice: forbidden.instead ?? "leave it out" };
      report("forbidden", { at: call.name, data, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id6, forbidden.severity) });
    }
  }
});
var id7 = "command/no-forbidden-flags";
var no_forbidden_flags_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id7,
  meta: {
    summary: "Disallow flags that the contract of a command forbids",
    level: "should",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-memory/SKILL.md", claim: "a flag that selects another store exists, and no document may tell anybody to use it" }]
  },
  messages: {
    forbidden: "`{{flag}}` must not be given to `{{title}}`{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      for (const { span, contract } of call.flags) {
        const forbidden = contract?.forbidden;
        if (forbidden === void 0 || !call.whole) continue;
        const data = { flag: document.text.slice(span.start, span.end), title: call.title, consequence: (0, import_chunk_7NXUM2U3.behindColon)(forbidden.consequence), advice: forbidden.instead ?? "leave it out" };
        report("forbidden", { at: span, data, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id7, forbidden.severity) });
      }
    }
  }
});
var id8 = "command/required-flags";
var required_flags_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id8,
  meta: {
    summary: "Require the flags without which a command does not work",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://docs.python.org/3/library/argparse.html#required", claim: "a required flag that is left out ends the program with an error" }]
  },
  messages: {
    missing: "`{{title}}` needs {{flags}}{{consequence}}; add {{what}}."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const missing = missingFlags(call);
      const [first, second] = missing;
      if (first === void 0) continue;
      const names = missing.map(({ name }) => (0, import_chunk_7IIL3LMX.sayFlag)(call.contract, name));
      const consequence = (0, import_chunk_7NXUM2U3.behindColon)(missing.find((flag) => flag.consequence !== void 0)?.consequence);
      report("missing", {
        at: call.name,
        data: { title: call.title, flags: (0, import_chunk_7IIL3LMX.sayChoice)(names, "and"), consequence, what: second === void 0 ? "it" : "them" },
        atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id8, first.severity)
      });
    }
  }
});
function missingFlags(call) {
  const { whole, open, flags, unknownSubcommand } = call;
  if (!whole || open || unknownSubcommand !== void 0 || call.signature.forbidden !== void 0) return [];
  if (flags.some(({ contract }) => contract === void 0 || contract.forbidden !== void 0)) return [];
  const missing = (0, import_chunk_7IIL3LMX.flagsOf)(call).filter((flag) => flag.required && !flags.some(({ contract }) => contract === flag));
  return missing.slice(call.arguments.filter(({ contract }) => contract === void 0).length);
}
var id9 = "command/separate-arguments";
var separate_arguments_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id9,
  meta: {
    summary: "Require values as arguments of their own where a contract says that nothing may be put into a text",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cwe.mitre.org/data/definitions/94.html", claim: "input that becomes code can change what the code does" },
      { url: "https://docs.python.org/3/using/cmdline.html#cmdoption-c", claim: "arguments behind the code are in sys.argv" }
    ]
  },
  messages: {
    inserted: "`{{insert}}` is put into {{what}} of `{{title}}`{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      for (const { span, contract, value } of call.flags) {
        if (contract !== void 0 && value !== void 0) judge(call, `the value of \`${document.text.slice(span.start, span.end)}\``, value, contract);
      }
      for (const { word, contract } of call.arguments) if (contract !== void 0) judge(call, `the argument ${contract.name}`, word, contract);
    }
    function judge(call, what, word, { separate, consequence, severity }) {
      const insert = separate === void 0 ? void 0 : word.inserts.find((each) => isPartOf(each, word) && !separate.except.has(each.name));
      if (insert === void 0) return;
      const data = { insert: document.text.slice(insert.span.start, insert.span.end), what, title: call.title, consequence: (0, import_chunk_7NXUM2U3.behindColon)(consequence), advice: separate?.instead ?? "hand it over as an argument of its own" };
      report("inserted", { at: insert.span, data, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id9, severity) });
    }
  }
});
function isPartOf(insert, { span, text }) {
  return insert.span.end - insert.span.start < Math.min(span.end - span.start, text.length);
}
var id10 = "command/values";
var values_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id10,
  meta: {
    summary: "Require values that the contract of a command allows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const { title } = call;
      for (const { span, contract, value } of call.flags) {
        const flag = document.text.slice(span.start, span.end);
        if (contract?.value === "required" && value === void 0 && call.whole && !call.open && call.contract.form === "line" && contract.forbidden === void 0) {
          report("absent", { at: span, data: { flag, title, consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.consequence) }, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id10, contract.severity) });
        }
        if (contract !== void 0 && value !== void 0) judge(call, `\`${flag}\``, value, contract);
      }
      for (const { word, contract } of call.arguments) if (contract !== void 0) judge(call, `the argument ${contract.name}`, word, contract);
    }
    function judge(call, what, word, contract) {
      const { title } = call;
      const data = { what, title, value: word.text, consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.consequence) };
      const atMost = (0, import_chunk_7IIL3LMX.worstOf)(call, id10, contract.severity);
      const { allowed, pattern, shape } = contract;
      const meaning = (0, import_chunk_7IIL3LMX.standsIn)(call.contract, word);
      if (allowed.length > 0 && !meaning && !isAllowed(call, word.text, allowed)) {
        const meant = (0, import_chunk_7IIL3LMX.suggest)(word.text, allowed);
        report("allowed", { at: word.span, data: { ...data, known: (0, import_chunk_7IIL3LMX.sayChoice)(meant === void 0 ? allowed : [meant]) }, atMost });
      } else if (pattern !== void 0 && !(meaning && beginsWithInsert(word)) && isText(call, word)) {
        const groups = pattern.groups(word.text);
        if (groups === void 0) report("shape", { at: word.span, data: { ...data, shape: shape ?? `what matches \`${pattern.source}\`` }, atMost });
        else disagreement(call, what, word, contract, groups);
      }
    }
    function disagreement(call, what, word, { agrees, consequence, severity }, groups) {
      for (const [group, name] of agrees) {
        const part = groups.get(group);
        const flag = call.flags.find((use) => use.contract?.name === name);
        const other = flag?.value;
        if (other !== void 0 && flag?.contract?.pattern?.test(other.text) === false) continue;
        if (part === void 0 || other === void 0 || !other.literal || /[<>{}$\u2026]/.test(part) || part === other.text) continue;
        const start = document.text.indexOf(part, word.span.start);
        const at = start === -1 || start >= word.span.end ? word.span : { start, end: start + part.length };
        report("disagrees", { at, data: { what, title: call.title, part, flag: name, value: other.text, consequence: (0, import_chunk_7NXUM2U3.behindColon)(consequence) }, atMost: (0, import_chunk_7IIL3LMX.worstOf)(call, id10, severity) });
      }
    }
  }
});
function isAllowed({ contract }, text, allowed) {
  return text.split("|").every((each) => allowed.includes(each)) || contract.style === "powershell" && allowed.some((word) => word.toLowerCase() === text.toLowerCase());
}
function beginsWithInsert({ text, inserts }) {
  return inserts.length > 0 ? /^["']?(?:[{<$`]|\u2026)/.test(text) : true;
}
function isText({ contract }, { literal, inserts, text, span }) {
  if (contract.form === "line") return true;
  return (literal || inserts.length > 0 || /\u2026|\.\.\./.test(text)) && span.end - span.start > text.length;
}
var id11 = "command/whole-output";
var whole_output_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id11,
  meta: {
    summary: "Require the output of a command to be read as its contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    contracts: ["command"],
    nodes: ["code", "inlineCode"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-2", claim: "a JSON text is one value, and line breaks in it mean nothing" },
      { url: "https://mywiki.wooledge.org/BashFAQ/105", claim: "status that nobody reads lets a script go on with wrong data" }
    ]
  },
  messages: {
    piped: "`{{reader}}` must not read the output of `{{title}}`{{consequence}}; read it as a whole.",
    hidden: "`{{hiding}}` hides that `{{title}}` fails{{consequence}}; leave it out."
  },
  check(document, { report }) {
    for (const call of (0, import_chunk_TFT7H36R.liveCalls)(document)) {
      const { signature, title, output: { pipedTo, hidden } } = call;
      const { output } = signature;
      if (output === void 0) continue;
      const data = { title, consequence: (0, import_chunk_7NXUM2U3.behindColon)(output.consequence) };
      const atMost = (0, import_chunk_7IIL3LMX.worstOf)(call, id11, output.severity);
      if (pipedTo !== void 0 && output.notPipedTo.has(pipedTo.name)) report("piped", { at: pipedTo.span, data: { ...data, reader: pipedTo.name }, atMost });
      if (hidden !== void 0 && !output.mayHideErrors) report("hidden", { at: hidden, data: { ...data, hiding: document.text.slice(hidden.start, hidden.end) }, atMost });
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  command_arguments,
  command_flag_groups,
  command_known_flags,
  command_known_members,
  command_known_subcommands,
  command_no_forbidden_command,
  command_no_forbidden_flags,
  command_required_flags,
  command_separate_arguments,
  command_values,
  command_whole_output
});
