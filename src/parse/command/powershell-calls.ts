import type { CommandCall } from "../../core/command/call.ts";
import type { CommandContract } from "../../core/command/contract.ts";
import type { CodePiece } from "./code-pieces.ts";
import { readPowershell } from "./powershell.ts";
import { toCall } from "./to-call.ts";

/** The calls of a command in PowerShell, wherever a statement or expression may begin with one. */
export function powershellCalls(document: string, piece: CodePiece, contract: CommandContract): CommandCall[] {
  const { code, map } = piece;
  const folded = contract.style === "powershell" ? code.toLowerCase() : code;
  return contract.names.flatMap((name) => {
    const wanted = contract.style === "powershell" ? name.toLowerCase() : name;
    const calls: CommandCall[] = [];
    for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
      const behind = at + wanted.length;
      if (/[\w.-]/.test(code.charAt(at - 1)) || /^(?:[\w-]|\.\w)/.test(code.slice(behind, behind + 2))) continue;
      const line = code.slice(code.lastIndexOf("\n", at - 1) + 1, at);
      if (line.length > 500 || /#|\b(?:function|Import-Module)\s+\S*$/i.test(line)) continue;
      const words = readPowershell(code, /["']/.test(code.charAt(behind)) ? behind + 1 : behind, map);
      const start = at - (/[^\s"'(){};|&=]*$/.exec(line)?.[0].length ?? 0);
      const nameSpan = map.spanToOuter({ start: at, end: behind });
      const isRun = /(?:^|[|;({&=]\s*|\s)(?:pwsh|powershell|&|\.)(?:\s+-\w+)*\s+["']?[^\s"']*$/i.test(line) || (!/\.\w+$/.test(name) && /(?:^|[|;({&=])\s*$/.test(line));
      calls.push(
        toCall(document, piece, contract, {
          span: { start: map.spanToOuter({ start, end: behind }).start, end: words.words.at(-1)?.span.end ?? nameSpan.end },
          name: nameSpan,
          words: words.words,
          output: { pipedTo: words.pipedTo, hidden: undefined },
          runnable: isRun,
          synopsis: /\[-\w/.test(code.slice(behind, words.end + 3)),
        }),
      );
    }
    return calls;
  });
}
