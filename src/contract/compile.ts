import type { MarkerContract } from "../core/contract.ts";
import { compileGlob } from "../core/globs.ts";
import type { MirrorContract } from "../core/mirror-contract.ts";
import type { PayloadContract, VersionContract } from "../core/payload-contract.ts";
import { compileBase } from "./compile-base.ts";
import { compileBody } from "./body.ts";
import { compileHeadPattern } from "./head-pattern.ts";
import { compilePayloadSchema } from "./payload-schema.ts";
import { compileRelation } from "./relations.ts";
import { compileThread } from "./thread.ts";
import type { ByHeadSource, MarkerContractSource, MirrorSource, PayloadSource, VersionSource } from "./source.ts";

/** Makes a contract, valid by its schema, ready for the parser and the rules. */
export function compileMarkerContract(source: MarkerContractSource): MarkerContract {
  const { payload, parameters, pair } = source;
  const separators = payload?.in === "comment" && payload.language === "pairs" ? (payload.pairs?.separator ?? " ").trim() : "";
  return {
    ...compileBase(source, source.family),
    kind: "marker",
    family: source.family,
    head: compileHeadPattern(source.head, parameters, separators),
    legacy: (source.legacy ?? []).map(({ head, note }) => ({ head: compileHeadPattern(head, parameters, separators), note })),
    recognise: source.recognise ?? "html-node",
    placement: source.placement ?? "anywhere",
    aloneOnLine: source.aloneOnLine ?? false,
    count: { minimum: source.count?.minimum ?? 0, maximum: source.count?.maximum ?? Infinity, with: source.count?.with ?? [] },
    write: source.write,
    read: source.read,
    thread: compileThread(source.thread),
    longestBody: source.longestBody,
    body: compileBody(source.body),
    pair: pair === undefined ? undefined : { end: compileHeadPattern(pair.end, parameters), nested: pair.nested ?? false },
    payload: payload === undefined || payload.in === "none" ? undefined : compilePayload(payload),
    mirror: source.mirror === undefined ? undefined : compileMirror(source.mirror, payload?.records?.key ?? "id"),
    relations: [
      ...Object.entries(payload?.agrees ?? {}).map(([at, name]) => compileRelation({ relation: "agreesWith", at, with: `head.${name}` })),
      ...(source.relations ?? []).map(compileRelation),
    ],
    files: (source.files ?? []).map(({ glob, kind }) => ({ glob: compileGlob(glob), kind: kind ?? "markdown" })),
  };
}

function compilePayload(source: PayloadSource): PayloadContract {
  const { text, records, version, schema } = source;
  const language = source.language ?? "yaml";
  return {
    in: source.in,
    language,
    fenceNames: (source.fenceNames ?? [language]).map((name) => name.toLowerCase()),
    pairs: { assign: source.pairs?.assign ?? ":", separator: source.pairs?.separator ?? " " },
    optional: source.optional ?? false,
    missingConsequence: source.missing,
    ignoresCase: source.ignoresCase ?? false,
    schema: schema === undefined ? undefined : compilePayloadSchema(schema),
    version: version === undefined ? undefined : compileVersion(version),
    records:
      records === undefined
        ? undefined
        : { at: records.at?.split(".") ?? [], key: records.key, cumulative: records.cumulative ?? false, gathered: (records.gathered ?? []).map((form) => compileHeadPattern(form)) },
    text:
      text === undefined
        ? undefined
        : { fields: text.fields, multiline: text.multiline, forbidFence: text.forbid === "fence", fenceConsequence: text.consequence },
    legacyWithout: source.legacyWithout ?? [],
    indent: source.indent,
    keyOrder: source.keyOrder ?? [],
    legacyOption: source.legacyOption,
  };
}

const headPrefix = "head.";

function compileVersion(source: VersionSource): VersionContract {
  const inHead = source.field.startsWith(headPrefix);
  const schemas = new Map(Object.entries(source.schemas).map(([version, schema]) => [Number(version), compilePayloadSchema(schema)]));
  return {
    field: inHead ? source.field.slice(headPrefix.length) : source.field,
    in: inHead ? "head" : "payload",
    known: [...schemas.keys()].sort((a, b) => a - b),
    schemas,
    consequence: source.consequence,
    abortsScan: source.abortsScan ?? false,
    minimumConsequence: source.minimumConsequence,
    coerced: source.coerced ?? false,
    minimumOf: compileByHead(source.minimum),
    currentOf: compileByHead(source.current),
  };
}

function compileByHead(source: ByHeadSource | undefined): VersionContract["minimumOf"] {
  if (source === undefined || typeof source === "number") return () => source;
  const [[parameter, numbers] = ["", {}]] = Object.entries(source);
  const byWord = new Map(Object.entries(numbers));
  return (parameters) => byWord.get(parameters.get(parameter)?.text ?? "");
}

function compileMirror(source: MirrorSource, recordKey: string): MirrorContract {
  return {
    title: source.title,
    entries: source.entries ?? ["heading", "bullet"],
    key: source.key ?? recordKey,
    bullets: new Map(Object.entries(source.bullets)),
    quoted: new Set(source.quoted ?? []),
    optional: new Set(source.optional ?? []),
    placeholders: new Map(Object.entries(source.placeholders ?? {})),
    none: source.none,
  };
}
