import type { Diagnostic } from "../core/diagnostic.ts";
import { conclude } from "../core/lint.ts";
import { toForwardSlashes } from "../host/paths.ts";
import { inputOf, type Analysis } from "./analysis.ts";
import type { Project } from "./project.ts";

/**
 * What would be found in a document if it had another text. Rules that look across documents are left out: what they find in
 * it does not change what can be fixed here.
 */
export async function relint({ snapshot, place }: Analysis, project: Project | undefined, text: string): Promise<readonly Diagnostic[]> {
  if (place === undefined) return [];
  const examination = await place.environment.linter.examine(inputOf(snapshot, place, project, text), place.layers, toForwardSlashes(place.absolutePath));
  return conclude(examination, () => undefined).diagnostics.filter(({ suppressed }) => suppressed === undefined);
}
