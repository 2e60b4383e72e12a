import { DiagnosticSeverity, DiagnosticTag, type Diagnostic as ClientDiagnostic, type DiagnosticRelatedInformation } from "vscode-languageserver/node";
import type { Diagnostic, Fix, Region, Severity } from "../core/diagnostic.ts";
import type { Analysis } from "./analysis.ts";
import type { ClientFeatures } from "./client.ts";
import type { Snapshot } from "./snapshot.ts";

export const diagnosticSource = "markerlint";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Rules whose findings are text that does nothing, or that readers have given up: editors fade it, or strike it out. */
const tags: Readonly<Record<string, DiagnosticTag>> = {
  "directives/no-unused": DiagnosticTag.Unnecessary,
  "links/used-definitions": DiagnosticTag.Unnecessary,
  "marker/no-legacy": DiagnosticTag.Deprecated,
  "payload/legacy-form": DiagnosticTag.Deprecated,
};

/** What a diagnostic carries for the request for actions with which it comes back, and for whoever shows it. */
export interface DiagnosticData {
  readonly messageId: string;
  readonly fix: Fix["safety"] | undefined;
}

/** The diagnostics of a document for a client; `uriOf` gives the URI of a path below the root of its project. */
export function toClientDiagnostics({ snapshot, diagnostics, notices }: Analysis, features: ClientFeatures, uriOf: (path: string) => string): ClientDiagnostic[] {
  const found = diagnostics.map((diagnostic): ClientDiagnostic => {
    const tag = tags[diagnostic.ruleId];
    const related = relatedOf(diagnostic, snapshot, uriOf);
    return {
      range: toRange(diagnostic.region, snapshot),
      severity: severities[diagnostic.severity],
      code: diagnostic.ruleId,
      ...(features.codeDescription && { codeDescription: { href: diagnostic.url } }),
      source: diagnosticSource,
      message: diagnostic.message,
      ...(features.diagnosticTags && tag !== undefined && { tags: [tag] }),
      ...(features.relatedInformation && related.length > 0 && { relatedInformation: related }),
      ...(features.diagnosticData && { data: { messageId: diagnostic.messageId, fix: diagnostic.fix?.safety } satisfies DiagnosticData }),
    };
  });
  const noticed = notices.map(({ at, message }): ClientDiagnostic => ({ range: snapshot.range(at), severity: DiagnosticSeverity.Error, source: diagnosticSource, message }));
  return [...found, ...noticed];
}

export function toRange({ startPoint, endPoint }: Region, snapshot: Snapshot): ClientDiagnostic["range"] {
  return { start: snapshot.position(startPoint), end: snapshot.position(endPoint) };
}

function relatedOf({ related, comment }: Diagnostic, snapshot: Snapshot, uriOf: (path: string) => string): DiagnosticRelatedInformation[] {
  const places = related.map(({ at, message, path }) => ({
    location: path === undefined ? { uri: snapshot.uri, range: toRange(at, snapshot) } : { uri: uriOf(path), range: plainRange(at) },
    message,
  }));
  if (comment?.url === undefined) return places;
  // The comment on the web, with the line that people see there.
  const { url, line, column, author } = comment;
  const start = { line: line - 1, character: column - 1 };
  return [...places, { location: { uri: url, range: { start, end: start } }, message: `the comment${author === undefined ? "" : ` of ${author}`}, line ${String(line)}` }];
}

function plainRange({ startPoint, endPoint }: Region): ClientDiagnostic["range"] {
  return {
    start: { line: startPoint.line - 1, character: startPoint.column - 1 },
    end: { line: endPoint.line - 1, character: endPoint.column - 1 },
  };
}
