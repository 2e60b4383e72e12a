import type { Severity } from "../core/diagnostic.ts";
import type { DocumentKind } from "../core/document.ts";
import type { Contract } from "../core/contract-set.ts";
import type { Suppression } from "../core/suppression.ts";
import type { PresetName, RuleEntry } from "../core/rule.ts";

export const severityLevels = ["off", "info", "warning", "error"] as const;

/** What a configuration says of a rule: a severity, or `off`. */
export type SeverityLevel = Severity | "off";

/** A level alone keeps the options that an earlier layer gave. */
export type RuleSetting = SeverityLevel | readonly [SeverityLevel] | readonly [SeverityLevel, Readonly<Record<string, unknown>>];

/** Settings for some of the files only. */
export interface Override {
  readonly files: readonly string[];
  readonly rules?: Readonly<Record<string, RuleSetting>>;
  readonly profiles?: readonly string[];
  readonly suppressions?: readonly Suppression[];
}

/**
 * A configuration as written, its short forms made long: the shape of `schemas/config.schema.json`. A glob without a slash
 * matches a name at any depth; any other one is relative to the base of its layer.
 */
export interface Config {
  /** Files relative to this one, and names of presets; what stands later wins. */
  readonly extends?: readonly string[];
  readonly profiles?: readonly string[];
  readonly presets?: readonly PresetName[];
  /** The rules that presets mean: those of this ruleset and of earlier ones. */
  readonly ruleset?: number;
  /** Which packs of built-in contracts act; of those that are not named, the ones that are not optional. */
  readonly packs?: Readonly<Record<string, "on" | "off">>;
  /** Files of contracts, or globs of such, besides those in `.markerlint/`; relative to the folder of the configuration. */
  readonly contracts?: readonly string[];
  readonly rules?: Readonly<Record<string, RuleSetting>>;
  readonly overrides?: readonly Override[];
  /** Findings that are silenced where nobody can write a directive. */
  readonly suppressions?: readonly Suppression[];
  /** Globs of files with a kind that their place does not tell; they are found even when git ignores them. */
  readonly files?: Readonly<Record<string, DocumentKind>>;
  /** Globs of files that are never linted, not even when they are named; `!` in front takes a file back. */
  readonly ignore?: readonly string[];
}

/** One configuration and where it comes from. */
export interface ConfigLayer {
  /** The file, or the words by which messages name another source. */
  readonly source: string;
  /** The folder to which globs are relative: absolute or empty, with forward slashes, without one at its end. */
  readonly base: string;
  readonly config: Config;
  /** Contracts of the project, ready for use. */
  readonly contracts?: readonly Contract[];
}

/** Why a configuration cannot be used: a place in it as a path of keys, and a sentence. */
export interface ConfigIssue {
  /** The keys and list positions (0-based) that lead to the place. */
  readonly path: readonly (string | number)[];
  /** Whether the last key of the path is meant, or the value behind it. */
  readonly at: "key" | "value";
  readonly message: string;
}

/** The names that a configuration may use. */
export interface KnownNames {
  readonly rules: readonly RuleEntry[];
  readonly profiles: readonly string[];
  readonly packs: readonly string[];
}
