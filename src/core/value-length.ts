import { judgesOf, type ProfileChoice } from "./profile-choice.ts";
import type { LengthUnit, Profile, ProfileKey } from "./profile.ts";
import { countCodePoints, scalarOf, type Mapping } from "./yaml.ts";

/** A value that is longer than a client allows. */
export interface LengthFault {
  readonly profile: Profile;
  /** As the client measures it. */
  readonly length: number;
  readonly limit: number;
  /** The other key whose text is part of the length. */
  readonly sharedWith: string | undefined;
}

/**
 * The smallest limit that the text of a key breaks, each as its client measures: in code points, UTF-16 units or bytes,
 * trimmed or not. `undefined` when there is no such key, no text or no fault.
 */
export function findLengthFault(choice: ProfileChoice, mapping: Mapping | undefined, spelling: string): LengthFault | undefined {
  const text = scalarOf(mapping, spelling)?.text;
  if (text === undefined) return undefined;
  const faults = judgesOf(choice, spelling).flatMap(({ profile, key }): LengthFault[] => {
    const limit = key.maxLength;
    if (limit === undefined || key.faults?.length === "accepts") return [];
    const other = key.sharesLengthWith === undefined ? undefined : scalarOf(mapping, key.sharesLengthWith)?.text;
    const length = measure(text, key) + (other === undefined ? 0 : measure(other, key));
    return length > limit ? [{ profile, length, limit, sharedWith: other === undefined ? undefined : key.sharesLengthWith }] : [];
  });
  return faults.sort((a, b) => a.limit - b.limit)[0];
}

function measure(text: string, { measured, unit = "code-points" }: ProfileKey): number {
  if (measured === "raw") return count(text, unit);
  return count(measured === "collapsed" ? text.trim().replaceAll(/\s+/g, " ") : text.trim(), unit);
}

function count(text: string, unit: LengthUnit): number {
  if (unit === "utf-16") return text.length;
  return unit === "bytes" ? new TextEncoder().encode(text).length : countCodePoints(text);
}
