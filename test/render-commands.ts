import type { CommandContractSource, SignatureSource } from "../src/contract/command/source.ts";

/** The table of the built-in contracts of commands, with nothing in it that the contracts do not say. */
export function renderCommands(contracts: readonly CommandContractSource[]): string {
  const rows = contracts.map((contract) => [code(contract.name), contract.pack ?? contract.name, contract.names.map(code).join(", "), contract.description ?? "", takes(contract)]);
  return [["Contract", "Pack", "Command", "What it is for", "What it takes"], ["---", "---", "---", "---", "---"], ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`).join("\n");
}

function takes(contract: CommandContractSource): string {
  const own = signature(contract, contract);
  const subcommands = Object.entries(contract.subcommands ?? {}).map(([name, each]) => `${code(name)}${[signature(each, contract)].filter((words) => words !== "").map((words) => ` ${words}`).join("")}`);
  return [own, ...subcommands].filter((words) => words !== "").join("; ");
}

/** Its arguments and flags; those that it needs stand without brackets. */
function signature({ arguments: words = [], flags = {}, forbidden }: SignatureSource, contract: CommandContractSource): string {
  if (forbidden !== undefined) return "is not to be used";
  const named = Object.entries(flags).flatMap(([name, flag]) => (flag.forbidden === undefined ? [flag.required === true ? written(name, contract) : `[${written(name, contract)}]`] : []));
  const rest = words.map(({ name, required, rest: many }) => (required === true ? `<${name}>` : `[<${name}>${many === true ? "…" : ""}]`));
  return [...rest, ...named].map(code).join(" ");
}

function written(name: string, { form, style }: CommandContractSource): string {
  if (form === "call") return `${name}=`;
  return style === "powershell" || name.length === 1 ? `-${name}` : `--${name}`;
}

function code(text: string): string {
  return `\`${text}\``;
}
