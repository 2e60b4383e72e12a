import type { ArgumentContract, CommandContract, CommandSignature, FlagContract, FlagGroup, Forbidden, InputContract, OutputContract, PlaceholderForm, ResultContract, ValueContract } from "../../core/command/contract.ts";
import { compileBase } from "../compile-base.ts";
import { lazyPattern } from "../patterns.ts";
import type { ArgumentSource, CommandContractSource, FlagSource, ForbiddenSource, GroupSource, InputSource, OutputSource, ResultSource, SignatureSource, ValueSource } from "./source.ts";

const usualPlaceholders: readonly PlaceholderForm[] = ["braces", "angles", "variables", "ellipsis"];

/** Makes a `command` contract, valid by its schema, ready for the rules. */
export function compileCommandContract(source: CommandContractSource): CommandContract {
  const own = compileSignature(source, undefined, undefined);
  const subcommands = Object.entries(source.subcommands ?? {}).flatMap(([name, subcommand]) => {
    const signature = compileSignature(subcommand, name, own);
    return [name, ...(subcommand.aliases ?? [])].map((each) => [each, signature] as const);
  });
  return {
    ...compileBase(source, source.name),
    kind: "command",
    name: source.name,
    title: source.title ?? source.names[0] ?? source.name,
    form: source.form ?? "line",
    style: source.style ?? "dashes",
    names: source.names,
    mentions: source.mentions ?? [],
    matches: source.matches === undefined ? undefined : lazyPattern(source.matches),
    bare: source.bare ?? [],
    negations: (source.negations ?? []).map((word) => word.toLowerCase()),
    placeholders: new Set(source.placeholders ?? usualPlaceholders),
    signature: own,
    subcommands: new Map(subcommands),
  };
}

/** A signature with what it inherits from that of the command: its flags and groups, and what it does not say itself. */
function compileSignature(source: SignatureSource, name: string | undefined, base: CommandSignature | undefined): CommandSignature {
  const flags = Object.entries(source.flags ?? {}).map(([each, flag]) => compileFlag(each, flag));
  return {
    name,
    flags: new Map([...(base?.flags ?? []), ...flags.flatMap((flag) => [flag.name, ...flag.aliases].map((each) => [each, flag] as const))]),
    openFlags: source.openFlags ?? base?.openFlags ?? false,
    consequence: source.consequence ?? base?.consequence,
    arguments: (source.arguments ?? []).map(compileArgument),
    together: [...(base?.together ?? []), ...(source.together ?? []).map(compileGroup)],
    exclusive: [...(base?.exclusive ?? []), ...(source.exclusive ?? []).map(compileGroup)],
    anyOf: [...(base?.anyOf ?? []), ...(source.anyOf ?? []).map(compileGroup)],
    output: source.output === undefined ? base?.output : compileOutput(source.output),
    result: source.result === undefined ? base?.result : compileResult(source.result),
    input: source.input === undefined ? base?.input : compileInput(source.input),
    forbidden: source.forbidden === undefined ? base?.forbidden : compileForbidden(source.forbidden),
  };
}

function compileInput({ record, type, flags, arguments: named, stdin, adds, part, consequence, severity }: InputSource): InputContract {
  return { record, type, flags: new Set(flags), arguments: new Set(named), stdin: stdin ?? false, adds: new Set(adds), part: part ?? false, consequence, severity };
}

function compileValue({ allowed, pattern, shape, agrees, separate, consequence, severity }: ValueSource): ValueContract {
  return {
    allowed: allowed ?? [],
    pattern: pattern === undefined ? undefined : lazyPattern(pattern),
    shape,
    agrees: new Map(Object.entries(agrees ?? {})),
    separate: separate === undefined ? undefined : { except: new Set(separate.except ?? []), instead: separate.instead },
    consequence,
    severity,
  };
}

function compileFlag(name: string, source: FlagSource): FlagContract {
  return {
    ...compileValue(source),
    name,
    aliases: source.aliases ?? [],
    value: source.value ?? "none",
    required: source.required ?? false,
    forbidden: source.forbidden === undefined ? undefined : compileForbidden(source.forbidden),
    last: source.last ?? false,
  };
}

function compileArgument(source: ArgumentSource): ArgumentContract {
  return { ...compileValue(source), name: source.name, required: source.required ?? false, rest: source.rest ?? false };
}

function compileGroup({ flags, when, consequence, severity }: GroupSource): FlagGroup {
  return { flags, when, consequence, severity };
}

function compileOutput({ notPipedTo, mayHideErrors, consequence, severity }: OutputSource): OutputContract {
  return { notPipedTo: new Set(notPipedTo ?? []), mayHideErrors: mayHideErrors ?? true, consequence, severity };
}

function compileResult({ lacks, promises, consequence, instead, severity }: ResultSource): ResultContract {
  return { lacks: new Set(lacks ?? []), promises: promises === undefined ? undefined : lazyPattern(promises), consequence, instead, severity };
}

function compileForbidden({ consequence, instead, severity }: ForbiddenSource): Forbidden {
  return { consequence, instead, severity };
}
