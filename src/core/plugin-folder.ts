import { folderOf, joinPaths, lookUp, type Tree } from "./tree.ts";

/** Where clients look for the manifest of a plugin (code.claude.com/docs/en/plugins-reference; Codex, Cursor and Copilot have their own). */
const manifests = [".claude-plugin/plugin.json", ".codex-plugin/plugin.json", ".cursor-plugin/plugin.json", "plugin.json"];

/** The folder of the plugin that holds a path: the nearest one above it with a manifest. */
export function pluginFolderOf(path: string, tree: Tree): string | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (manifests.some((manifest) => lookUp(tree, joinPaths(folder, manifest)).status === "exact")) return folder;
    if (folder === "") return undefined;
  }
}

/** The folder of the project whose `.claude` folder holds a path: what `CLAUDE_PROJECT_DIR` means there. */
export function projectFolderOf(path: string): string | undefined {
  const folders = folderOf(path).split("/");
  const at = folders.lastIndexOf(".claude");
  return at === -1 ? undefined : folders.slice(0, at).join("/");
}
