import { setImmediate } from "node:timers/promises";
import { join } from "node:path";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { analyse, concluded, emptyAnalysis, type Analysis } from "./analysis.ts";
import { OpenDocument } from "./open-document.ts";
import { placeDocument, type Place } from "./place.ts";
import type { Project } from "./project.ts";
import { StaleWork } from "./stale-work.ts";
import { uriOfPath } from "./uris.ts";
import type { Workspace } from "./workspace.ts";

/** Who hears of finished analyses. */
export interface Listener {
  /** A document has a new analysis of its present version. */
  analysed(document: OpenDocument, analysis: Analysis): void;
  closed(uri: string): void;
  log(message: string): void;
}

/** How long nobody types before the rules run that look across a large project, in milliseconds. */
const idlePause = 150;

/** The open documents and their analyses: each is linted when its client stops typing, and what is of an old version is dropped. */
export class Session {
  readonly workspace: Workspace;
  readonly #listener: Listener;
  readonly #documents = new Map<string, OpenDocument>();
  readonly #renewals = new WeakMap<Project, NodeJS.Timeout>();

  constructor(workspace: Workspace, listener: Listener) {
    this.workspace = workspace;
    this.#listener = listener;
  }

  get documents(): readonly OpenDocument[] {
    return [...this.#documents.values()];
  }

  document(uri: string): OpenDocument | undefined {
    return this.#documents.get(uri);
  }

  open(text: TextDocument): void {
    const document = new OpenDocument(text);
    this.#documents.set(text.uri, document);
    void this.#refresh(document);
  }

  change(uri: string): void {
    const document = this.#documents.get(uri);
    document?.afterPause(() => void this.#refresh(document));
  }

  /** The disk holds what the editor shows now: the file may be new, and its neighbours are told apart by it. */
  save(uri: string): void {
    const document = this.#documents.get(uri);
    if (document === undefined) return;
    for (const project of this.workspace.projects) project.forgetTree();
    this.#outdate(document);
  }

  close(uri: string): void {
    const document = this.#documents.get(uri);
    if (document === undefined) return;
    document.closed = true;
    document.cancel();
    this.#documents.delete(uri);
    this.#listener.closed(uri);
    this.#forget(document.analysis?.place);
  }

  /** Everything counts anew: settings, configurations or contracts changed. */
  reset(): void {
    this.workspace.forget();
    for (const document of this.#documents.values()) this.#outdate(document);
  }

  /** Files came, went or changed on the disk. */
  async filesChanged(): Promise<void> {
    const { projects } = this.workspace;
    for (const project of projects) project.forgetTree();
    for (const document of this.#documents.values()) this.#outdate(document);
    await Promise.all(
      projects.map(async (project) => {
        await this.workspace.search(project, true);
        this.#renew(project);
      }),
    );
  }

  /** The project of a place, if it has one. */
  projectOf(place: Place | undefined): Project | undefined {
    return place?.root === undefined ? undefined : this.workspace.projectOf(place.root, place.environment);
  }

  /** The URI under which a file is open, or that of its path; the path is relative to the root of the place. */
  uriOf(place: Place | undefined, path: string): string {
    const absolute = join(place?.root ?? "", path);
    const open = this.documents.find(({ analysis }) => analysis?.place?.absolutePath === absolute);
    return open?.uri ?? uriOfPath(absolute);
  }

  /** The analysis of the present version, made at once where there is none yet; `undefined` when the document was closed. */
  async current(uri: string): Promise<Analysis | undefined> {
    const document = this.#documents.get(uri);
    if (document === undefined) return undefined;
    if (!document.isCurrent) {
      document.cancel();
      await this.#refresh(document);
    }
    // An edit that came meanwhile has an analysis of its own to come.
    if (document.closed) return undefined;
    return document.isCurrent ? document.analysis : this.current(uri);
  }

  /** A document that is no longer open has the text of the disk. */
  #forget(place: Place | undefined): void {
    const project = this.projectOf(place);
    if (place === undefined || project === undefined) return;
    void project.setClosed(place.path).then(() => {
      this.#renew(project);
    });
  }

  #outdate(document: OpenDocument): void {
    document.placing = undefined;
    document.round += 1;
    document.afterPause(() => void this.#refresh(document));
  }

  /** Lints the present version, once however often it is asked for. */
  async #refresh(document: OpenDocument): Promise<void> {
    const { version } = document.text;
    const { round, running } = document;
    if (running?.version === version && running.round === round) return running.done;
    const done = this.#refreshNow(document, version, round);
    document.running = { version, round, done };
    await done;
    if (document.running.done === done) document.running = undefined;
  }

  async #refreshNow(document: OpenDocument, version: number, round: number): Promise<void> {
    const isStale = (): boolean => document.closed || document.text.version !== version || document.round !== round;
    const analysis = await this.#analyse(document, isStale).catch((error: unknown) => {
      if (error instanceof StaleWork) return undefined;
      this.#listener.log(`${document.uri}: the document cannot be linted: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return emptyAnalysis(document.snapshot);
    });
    if (analysis === undefined) return;
    // Edits that wait in the pipe count, and so does the end of the document.
    await setImmediate();
    if (document.closed) this.#forget(analysis.place);
    if (isStale()) return;
    document.analysis = analysis;
    document.analysedRound = round;
    this.#logFailures(document, analysis);
    this.#listener.analysed(document, analysis);
    this.#lookAround(analysis);
  }

  async #analyse(document: OpenDocument, isStale: () => boolean): Promise<Analysis> {
    const { snapshot } = document;
    // What a text says can make a document of one that is none, so that it is asked again.
    let placing = await document.placing;
    if (placing === undefined || "reason" in placing) {
      document.placing = this.workspace.environmentOf(snapshot.uri).then((environment) => placeDocument(snapshot, environment));
      placing = await document.placing;
    }
    const project = "place" in placing ? this.projectOf(placing.place) : undefined;
    const start = performance.now();
    const analysis = await analyse(snapshot, placing, project, document.analysis, isStale);
    document.took(performance.now() - start);
    return analysis;
  }

  /** Learns what is around a document, and tells it and the others what that means for them when nobody types. */
  #lookAround({ place }: Analysis): void {
    const project = this.projectOf(place);
    if (project === undefined) return;
    const renew = (): void => {
      this.#renew(project);
    };
    clearTimeout(this.#renewals.get(project));
    this.#renewals.set(project, setTimeout(renew, project.facts.cost === 0 ? 0 : idlePause));
    if (!project.isSearched) void this.workspace.search(project, false).then(renew);
  }

  /** Concludes anew the analyses whose findings over the project are others now. */
  #renew(project: Project): void {
    for (const document of this.#documents.values()) {
      const { analysis } = document;
      if (analysis?.place === undefined || analysis.examination === undefined || !document.isCurrent || this.projectOf(analysis.place) !== project) continue;
      const findings = project.facts.findingsOf(analysis.place.path);
      if (JSON.stringify(findings) === JSON.stringify(analysis.projectFindings)) continue;
      document.analysis = concluded(analysis.snapshot, analysis.place, analysis.examination, project);
      this.#listener.analysed(document, document.analysis);
    }
  }

  #logFailures(document: OpenDocument, { failures }: Analysis): void {
    for (const failure of failures) if (!document.logged.has(failure)) this.#listener.log(`${document.uri}: ${failure}`);
    document.logged = new Set(failures);
  }
}
