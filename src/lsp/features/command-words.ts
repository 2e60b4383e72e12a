import { behindColon } from "../../core/behind-colon.ts";
import type { FlagContract } from "../../core/command/contract.ts";

/** What a contract says of a flag, as Markdown. */
export function flagWords(command: string, { name, aliases, value, required, allowed, shape, forbidden, consequence }: FlagContract): string {
  const rows = [
    `${required ? "required" : "may be left out"}, ${value === "none" ? "without a value" : value === "required" ? "with a value" : "with a value or without"}`,
    ...(aliases.length === 0 ? [] : [`also ${aliases.map((alias) => `\`${alias}\``).join(", ")}`]),
    ...(allowed.length === 0 ? [] : [`one of ${allowed.map((word) => `\`${word}\``).join(", ")}`]),
    ...(shape === undefined ? [] : [`its value: ${shape}`]),
    ...(forbidden === undefined ? [] : [`not to be used${behindColon(forbidden.consequence)}`]),
    ...(consequence === undefined ? [] : [`where that does not hold: ${consequence}`]),
  ];
  return [`\`${name}\` of **${command}**`, "", ...rows.map((row) => `- ${row}`)].join("\n");
}
