import { gravest, sayConsequence } from "./consequence.ts";
import { judgesOf, type ProfileChoice } from "./profile-choice.ts";
import { findKey, type LengthUnit, type Profile, type ProfileKey } from "./profile.ts";
import { countCodePoints, scalarOf, type Mapping } from "./yaml.ts";

/** A value that is longer than a client allows. */
export interface LengthFault {
  readonly profile: Profile;
  /** As the client measures it. */
  readonly length: number;
  readonly limit: number;
  /** What the client counts, as it stands behind a number: `characters`, `UTF-16 units` or `bytes`. */
  readonly units: string;
  /** The other key whose text is part of the length. */
  readonly sharedWith: string | undefined;
  /** Empty, or what comes of it behind a clause about the client: `, so it does not load the skill`. */
  readonly consequence: string;
}

/**
 * The smallest limit that the text of a key breaks, each as its client measures: in code points, UTF-16 units or bytes,
 * trimmed or not. `undefined` when there is no such key, no text or no fault. `path` is that of the document.
 */
export function findLengthFault(choice: ProfileChoice, mapping: Mapping | undefined, spelling: string, path: string): LengthFault | undefined {
  const text = scalarOf(mapping, spelling)?.text;
  if (text === undefined) return undefined;
  const faults = choice.profiles.flatMap((profile) => {
    const key = findKey(profile, spelling);
    const limit = key?.maxLength;
    const effect = key?.faults?.length;
    if (key === undefined || limit === undefined || effect === "accepts") return [];
    const other = key.sharesLengthWith === undefined ? undefined : scalarOf(mapping, key.sharesLengthWith)?.text;
    const length = measure(text, key) + (other === undefined ? 0 : measure(other, key));
    return length > limit ? [{ profile, length, limit, units: unitWords[key.unit ?? "code-points"], effect, sharedWith: other === undefined ? undefined : key.sharesLengthWith }] : [];
  });
  const judging = new Set(judgesOf(choice, spelling).map(({ profile }) => profile));
  const smallest = Math.min(...faults.flatMap(({ profile, limit }) => (judging.has(profile) ? [limit] : [])));
  const found = gravest(faults.filter(({ profile, limit }) => judging.has(profile) && limit === smallest), path);
  return found && { ...found, consequence: sayConsequence(found, faults, path, choice) };
}

const unitWords = { "code-points": "characters", "utf-16": "UTF-16 units", bytes: "bytes" } as const;

function measure(text: string, { measured, unit = "code-points" }: ProfileKey): number {
  if (measured === "raw") return count(text, unit);
  return count(measured === "collapsed" ? text.trim().replaceAll(/\s+/g, " ") : text.trim(), unit);
}

function count(text: string, unit: LengthUnit): number {
  if (unit === "utf-16") return text.length;
  return unit === "bytes" ? new TextEncoder().encode(text).length : countCodePoints(text);
}
