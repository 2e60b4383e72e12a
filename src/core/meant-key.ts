import { findKey, type Profile, type ProfileKey } from "./profile.ts";
import type { ProfileChoice } from "./profile-choice.ts";
import { suggest } from "./suggestion.ts";
import { fitsType } from "./value-fit.ts";
import { keyText, scalarOf, type Mapping, type Pair } from "./yaml.ts";

/**
 * The key that a pair under an unknown key was meant to have: an earlier spelling of it, or one that is spelt nearly the
 * same. It is one that a client knows, that takes the value, and that the mapping does not have yet.
 */
export function findMeantKey(profiles: readonly Profile[], mapping: Mapping, pair: Pair): string | undefined {
  const spelling = keyText(pair);
  if (spelling === undefined) return undefined;
  const candidates = profiles.flatMap((profile) =>
    Object.entries(profile.keys)
      // Nearness first: it costs the least, and front matter may hold thousands of keys.
      .filter(([name, key]) => key.formerly?.includes(spelling) === true || suggest(spelling, [name]) !== undefined)
      .filter(([name, key]) => !mapping.pairs.some((each) => keyText(each) === name) && takes(profile, key, mapping, pair))
      .map(([name, key]) => ({ name, key })),
  );
  const renamed = candidates.find(({ key }) => key.formerly?.includes(spelling));
  return renamed?.name ?? suggest(spelling, candidates.map(({ name }) => name));
}

/** Whether a key that no client reads was meant to be this one. */
export function isMisspelt({ profiles }: ProfileChoice, mapping: Mapping, meant: string): boolean {
  return mapping.pairs.some((pair) => {
    const key = keyText(pair);
    // Nearness first: it costs the least, and front matter may hold thousands of keys.
    if (key === undefined || suggest(key, [meant]) === undefined || profiles.some((profile) => findKey(profile, key) !== undefined)) return false;
    return findMeantKey(profiles, mapping, pair) === meant;
  });
}

function takes(profile: Profile, key: ProfileKey, mapping: Mapping, { value }: Pair): boolean {
  if (value === undefined) return true;
  if (fitsType(profile, key, value) === false) return false;
  // Nobody writes a boolean where a word is asked for, while a number may stand for one.
  if (value.kind === "scalar" && typeof value.value === "boolean" && key.types?.includes("boolean") === false) return false;
  if (key.onlyWith !== undefined && scalarOf(mapping, key.onlyWith.key)?.text !== key.onlyWith.value) return false;
  return key.values === undefined || (value.kind === "scalar" && key.values.includes(value.text));
}
