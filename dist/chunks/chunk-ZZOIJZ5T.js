import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/note/classify.ts
function classify(heading, { classes, otherwise }) {
  const text = heading.toLowerCase();
  const whole = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const asWords = classes.find(({ words }) => words.some((word) => whole.has(word) || /[^\p{L}\p{N}]/u.test(word) && text.includes(word)))?.name ?? otherwise;
  for (const { name, words } of classes) {
    const word = words.find((each) => text.includes(each));
    if (word === void 0) continue;
    const inside = words.some((each) => whole.has(each)) ? void 0 : [...whole].find((each) => each.includes(word));
    return { found: name, word, inside, asWords };
  }
  return { found: otherwise, word: void 0, inside: void 0, asWords };
}

export {
  classify
};
