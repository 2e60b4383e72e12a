import type { CommandCall, CommandWord, FlagUse } from "../../core/command/call.ts";
import type { CommandContract } from "../../core/command/contract.ts";
import { readCallExpression, type CallExpression } from "./call-expression.ts";
import { placeOf, type CodePiece } from "./code-pieces.ts";
import { assign } from "./read-words.ts";

/** The calls of a name with arguments in parentheses, or with values in braces. Definitions are none. */
export function expressionCalls(document: string, piece: CodePiece, contract: CommandContract): CommandCall[] {
  const { code, map } = piece;
  const opening = contract.form === "braces" ? /^\{/ : /^[ \t]*\(/;
  return contract.names.flatMap((name) => {
    const calls: CommandCall[] = [];
    for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + name.length)) {
      const behind = at + name.length;
      const open = behind + (opening.exec(code.slice(behind, behind + 20))?.[0].length ?? 0) - 1;
      if (open < behind || /\w/.test(code.charAt(at - 1)) || /\b(?:def|function|class)\s+$/.test(code.slice(Math.max(0, at - 20), at))) continue;
      const expression = readCallExpression(code, at, open, map);
      // Another language writes named arguments as one object.
      const isObject = expression?.keywords.length === 0 && contract.signature.flags.size > 0 && expression.positional.some(({ text }) => text.startsWith("{"));
      if (expression === undefined || isObject) continue;
      const call = toExpressionCall(piece, contract, expression, map.spanToOuter({ start: at, end: behind }));
      calls.push(contract.title === contract.names[0] ? { ...call, title: name } : call);
    }
    return calls;
  });
}

/** What a contract makes of an expression. */
export function toExpressionCall(piece: CodePiece, contract: CommandContract, { span, keywords, positional, open, member }: CallExpression, name: CommandCall["name"]): CommandCall {
  const { signature } = contract;
  const flags = keywords.map((each): FlagUse => ({ name: each.name, span: each.span, contract: signature.flags.get(each.name), value: each.value }));
  // Words with spaces between them describe the arguments and are none: `send(the message)`.
  const isProse = ({ text, literal, inserts }: CommandWord): boolean => !literal && inserts.length === 0 && /^[A-Za-z]+(?: [A-Za-z]+)+$/.test(text);
  const needed = [...new Set(signature.flags.values())].filter(({ required }) => required).length + signature.arguments.filter(({ required }) => required).length;
  const given = flags.length + positional.length;
  return {
    contract,
    signature,
    title: contract.title,
    span,
    place: placeOf(piece),
    name,
    // A sentence may show one argument of several.
    whole: piece.place === "fence" || given >= Math.min(2, needed),
    open: open || positional.some(isProse),
    unknownSubcommand: undefined,
    flags,
    arguments: assign(positional, signature),
    output: { pipedTo: undefined, hidden: undefined },
    member,
  };
}
