import type { JournalContract } from "../journal/contract.ts";
import type { JournalRecord, LineFault } from "../journal/journal.ts";
import type { Span } from "../span.ts";
import type { CommandCall, CommandWord } from "./call.ts";
import type { InputContract } from "./contract.ts";

/** The JSON object that a call hands to its command. All spans are offsets into the document. */
export interface CommandInput {
  readonly call: CommandCall;
  readonly terms: InputContract;
  /** Without what the command adds itself: the keys that every record has. */
  readonly contract: JournalContract;
  readonly span: Span;
  /** The value of the flag that tells the type; `undefined` where there is none, or none that can be read. */
  readonly type: CommandWord | undefined;
  /** `undefined` where it is no JSON. */
  readonly record: JournalRecord | undefined;
  readonly fault: LineFault | undefined;
  /** What stands in for a value without quotes: `{count}`. */
  readonly standIns: readonly Span[];
}
