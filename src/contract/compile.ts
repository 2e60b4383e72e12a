import type { MarkerContract, PayloadContract } from "../core/contract.ts";

/** A `marker` contract as it is written; `schemas/contract.schema.json` says what it may hold. */
export interface MarkerContractSource {
  readonly contract: "marker";
  readonly pack: string;
  readonly family: string;
  readonly head: string;
  readonly parameters?: Readonly<Record<string, ParameterSource>>;
  readonly payload?: {
    readonly in: "fence";
    readonly language: "yaml";
    readonly version?: { readonly field: string; readonly known: readonly number[]; readonly consequence?: string };
    readonly text?: {
      readonly fields: readonly string[];
      readonly multiline?: "|-";
      readonly forbid?: "fence";
      readonly consequence?: string;
    };
  };
}

type ParameterSource = { readonly enum: readonly string[] } | { readonly type: "integer"; readonly minimum?: number };

/** Makes a contract, valid by its schema, ready for the parser and the rules. */
export function compileMarkerContract(source: MarkerContractSource): MarkerContract {
  return {
    kind: "marker",
    pack: source.pack,
    family: source.family,
    head: compileHead(source.head, source.parameters ?? {}),
    headTemplate: source.head,
    payload: source.payload === undefined ? undefined : compilePayload(source.payload),
  };
}

const parameterPlace = /\{([A-Za-z_]\w*)\}/;

/**
 * Contracts may come from strangers, so the pattern holds nothing but words of the contract and fixed classes of
 * characters, and runs in linear time: a parameter takes all it can, up to the text behind it, and gives nothing back.
 */
function compileHead(head: string, parameters: Readonly<Record<string, ParameterSource>>): RegExp {
  // Text and names in turn, the text first.
  const parts = head.split(parameterPlace);
  const known = new Set<string>();
  const pattern = parts.map((part, index) => {
    if (index % 2 === 0) return escapePattern(part);
    // A parameter that stands twice has the same text both times.
    if (known.has(part)) return String.raw`\k<${part}>`;
    known.add(part);
    const parameter = Object.hasOwn(parameters, part) ? parameters[part] : undefined;
    // A lookahead is left only once, and the reference behind it takes what was found.
    return String.raw`(?=(?<${part}>${parameterPattern(parameter, parts[index + 1] ?? "")}))\k<${part}>`;
  });
  return new RegExp(`^${pattern.join("")}$`, "d");
}

function parameterPattern(parameter: ParameterSource | undefined, behind: string): string {
  if (parameter !== undefined && "enum" in parameter) {
    return [...parameter.enum].sort((a, b) => b.length - a.length).map(escapePattern).join("|");
  }
  const unit = parameter === undefined ? String.raw`[\w-]` : String.raw`\d`;
  return behind === "" ? `${unit}+` : `(?:(?!${escapePattern(behind)})${unit})+`;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

function compilePayload({ in: place, language, version, text }: NonNullable<MarkerContractSource["payload"]>): PayloadContract {
  return {
    in: place,
    language,
    version: version === undefined ? undefined : { ...version, consequence: version.consequence },
    text:
      text === undefined
        ? undefined
        : { fields: text.fields, multiline: text.multiline, forbidFence: text.forbid === "fence", fenceConsequence: text.consequence },
  };
}
