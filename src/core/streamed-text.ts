import type { TextFault } from "./document.ts";
import type { SourceText } from "./source-text.ts";

/** A source text that is too large to be kept: it is read once from front to end, after which any part can be asked for. */
export interface StreamedText extends SourceText {
  readonly hasByteOrderMark: boolean;
  /** What makes the text unreadable, as far as it was read. */
  readonly fault: TextFault | undefined;
  /** The whole text, front to end. Throws when the machine cannot read on. */
  chunks(): Iterable<string>;
}
