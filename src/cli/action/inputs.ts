import type { FormatName } from "../../report/format-names.ts";
import { formats } from "../../report/report.ts";
import { UsageError } from "../usage-error.ts";

/** What the runner sets: inputs, and what it says of the event. */
export type Environment = Readonly<Record<string, string | undefined>>;

const failLevels = ["error", "warning", "info", "never"] as const;

/** The inputs of the action, checked. */
export interface ActionInputs {
  /** `files` lints the checkout, `thread` the text of the event. */
  readonly mode: "files" | "thread";
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly profiles: readonly string[];
  readonly baseline: string | undefined;
  /** `true` for what the event changes, or a revision. */
  readonly changed: string | true | undefined;
  readonly format: FormatName;
  readonly failOn: (typeof failLevels)[number];
  readonly maxWarnings: number | undefined;
  readonly sarifFile: string | undefined;
  readonly reportFile: string | undefined;
  readonly reportFormat: FormatName;
  readonly summary: boolean;
}

/** Reads the inputs as the runner sets them: `INPUT_` and the name in capitals (GitHub, metadata syntax). Throws a `UsageError`. */
export function readActionInputs(env: Environment): ActionInputs {
  const input = (name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
  const optional = (name: string): string | undefined => input(name) || undefined;
  const lines = (name: string): string[] => input(name).split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const choice = <T extends string>(name: string, allowed: readonly T[], usual: T): T => {
    const value = input(name);
    if (value === "") return usual;
    const found = allowed.find((each) => each === value);
    if (found === undefined) throw new UsageError(`The input \`${name}\` is ${allowed.map((each) => `\`${each}\``).join(", ")}, and not \`${value}\`.`);
    return found;
  };
  const formatNames = Object.keys(formats) as FormatName[];
  const changed = choiceOfChanged(input("changed"));
  const maxWarnings = optional("max-warnings");
  if (maxWarnings !== undefined && !/^\d+$/.test(maxWarnings)) throw new UsageError(`The input \`max-warnings\` is a whole number, and not \`${maxWarnings}\`.`);
  return {
    mode: choice("mode", ["files", "thread"], "files"),
    paths: lines("paths"),
    config: optional("config"),
    profiles: lines("profiles"),
    baseline: optional("baseline"),
    changed,
    format: choice("format", formatNames, "github"),
    failOn: choice("fail-on", failLevels, "error"),
    maxWarnings: maxWarnings === undefined ? undefined : Number(maxWarnings),
    sarifFile: optional("sarif-file"),
    reportFile: optional("report-file"),
    reportFormat: choice("report-format", formatNames, "html"),
    summary: choice("summary", ["true", "false"], "true") === "true",
  };
}

function choiceOfChanged(value: string): ActionInputs["changed"] {
  if (value === "" || value === "false") return undefined;
  return value === "true" ? true : value;
}
