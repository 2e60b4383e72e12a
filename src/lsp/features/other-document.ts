import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../../core/document.ts";
import { decode } from "../../parse/decode.ts";
import { isMarkdown } from "../../parse/kind.ts";
import type { View } from "./view.ts";

/** Another document of the project, as the editor has it or as it is on the disk; `path` is relative to the root. */
export function documentAt(view: View, path: string): Document | undefined {
  const { document, place, project } = view;
  if (path === document.path) return document;
  if (place.root === undefined || !isMarkdown(path)) return undefined;
  const kind = project?.files.find((file) => file.path === path)?.kind ?? "markdown";
  const text = project?.sourceOf(path)?.slice(0) ?? readText(join(place.root, path));
  return text === undefined ? undefined : place.environment.linter.inspect({ text, faults: [], hasByteOrderMark: false, path, kind, folderNames: [], tree: project?.tree }, place.layers, ["inlineCode", "text"]);
}

function readText(path: string): string | undefined {
  try {
    return decode(readFileSync(path)).text;
  } catch {
    return undefined;
  }
}
