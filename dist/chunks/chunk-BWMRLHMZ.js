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
  historiesOf: () => historiesOf,
  predecessorsOf: () => predecessorsOf
});
module.exports = __toCommonJS(stdin_exports);
function historiesOf({ contract, keys }) {
  return contract.relations.flatMap((relation, index) => {
    if (relation.relation !== "startsAs") return [];
    const name = relation.at.written.slice(relation.at.written.lastIndexOf(".") + 1);
    return keys.flatMap(({ entries, inForce }) => {
      const counting = new Set(inForce);
      const steps = /* @__PURE__ */ new Map();
      for (const entry of entries) {
        for (const record of entry.marker.records) {
          const value = record.values.get(index);
          if (value === void 0) continue;
          const step = { entry, ...value, counts: counting.has(entry) };
          const known = steps.get(record.name);
          if (known === void 0) steps.set(record.name, [step]);
          else known.push(step);
        }
      }
      return [...steps].map(([record, own]) => ({ relation, record, name, steps: own }));
    });
  });
}
function predecessorsOf({ contracts }, { contract, parameters }) {
  return contract.thread.after.flatMap((predecessor) => {
    const applies = [...predecessor.when].every(([name, words]) => words.includes(parameters.get(name) ?? ""));
    const head = predecessor.fill(parameters);
    return applies && contracts.some((other) => other.head.match(head)?.end === head.length) ? [{ predecessor, head }] : [];
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  historiesOf,
  predecessorsOf
});
