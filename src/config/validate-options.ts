import type { Ajv, ErrorObject } from "ajv";
import type { Config, ConfigIssue, KnownNames, RuleSetting } from "./config.ts";
import { unknownWord } from "../core/suggestion.ts";
import { withDefaults } from "./resolve.ts";

type Path = readonly (string | number)[];

/** Checks the options that a configuration gives to rules against the schema of each; nothing is loaded where it gives none. */
export async function findOptionIssues(config: Config, { rules }: KnownNames): Promise<ConfigIssue[]> {
  const given = [
    ...givenOptions(config.rules, ["rules"]),
    ...(config.overrides ?? []).flatMap((override, index) => givenOptions(override.rules, ["overrides", index, "rules"])),
  ];
  if (given.length === 0) return [];
  // The bundle gives modules of CommonJS their default export alone.
  const {
    default: { Ajv: AjvClass },
  } = await import("ajv");
  const ajv: Ajv = new AjvClass({ allErrors: true, strict: false, verbose: true });
  return given.flatMap(({ id, options, path }) => {
    const meta = rules.find((entry) => entry.id === id || entry.meta.formerly?.includes(id) === true)?.meta;
    if (meta === undefined) return [];
    const schema = meta.options;
    if (typeof schema !== "object" || schema === null) {
      return [{ path, at: "value" as const, message: `The rule \`${id}\` has no options; write its severity alone.` }];
    }
    // Options are checked as the rule will get them, so that nobody need repeat a required one that has a default.
    const validate = ajv.compile(schema);
    validate(withDefaults(meta.defaults, options));
    return (validate.errors ?? []).map((error) => toIssue(error, path));
  });
}

interface GivenOptions {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

function givenOptions(rules: Readonly<Record<string, RuleSetting>> | undefined, path: Path): GivenOptions[] {
  return Object.entries(rules ?? {}).flatMap(([id, setting]) =>
    Array.isArray(setting) && setting[1] !== undefined ? [{ id, options: setting[1] as Readonly<Record<string, unknown>>, path: [...path, id, 1] }] : [],
  );
}

function toIssue({ instancePath, keyword, params, message, parentSchema }: ErrorObject, base: Path): ConfigIssue {
  const steps = instancePath.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  const path = [...base, ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))];
  const name = steps.length === 0 ? "The options of a rule" : `The option \`${steps.join(".")}\``;
  if (keyword === "additionalProperties") {
    const key = String(params["additionalProperty"]);
    return { path: [...path, key], at: "key", message: unknownWord("option", key, Object.keys((parentSchema?.["properties"] as object | undefined) ?? {})) };
  }
  if (keyword === "enum") {
    const allowed = (params["allowedValues"] as unknown[]).map((value) => `\`${String(value)}\``);
    return { path, at: "value", message: `${name} is one of ${allowed.join(", ")}.` };
  }
  return { path, at: "value", message: `${name} ${message ?? "does not fit its schema"}.` };
}
