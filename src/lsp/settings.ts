import type { ParserName } from "../parse/markdown/choose.ts";

/** Which Markdown and JSON files are linted whose place and configuration do not tell what they are. */
export type OtherFiles = "never" | "withMarkers" | "always";

/** What an editor sets: its section `markerlint`, or `initializationOptions`. */
export interface Settings {
  readonly enable: boolean;
  readonly otherFiles: OtherFiles;
  readonly parser: ParserName;
  /** A configuration to use in place of those that are found; relative to the workspace folder. */
  readonly config: string | undefined;
  readonly profiles: readonly string[];
  readonly rules: Readonly<Record<string, unknown>>;
}

export const defaultSettings: Settings = { enable: true, otherFiles: "withMarkers", parser: "auto", config: undefined, profiles: [], rules: {} };

/** Reads settings over others; what has another type is passed by, since a client may send anything. */
export function readSettings(value: unknown, base: Settings = defaultSettings): Settings {
  if (!isRecord(value)) return base;
  const { enable, otherFiles, parser, config, profiles, rules } = value;
  return {
    enable: typeof enable === "boolean" ? enable : base.enable,
    otherFiles: otherFiles === "never" || otherFiles === "withMarkers" || otherFiles === "always" ? otherFiles : base.otherFiles,
    parser: parser === "auto" || parser === "remark" || parser === "satteri" ? parser : base.parser,
    config: typeof config === "string" && config !== "" ? config : base.config,
    profiles: Array.isArray(profiles) ? profiles.filter((each) => typeof each === "string") : base.profiles,
    rules: isRecord(rules) ? rules : base.rules,
  };
}

/** Whether the client says that code in configurations may run. Only the start of the server can say so, never a workspace. */
export function allowsCode(initializationOptions: unknown): boolean {
  return isRecord(initializationOptions) && initializationOptions["runConfigurationCode"] === true;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
