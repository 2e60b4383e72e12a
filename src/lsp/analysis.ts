import type { Diagnostic, Finding } from "../core/diagnostic.ts";
import type { Examination } from "../core/examine.ts";
import { conclude } from "../core/lint.ts";
import type { Span } from "../core/span.ts";
import type { LintInput } from "../engine/lint-text.ts";
import type { LocatedIssue } from "../host/config-error.ts";
import { toForwardSlashes } from "../host/paths.ts";
import { findTextFaults } from "../parse/decode.ts";
import { checkDeclaration } from "./declaration.ts";
import { moveFindings } from "./moved-findings.ts";
import type { Place, Placing } from "./place.ts";
import type { Project } from "./project.ts";
import { breathe, StaleWork } from "./stale-work.ts";
import type { Snapshot } from "./snapshot.ts";

/** Something that is no finding of a rule: a fault of the configuration, of a contract, or of a document that is one. */
export interface Notice {
  readonly at: Span;
  readonly message: string;
}

/** What is known of an open document at one version. */
export interface Analysis {
  readonly snapshot: Snapshot;
  /** `undefined` for a document that is not linted. */
  readonly place: Place | undefined;
  readonly examination: Examination | undefined;
  /** What rules found that look across documents. */
  readonly projectFindings: readonly Finding[];
  /** What no directive silences. */
  readonly diagnostics: readonly Diagnostic[];
  readonly notices: readonly Notice[];
  /** Rules that threw. */
  readonly failures: readonly string[];
}

/** The document as the engine reads it. */
export function inputOf(snapshot: Snapshot, place: Place, project: Project | undefined, text = snapshot.text): LintInput {
  const { path, kind, fileName, folderNames } = place;
  const hasByteOrderMark = place.hasByteOrderMark || snapshot.hasByteOrderMark;
  return { text, faults: findTextFaults(text), hasByteOrderMark, path, kind, fileName, folderNames, tree: project?.tree };
}

/** The longest that a keystroke waits for the rules which look across documents, in milliseconds. */
const shortWait = 5;

/**
 * Runs the rules over a document, and those that look across documents as far as its project is known. Where these take longer,
 * what they found in the version before stands in for them, so that a keystroke costs the same in a project of any size. Rejects with `StaleWork` when the analysis is not wanted any more.
 */
export async function analyse(snapshot: Snapshot, placing: Placing, project: Project | undefined, before: Analysis | undefined, isStale: () => boolean): Promise<Analysis> {
  if ("reason" in placing) return emptyAnalysis(snapshot);
  if ("issues" in placing) return emptyAnalysis(snapshot, placing.issues.map((issue) => noticeOfIssue(issue, snapshot)));
  if ("declaration" in placing) return emptyAnalysis(snapshot, await checkDeclaration(snapshot, placing));
  const { place } = placing;
  const examination = await place.environment.linter.examine(inputOf(snapshot, place, project), place.layers, toForwardSlashes(place.absolutePath), false, breathe(isStale));
  if (isStale()) throw new StaleWork("the document has changed");
  project?.setOpen(place.path, examination.document.source);
  project?.facts.set(examination);
  const standsIn = before?.place === place && project !== undefined && project.facts.cost > shortWait;
  return concluded(snapshot, place, examination, project, standsIn ? moveFindings(before.projectFindings, before.snapshot.text, snapshot.text) : undefined);
}

/** An examination with what the rules over the project find now, or with what stands in for that. */
export function concluded(
  snapshot: Snapshot,
  place: Place,
  examination: Examination,
  project: Project | undefined,
  projectFindings: readonly Finding[] = project?.facts.findingsOf(place.path) ?? [],
): Analysis {
  const { diagnostics, failures } = conclude({ ...examination, findings: [...examination.findings, ...projectFindings] }, (path) => project?.sourceOf(path));
  return {
    snapshot,
    place,
    examination,
    projectFindings,
    diagnostics: diagnostics.filter(({ suppressed }) => suppressed === undefined),
    notices: [],
    failures: [...failures, ...(project?.facts.failures ?? [])],
  };
}

/** What is known of a document on which no rule looks. */
export function emptyAnalysis(snapshot: Snapshot, notices: readonly Notice[] = []): Analysis {
  return { snapshot, place: undefined, examination: undefined, projectFindings: [], diagnostics: [], notices, failures: [] };
}

/** A document cannot be judged under a configuration with a fault, and its author has to hear why. */
function noticeOfIssue({ source, point, message }: LocatedIssue, snapshot: Snapshot): Notice {
  const place = point === undefined ? source : `${source}:${String(point.line)}:${String(point.column)}`;
  return { at: snapshot.source.lineSpan(1), message: `Not linted, since the configuration has a fault (${place}): ${message}` };
}
