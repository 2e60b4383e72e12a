import type { Nodes, Root } from "mdast";

/**
 * micromark reads UTF-16 units, so that a character outside the Basic Multilingual Plane is never punctuation to it;
 * satteri reads whole characters. That matters beside delimiter runs and before addresses.
 */
const matters = new RegExp(
  [
    /[^\s*_~][*_~]+[\uD800-\uDBFF]/,
    /(?:\*[_~]|_[*~]|~[*_])[*_~]{0,9}[\uD800-\uDBFF]/,
    /[\uDC00-\uDFFF](?:[*_~]+[^\s*_~]|[*_~]{0,9}(?:\*[_~]|_[*~]|~[*_]))/,
    /[\uDC00-\uDFFF](?:https?:|www\.|[\w+.-]+@)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

const someSurrogate = /[\uD800-\uDFFF]/;
const surrogates = /[\uD800-\uDFFF]/g;
/** Private-use characters: no punctuation, no white space, no letter case, and one code unit each, as a surrogate is. */
const standIns = /[\uE000-\uE7FF]/g;
const distance = 0xe000 - 0xd800;

/** What a surrogate pair stands in for while satteri reads a text, and how it comes back. */
export interface AstralDisguise {
  readonly text: string;
  /** Puts the characters back into the values of a tree. */
  undo(root: Root): void;
}

/**
 * Lets satteri see surrogates as micromark does. `undefined` when nothing has to be hidden; "impossible" when the text
 * has the stand-ins in it already.
 */
export function disguiseAstral(text: string): AstralDisguise | "impossible" | undefined {
  if (!someSurrogate.test(text) || !matters.test(text)) return undefined;
  if (text.search(standIns) !== -1) return "impossible";
  return { text: text.replace(surrogates, (unit) => moved(unit, distance)), undo };
}

const moved = (unit: string, by: number): string => String.fromCharCode(unit.charCodeAt(0) + by);

const cookedFields = ["value", "url", "title", "alt", "label", "identifier", "lang", "meta"] as const;
type CookedFields = Partial<Record<(typeof cookedFields)[number], unknown>>;

function undo(root: Root): void {
  const pending: Nodes[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const fields = node as CookedFields;
    for (const field of cookedFields) {
      const cooked = fields[field];
      if (typeof cooked === "string") fields[field] = cooked.replace(standIns, (unit) => moved(unit, -distance));
    }
    if ("children" in node) for (const child of node.children) pending.push(child);
  }
}
