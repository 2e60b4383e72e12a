import type { Related } from "./diagnostic.ts";
import type { HeadPart } from "./head-pattern.ts";
import { placesAt, scalarsAt, textOf, type ValuePlace } from "./payload-values.ts";
import { resolveAlias } from "./plain.ts";
import type { Relation, RelationCondition, RelationSource } from "./relation.ts";
import { textHash } from "./text-hash.ts";
import { partOf, findPair, type YamlNode } from "./yaml.ts";
import type { Span } from "./span.ts";

/** A value for which a relation does not hold. */
export interface RelationFault {
  readonly at: Span;
  readonly related: readonly Related[];
  /** The path of the value, for messages. */
  readonly name: string;
  /** What is wrong, in words that can stand behind the name. */
  readonly reason: string;
  /** What to write instead, in words that can stand behind a semicolon. */
  readonly advice: string | undefined;
  /** The text that puts it right, where there is one right answer and the value is one plain word. */
  readonly replacement: string | undefined;
}

type Parameters = ReadonlyMap<string, HeadPart>;
type RelationOf<Name extends Relation["relation"]> = Extract<Relation, { relation: Name }>;

/**
 * Checks one relation of a contract against a payload and the head before it; `exists` tells of a path whether the project has
 * it. Values that are missing or of another type are
 * for the schema to report; `startsAs` speaks of a thread and is never broken by one payload. Linear in the payload.
 */
export function checkRelation(relation: Relation, root: YamlNode, parameters: Parameters, exists: (path: string) => boolean = () => true): RelationFault[] {
  const places = placesAt(root, relation.at);
  const others = (source: RelationSource): { text: string; at: Span }[] => textsOf(source, root, parameters);
  const each = (judge: (text: string, place: ValuePlace) => Verdict): RelationFault[] =>
    scalarPlaces(places).flatMap((place) => toFault(relation, place, judge(textOf(place.node) ?? "", place)));
  switch (relation.relation) {
    case "agreesWith":
      return checkAgreement(relation, places, others(relation.with));
    case "equals":
      return each((text) => (text === relation.text ? undefined : { reason: `is \`${text}\``, meant: relation.text }));
    case "uniqueBy":
      return checkUnique(relation, places);
    case "subsetOf": {
      const known = new Set(others(relation.of).map(({ text }) => text));
      return each((text) => (known.has(text) ? undefined : { reason: `holds \`${text}\`, which ${nameOf(relation.of)} does not` }));
    }
    case "setEquals":
      return checkSets(relation, root, places, others(relation.of));
    case "sumOf": {
      const terms = relation.of.map((path) => scalarsAt(root, path).flatMap(({ value }) => (typeof value === "number" ? [value] : [])));
      // One of several that is missing or no number is for the schema to tell.
      if (terms.length > 1 && terms.some(({ length }) => length !== 1)) return [];
      const sum = terms.flat().reduce((total, value) => total + value, 0);
      const named = relation.of.map(({ written }) => `\`${written}\``).join(" and ");
      return each((text) => (Number(text) === sum ? undefined : { reason: `is ${text}, and ${named} ${relation.of.length > 1 ? "add" : "adds"} up to ${sum}`, meant: String(sum) }));
    }
    case "differsFrom": {
      const texts = new Map(relation.from.flatMap((path) => scalarsAt(root, path).map(({ text }) => [foldText(text), path.written] as const)));
      return each((text) => {
        const copied = foldText(text) === "" ? undefined : texts.get(foldText(text));
        return copied === undefined ? undefined : { reason: `repeats \`${copied}\``, advice: "write what is true of this one" };
      });
    }
    case "countOf": {
      const count = placesAt(root, relation.of).filter(({ node }) => node !== undefined && (relation.text === undefined || textOf(node) === relation.text)).length;
      return each((text) => (Number(text) === count ? undefined : { reason: `is ${text}, and \`${relation.of.written}\` counts ${count}`, meant: String(count) }));
    }
    case "orderedBefore":
      return each((text, { parent }) => {
        const then = textOf(resolveAlias(findPair(parent, relation.then)?.value));
        const [first, second] = [relation.order.indexOf(text), relation.order.indexOf(then ?? "")];
        return first === -1 || second === -1 || first <= second ? undefined : { reason: `is \`${text}\`, which comes behind \`${then ?? ""}\` of \`${relation.then}\`` };
      });
    case "requiredWhen":
      return places.flatMap((place) => {
        const word = conditionWord(place, relation.when);
        const blank = place.node === undefined || (place.node.kind === "scalar" && (textOf(place.node) ?? "").trim() === "");
        return word === undefined || !blank ? [] : toFault(relation, place, { reason: `is empty, while \`${relation.when.key}\` is \`${word}\``, advice: "write it" });
      });
    case "emptyWhen":
      return places.flatMap((place) => {
        const word = conditionWord(place, relation.when);
        const filled = place.node !== undefined && (place.node.kind !== "scalar" || (textOf(place.node) ?? "").trim() !== "");
        return word === undefined || !filled ? [] : toFault(relation, place, { reason: `is filled in, while \`${relation.when.key}\` is \`${word}\``, advice: 'write `""`' });
      });
    case "hasForm":
      return checkForm(relation, places, others);
    case "pairs":
      return each((text, { parent }) => {
        const meant = relation.pairs.get(text);
        const other = textOf(resolveAlias(findPair(parent, relation.with)?.value));
        if (other === undefined) return undefined;
        if (meant === undefined) return { reason: `is \`${text}\`, which is none of ${[...relation.pairs.keys()].map((word) => `\`${word}\``).join(", ")}` };
        if (meant.some((word) => looseKey(word) === looseKey(other))) return undefined;
        return { reason: `is ${text}, which goes with \`${meant[0] ?? ""}\` and not with \`${other}\`` };
      });
    case "refersToFile":
      // A word without a slash or an ending names no file.
      return each((text) => (!/[/.]/.test(text) || exists(text) ? undefined : { reason: `is \`${text}\`, which does not exist` }));
    case "ascending":
      return checkAscending(relation, places);
    case "startsAs":
      return [];
    case "hashOf": {
      const texts = relation.of.map((path) => {
        const text = textOf(placesAt(root, path)[0]?.node) ?? "";
        return text.trim() === "" ? (relation.blank.get(path.written) ?? "") : text;
      });
      const meant = textHash(texts.join(relation.separator), relation.length);
      const named = relation.of.map(({ written }) => `\`${written}\``).join(" and ");
      return each((text) => (text === meant ? undefined : { reason: `is \`${text}\`, which is not the hash of ${named}`, meant }));
    }
  }
}

type Verdict = { readonly reason: string; readonly meant?: string; readonly advice?: string; readonly at?: Span; readonly related?: readonly Related[] } | undefined;

function foldText(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim().replace(/\.$/, "");
}

function toFault(relation: Relation, { at }: ValuePlace, verdict: Verdict): RelationFault[] {
  if (verdict === undefined) return [];
  const { reason, meant } = verdict;
  return [
    {
      at: verdict.at ?? at,
      related: verdict.related ?? [],
      name: relation.at.written,
      reason,
      advice: verdict.advice ?? (meant === undefined ? undefined : `write \`${meant}\``),
      replacement: meant !== undefined && /^[A-Za-z][\w-]*$|^\d+$/.test(meant) ? meant : undefined,
    },
  ];
}

/** The scalars among the places, and those in lists there. */
function scalarPlaces(places: readonly ValuePlace[]): ValuePlace[] {
  return places
    .flatMap((place) => (place.node?.kind === "sequence" ? place.node.items.map((item) => ({ node: resolveAlias(item), at: item.span, parent: undefined })) : [place]))
    .filter(({ node }) => textOf(node) !== undefined);
}

function textsOf(source: RelationSource, root: YamlNode, parameters: Parameters): { text: string; at: Span }[] {
  if (source.in === "payload") return scalarsAt(root, source.path).map(({ text, span }) => ({ text, at: span }));
  const part = parameters.get(source.parameter);
  return part === undefined ? [] : [{ text: part.text, at: part.span }];
}

function looseKey(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]+/g, "-");
}

function slugOf(text: string): string {
  return text.replaceAll(/[^\w.-]/g, "-");
}

function checkAscending(relation: RelationOf<"ascending">, places: readonly ValuePlace[]): RelationFault[] {
  let last: { readonly text: string; readonly at: Span } | undefined;
  return scalarPlaces(places).flatMap((place) => {
    const text = textOf(place.node) ?? "";
    const before = last;
    const falls = before !== undefined && (/^\d+$/.test(text) && /^\d+$/.test(before.text) ? Number(text) < Number(before.text) : text < before.text);
    if (falls) return toFault(relation, place, { reason: `is \`${text}\` behind \`${before.text}\``, advice: "put them in order", related: [{ at: before.at, message: "the one before" }] });
    last = { text, at: place.at };
    return [];
  });
}

function nameOf(source: RelationSource): string {
  return source.in === "head" ? `the marker's ${source.parameter}` : `\`${source.path.written}\``;
}

function checkAgreement(relation: RelationOf<"agreesWith">, places: readonly ValuePlace[], others: readonly { text: string; at: Span }[]): RelationFault[] {
  const [other] = others;
  if (other === undefined) return [];
  return scalarPlaces(places).flatMap((place) => {
    const text = textOf(place.node) ?? "";
    if (text === other.text || (relation.as === "slug" && slugOf(text) === slugOf(other.text))) return [];
    const related = [{ at: other.at, message: `here it is \`${other.text}\`` }];
    return toFault(relation, place, { reason: `is \`${text}\`, and ${nameOf(relation.with)} is \`${other.text}\``, advice: "write the same in both", related });
  });
}

function checkUnique(relation: RelationOf<"uniqueBy">, places: readonly ValuePlace[]): RelationFault[] {
  const { key } = relation;
  return places.flatMap(({ node }) => {
    const seen = new Map<string, Span>();
    return (node?.kind === "sequence" ? node.items : []).flatMap((item) => {
      const target = resolveAlias(item);
      const value = key === undefined ? target : resolveAlias(target?.kind === "mapping" ? findPair(target, key)?.value : undefined);
      const text = textOf(value);
      if (text === undefined || value === undefined) return [];
      const first = seen.get(text);
      if (first === undefined) {
        seen.set(text, value.span);
        return [];
      }
      const related = [{ at: first, message: "the first one" }];
      return toFault(relation, { node: value, at: value.span, parent: undefined }, { reason: `holds \`${text}\` twice`, advice: "keep one", related });
    });
  });
}

function checkSets(relation: RelationOf<"setEquals">, root: YamlNode, places: readonly ValuePlace[], others: readonly { text: string; at: Span }[]): RelationFault[] {
  const own = scalarPlaces(places);
  const known = new Set(others.map(({ text }) => text));
  const held = new Set(own.map(({ node }) => textOf(node)));
  const extra = own.filter(({ node }) => !known.has(textOf(node) ?? ""));
  const missing = [...known].filter((text) => !held.has(text));
  const at = places[0]?.at ?? root.span;
  return [
    ...extra.flatMap((place) => toFault(relation, place, { reason: `holds \`${textOf(place.node) ?? ""}\`, which ${nameOf(relation.of)} does not` })),
    ...missing.flatMap((text) => toFault(relation, { node: undefined, at, parent: undefined }, { reason: `lacks \`${text}\`, which ${nameOf(relation.of)} holds` })),
  ];
}

function conditionWord({ parent }: ValuePlace, when: RelationCondition): string | undefined {
  const word = textOf(resolveAlias(findPair(parent, when.key)?.value));
  return word !== undefined && when.words.includes(word) ? word : undefined;
}

function checkForm(relation: RelationOf<"hasForm">, places: readonly ValuePlace[], others: (source: RelationSource) => { text: string; at: Span }[]): RelationFault[] {
  return scalarPlaces(places).flatMap((place) => {
    const text = textOf(place.node) ?? "";
    const match = relation.form.match(text);
    if (match?.end !== text.length) return toFault(relation, place, { reason: `is \`${text}\`, which is not of the form \`${relation.form.template}\`` });
    return [...relation.agrees].flatMap(([name, source]) => {
      const part = match.parameters.get(name);
      const [other] = others(source);
      if (part === undefined || other === undefined || part.text === other.text) return [];
      const at = place.node?.kind === "scalar" ? partOf(place.node, part.span.start, part.span.end) : place.at;
      const related = [{ at: other.at, message: `here it is \`${other.text}\`` }];
      return toFault(relation, place, { reason: `says \`${part.text}\`, and ${nameOf(source)} is \`${other.text}\``, advice: `write \`${other.text}\``, at, related });
    });
  });
}
