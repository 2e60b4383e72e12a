import type { MarkerContract } from "./contract.ts";
import type { Document } from "./document.ts";

/**
 * Whether the readers of a family look into a document: it is the body of a comment, or the contract names its file. In any
 * other document, which may be the documentation of the family, nobody misses a marker or takes one for real.
 */
export function isAtHome(contract: MarkerContract, { kind, path }: Pick<Document, "kind" | "path">): boolean {
  return kind === "comment" || contract.files.some(({ glob }) => glob.matches(path));
}
