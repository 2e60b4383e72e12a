import type { Finding } from "./diagnostic.ts";
import type { Document } from "./document.ts";

/** Findings that a configuration silences, in files that nobody can or may edit. */
export interface Suppression {
  /** Present ids. */
  readonly rules: readonly string[];
  /** Only findings about markers of this family. */
  readonly family?: string;
  /** Only findings in this comment: its id, or its address. */
  readonly comment?: string;
  /** The last day on which it holds, as `YYYY-MM-DD`. */
  readonly until?: string;
  readonly reason: string;
}

/** Whether a suppression has had its last day; `today` is `YYYY-MM-DD`, by which days sort. */
export function isOver({ until }: Suppression, today: string): boolean {
  return until !== undefined && until < today;
}

/** The first suppression that silences a finding of a document. */
export function findSuppression(document: Document, finding: Finding, suppressions: readonly Suppression[]): Suppression | undefined {
  return suppressions.find(({ rules, family, comment }) => {
    if (!rules.includes(finding.ruleId)) return false;
    if (comment !== undefined && !isComment(document, comment)) return false;
    return family === undefined || familyAt(document, finding.at.start) === family;
  });
}

function isComment({ embedding }: Document, written: string): boolean {
  const { id, url } = embedding?.comment ?? {};
  return id === written || url === written || url?.endsWith(`#issuecomment-${written}`) === true;
}

/** The family of the marker that a place belongs to: the last one that begins before it, else the first of the document. */
function familyAt(document: Document, offset: number): string | undefined {
  const markers = [...document.markers(), ...document.nearMarkers()].sort((a, b) => a.span.start - b.span.start);
  return (markers.findLast(({ span }) => span.start <= offset) ?? markers[0])?.contract.family;
}
