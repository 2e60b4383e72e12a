import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/profile.ts
var effectWords = {
  accepts: "accepts it",
  coerces: "reads the value as text",
  "drops-metadata": "loads the skill without its metadata",
  ignores: "ignores it",
  "removes-tags": "removes the tags",
  repairs: "guesses what was meant",
  "replaces-characters": "replaces those characters",
  truncates: "cuts the value off",
  "uses-first-paragraph": "uses the first paragraph of the body instead",
  "uses-folder-name": "uses the folder name instead",
  warns: "flags it"
};
function findKey(profile, spelling) {
  if (Object.hasOwn(profile.keys, spelling)) return profile.keys[spelling];
  return Object.values(profile.keys).find((key) => key.aliases?.includes(spelling));
}
function sayOwnEffect(profile, effect) {
  if (effect === "rejects") return profile.rejection;
  if (effect === "warns") return "warns";
  return effect === "ignores" ? "ignores the value" : effectWords[effect];
}
function sayEffect(profile, effect) {
  return `${profile.name} ${effect === "rejects" ? profile.rejection : effectWords[effect]}`;
}

export {
  findKey,
  sayOwnEffect,
  sayEffect
};
