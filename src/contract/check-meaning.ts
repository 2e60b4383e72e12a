import { unknownWord } from "../core/suggestion.ts";
import type { ValueAddress } from "../parse/yaml/plain-value.ts";
import { checkCommand } from "./command/check.ts";
import { headParts } from "./head-pattern.ts";
import { checkJournal } from "./journal/check-meaning.ts";
import { checkNote } from "./note/check-meaning.ts";
import { checkHash } from "./check-hash.ts";
import { patternFault } from "./patterns.ts";
import type { ReportFault } from "./report-fault.ts";
import { isSchema } from "./json-schema.ts";
import type { ContractSource, MarkerContractSource, RelationSourceText } from "./source.ts";

/** What is wrong with a contract whose shape is right. */
export interface MeaningFault extends ValueAddress {
  readonly message: string;
}

/** The least text in front of the first parameter: less would take other people's comments for markers. */
const leastText = 3;

/**
 * What a schema cannot say of a contract: that the names in it lead somewhere, and that its head is one. `ruleIds` are the
 * rules that it may name.
 */
export function checkMeaning(source: Readonly<Record<string, unknown>>, ruleIds: readonly string[]): MeaningFault[] {
  const faults: MeaningFault[] = [];
  const report = (path: ValueAddress["path"], message: string, at: ValueAddress["at"] = "value"): void => {
    faults.push({ path, at, message });
  };
  const kind = source["contract"] as ContractSource["contract"];
  if (kind === "command" && source["names"] === undefined) report([], "A contract of the kind `command` has `names`.");
  for (const key of kind === "marker" ? ["family", "head"] : ["name"]) if (typeof source[key] !== "string") report([], `A contract of the kind \`${kind}\` has a \`${key}\`.`);
  if (faults.length > 0) return faults;

  const contract = source as unknown as ContractSource;
  switch (contract.contract) {
    case "marker":
      checkMarker(contract, report);
      break;
    case "note":
      checkNote(contract, report);
      break;
    case "journal":
      checkJournal(contract, report);
      break;
    case "command":
      checkCommand(contract, report);
  }
  for (const id of Object.keys(contract.severity ?? {})) if (!ruleIds.includes(id)) report(["severity", id], unknownWord("rule", id, ruleIds), "key");
  for (const [index, example] of (contract.examples?.bad ?? []).entries()) {
    for (const [at, report_] of (typeof example === "string" ? [] : (example.reports ?? [])).entries()) {
      const id = report_.replace(/:\d+$/, "");
      if (!ruleIds.includes(id)) report(["examples", "bad", index, "reports", at], unknownWord("rule", id, ruleIds));
    }
  }
  return faults;
}

function checkMarker(contract: MarkerContractSource, report: ReportFault): void {
  const names = headNames(contract.head);
  const heads = [
    { head: contract.head, path: ["head"] },
    ...(contract.pair === undefined ? [] : [{ head: contract.pair.end, path: ["pair", "end"] }]),
    ...(contract.legacy ?? []).map(({ head }, index) => ({ head, path: ["legacy", index, "head"] })),
  ];
  for (const { head, path } of heads) {
    if (/[\r\n]|--|^\s|\s$/.test(head)) report(path, "A head is one line without `--` and without white space around it.");
    if ((/^[^{]*/.exec(head)?.[0].replaceAll(/\W/g, "").length ?? 0) < leastText) report(path, `A head begins with at least ${leastText} letters or digits of its own.`);
  }
  if (contract.pair?.end === contract.head) report(["pair", "end"], "The end of a pair has another head than its beginning.");
  const every = [...new Set(heads.flatMap(({ head }) => headNames(head)))];
  for (const [name, parameter] of Object.entries(contract.parameters ?? {})) {
    if (!every.includes(name)) report(["parameters", name], unknownWord("parameter", name, every), "key");
    if (("enum" in parameter ? 1 : 0) + ("type" in parameter ? 1 : 0) !== 1) report(["parameters", name], "A parameter has either `enum` or `type`.");
  }
  checkPayload(contract, names, report);
  checkRelations(contract, names, report);
  const bulletKeys = Object.values(contract.mirror?.bullets ?? {});
  for (const key of Object.keys(contract.mirror?.placeholders ?? {})) {
    if (!bulletKeys.includes(key)) report(["mirror", "placeholders", key], unknownWord("key of a bullet", key, bulletKeys), "key");
  }
}

function headNames(head: string): string[] {
  return headParts(head).filter((_, index) => index % 2 === 1);
}

function checkPayload({ payload, pair, parameters }: MarkerContractSource, names: readonly string[], report: ReportFault): void {
  if (payload === undefined) return;
  if (payload.in === "region" && pair === undefined) report(["payload", "in"], "A payload in a region needs a `pair` around it.");
  if (payload.schema !== undefined && payload.version !== undefined) report(["payload", "schema"], "A payload has a `schema` or a `version` with schemas, not both.", "key");
  for (const [key, name] of Object.entries(payload.agrees ?? {})) if (!names.includes(name)) report(["payload", "agrees", key], unknownWord("parameter", name, names));
  const { version } = payload;
  if (version === undefined) return;
  if (version.field.startsWith("head.") && !names.includes(version.field.slice("head.".length))) {
    report(["payload", "version", "field"], unknownWord("parameter", version.field.slice("head.".length), names));
  }
  const known = Object.keys(version.schemas);
  for (const key of ["minimum", "current"] as const) {
    const given = version[key];
    const path = ["payload", "version", key];
    if (typeof given === "number" && !known.includes(String(given))) report(path, unknownWord("version", String(given), known));
    if (typeof given !== "object") continue;
    for (const [name, numbers] of Object.entries(given)) {
      const parameter = parameters?.[name];
      if (!names.includes(name)) report([...path, name], unknownWord("parameter", name, names), "key");
      for (const [word, number] of Object.entries(numbers)) {
        if (parameter !== undefined && "enum" in parameter && !parameter.enum.includes(word)) report([...path, name, word], unknownWord(`word of \`${name}\``, word, parameter.enum), "key");
        if (!known.includes(String(number))) report([...path, name, word], unknownWord("version", String(number), known));
      }
    }
  }
}

function checkRelations({ relations }: MarkerContractSource, names: readonly string[], report: ReportFault): void {
  for (const [index, relation] of (relations ?? []).entries()) {
    for (const [path, source] of sourcesOf(relation)) {
      const name = source.startsWith("head.") ? source.slice("head.".length) : undefined;
      if (name !== undefined && !names.includes(name)) report(["relations", index, ...path], unknownWord("parameter", name, names));
    }
    checkHash(relation, (path, message, at) => {
      report(["relations", index, ...path], message, at);
    });
    if (relation.relation !== "hasForm") continue;
    const parts = headNames(relation.form);
    for (const key of ["parts", "agrees"] as const) {
      for (const name of Object.keys(relation[key] ?? {})) if (!parts.includes(name)) report(["relations", index, key, name], unknownWord("part of the form", name, parts), "key");
    }
  }
}

function sourcesOf(relation: RelationSourceText): [ValueAddress["path"], string][] {
  if (relation.relation === "agreesWith") return [[["with"], relation.with]];
  if (relation.relation === "subsetOf" || relation.relation === "setEquals") return [[["of"], relation.of]];
  return relation.relation === "hasForm" ? Object.entries(relation.agrees ?? {}).map(([part, source]) => [["agrees", part], source]) : [];
}

/** The places in a schema whose pattern RE2 cannot read. */
export function checkPatterns(schema: unknown, path: ValueAddress["path"] = []): MeaningFault[] {
  if (Array.isArray(schema)) return schema.flatMap((each: unknown, index) => checkPatterns(each, [...path, index]));
  if (!isSchema(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]): MeaningFault[] => {
    const at = [...path, key];
    if (key === "enum" || key === "const" || key === "required" || key === "default" || key === "examples") return [];
    if ((key === "pattern" || key === "when") && typeof value === "string") return faultOf(value, at, "value");
    if (key === "patternProperties" && isSchema(value)) return [...Object.keys(value).flatMap((pattern) => faultOf(pattern, [...at, pattern], "key")), ...checkPatterns(value, at)];
    return checkPatterns(value, at);
  });
}

function faultOf(pattern: string, path: ValueAddress["path"], at: ValueAddress["at"]): MeaningFault[] {
  const fault = patternFault(pattern);
  return fault === undefined ? [] : [{ path, at, message: `The pattern \`${pattern}\` ${fault}.` }];
}
