import { DocumentDiagnosticReportKind, LSPErrorCodes, ResponseError, type CancellationToken, type Connection, type Diagnostic, type DocumentDiagnosticReport } from "vscode-languageserver/node";
import type { Analysis } from "./analysis.ts";
import type { ClientFeatures } from "./client.ts";
import { toClientDiagnostics } from "./diagnostics.ts";
import type { OpenDocument } from "./open-document.ts";
import type { Session } from "./session.ts";

/** What a client was last given for a document. */
interface Given {
  readonly version: number;
  readonly text: string;
  readonly id: string;
}

/** The pause before a client is asked to pull again, in milliseconds: several documents are often concerned at once. */
const refreshPause = 30;

/** Brings diagnostics to the client: pushed, or where the client pulls, handed out when it asks. Never both. */
export class Delivery {
  readonly #connection: Connection;
  readonly #features: ClientFeatures;
  readonly #session: () => Session;
  readonly #given = new Map<string, Given>();
  readonly #waiting = new Map<string, (() => void)[]>();
  #lastId = 0;
  #refresh: NodeJS.Timeout | undefined;

  constructor(connection: Connection, features: ClientFeatures, session: () => Session) {
    this.#connection = connection;
    this.#features = features;
    this.#session = session;
  }

  analysed(document: OpenDocument, analysis: Analysis): void {
    for (const wake of this.#waiting.get(document.uri) ?? []) wake();
    this.#waiting.delete(document.uri);
    if (!this.#features.pullsDiagnostics) this.#push(document.uri, analysis);
    else if (this.#isOutdated(document.uri, analysis)) this.#askToPull();
  }

  closed(uri: string): void {
    for (const wake of this.#waiting.get(uri) ?? []) wake();
    this.#waiting.delete(uri);
    this.#given.delete(uri);
    if (!this.#features.pullsDiagnostics) void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  /** Answers a pull with what is true of the version that the client has by then. */
  async pull(uri: string, previousId: string | undefined, token: CancellationToken): Promise<DocumentDiagnosticReport> {
    const document = this.#session().document(uri);
    // Edits come faster than analyses: the one that counts is made when the client stops typing.
    while (document !== undefined && !document.isCurrent && !document.closed && !token.isCancellationRequested) await this.#analysisOf(uri);
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, "The request was cancelled.");
    const analysis = document?.analysis;
    if (document === undefined || document.closed || analysis === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const items = this.#toClient(analysis);
    const { id } = this.#give(uri, analysis, items);
    if (id === previousId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: id };
    return { kind: DocumentDiagnosticReportKind.Full, resultId: id, items };
  }

  #push(uri: string, analysis: Analysis): void {
    const { version } = analysis.snapshot;
    const diagnostics = this.#toClient(analysis);
    const before = this.#given.get(uri);
    const { id } = this.#give(uri, analysis, diagnostics);
    if (before?.version === version && before.id === id) return;
    void this.#connection.sendDiagnostics({ uri, version, diagnostics });
  }

  #toClient(analysis: Analysis): Diagnostic[] {
    return toClientDiagnostics(analysis, this.#features, (path) => this.#session().uriOf(analysis.place, path));
  }

  #give(uri: string, { snapshot: { version } }: Analysis, diagnostics: readonly Diagnostic[]): Given {
    const text = JSON.stringify(diagnostics);
    const before = this.#given.get(uri);
    const given = { version, text, id: before?.text === text ? before.id : String((this.#lastId += 1)) };
    this.#given.set(uri, given);
    return given;
  }

  /** Whether the client pulled for this very version and would get something else now. */
  #isOutdated(uri: string, analysis: Analysis): boolean {
    const before = this.#given.get(uri);
    return before?.version === analysis.snapshot.version && before.text !== JSON.stringify(this.#toClient(analysis));
  }

  #askToPull(): void {
    if (!this.#features.refreshesDiagnostics) return;
    clearTimeout(this.#refresh);
    this.#refresh = setTimeout(() => {
      void this.#connection.languages.diagnostics.refresh();
    }, refreshPause);
  }

  #analysisOf(uri: string): Promise<void> {
    return new Promise((wake) => {
      this.#waiting.set(uri, [...(this.#waiting.get(uri) ?? []), wake]);
    });
  }
}
