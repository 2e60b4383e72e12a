import { diffLines } from "diff";
import type { Edit } from "../core/diagnostic.ts";
import { applyFixes } from "../core/fix.ts";
import type { Analysis } from "./analysis.ts";
import type { Project } from "./project.ts";
import { relint } from "./relint.ts";

/** A fixed point is reached within a few passes; more means that two fixes undo each other. */
const mostPasses = 10;

/** The edits that apply every safe fix of a document until none is left; lines that do not change are not touched. */
export async function fixAllEdits(analysis: Analysis, project: Project | undefined): Promise<readonly Edit[]> {
  let { text } = analysis.snapshot;
  let { diagnostics } = analysis;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = applyFixes(text, diagnostics, ({ safety }) => safety === "safe");
    if (next.applied.length === 0) break;
    text = next.text;
    diagnostics = await relint(analysis, project, text);
  }
  return changedLines(analysis.snapshot.text, text);
}

/** The edits between two texts, each of whole lines. */
function changedLines(before: string, after: string): Edit[] {
  if (before === after) return [];
  const edits: { start: number; end: number; text: string }[] = [];
  let at = 0;
  let open: { start: number; end: number; text: string } | undefined;
  for (const { added, removed, value } of diffLines(before, after)) {
    if (!added && !removed) {
      at += value.length;
      open = undefined;
      continue;
    }
    if (open === undefined) edits.push((open = { start: at, end: at, text: "" }));
    if (removed) {
      at += value.length;
      open.end = at;
    } else open.text += value;
  }
  return edits;
}
