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
  checkRelation: () => checkRelation
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function checkRelation(relation, root, parameters, exists = () => true) {
  const places = (0, import_chunk_7IIL3LMX.placesAt)(root, relation.at);
  const others = (source) => textsOf(source, root, parameters);
  const each = (judge) => scalarPlaces(places).flatMap((place) => toFault(relation, place, judge((0, import_chunk_7IIL3LMX.textOf)(place.node) ?? "", place)));
  switch (relation.relation) {
    case "agreesWith":
      return checkAgreement(relation, places, others(relation.with));
    case "equals":
      return each((text) => text === relation.text ? void 0 : { reason: `is \`${text}\``, meant: relation.text });
    case "uniqueBy":
      return checkUnique(relation, places);
    case "subsetOf": {
      const known = new Set(others(relation.of).map(({ text }) => text));
      return each((text) => known.has(text) ? void 0 : { reason: `holds \`${text}\`, which ${nameOf(relation.of)} does not` });
    }
    case "setEquals":
      return checkSets(relation, root, places, others(relation.of));
    case "sumOf": {
      const terms = relation.of.map((path) => (0, import_chunk_7IIL3LMX.scalarsAt)(root, path).flatMap(({ value }) => typeof value === "number" ? [value] : []));
      if (terms.length > 1 && terms.some(({ length }) => length !== 1)) return [];
      const sum = terms.flat().reduce((total, value) => total + value, 0);
      const named = relation.of.map(({ written }) => `\`${written}\``).join(" and ");
      return each((text) => Number(text) === sum ? void 0 : { reason: `is ${text}, and ${named} ${relation.of.length > 1 ? "add" : "adds"} up to ${sum}`, meant: String(sum) });
    }
    case "differsFrom": {
      const texts = new Map(relation.from.flatMap((path) => (0, import_chunk_7IIL3LMX.scalarsAt)(root, path).map(({ text }) => [foldText(text), path.written])));
      return each((text) => {
        const copied = foldText(text) === "" ? void 0 : texts.get(foldText(text));
        return copied === void 0 ? void 0 : { reason: `repeats \`${copied}\``, advice: "write what is true of this one" };
      });
    }
    case "countOf": {
      const count = (0, import_chunk_7IIL3LMX.placesAt)(root, relation.of).filter(({ node }) => node !== void 0 && (relation.text === void 0 || (0, import_chunk_7IIL3LMX.textOf)(node) === relation.text)).length;
      return each((text) => Number(text) === count ? void 0 : { reason: `is ${text}, and \`${relation.of.written}\` counts ${count}`, meant: String(count) });
    }
    case "orderedBefore":
      return each((text, { parent }) => {
        const then = (0, import_chunk_7IIL3LMX.textOf)((0, import_chunk_7IIL3LMX.resolveAlias)((0, import_chunk_7IIL3LMX.findPair)(parent, relation.then)?.value));
        const [first, second] = [relation.order.indexOf(text), relation.order.indexOf(then ?? "")];
        return first === -1 || second === -1 || first <= second ? void 0 : { reason: `is \`${text}\`, which comes behind \`${then ?? ""}\` of \`${relation.then}\`` };
      });
    case "requiredWhen":
      return places.flatMap((place) => {
        const word = conditionWord(place, relation.when);
        const blank = place.node === void 0 || place.node.kind === "scalar" && ((0, import_chunk_7IIL3LMX.textOf)(place.node) ?? "").trim() === "";
        return word === void 0 || !blank ? [] : toFault(relation, place, { reason: `is empty, while \`${relation.when.key}\` is \`${word}\``, advice: "write it" });
      });
    case "emptyWhen":
      return places.flatMap((place) => {
        const word = conditionWord(place, relation.when);
        const filled = place.node !== void 0 && (place.node.kind !== "scalar" || ((0, import_chunk_7IIL3LMX.textOf)(place.node) ?? "").trim() !== "");
        return word === void 0 || !filled ? [] : toFault(relation, place, { reason: `is filled in, while \`${relation.when.key}\` is \`${word}\``, advice: 'write `""`' });
      });
    case "hasForm":
      return checkForm(relation, places, others);
    case "pairs":
      return each((text, { parent }) => {
        const meant = relation.pairs.get(text);
        const other = (0, import_chunk_7IIL3LMX.textOf)((0, import_chunk_7IIL3LMX.resolveAlias)((0, import_chunk_7IIL3LMX.findPair)(parent, relation.with)?.value));
        if (other === void 0) return void 0;
        if (meant === void 0) return { reason: `is \`${text}\`, which is none of ${[...relation.pairs.keys()].map((word) => `\`${word}\``).join(", ")}` };
        if (meant.some((word) => looseKey(word) === looseKey(other))) return void 0;
        return { reason: `is ${text}, which goes with \`${meant[0] ?? ""}\` and not with \`${other}\`` };
      });
    case "refersToFile":
      return each((text) => !/[/.]/.test(text) || exists(text) ? void 0 : { reason: `is \`${text}\`, which does not exist` });
    case "ascending":
      return checkAscending(relation, places);
    case "startsAs":
      return [];
    case "hashOf": {
      const texts = relation.of.map((path) => {
        const text = (0, import_chunk_7IIL3LMX.textOf)((0, import_chunk_7IIL3LMX.placesAt)(root, path)[0]?.node) ?? "";
        return text.trim() === "" ? relation.blank.get(path.written) ?? "" : text;
      });
      const meant = (0, import_chunk_UBHIY4CF.textHash)(texts.join(relation.separator), relation.length);
      const named = relation.of.map(({ written }) => `\`${written}\``).join(" and ");
      return each((text) => text === meant ? void 0 : { reason: `is \`${text}\`, which is not the hash of ${named}`, meant });
    }
  }
}
function foldText(text) {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim().replace(/\.$/, "");
}
function toFault(relation, { at }, verdict) {
  if (verdict === void 0) return [];
  const { reason, meant } = verdict;
  return [
    {
      at: verdict.at ?? at,
      related: verdict.related ?? [],
      name: relation.at.written,
      reason,
      advice: verdict.advice ?? (meant === void 0 ? void 0 : `write \`${meant}\``),
      replacement: meant !== void 0 && /^[A-Za-z][\w-]*$|^\d+$/.test(meant) ? meant : void 0
    }
  ];
}
function scalarPlaces(places) {
  return places.flatMap((place) => place.node?.kind === "sequence" ? place.node.items.map((item) => ({ node: (0, import_chunk_7IIL3LMX.resolveAlias)(item), at: item.span, parent: void 0 })) : [place]).filter(({ node }) => (0, import_chunk_7IIL3LMX.textOf)(node) !== void 0);
}
function textsOf(source, root, parameters) {
  if (source.in === "payload") return (0, import_chunk_7IIL3LMX.scalarsAt)(root, source.path).map(({ text, span }) => ({ text, at: span }));
  const part = parameters.get(source.parameter);
  return part === void 0 ? [] : [{ text: part.text, at: part.span }];
}
function looseKey(text) {
  return text.toLowerCase().replaceAll(/[\s_-]+/g, "-");
}
function slugOf(text) {
  return text.replaceAll(/[^\w.-]/g, "-");
}
function checkAscending(relation, places) {
  let last;
  return scalarPlaces(places).flatMap((place) => {
    const text = (0, import_chunk_7IIL3LMX.textOf)(place.node) ?? "";
    const before = last;
    const falls = before !== void 0 && (/^\d+$/.test(text) && /^\d+$/.test(before.text) ? Number(text) < Number(before.text) : text < before.text);
    if (falls) return toFault(relation, place, { reason: `is \`${text}\` behind \`${before.text}\``, advice: "put them in order", related: [{ at: before.at, message: "the one before" }] });
    last = { text, at: place.at };
    return [];
  });
}
function nameOf(source) {
  return source.in === "head" ? `the marker's ${source.parameter}` : `\`${source.path.written}\``;
}
function checkAgreement(relation, places, others) {
  const [other] = others;
  if (other === void 0) return [];
  return scalarPlaces(places).flatMap((place) => {
    const text = (0, import_chunk_7IIL3LMX.textOf)(place.node) ?? "";
    if (text === other.text || relation.as === "slug" && slugOf(text) === slugOf(other.text)) return [];
    const related = [{ at: other.at, message: `here it is \`${other.text}\`` }];
    return toFault(relation, place, { reason: `is \`${text}\`, and ${nameOf(relation.with)} is \`${other.text}\``, advice: "write the same in both", related });
  });
}
function checkUnique(relation, places) {
  const { key } = relation;
  return places.flatMap(({ node }) => {
    const seen = /* @__PURE__ */ new Map();
    return (node?.kind === "sequence" ? node.items : []).flatMap((item) => {
      const target = (0, import_chunk_7IIL3LMX.resolveAlias)(item);
      const value = key === void 0 ? target : (0, import_chunk_7IIL3LMX.resolveAlias)(target?.kind === "mapping" ? (0, import_chunk_7IIL3LMX.findPair)(target, key)?.value : void 0);
      const text = (0, import_chunk_7IIL3LMX.textOf)(value);
      if (text === void 0 || value === void 0) return [];
      const first = seen.get(text);
      if (first === void 0) {
        seen.set(text, value.span);
        return [];
      }
      const related = [{ at: first, message: "the first one" }];
      return toFault(relation, { node: value, at: value.span, parent: void 0 }, { reason: `holds \`${text}\` twice`, advice: "keep one", related });
    });
  });
}
function checkSets(relation, root, places, others) {
  const own = scalarPlaces(places);
  const known = new Set(others.map(({ text }) => text));
  const held = new Set(own.map(({ node }) => (0, import_chunk_7IIL3LMX.textOf)(node)));
  const extra = own.filter(({ node }) => !known.has((0, import_chunk_7IIL3LMX.textOf)(node) ?? ""));
  const missing = [...known].filter((text) => !held.has(text));
  const at = places[0]?.at ?? root.span;
  return [
    ...extra.flatMap((place) => toFault(relation, place, { reason: `holds \`${(0, import_chunk_7IIL3LMX.textOf)(place.node) ?? ""}\`, which ${nameOf(relation.of)} does not` })),
    ...missing.flatMap((text) => toFault(relation, { node: void 0, at, parent: void 0 }, { reason: `lacks \`${text}\`, which ${nameOf(relation.of)} holds` }))
  ];
}
function conditionWord({ parent }, when) {
  const word = (0, import_chunk_7IIL3LMX.textOf)((0, import_chunk_7IIL3LMX.resolveAlias)((0, import_chunk_7IIL3LMX.findPair)(parent, when.key)?.value));
  return word !== void 0 && when.words.includes(word) ? word : void 0;
}
function checkForm(relation, places, others) {
  return scalarPlaces(places).flatMap((place) => {
    const text = (0, import_chunk_7IIL3LMX.textOf)(place.node) ?? "";
    const match = relation.form.match(text);
    if (match?.end !== text.length) return toFault(relation, place, { reason: `is \`${text}\`, which is not of the form \`${relation.form.template}\`` });
    return [...relation.agrees].flatMap(([name, source]) => {
      const part = match.parameters.get(name);
      const [other] = others(source);
      if (part === void 0 || other === void 0 || part.text === other.text) return [];
      const at = place.node?.kind === "scalar" ? (0, import_chunk_7IIL3LMX.partOf)(place.node, part.span.start, part.span.end) : place.at;
      const related = [{ at: other.at, message: `here it is \`${other.text}\`` }];
      return toFault(relation, place, { reason: `says \`${part.text}\`, and ${nameOf(source)} is \`${other.text}\``, advice: `write \`${other.text}\``, at, related });
    });
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkRelation
});
