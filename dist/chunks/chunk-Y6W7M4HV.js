import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/thread/histories.ts
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

// src/core/thread/predecessors.ts
function predecessorsOf({ contracts }, { contract, parameters }) {
  return contract.thread.after.flatMap((predecessor) => {
    const applies = [...predecessor.when].every(([name, words]) => words.includes(parameters.get(name) ?? ""));
    const head = predecessor.fill(parameters);
    return applies && contracts.some((other) => other.head.match(head)?.end === head.length) ? [{ predecessor, head }] : [];
  });
}

export {
  historiesOf,
  predecessorsOf
};
