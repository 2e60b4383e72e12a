import type { DocumentKind } from "../core/document.ts";
import { readFrontmatter } from "../parse/frontmatter.ts";
import { kindOfNamedFile } from "../parse/kind.ts";
import { findPair } from "../core/yaml.ts";
import { markdownLanguages } from "./names.ts";
import type { Snapshot } from "./snapshot.ts";

/** As much of a text as its kind is told from, in UTF-16 units. */
const headLength = 64 * 1024;

/**
 * What a text without a file is: a skill by its language or its front matter, a comment that is to be posted by a marker in it, captured
 * comments by the look of the JSON; `undefined` for any other text.
 */
export function untitledKind({ text, languageId }: Snapshot, mayHoldMarker: boolean): DocumentKind | undefined {
  const head = text.slice(0, headLength);
  if (languageId === "json" || languageId === "jsonl") return mayHoldMarker ? kindOfNamedFile(`untitled.${languageId}`, head) : undefined;
  if (languageId !== "plaintext" && !markdownLanguages.includes(languageId)) return undefined;
  if (languageId === "skill") return "skill";
  const mapping = readFrontmatter(head, "skill").frontmatter?.mapping;
  if (findPair(mapping, "name") !== undefined && findPair(mapping, "description") !== undefined) return "skill";
  return mayHoldMarker ? "comment" : undefined;
}
