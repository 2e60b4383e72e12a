import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findKey
} from "./chunk-KN7I2DWE.js";

// src/core/profile-choice.ts
var specification = "agent-skills";
function judgesOf({ profiles, profilesChosen }, spelling) {
  const judging = profilesChosen ? profiles : profiles.filter(({ id }) => id === specification);
  return judging.flatMap((profile) => {
    const key = findKey(profile, spelling);
    return key === void 0 ? [] : [{ profile, key }];
  });
}
function takesOnlyText({ profiles }, spelling) {
  const documented = profiles.flatMap((profile) => findKey(profile, spelling) ?? []);
  return documented.length > 0 && documented.every(({ types }) => types?.length === 1 && types[0] === "text");
}

export {
  specification,
  judgesOf,
  takesOnlyText
};
