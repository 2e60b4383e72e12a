import type { OffsetMap } from "../../core/offset-map.ts";

/** The texts that the views point into. */
export interface ViewTexts {
  /** The YAML with every lone CR turned into LF. */
  readonly lines: string;
  /** The YAML as it was given. */
  readonly text: string;
  readonly map: OffsetMap;
  /** The document that the map leads to, if `source` is to be read from there. */
  readonly document: string | undefined;
}
