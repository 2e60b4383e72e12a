import type { OffsetMap } from "./offset-map.ts";
import type { Span } from "./span.ts";
import type { MarkerContract } from "./contract.ts";
import type { YamlTree } from "./yaml.ts";

/** The data that a marker carries. Spans are offsets into the document that holds the marker. */
export interface Payload {
  /** The text between the fence lines, container prefixes included where it stands in a list or a quote. */
  readonly span: Span;
  /** The text without container prefixes, and where its code units stand in the document. */
  readonly text: string;
  readonly map: OffsetMap;
  readonly yaml: YamlTree;
}

/** An HTML comment whose head a contract declares. */
export interface Marker {
  readonly contract: MarkerContract;
  /** The head as written, from `<!--` to `-->`. */
  readonly span: Span;
  /** The parts of the head that the contract names, such as `phase` and `id`. */
  readonly parameters: ReadonlyMap<string, { readonly text: string; readonly span: Span }>;
  readonly payload: Payload | undefined;
}
