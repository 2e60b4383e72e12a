import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgesOf,
  specification
} from "./chunk-WDJW3AQH.js";
import {
  findKey,
  sayEffect,
  sayOwnEffect
} from "./chunk-KN7I2DWE.js";

// src/core/consequence.ts
var gravity = {
  rejects: 0,
  "drops-metadata": 0,
  truncates: 1,
  ignores: 2,
  "removes-tags": 3,
  "replaces-characters": 4,
  "uses-folder-name": 5,
  "uses-first-paragraph": 6,
  coerces: 7,
  repairs: 8,
  warns: 9,
  accepts: 10
};
function gravest(objections, path) {
  const rank = ({ effect }) => effect === void 0 ? gravity.accepts : gravity[effect];
  const far = ({ profile }) => reads(profile, path) ? 0 : 1;
  const homeless = ({ profile }) => profile.places?.project === void 0 ? 1 : 0;
  return [...objections].sort((a, b) => far(a) - far(b) || rank(a) - rank(b) || homeless(a) - homeless(b))[0];
}
function reads({ places }, path) {
  return places?.project?.some((folder) => new RegExp(`/${folder.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, "[^/]+")}/`).test(`/${path}`)) === true;
}
var ownedFolder = /(?:^|\/)\.[^/]+\/skills(?:-[^/]+)?\//;
function within(objections, path, { profilesChosen }) {
  if (profilesChosen || !ownedFolder.test(path)) return objections;
  return objections.filter(({ profile }) => profile.id === specification || reads(profile, path));
}
function sayGravest(objections, path, choice) {
  const found = gravest(knownOnes(objections, path, choice), path);
  return found?.effect === void 0 ? void 0 : sayEffect(found.profile, found.effect);
}
function isFatal(objections, path, choice) {
  const effect = gravest(knownOnes(objections, path, choice), path)?.effect;
  return effect !== void 0 && gravity[effect] === gravity.rejects;
}
function knownOnes(objections, path, choice) {
  return within(objections, path, choice).filter(({ profile, effect }) => profile.id !== specification && effect !== void 0 && effect !== "accepts");
}
function sayConsequence({ profile, effect }, objections, path, choice) {
  if (profile.id !== specification) return effect === void 0 || effect === "accepts" ? "" : `, so it ${sayOwnEffect(profile, effect)}`;
  const other = sayGravest(objections.filter((each) => each.effect === "rejects"), path, choice);
  return other === void 0 ? "" : ` (${other})`;
}
function findKeyFault(choice, spelling, fault, path, finds) {
  const objections = choice.profiles.flatMap((profile) => {
    const key = findKey(profile, spelling);
    return key === void 0 || !finds({ profile, key }) ? [] : [{ profile, key, effect: key.faults?.[fault] }];
  });
  const judging = new Set(judgesOf(choice, spelling).map(({ profile }) => profile));
  const judge = gravest(objections.filter(({ profile }) => judging.has(profile)), path);
  return judge && { profile: judge.profile, key: judge.key, consequence: sayConsequence(judge, objections, path, choice) };
}

export {
  gravest,
  within,
  sayGravest,
  isFatal,
  sayConsequence,
  findKeyFault
};
