import type { Document } from "./document.ts";
import type { JsonObject, JsonString, JsonValue } from "./json.ts";
import { folderOf } from "./tree.ts";

/** A plugin that a manifest describes: `plugin.json` one, `marketplace.json` one for each entry. */
export interface PluginEntry {
  readonly object: JsonObject;
  /** The folder of the plugin from the root of the tree; `undefined` when it is fetched from elsewhere or not told. */
  readonly folder: string | undefined;
}

/** Whether the manifest is that of a marketplace. */
export function isMarketplace({ path }: Document): boolean {
  return path.endsWith("/marketplace.json") || path === "marketplace.json";
}

/**
 * The folder from which a manifest counts its paths: the one that holds `.claude-plugin` or the like of another client
 * (`.github/plugin` of GitHub Copilot), and its own where it stands at the top of a plugin.
 */
export function manifestRoot({ path }: Document): string {
  const folder = folderOf(path);
  const inside = /(?:^|\/)(?:\.[a-z]+-plugin|\.plugin|\.github\/plugin|\.agents\/plugins)$/.exec(folder);
  return inside === null ? folder : folder.slice(0, inside.index);
}

/** The member of an object, which may be any value of JSON or absent. */
export function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return value?.type === "object" ? value.members.get(key) : undefined;
}

/** The texts of a value that is one text or a list of them; other values are passed by. */
export function textsOf(value: JsonValue | undefined): JsonString[] {
  const items = value?.type === "array" ? value.items : value === undefined ? [] : [value];
  return items.filter((item) => item.type === "string");
}

/** The entries of a marketplace; a value that is no object has no place among them. */
export function entriesOf(document: Document): JsonObject[] {
  const plugins = memberOf(document.json(), "plugins");
  return plugins?.type === "array" ? plugins.items.filter((item) => item.type === "object") : [];
}
