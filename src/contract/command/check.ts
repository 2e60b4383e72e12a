import { unknownWord } from "../../core/suggestion.ts";
import type { ValueAddress } from "../../parse/yaml/plain-value.ts";
import { patternFault, patternGroups } from "../patterns.ts";
import type { CommandContractSource, SignatureSource, ValueSource } from "./source.ts";
import type { ReportFault } from "../report-fault.ts";

/** What a schema cannot say of a `command` contract: that names lead somewhere, and that what it says can come true. */
export function checkCommand(contract: CommandContractSource, report: ReportFault): void {
  checkPattern(contract.matches, ["matches"], report);
  const { subcommands, form, style, bare } = contract;
  const isLine = (form ?? "line") === "line";
  if (!isLine && style === "powershell") report(["style"], "A call has no `style`; that is how a command line writes flags.");
  if (!isLine && subcommands !== undefined) report(["subcommands"], "A call has no `subcommands`; give each name a contract of its own.", "key");
  if (bare !== undefined && subcommands === undefined) report(["bare"], "`bare` needs `subcommands`, by which a code span is recognised.", "key");
  for (const [index, name] of contract.names.entries()) if (/\s/.test(name)) report(["names", index], "A name is one word; what follows it in every call is a subcommand.");
  checkSignature(contract, contract, [], report);
  const taken = new Map<string, string>();
  for (const [name, subcommand] of Object.entries(subcommands ?? {})) {
    checkSignature(subcommand, contract, ["subcommands", name], report);
    for (const each of [name, ...(subcommand.aliases ?? [])]) {
      const other = taken.get(each);
      if (other !== undefined) report(["subcommands", name], `\`${each}\` names the subcommand \`${other}\` too.`, "key");
      taken.set(each, name);
    }
  }
}

function checkSignature(source: SignatureSource, base: SignatureSource, at: ValueAddress["path"], report: ReportFault): void {
  const flags = { ...base.flags, ...source.flags };
  const names = Object.keys(flags);
  const taken = new Map<string, string>();
  for (const [name, flag] of Object.entries(source.flags ?? {})) {
    const path = [...at, "flags", name];
    for (const each of [name, ...(flag.aliases ?? [])]) {
      const other = taken.get(each);
      if (other !== undefined) report(path, `\`${each}\` names the flag \`${other}\` too.`, "key");
      taken.set(each, name);
    }
    if (flag.required === true && flag.forbidden !== undefined) report(path, "A flag cannot be both required and forbidden.", "key");
    checkValue(flag, names, path, report);
  }
  const argumentList = source.arguments ?? [];
  for (const [index, argument] of argumentList.entries()) {
    const path = [...at, "arguments", index];
    if (argument.rest === true && index < argumentList.length - 1) report([...path, "rest"], "Only the last argument may stand any number of times.");
    if (argument.required === true && argumentList.slice(0, index).some(({ required }) => required !== true)) report([...path, "required"], "A required argument cannot follow one that may be left out.");
    checkValue(argument, names, path, report);
  }
  for (const key of ["together", "exclusive", "anyOf"] as const) {
    for (const [index, { flags: members, when }] of (source[key] ?? []).entries()) {
      for (const [place, name] of members.entries()) if (!names.includes(name)) report([...at, key, index, "flags", place], unknownWord("flag", name, names));
      if (when !== undefined && !names.includes(when.flag)) report([...at, key, index, "when", "flag"], unknownWord("flag", when.flag, names));
      if (key !== "anyOf" && members.length < 2) report([...at, key, index, "flags"], "Flags that belong together or exclude each other are at least two.");
    }
  }
  checkPattern(source.result?.promises, [...at, "result", "promises"], report);
  checkInput(source, names, at, report);
}

function checkInput({ input, arguments: own = [] }: SignatureSource, flags: readonly string[], at: ValueAddress["path"], report: ReportFault): void {
  if (input === undefined) return;
  const { type, flags: read = [], arguments: words = [], stdin } = input;
  const named = own.map(({ name }) => name);
  if (type !== undefined && !flags.includes(type)) report([...at, "input", "type"], unknownWord("flag", type, flags));
  for (const [index, name] of read.entries()) if (!flags.includes(name)) report([...at, "input", "flags", index], unknownWord("flag", name, flags));
  for (const [index, name] of words.entries()) if (!named.includes(name)) report([...at, "input", "arguments", index], unknownWord("argument", name, named));
  if (stdin !== true && read.length + words.length === 0) report([...at, "input"], "Nothing tells where the object comes from: write `flags`, `arguments` or `stdin`.", "key");
}

function checkValue(source: ValueSource, flags: readonly string[], at: ValueAddress["path"], report: ReportFault): void {
  const groups = checkPattern(source.pattern, [...at, "pattern"], report);
  for (const [group, flag] of Object.entries(source.agrees ?? {})) {
    const path = [...at, "agrees", group];
    if (!groups.includes(group)) report(path, unknownWord("group of the pattern", group, groups), "key");
    if (!flags.includes(flag)) report(path, unknownWord("flag", flag, flags));
  }
}

/** Checks a pattern and gives the names of its groups. */
function checkPattern(pattern: string | undefined, at: ValueAddress["path"], report: ReportFault): readonly string[] {
  if (pattern === undefined) return [];
  const fault = patternFault(pattern);
  if (fault === undefined) return patternGroups(pattern);
  report(at, `The pattern \`${pattern}\` ${fault}.`);
  return [];
}
