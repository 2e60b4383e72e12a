import { slug } from "github-slugger";
import { isOneEdit } from "./suggestion.ts";

/** The anchor that a fragment which leads nowhere was meant as. */
export interface MeantAnchor {
  readonly anchor: string;
  /**
   * `same`: nothing but separators and signs that GitHub drops differ. `slip`: one letter is wrong. `near`: worth a question.
   * Of the first two there is no second candidate.
   */
  readonly certainty: "same" | "slip" | "near";
}

/** Finds the anchor that was meant; `undefined` where none, or more than one, is near. Linear in the number of anchors. */
export function meantAnchor(fragment: string, anchors: readonly string[]): MeantAnchor | undefined {
  const letters = lettersOf(fragment);
  if (letters === "") return undefined;
  const same = anchors.filter((anchor) => lettersOf(anchor) === letters);
  if (same.length > 0) return only(same, "same");
  const slips = letters.length < 4 ? [] : anchors.filter((anchor) => isOneEdit(fragment.toLowerCase(), anchor));
  if (slips.length > 0) return only(slips, "slip");
  const title = lettersOf(withoutNumber(fragment));
  const renumbered = title === "" ? [] : anchors.filter((anchor) => lettersOf(withoutNumber(anchor)) === title);
  if (renumbered.length > 0) return only(renumbered, "near");
  const name = slug(fragment);
  const longer = name.length < 3 ? [] : anchors.filter((anchor) => anchor.startsWith(`${name}-`));
  if (longer.length > 0) return only(longer, "near");
  return only(anchors.filter((anchor) => anchor.endsWith(`-${name}`) && 2 * name.length >= anchor.length), "near");
}

function only(anchors: readonly string[], certainty: MeantAnchor["certainty"]): MeantAnchor | undefined {
  const [anchor, second] = new Set(anchors);
  return anchor === undefined || second !== undefined ? undefined : { anchor, certainty };
}

function lettersOf(fragment: string): string {
  return slug(fragment).replaceAll(/[-_]|\u200D|\uFE0F/g, "");
}

/** A heading without the number before it: GitHub makes `9-merging` of `9. Merging` and `21-tasks` of `2.1 Tasks`. */
function withoutNumber(fragment: string): string {
  return fragment.replace(/^\d+[a-z]?(?:[-.]\d+)*[-.]+/i, "");
}
