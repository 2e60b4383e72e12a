import { documentKinds, type DocumentKind } from "../core/document.ts";
import type { PresetName } from "../core/rule.ts";
import { severityLevels, type Config, type ConfigIssue, type KnownNames, type Override, type RuleSetting, type SeverityLevel } from "./config.ts";
import { unknownWord } from "../core/suggestion.ts";
import { globFault } from "../core/globs.ts";
import type { Suppression } from "../core/suppression.ts";
import { readSuppressions } from "./suppressions.ts";
import { latestRuleset, presetNames } from "./presets.ts";

type Path = readonly (string | number)[];
type Values = Readonly<Record<string, unknown>>;

/** The keys of a configuration; `$schema` is for editors and says nothing to us. */
const configKeys = ["$schema", "extends", "profiles", "presets", "ruleset", "packs", "contracts", "rules", "overrides", "suppressions", "files", "ignore"];
const overrideKeys = ["files", "rules", "profiles", "suppressions"];

/** What stands in configurations of other linters where ours has another word. */
const levelSynonyms: ReadonlyMap<unknown, SeverityLevel> = new Map<unknown, SeverityLevel>([
  ["warn", "warning"],
  ["note", "info"],
  ["none", "off"],
  [false, "off"],
  [0, "off"],
  [1, "warning"],
  [2, "error"],
]);

/**
 * Checks the shape and the names of a configuration and makes its short forms long. The options of rules are not looked
 * into; see `findOptionIssues`. With issues, the configuration holds what was good and must not be used.
 */
export function validateConfig(value: unknown, known: KnownNames): { readonly config: Config; readonly issues: readonly ConfigIssue[] } {
  const reader = new ConfigReader(known);
  // A file that holds nothing, or only comments, is an empty configuration.
  const config = value === null || value === undefined ? {} : reader.config(value);
  return { config, issues: reader.issues };
}

class ConfigReader {
  readonly issues: ConfigIssue[] = [];
  readonly #known: KnownNames;
  readonly #ruleIds: readonly string[];

  constructor(known: KnownNames) {
    this.#known = known;
    this.#ruleIds = known.rules.flatMap(({ id, meta }) => [id, ...(meta.formerly ?? [])]);
  }

  config(value: unknown): Config {
    const keys = this.#object(value, [], "A configuration", configKeys);
    const words = (key: string, what: string, allowed: readonly string[]): string[] | undefined =>
      keys[key] === undefined ? undefined : this.#words(keys[key], [key], what, allowed);
    return withoutAbsent({
      extends: keys["extends"] === undefined ? undefined : this.#strings(keys["extends"], ["extends"]),
      profiles: words("profiles", "profile", this.#known.profiles),
      presets: words("presets", "preset", presetNames) as PresetName[] | undefined,
      ruleset: keys["ruleset"] === undefined ? undefined : this.#ruleset(keys["ruleset"]),
      packs: keys["packs"] === undefined ? undefined : this.#packs(keys["packs"]),
      contracts: keys["contracts"] === undefined ? undefined : this.#globs(keys["contracts"], ["contracts"]),
      rules: keys["rules"] === undefined ? undefined : this.#rules(keys["rules"], ["rules"]),
      overrides: keys["overrides"] === undefined ? undefined : this.#overrides(keys["overrides"]),
      suppressions: keys["suppressions"] === undefined ? undefined : this.#suppressions(keys["suppressions"], ["suppressions"]),
      files: keys["files"] === undefined ? undefined : this.#files(keys["files"]),
      ignore: keys["ignore"] === undefined ? undefined : this.#globs(keys["ignore"], ["ignore"]),
    });
  }

  #report(path: Path, at: "key" | "value", message: string): void {
    this.issues.push({ path, at, message });
  }

  #object(value: unknown, path: Path, what: string, keys?: readonly string[]): Values {
    if (!isObject(value)) {
      this.#report(path, "value", `${what} is a mapping, not ${nameOf(value)}.`);
      return {};
    }
    for (const key of Object.keys(value)) {
      if (keys !== undefined && !keys.includes(key)) this.#report([...path, key], "key", unknownWord("key", key, keys));
    }
    return value;
  }

  #strings(value: unknown, path: Path): string[] {
    if (typeof value === "string") return [value];
    if (!Array.isArray(value)) {
      this.#report(path, "value", `\`${String(path.at(-1))}\` is a list of text, not ${nameOf(value)}.`);
      return [];
    }
    return value.filter((item: unknown, index): item is string => {
      if (typeof item === "string") return true;
      this.#report([...path, index], "value", `\`${String(path.at(-1))}\` lists text, not ${nameOf(item)}.`);
      return false;
    });
  }

  /** A list of words out of a closed list. */
  #words(value: unknown, path: Path, what: string, allowed: readonly string[]): string[] {
    const words = this.#strings(value, path);
    for (const [index, word] of words.entries()) {
      const place = typeof value === "string" ? path : [...path, index];
      if (!allowed.includes(word)) this.#report(place, "value", unknownWord(what, word, allowed));
    }
    return words;
  }

  #globs(value: unknown, path: Path): string[] {
    const globs = this.#strings(value, path);
    for (const [index, glob] of globs.entries()) this.#glob(glob, typeof value === "string" ? path : [...path, index], "value");
    return globs;
  }

  #glob(glob: string, path: Path, at: "key" | "value"): void {
    const fault = globFault(path[0] === "ignore" ? glob.replace(/^!/, "") : glob);
    if (fault !== undefined) this.#report(path, at, `The glob \`${glob}\` ${fault}.`);
  }

  #ruleset(value: unknown): number {
    if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= latestRuleset) return value;
    this.#report(["ruleset"], "value", `\`ruleset\` is a whole number from 1 to ${latestRuleset}, the newest that this version knows.`);
    return latestRuleset;
  }

  #packs(value: unknown): Record<string, "on" | "off"> {
    const packs = this.#object(value, ["packs"], "`packs`");
    for (const [name, level] of Object.entries(packs)) {
      if (!this.#known.packs.includes(name)) this.#report(["packs", name], "key", unknownWord("pack", name, this.#known.packs));
      if (level !== "on" && level !== "off") this.#report(["packs", name], "value", `A pack is \`on\` or \`off\`, not ${nameOf(level)}.`);
    }
    return packs as Record<string, "on" | "off">;
  }

  #files(value: unknown): Record<string, DocumentKind> {
    const files = this.#object(value, ["files"], "`files`");
    for (const [glob, kind] of Object.entries(files)) {
      this.#glob(glob, ["files", glob], "key");
      if (typeof kind !== "string") this.#report(["files", glob], "value", `A kind is text, not ${nameOf(kind)}.`);
      else if (!(documentKinds as readonly string[]).includes(kind)) this.#report(["files", glob], "value", unknownWord("kind", kind, documentKinds));
    }
    return files as Record<string, DocumentKind>;
  }

  #overrides(value: unknown): Override[] {
    if (!Array.isArray(value)) {
      this.#report(["overrides"], "value", `\`overrides\` is a list, not ${nameOf(value)}.`);
      return [];
    }
    return value.map((item: unknown, index) => {
      const path = ["overrides", index];
      const keys = this.#object(item, path, "An override", overrideKeys);
      if (isObject(item) && keys["files"] === undefined) this.#report(path, "value", "An override names its `files`.");
      return {
        files: keys["files"] === undefined ? [] : this.#globs(keys["files"], [...path, "files"]),
        ...withoutAbsent({
          rules: keys["rules"] === undefined ? undefined : this.#rules(keys["rules"], [...path, "rules"]),
          profiles: keys["profiles"] === undefined ? undefined : this.#words(keys["profiles"], [...path, "profiles"], "profile", this.#known.profiles),
          suppressions: keys["suppressions"] === undefined ? undefined : this.#suppressions(keys["suppressions"], [...path, "suppressions"]),
        }),
      };
    });
  }

  #suppressions(value: unknown, path: Path): Suppression[] {
    const { suppressions, issues } = readSuppressions(value, path, this.#ruleIds);
    this.issues.push(...issues);
    return suppressions;
  }

  #rules(value: unknown, path: Path): Record<string, RuleSetting> {
    const rules = this.#object(value, path, "`rules`");
    for (const [id, setting] of Object.entries(rules)) {
      const place = [...path, id];
      if (!this.#ruleIds.includes(id)) this.#report(place, "key", unknownWord("rule", id, this.#ruleIds));
      if (!Array.isArray(setting)) this.#level(setting, place);
      else this.#levelAndOptions(setting, place);
    }
    return rules as Record<string, RuleSetting>;
  }

  #levelAndOptions(setting: readonly unknown[], path: Path): void {
    if (setting.length < 1 || setting.length > 2) this.#report(path, "value", "A rule has a severity, or a list of a severity and options.");
    else this.#level(setting[0], [...path, 0]);
    if (setting.length === 2 && !isObject(setting[1])) {
      this.#report([...path, 1], "value", `The options of a rule are a mapping, not ${nameOf(setting[1])}.`);
    }
  }

  #level(value: unknown, path: Path): void {
    if ((severityLevels as readonly unknown[]).includes(value)) return;
    const synonym = levelSynonyms.get(value);
    if (synonym !== undefined) this.#report(path, "value", `Unknown severity \`${JSON.stringify(value).replaceAll('"', "")}\`; write \`${synonym}\`.`);
    else if (typeof value === "string") this.#report(path, "value", unknownWord("severity", value, severityLevels));
    else this.#report(path, "value", `A severity is text, not ${nameOf(value)}.`);
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a mapping" : typeof value === "string" ? "text" : `a ${typeof value}`;
}

function withoutAbsent<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}
