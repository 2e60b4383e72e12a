import type { CommandCall, CommandWord } from "../../core/command/call.ts";
import type { InputContract } from "../../core/command/contract.ts";
import type { CommandInput } from "../../core/command/input.ts";
import type { JournalContract } from "../../core/journal/contract.ts";
import type { ShellSnippet } from "../../core/shell.ts";
import { contains, type Span } from "../../core/span.ts";
import { readLine } from "../journal/read-line.ts";

/** What inputs are looked for in. */
export interface InputSource {
  readonly text: string;
  readonly calls: readonly CommandCall[];
  /** The fences that are shell scripts, in which heredocs stand. */
  readonly shell: readonly ShellSnippet[];
}

/** The objects that calls hand to their commands, where they are written out. Sketches, which an ellipsis cuts short, are left out. */
export function findInputs({ text, calls, shell }: InputSource, journals: readonly JournalContract[]): CommandInput[] {
  return calls.flatMap((call): CommandInput[] => {
    const { input: terms } = call.signature;
    const journal = terms === undefined ? undefined : journals.find(({ name }) => name === terms.record);
    const span = terms === undefined ? undefined : objectOf(call, terms, text, shell);
    if (terms === undefined || journal === undefined || span === undefined) return [];
    const written = text.slice(span.start, span.end);
    if (!/^\s*\{/.test(written) || /…|\.\.\./.test(written)) return [];
    const { json, standIns } = withoutStandIns(written);
    const type = call.flags.find(({ contract }) => contract !== undefined && contract.name === terms.type)?.value;
    if (terms.type !== undefined && type?.literal !== true) return [];
    const contract = givenPart(journal);
    const { record, fault } = readLine({ start: span.start, text: json, length: json.length, ended: true }, contract, type?.text);
    return [{ call, terms, contract, span, type, record, fault, standIns: standIns.map(({ start, end }) => ({ start: span.start + start, end: span.start + end })) }];
  });
}

/** Where the object stands: in single quotes, as it is, or in a heredoc. */
function objectOf({ flags, arguments: words, name }: CommandCall, terms: InputContract, text: string, shell: readonly ShellSnippet[]): Span | undefined {
  const given = [
    ...flags.filter(({ contract }) => contract !== undefined && terms.flags.has(contract.name)).map(({ value }) => value),
    ...words.filter(({ contract }) => contract !== undefined && terms.arguments.has(contract.name)).map(({ word }) => word),
  ];
  for (const word of given) {
    const inside = word === undefined ? undefined : insideOf(word, text);
    if (inside !== undefined) return inside;
  }
  if (!terms.stdin) return undefined;
  const command = shell.flatMap(({ commands }) => commands).findLast(({ span }) => contains(span, name));
  const [heredoc, second] = command?.heredocs ?? [];
  return heredoc?.closing === undefined || second !== undefined ? undefined : heredoc.body;
}

function insideOf({ span }: CommandWord, text: string): Span | undefined {
  const inside = { start: span.start + 1, end: span.end - 1 };
  return text.charAt(span.start) === "'" && text.charAt(span.end - 1) === "'" && !text.slice(inside.start, inside.end).includes("'") ? inside : undefined;
}

/** Replaces what stands in for a value without quotes by a text of the same length, so that places stay what they are. */
function withoutStandIns(text: string): { readonly json: string; readonly standIns: readonly Span[] } {
  const standIns: Span[] = [];
  const json = text.replaceAll(/("(?:[^"\\\n]|\\.)*")|\{\s*[A-Za-z_][\w .-]*\}|<[A-Za-z_][^<>"\n]*>|\$\{[A-Za-z_]\w*\}|\$[A-Za-z_]\w*|(?<![\w"])[A-Z][A-Z_]*(?![\w"])/g, (whole: string, quoted: string | undefined, at: number) => {
    if (quoted !== undefined) return whole;
    standIns.push({ start: at, end: at + whole.length });
    return whole.length === 1 ? "0" : `"${"x".repeat(whole.length - 2)}"`;
  });
  return { json, standIns };
}

const parts = new WeakMap<JournalContract, JournalContract>();

/** A contract without what every record has, which is for the command to write. */
function givenPart(journal: JournalContract): JournalContract {
  const known = parts.get(journal);
  if (known !== undefined) return known;
  const records = new Map([...journal.records].map(([type, record]) => [type, { ...record }]));
  const part: JournalContract = { ...journal, schema: undefined, records };
  parts.set(journal, part);
  return part;
}
