import type { CommandCall } from "../../core/command/call.ts";
import type { CommandContract } from "../../core/command/contract.ts";
import type { CodePiece } from "./code-pieces.ts";
import { toExpressionCall } from "./expression-calls.ts";

/** `from notes.store import save`, `import notes`, and `python -m notes.store` on a command line. */
const importing = /(?<![\w.])(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w.]+)|python(?:3(?:\.\d+)?)?[ \t]+-m[ \t]+([\w.]+))/g;

/** The offset of the first character of a line that is no white space, for an offset in the line. */
function firstOfLine(code: string, offset: number): number {
  const start = code.lastIndexOf("\n", offset) + 1;
  return start + (/^[ \t]*/.exec(code.slice(start, offset))?.[0].length ?? 0);
}

/** The places where Python imports a module that a contract names, or something below it, or runs it. */
export function importCalls(piece: CodePiece, contract: CommandContract): CommandCall[] {
  return [...piece.code.matchAll(importing)].flatMap(({ 0: whole, 1: from, 2: plain, 3: run, index }) => {
    const module = from ?? plain ?? run ?? "";
    const name = contract.names.find((each) => module === each || module.startsWith(`${each}.`));
    if (name === undefined || piece.code.startsWith("#", firstOfLine(piece.code, index))) return [];
    const start = index + whole.indexOf(module, from === undefined ? 6 : 4);
    const span = piece.map.spanToOuter({ start: index, end: index + whole.length });
    const expression = { span, keywords: [], positional: [], open: false, member: undefined };
    return [{ ...toExpressionCall(piece, contract, expression, piece.map.spanToOuter({ start, end: start + module.length })), title: contract.title === contract.names[0] ? name : contract.title }];
  });
}
