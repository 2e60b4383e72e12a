import { behindColon } from "../../core/behind-colon.ts";
import type { CommandContract, CommandSignature, FlagContract } from "../../core/command/contract.ts";
import { commandTitle, sayFlag } from "../../core/command/say.ts";

/** What a contract says of a command or of one of its subcommands, as Markdown. */
export function commandWords(contract: CommandContract, signature: CommandSignature): string {
  const flags = [...new Set(signature.flags.values())].filter(({ forbidden }) => forbidden === undefined);
  const required = flags.filter((flag) => flag.required);
  const optional = flags.filter((flag) => !flag.required);
  const named = (some: readonly FlagContract[]): string => some.map(({ name }) => `\`${sayFlag(contract, name)}\``).join(", ");
  const rows = [
    ...(signature.name === undefined && contract.subcommands.size > 0 ? [`subcommands: ${[...contract.subcommands.keys()].map((name) => `\`${name}\``).join(", ")}`] : []),
    ...(required.length === 0 ? [] : [`required: ${named(required)}`]),
    ...(optional.length === 0 ? [] : [`may be left out: ${named(optional)}`]),
    ...(signature.arguments.length === 0 ? [] : [`arguments: ${signature.arguments.map(({ name, rest }) => `\`${name}\`${rest ? " and more" : ""}`).join(", ")}`]),
    ...(signature.forbidden === undefined ? [] : [`not to be used${behindColon(signature.forbidden.consequence)}`]),
  ];
  return [`**${commandTitle(contract, signature)}**`, "", ...(contract.description === undefined ? [] : [contract.description, ""]), ...rows.map((row) => `- ${row}`)].join("\n").trimEnd();
}

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
