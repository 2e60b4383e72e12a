import type { Fix as SarifFix, Location, LogicalLocation, Region as SarifRegion, Result } from "sarif";
import type { CommentPlace, Diagnostic, FileResult, Fix, Region } from "../core/diagnostic.ts";
import type { SourceText } from "../core/source-text.ts";
import type { Point } from "../core/span.ts";
import { artifactUri } from "./artifact-uri.ts";
import { describeComment } from "./comment-place.ts";
import { printable } from "./printable.ts";
import { sarifLevel } from "./sarif-rules.ts";

/** GitHub keeps no more locations of a result. */
const MOST_LOCATIONS = 100;

function sarifRegion(start: Point, end: Point): SarifRegion {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/**
 * A message as plain text in the sense of SARIF 2.1.0, section 3.11. Linted text that looks like an embedded link
 * (section 3.11.6) loses that meaning by backslashes, so that it cannot point anywhere.
 */
export function plainText(message: string): string {
  return printable(message).replaceAll(/\[([^[\]]*)\](?=\()/g, "\\[$1\\]");
}

function linkText(text: string): string {
  return printable(text).replaceAll(/[\\[\]]/g, "\\$&");
}

function locationAt(path: string, { startPoint, endPoint }: Region): Location {
  return { physicalLocation: { artifactLocation: { uri: artifactUri(path) }, region: sarifRegion(startPoint, endPoint) } };
}

function commentLocation({ id, url }: CommentPlace): LogicalLocation {
  const name = printable(id ?? url ?? "comment");
  return { name, fullyQualifiedName: url === undefined ? name : printable(url), kind: "comment" };
}

/** The fix with positions as lines and columns, which do not depend on a byte-order mark. */
function sarifFix({ safety, edits }: Fix, path: string, source: SourceText): SarifFix {
  return {
    description: { text: safety === "safe" ? "Safe fix." : "Unsafe fix: whoever relies on the old text may break." },
    artifactChanges: [
      {
        artifactLocation: { uri: artifactUri(path) },
        replacements: edits.map(({ start, end, text }) => ({
          deletedRegion: sarifRegion(source.pointAt(start), source.pointAt(end)),
          insertedContent: { text: text.replaceAll(/\p{Cs}/gu, "\ufffd") },
        })),
      },
    ],
    properties: { safety },
  };
}

/**
 * The message with everything that belongs to it, since code scanning shows related locations only where the message
 * links to them.
 */
function messageText({ message, related, comment }: Diagnostic): string {
  return [
    plainText(message),
    ...related.slice(0, MOST_LOCATIONS).map(({ message: words }, index) => `See [${linkText(words)}](${index + 1}).`),
    ...(comment === undefined ? [] : [`It stands ${plainText(describeComment(comment))}.`]),
  ].join(" ");
}

export interface ResultContext {
  /** The place of each rule among those of the run. */
  readonly ruleIndices: ReadonlyMap<string, number>;
  readonly fingerprint: string | undefined;
  /** Whether results tell if they are suppressed; when one of a run does, all must (SARIF 2.1.0, section 3.27.23). */
  readonly tellSuppressions: boolean;
  /** The same for baselines (section 3.27.24). A suppressed result is no new one. */
  readonly tellBaseline: boolean;
}

/** One diagnostic as a result of SARIF. */
export function sarifResult(diagnostic: Diagnostic, file: FileResult, context: ResultContext): Result {
  const { ruleId, messageId, severity, region, related, comment, fix, suppressed, baseline } = diagnostic;
  const { ruleIndices, fingerprint, tellSuppressions } = context;
  const ruleIndex = ruleIndices.get(ruleId);
  const justification = suppressed === undefined ? "" : printable(suppressed.reason);
  return {
    ruleId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: sarifLevel(severity),
    message: { text: messageText(diagnostic) },
    locations: [
      { ...locationAt(file.path, region), ...(comment && { logicalLocations: [commentLocation(comment)] }) },
    ],
    ...(related.length > 0 && {
      relatedLocations: related.slice(0, MOST_LOCATIONS).map(({ at, message, path, comment: other }, index) => ({
        id: index + 1,
        ...locationAt(path ?? file.path, at),
        ...(other && { logicalLocations: [commentLocation(other)] }),
        message: { text: plainText(message) },
      })),
    }),
    ...(fingerprint !== undefined && { partialFingerprints: { primaryLocationLineHash: fingerprint } }),
    ...(fix !== undefined && file.source !== undefined && { fixes: [sarifFix(fix, file.path, file.source)] }),
    ...(context.tellBaseline && { baselineState: baseline ?? "unchanged" }),
    ...(tellSuppressions && {
      suppressions:
        suppressed === undefined
          ? []
          : [{ kind: suppressed.by === "configuration" ? "external" : "inSource", status: "accepted", ...(justification !== "" && { justification }) } as const],
    }),
    properties: { messageId },
  };
}
