import type { Span } from "../../core/span.ts";
import { causeAt, type Cause } from "./cause.ts";
import type { FaultText, Lexeme } from "./fault-text.ts";
import { tabFault } from "./indent-fault.ts";

const closers: Readonly<Record<string, string>> = { "[": "]", "{": "}" };

/** The first bracket that is closed by one of the other kind, or by none, unless an unclosed quote keeps it from closing. */
export function bracketFault(quote: Span | undefined, broken: FaultText): Cause | undefined {
  const open: Lexeme[] = [];
  for (const lexeme of broken.lexemes) {
    if (quote !== undefined && lexeme.start >= quote.start) return undefined;
    switch (lexeme.type) {
      case "flow-map-start":
      case "flow-seq-start":
        open.push(lexeme);
        break;
      case "flow-map-end":
      case "flow-seq-end": {
        const start = open.pop();
        const expected = closers[broken.source(start)];
        if (start !== undefined && expected !== broken.source(lexeme)) {
          return causeAt(lexeme.start, `\`${broken.source(lexeme)}\` cannot close \`${broken.source(start)}\``, `write \`${expected}\``);
        }
        break;
      }
      case "flow-error-end": {
        const [start] = open;
        const indentation = /^ *(?=\t)/.exec(broken.text.slice(broken.lineStart(lexeme.start), lexeme.start));
        if (indentation !== null) return tabFault(broken.lineStart(lexeme.start), broken);
        if (start !== undefined) return unclosed(start, "is not closed before the next unindented line", broken);
        break;
      }
      default:
    }
  }
  const [start] = open;
  return start === undefined ? undefined : unclosed(start, "is never closed", broken);
}

function unclosed(start: Lexeme, verb: string, broken: FaultText): Cause {
  const bracket = broken.source(start);
  return causeAt(start.start, `\`${bracket}\` ${verb}`, `write \`${closers[bracket] ?? ""}\`, or quote the value`);
}

/** A list with dashes or a second pair inside one entry of brackets. `at` is where it starts. */
export function entryFault(at: number, broken: FaultText): Cause {
  const first = broken.lexemeAt(at);
  if (first?.type === "seq-item-ind") return causeAt(at, "a dash in brackets", "separate the entries with commas, or quote the value");
  const colon = first?.type === "map-value-ind" ? first : broken.colonAfter(at);
  return missingComma(colon?.start ?? at, broken);
}

/** Two entries without a comma between them. `at` is where the second one starts, or the colon that makes two of one. */
export function missingComma(at: number, broken: FaultText): Cause {
  if (broken.text[at] === ":") return causeAt(at, "a second colon in one entry", "write a comma between the entries, or quote the value");
  return causeAt(at, "no comma between two entries in brackets", "quote the text if it is one entry");
}
