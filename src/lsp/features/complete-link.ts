import { CompletionItemKind } from "vscode-languageserver/node";
import { anchorsOf } from "../../core/anchors.ts";
import { folderOf, joinPaths, resolvePath } from "../../core/tree.ts";
import type { Cursor, Suggestion } from "./cursor.ts";
import { documentAt } from "./other-document.ts";
import type { View } from "./view.ts";

/** More names than these are a folder of data. */
const mostNames = 500;

/** Files and anchors in the target of a link that is being typed. */
export function linkCompletions(view: View, { before, range }: Cursor): readonly Suggestion[] | undefined {
  const { document } = view;
  const target = /\]\(<?([^()<>\s]*)$/.exec(before)?.[1];
  if (target === undefined || document.tree === undefined || /^[a-z][a-z\d+.-]*:/i.test(target)) return undefined;
  const hash = target.indexOf("#");
  if (hash !== -1) {
    const typed = target.slice(hash + 1);
    return anchors(view, target.slice(0, hash)).map((anchor) => ({ label: `#${anchor}`, kind: CompletionItemKind.Reference, range: range(typed.length), text: anchor, filter: anchor }));
  }
  const typed = target.slice(target.lastIndexOf("/") + 1);
  const start = target.startsWith("/") ? "" : folderOf(document.path);
  const folder = resolvePath(start, target.slice(0, target.length - typed.length));
  const entries = folder === undefined ? [] : (document.tree.list(folder) ?? []);
  return entries
    .filter(({ name }) => joinPaths(folder ?? "", name) !== document.path && (!name.startsWith(".") || typed.startsWith(".")))
    .slice(0, mostNames)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, type }) => ({
      label: type === "folder" ? `${name}/` : name,
      kind: type === "folder" ? CompletionItemKind.Folder : CompletionItemKind.File,
      range: range(typed.length),
      text: encodePath(name) + (type === "folder" ? "/" : ""),
    }));
}

function anchors(view: View, path: string): readonly string[] {
  const { document } = view;
  const full = path === "" ? document.path : resolvePath(path.startsWith("/") ? "" : folderOf(document.path), path);
  const target = full === undefined ? undefined : documentAt(view, full);
  return target === undefined ? [] : anchorsOf(target).headings;
}

/** What ends the target of a link, or begins something else in it, is written as in a URL. */
function encodePath(name: string): string {
  return name.replaceAll(/[\s()<>#?%]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"));
}
