import { isSchema } from "../json-schema.ts";

/** Where the schemas of a `note` contract stand, as paths from its root. */
export function noteSchemaPlaces(source: Readonly<Record<string, unknown>>): (readonly (string | number)[])[] {
  const sections = isSchema(source["sections"]) ? Object.entries(source["sections"]) : [];
  return [
    ["frontmatter", "schema"],
    ["data", "schema"],
    ["values", "schema"],
    ...sections.flatMap(([key, section]) => {
      const entries = isSchema(section) && Array.isArray(section["entries"]) ? section["entries"] : [];
      return [["sections", key, "data", "schema"], ...entries.map((_, index) => ["sections", key, "entries", index, "schema"])];
    }),
  ];
}
