import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";
import type { PythonCall, PythonComparison, PythonSnippet } from "../../core/python.ts";
import type { SnippetFault } from "../../core/snippet.ts";
import type { Span } from "../../core/span.ts";
import { baseOf, type SnippetCode } from "./snippet-code.ts";

/** Reads Python with the grammar of Lezer, which never throws and marks what it had to skip. */
export function readPython(source: SnippetCode): PythonSnippet {
  const { code, map } = source;
  const outer = ({ from, to }: { readonly from: number; readonly to: number }): Span => map.spanToOuter({ start: from, end: to });
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }): string => code.slice(from, to);
  const faults: SnippetFault[] = [];
  const calls: PythonCall[] = [];
  const comparisons: PythonComparison[] = [];
  // The final line break ends the last statement.
  parser.parse(`${code}\n`).iterate({
    enter(ref) {
      if (ref.type.isError) {
        const end = Math.min(Math.max(ref.to, ref.from), code.length);
        faults.push({ span: outer({ from: Math.min(ref.from, code.length), to: end }), reason: reasonFor(code.slice(ref.from, ref.from + 40)) });
      } else if (ref.name === "CallExpression") {
        const call = callOf(ref.node, outer, textOf);
        if (call !== undefined) calls.push(call);
      } else if (ref.name === "BinaryExpression") {
        const operator = ref.node.getChild("CompareOp");
        const { firstChild, lastChild } = ref.node;
        if (operator !== null && firstChild !== null && lastChild !== null) {
          comparisons.push({ span: outer(ref), left: textOf(firstChild), operator: textOf(operator), right: textOf(lastChild) });
        }
      }
    },
  });
  return { ...baseOf(source, faults), language: "python", calls, comparisons };
}

function reasonFor(rest: string): string {
  const found = /^\s*(\w+|\S)/.exec(rest)?.[1];
  return found === undefined ? "something is missing at the end" : `\`${found}\` where something else was expected`;
}

function callOf(node: SyntaxNode, outer: (node: SyntaxNode) => Span, textOf: (node: SyntaxNode) => string): PythonCall | undefined {
  const callee = node.firstChild;
  const list = node.getChild("ArgList");
  if (callee === null || list === null) return undefined;
  const inside = outer(list);
  const selection = list.getChild("ComprehensionExpression") ?? list.getChild("ArrayComprehensionExpression");
  const selects = list.getChild("if") !== null || (selection !== null && selection.getChild("if") !== null);
  return { span: outer(node), callee: textOf(callee), arguments: { start: inside.start + 1, end: Math.max(inside.start + 1, inside.end - 1) }, selects };
}
