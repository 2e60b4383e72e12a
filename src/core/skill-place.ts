import type { Document } from "./document.ts";
import type { Span } from "./span.ts";
import { folderOf } from "./tree.ts";
import { scalarOf } from "./yaml.ts";

/**
 * The folder of skills in which the folder of a skill lies: one named `skills` (or `skills-` and a mode), or the root of a project.
 * Clients offer the skills of one such folder together. Those of other clients and plugins lie in other places, a linked
 * skill is one file, and in any other folder, such as one of a collection, nothing says that skills are used together.
 */
export function placeOfSkill(path: string): string | undefined {
  const folder = folderOf(path);
  // A skill at the root of a project stands alone.
  if (folder === "") return undefined;
  const place = folderOf(folder);
  return place === "" || /(?:^|\/)skills(?:-[^/]+)?$/.test(place) ? place : undefined;
}

/** A text of the front matter and its span (UTF-16 offsets), as facts of a rule that looks across documents. */
export interface TextFact {
  readonly text: string;
  readonly at: Span;
}

/** The text of a key with every run of white space as one blank; `undefined` when there is none. */
export function textFact({ frontmatter }: Document, key: string): TextFact | undefined {
  const scalar = scalarOf(frontmatter?.mapping, key);
  const text = scalar?.text.trim().replaceAll(/\s+/g, " ") ?? "";
  return scalar === undefined || text === "" ? undefined : { text, at: scalar.span };
}

/** Groups things by a key, in the order in which each key first comes. */
export function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}
