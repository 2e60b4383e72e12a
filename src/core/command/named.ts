import type { CommandContract } from "./contract.ts";

/** The contracts whose commands a document may hold: a test on the raw text, which never misses one. */
export function commandsNamed(contracts: readonly CommandContract[], text: string, path: string): CommandContract[] {
  let small: string | undefined;
  return contracts.filter(({ names, bare, mentions, style }) => {
    // PowerShell reads names in any case.
    const written = style === "powershell" ? (small ??= text.toLowerCase()) : text;
    const isNamed = [...names, ...bare].some((each) => written.includes(style === "powershell" ? each.toLowerCase() : each));
    return isNamed && (mentions.length === 0 || mentions.some((each) => text.includes(each) || path.includes(each)));
  });
}
