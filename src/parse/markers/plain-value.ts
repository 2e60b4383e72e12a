import type { Scalar } from "../../core/yaml.ts";

/** The value of a text without quotes: a number or a truth value where it looks like one, as in YAML. */
export function plainValue(text: string): Scalar["value"] {
  if (text === "" || text === "null") return null;
  if (text === "true" || text === "false") return text === "true";
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
