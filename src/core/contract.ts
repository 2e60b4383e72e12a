/** The compiled form of a `marker` contract: what rules read. The language itself is `schemas/contract.schema.json`. */
export interface MarkerContract {
  readonly kind: "marker";
  /** The pack that a configuration can switch off. */
  readonly pack: string;
  /** The name of the family in findings. */
  readonly family: string;
  /** Matches the text between `<!--` and `-->` without the white space around it; its groups are the head's parameters. */
  readonly head: RegExp;
  /** The head as declared, for messages. */
  readonly headTemplate: string;
  readonly payload: PayloadContract | undefined;
}

export interface PayloadContract {
  readonly in: "fence";
  readonly language: "yaml";
  readonly version: VersionContract | undefined;
  readonly text: TextContract | undefined;
}

/** Which versions of a payload readers know. */
export interface VersionContract {
  readonly field: string;
  readonly known: readonly number[];
  /** What a reader does with an unknown version, as it stands in messages: `readers throw and abort the whole scan`. */
  readonly consequence: string | undefined;
}

/** How multi-line text must be written. */
export interface TextContract {
  /** The keys whose values people type, at any depth of the payload. */
  readonly fields: readonly string[];
  /** The block scalar header for text of more than one line. */
  readonly multiline: "|-" | undefined;
  /** Whether any run of three backticks inside the payload ends the reader's match. */
  readonly forbidFence: boolean;
  readonly fenceConsequence: string | undefined;
}
