import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Analysis } from "./analysis.ts";
import type { Placing } from "./place.ts";
import { Snapshot } from "./snapshot.ts";

/** An analysis that takes no longer may follow every edit, in milliseconds. */
const quick = 60;
/** The shortest and the longest pause after an edit before a document is linted, in milliseconds. */
const shortestPause = 10;
const longestPause = 300;

/** A document that the client has open, with what is known of it. */
export class OpenDocument {
  readonly text: TextDocument;
  closed = false;
  /** What the document is; found out anew when it is saved or its surroundings change. */
  placing: Promise<Placing> | undefined;
  /** The last finished analysis, perhaps of an earlier version. */
  analysis: Analysis | undefined;
  /** The analysis that runs, and of what. */
  running: { readonly version: number; readonly round: number; readonly done: Promise<void> } | undefined;
  /** Goes up when a setting, a configuration or a file around the document changes, so that what is known counts no more. */
  round = 0;
  /** The round of `analysis`. */
  analysedRound = -1;
  /** The failures that were logged, so that a crash is one line in the log and not one for each keystroke. */
  logged: ReadonlySet<string> = new Set();
  #snapshot: Snapshot | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = shortestPause;

  /** `text` is the object that the client's changes are applied to. */
  constructor(text: TextDocument) {
    this.text = text;
  }

  get uri(): string {
    return this.text.uri;
  }

  /** The text as it is now; it stays as it is when the document changes. */
  get snapshot(): Snapshot {
    if (this.#snapshot?.version !== this.text.version) this.#snapshot = new Snapshot(this.text, this.text.getText());
    return this.#snapshot;
  }

  /** Whether an analysis is one of the text and the surroundings as they are now. */
  get isCurrent(): boolean {
    return this.analysis?.snapshot.version === this.text.version && this.analysedRound === this.round;
  }

  /** Calls back when nothing changed for a while: longer where the last analysis took long. An earlier call is forgotten. */
  afterPause(act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, this.#pause);
  }

  /** Forgets the call that waits. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Takes note of how long an analysis took, in milliseconds. */
  took(duration: number): void {
    this.#pause = duration <= quick ? shortestPause : Math.min(longestPause, duration);
  }
}
