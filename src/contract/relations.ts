import type { PayloadPath, PathStep, Relation, RelationSource } from "../core/relation.ts";
import { compileHeadPattern } from "./head-pattern.ts";
import type { RelationSourceText } from "./source.ts";

/** Makes the relations of a contract ready. */
export function compileRelation(source: RelationSourceText): Relation {
  const base = { severity: source.severity ?? "error", consequence: source.consequence, at: compilePath(source.at) } as const;
  switch (source.relation) {
    case "agreesWith":
      return { ...base, relation: source.relation, with: compileSource(source.with), as: source.as ?? "text" };
    case "equals":
      return { ...base, relation: source.relation, text: source.text };
    case "uniqueBy":
      return { ...base, relation: source.relation, key: source.key };
    case "subsetOf":
    case "setEquals":
      return { ...base, relation: source.relation, of: compileSource(source.of) };
    case "sumOf":
      return { ...base, relation: source.relation, of: (typeof source.of === "string" ? [source.of] : source.of).map(compilePath) };
    case "differsFrom":
      return { ...base, relation: source.relation, from: source.from.map(compilePath) };
    case "countOf":
      return { ...base, relation: source.relation, of: compilePath(source.of), text: source.text };
    case "orderedBefore":
      return { ...base, relation: source.relation, then: source.then, order: source.order };
    case "requiredWhen":
    case "emptyWhen":
      return { ...base, relation: source.relation, when: source.when };
    case "hasForm": {
      const agrees = new Map(Object.entries(source.agrees ?? {}).map(([part, other]) => [part, compileSource(other)]));
      return { ...base, relation: source.relation, form: compileHeadPattern(source.form, source.parts), agrees };
    }
    case "pairs":
      return { ...base, relation: source.relation, with: source.with, pairs: new Map(Object.entries(source.pairs)) };
    case "refersToFile":
    case "ascending":
      return { ...base, relation: source.relation };
    case "startsAs":
      return { ...base, relation: source.relation, words: source.words };
    case "hashOf": {
      const blank = new Map(Object.entries(source.blank ?? {}));
      return { ...base, relation: source.relation, of: source.of.map(compilePath), separator: source.separator ?? "", length: source.length ?? 64, blank };
    }
  }
}

const headPrefix = "head.";

/** `head.phase` is a parameter of the head, anything else a path in the payload. */
export function compileSource(written: string): RelationSource {
  if (written.startsWith(headPrefix)) return { in: "head", parameter: written.slice(headPrefix.length) };
  return { in: "payload", path: compilePath(written) };
}

/** `decisions[].id`: keys with dots between them, and `[]` for every item of a list. */
export function compilePath(written: string): PayloadPath {
  const steps = written.split(".").flatMap((part): PathStep[] => {
    const each = part.endsWith("[]");
    const key = { key: each ? part.slice(0, -"[]".length) : part };
    return each ? [key, "each"] : [key];
  });
  return { written, steps };
}
