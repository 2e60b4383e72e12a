import { unknownWord } from "../core/suggestion.ts";
import type { ReportFault } from "./report-fault.ts";
import type { RelationSourceText } from "./source.ts";

/** What the schema cannot say of a relation `hashOf`: that what stands for blank texts stands for some of those that are hashed. */
export function checkHash(relation: RelationSourceText, report: ReportFault): void {
  if (relation.relation !== "hashOf") return;
  for (const path of Object.keys(relation.blank ?? {})) if (!relation.of.includes(path)) report(["blank", path], unknownWord("path of `of`", path, relation.of), "key");
}
