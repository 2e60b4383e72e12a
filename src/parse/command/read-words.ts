import type { ArgumentUse, CommandWord, FlagUse } from "../../core/command/call.ts";
import type { CommandContract, CommandSignature, FlagContract } from "../../core/command/contract.ts";
import { isEllipsis } from "./words.ts";

/** The words behind the name of a command, read by its contract. */
export interface ReadWords {
  readonly signature: CommandSignature;
  readonly subcommand: CommandWord | undefined;
  readonly unknownSubcommand: CommandWord | undefined;
  readonly flags: readonly FlagUse[];
  readonly arguments: readonly ArgumentUse[];
  readonly open: boolean;
}

/** Reads flags and arguments. `document` is the text in which the words stand. */
export function readWords(document: string, contract: CommandContract, words: readonly CommandWord[]): ReadWords {
  const reader = new WordReader(document, contract);
  reader.read(words);
  const { signature, subcommand, unknownSubcommand, flags, open } = reader;
  return { signature, subcommand, unknownSubcommand, flags, arguments: assign(reader.words, signature), open };
}

class WordReader {
  signature: CommandSignature;
  subcommand: CommandWord | undefined;
  unknownSubcommand: CommandWord | undefined;
  readonly flags: FlagUse[] = [];
  readonly words: CommandWord[] = [];
  open = false;
  readonly #document: string;
  readonly #contract: CommandContract;
  #seeksSubcommand: boolean;

  constructor(document: string, contract: CommandContract) {
    this.#document = document;
    this.#contract = contract;
    this.signature = contract.signature;
    this.#seeksSubcommand = contract.subcommands.size > 0;
  }

  read(words: readonly CommandWord[]): void {
    let flagsEnded = false;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word === undefined) break;
      if (isEllipsis(word.text)) this.open = true;
      else if (!flagsEnded && word.text === "--") flagsEnded = true;
      else if (!flagsEnded && this.#isFlag(word)) {
        const found = this.#flagsOf(word, words[at + 1]);
        this.flags.push(...found.uses);
        if (found.takesNext) at += 1;
        flagsEnded = found.uses.some((use) => use.contract?.last === true);
      } else this.#argument(word);
    }
  }

  /** Whether a word is written as a flag: outside quotes, and no negative number. */
  #isFlag(word: CommandWord): boolean {
    return /^--?[A-Za-z?]/.test(this.#document.slice(word.span.start, word.span.start + 3)) && !/^-\W*\d/.test(word.text);
  }

  #argument(word: CommandWord): void {
    const [only] = word.inserts;
    const wholly = only !== undefined && word.inserts.length === 1 && only.span.end - only.span.start === word.span.end - word.span.start;
    // `$FLAGS` and `<options>` may become several words, and none.
    if (wholly && (((only.kind === "variable" || only.kind === "command") && this.#contract.style === "dashes") || /arg|opt|flag|param/i.test(only.name))) this.open = true;
    if (!this.#seeksSubcommand) {
      this.words.push(word);
      return;
    }
    this.#seeksSubcommand = false;
    const signature = this.#contract.subcommands.get(word.text);
    if (signature !== undefined) {
      this.signature = signature;
      this.subcommand = word;
    } else if (word.literal) this.unknownSubcommand = word;
    else this.open = true;
  }

  #flagsOf(word: CommandWord, next: CommandWord | undefined): { readonly uses: FlagUse[]; readonly takesNext: boolean } {
    const isPowershell = this.#contract.style === "powershell";
    const match = (isPowershell ? /^(-)([A-Za-z?]\w*)(?:(:)([^]*))?$/ : /^(--?)([A-Za-z?][\w.-]*)(?:(=)([^]*))?$/).exec(word.text);
    const [, dashes = "", name = "", joint, joined] = match ?? [];
    if (match === null) {
      this.open = true;
      return { uses: [], takesNext: false };
    }
    const span = { start: word.span.start, end: word.span.start + dashes.length + name.length };
    const contract = isPowershell ? this.#byPrefix(name) : this.#byName(name, dashes);
    if (contract === undefined && !isPowershell && dashes === "-") {
      const letters = this.#letters(word, name, next);
      if (letters !== undefined) return letters;
    }
    if (joint !== undefined && joined !== undefined) {
      const start = span.end + joint.length;
      const value = { ...word, span: { start, end: word.span.end }, text: joined };
      return { uses: [{ name, span, contract, value }], takesNext: false };
    }
    const takesNext = this.#takesNext(contract, next);
    return { uses: [{ name, span, contract, value: takesNext ? next : undefined }], takesNext };
  }

  #takesNext(contract: FlagContract | undefined, next: CommandWord | undefined): boolean {
    if (next === undefined || contract?.value === "none") return false;
    // What an unknown flag takes is not known: what looks like its value is no argument.
    return !this.#isFlag(next);
  }

  #byName(name: string, dashes: string): FlagContract | undefined {
    const found = this.signature.flags.get(name);
    if (found !== undefined) return dashes === "-" || name.length > 1 ? found : undefined;
    if (dashes !== "--") return undefined;
    // Most parsers of command lines take the beginning of a long name, where it is the only one.
    const [only, second] = new Set([...this.signature.flags].filter(([each]) => each.length > 1 && each.startsWith(name)).map(([, flag]) => flag));
    return name.length > 2 && second === undefined ? only : undefined;
  }

  #byPrefix(name: string): FlagContract | undefined {
    const folded = name.toLowerCase();
    const all = [...this.signature.flags];
    const exact = all.find(([each]) => each.toLowerCase() === folded)?.[1];
    if (exact !== undefined) return exact;
    const [only, second] = new Set(all.filter(([each]) => each.toLowerCase().startsWith(folded)).map(([, flag]) => flag));
    return second === undefined ? only : undefined;
  }

  /** `-ab` is `-a -b`, and `-ax` is `-a x` where `a` takes a value; `undefined` where the first letter is no flag. */
  #letters(word: CommandWord, letters: string, next: CommandWord | undefined): { readonly uses: FlagUse[]; readonly takesNext: boolean } | undefined {
    const uses: FlagUse[] = [];
    for (const [index, letter] of letters.split("").entries()) {
      const contract = this.signature.flags.get(letter);
      if (contract === undefined) return uses.length === 0 ? undefined : { uses: [...uses, { name: letter, span: { start: word.span.start + 1 + index, end: word.span.start + 2 + index }, contract, value: undefined }], takesNext: false };
      const span = { start: word.span.start + (index === 0 ? 0 : 1 + index), end: word.span.start + 2 + index };
      const rest = letters.slice(index + 1);
      if (contract.value !== "none") {
        const value = rest === "" ? (this.#takesNext(contract, next) ? next : undefined) : { ...word, span: { start: span.end, end: word.span.end }, text: rest };
        return { uses: [...uses, { name: letter, span, contract, value }], takesNext: rest === "" && value !== undefined };
      }
      uses.push({ name: letter, span, contract, value: undefined });
    }
    return { uses, takesNext: false };
  }
}

/** The arguments with what the contract says of each. */
export function assign(words: readonly CommandWord[], { arguments: contracts }: CommandSignature): ArgumentUse[] {
  const last = contracts.at(-1);
  return words.map((word, index) => ({ word, contract: contracts[index] ?? (last?.rest === true ? last : undefined) }));
}
