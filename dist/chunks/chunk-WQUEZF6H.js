import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/thread/predecessors.ts
function predecessorsOf({ contracts }, { contract, parameters }) {
  return contract.thread.after.flatMap((predecessor) => {
    const applies = [...predecessor.when].every(([name, words]) => words.includes(parameters.get(name) ?? ""));
    const head = predecessor.fill(parameters);
    return applies && contracts.some((other) => other.head.match(head)?.end === head.length) ? [{ predecessor, head }] : [];
  });
}

export {
  predecessorsOf
};
