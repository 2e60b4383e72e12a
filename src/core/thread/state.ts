import type { LiveContract } from "./thread-contract.ts";

/** The word behind the label of a claim, on a line of its own: `- **status**: unresolved`. Linear in the text. */
export function stateOf(text: string, { label }: LiveContract): string | undefined {
  for (const line of text.split(/\r\n?|\n/)) {
    const match = /^[ \t]{0,3}(?:[-*+][ \t]+)?(?:\*\*|__)?([\w -]{1,60}?)(?:\*\*|__)?[ \t]*:[ \t]*(?:\*\*|__)?[ \t]*`?([^\s`*]+)/.exec(line.slice(0, 400));
    if (match?.[1]?.toLowerCase() === label.toLowerCase()) return match[2];
  }
  return undefined;
}
