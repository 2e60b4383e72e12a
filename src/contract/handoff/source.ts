/** The parts of a `journal` contract about tasks and what becomes of them, as `schemas/contract/journal.schema.json` says. */
export interface TaskSource {
  readonly id: string;
  readonly closed?: { readonly key: string; readonly words: readonly string[] };
  readonly copies: readonly CopySource[];
  readonly siblings?: { readonly at: string; readonly writtenAt: readonly string[]; readonly words?: readonly string[] };
}

export interface CopySource {
  readonly at: string;
  readonly except?: readonly string[];
  readonly journal: string;
  readonly type: string;
  readonly key: string;
  readonly id: string;
  readonly identity?: Readonly<Record<string, string>>;
  readonly lenient?: boolean;
  readonly blank?: Readonly<Record<string, string>>;
}

export interface ThinSource {
  readonly at: string;
  readonly fewest?: number;
  readonly follows?: Readonly<Record<string, string>>;
  readonly reasons?: { readonly keys: readonly string[]; readonly choices: readonly string[]; readonly words: readonly string[] };
  readonly detail?: { readonly keys: readonly string[]; readonly marks: readonly string[]; readonly fewest: number };
}

export interface LedgerSource {
  readonly files: readonly string[];
  readonly section: string;
  readonly key: string;
  readonly ids: string;
  readonly time: string;
  readonly legacy?: readonly string[];
  readonly frontmatter?: Readonly<Record<string, string>>;
  readonly title?: string;
}
