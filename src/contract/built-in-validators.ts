import type { ValidateFunction } from "ajv";
import type { JsonSchema } from "./json-schema.ts";

/**
 * Whether the schemas of built-in contracts come with validators. In the bundle another module takes the place of this one: there they are
 * compiled beforehand, so that a run without contracts of its own needs no `ajv`.
 */
export const hasBuiltInValidators: boolean = false;

/** The validator of a schema of a built-in contract; `undefined` for any other schema. */
export function builtInValidator(_schema: JsonSchema): ValidateFunction | undefined {
  return undefined;
}
