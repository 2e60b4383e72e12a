import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { AnyRule } from "../src/core/rule.ts";

/** The root of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Every rule that stands in the folder, in the order of their ids: the truth that the generated registry is held against. */
export async function loadRules(): Promise<AnyRule[]> {
  const folder = join(root, "rules");
  const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
  const files = groups
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith(".ts"))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { default: rule } = (await import(pathToFileURL(join(folder, file)).href)) as { default: AnyRule };
      return rule;
    }),
  );
}

/** The rules by their group, the part of the id before the slash. */
export function ruleGroups(rules: readonly AnyRule[]): [string, AnyRule[]][] {
  const groups = new Map<string, AnyRule[]>();
  for (const rule of rules) {
    const group = rule.id.slice(0, rule.id.indexOf("/"));
    groups.set(group, [...(groups.get(group) ?? []), rule]);
  }
  return [...groups];
}
