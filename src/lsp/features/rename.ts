import { basename, dirname, join } from "node:path";
import { LSPErrorCodes, ResponseError, type Position, type Range, type TextDocumentEdit, type TextEdit, type WorkspaceEdit } from "vscode-languageserver/node";
import { contains } from "../../core/span.ts";
import { folderOf } from "../../core/tree.ts";
import type { ClientFeatures } from "../client.ts";
import type { Session } from "../session.ts";
import { uriOfPath } from "../uris.ts";
import { mentionAt, ownName, searched } from "./navigation.ts";
import { mentionsIn } from "./mentions.ts";
import { projectDocuments, type ProjectDocument } from "./project-documents.ts";
import { namedSkills, skillNames, type NamedSkill } from "./skill-names.ts";
import { viewOf, type View } from "./view.ts";

/** The name of a skill at a place, for the client to show; `null` where no name of a skill stands. */
export async function prepareRename(session: Session, uri: string, position: Position): Promise<{ range: Range; placeholder: string } | null> {
  const view = await viewOf(session, uri);
  const found = view === undefined ? undefined : await skillAt(session, view, position);
  return view === undefined || found === undefined ? null : { range: view.snapshot.range(found.at), placeholder: found.skill.name };
}

/** Names are those of folders. */
const goodName = /^[^\s/\\:*?"<>|]+$/;

/**
 * Gives a skill another name: in its front matter, as the name of its folder where that is its name now, in the links that lead
 * into the folder and in the lists of agents that load it. Words in prose stay.
 */
export async function rename(session: Session, uri: string, position: Position, newName: string, features: ClientFeatures): Promise<WorkspaceEdit | null> {
  const view = await viewOf(session, uri);
  const found = view === undefined ? undefined : await skillAt(session, view, position);
  if (view === undefined || found === undefined) return null;
  if (!goodName.test(newName)) throw new ResponseError(LSPErrorCodes.RequestFailed, `\`${newName}\` cannot be the name of a folder.`);
  if (skillNames(view.project).includes(newName)) throw new ResponseError(LSPErrorCodes.RequestFailed, `There is a skill \`${newName}\` already.`);
  const { skill } = found;
  const documents = projectDocuments(session, view, [skill.name]);
  const changes = documents.flatMap((each): TextDocumentEdit[] => {
    const edits = editsOf(each, skill, newName);
    return edits.length === 0 ? [] : [{ textDocument: { uri: each.snapshot.uri, version: each.version }, edits }];
  });
  if (!features.documentChanges) return { changes: Object.fromEntries(changes.map(({ textDocument, edits }) => [textDocument.uri, edits.filter((edit) => "newText" in edit)])) };
  const folder = dirname(join(view.place.root ?? "", skill.path));
  const move = { kind: "rename", oldUri: uriOfPath(folder), newUri: uriOfPath(join(dirname(folder), newName)) } as const;
  return { documentChanges: [...changes, ...(features.renamesFiles && basename(folder) === skill.name ? [move] : [])] };
}

async function skillAt(session: Session, view: View, position: Position): Promise<{ readonly skill: NamedSkill; readonly at: { start: number; end: number } } | undefined> {
  await searched(session, view);
  const offset = view.snapshot.offsetAt(position);
  const skills = namedSkills(view.project);
  const name = ownName(view);
  if (name !== undefined && contains(name.at, { start: offset, end: offset })) {
    const own = skills.find(({ path }) => path === view.document.path);
    return own === undefined ? undefined : { skill: own, at: name.at };
  }
  const mention = mentionAt(view, offset);
  const { subject } = mention ?? {};
  if (mention === undefined || subject?.type !== "skill") return undefined;
  const skill = skills.find((each) => each.name === subject.name);
  return skill === undefined ? undefined : { skill, at: mention.at };
}

function editsOf({ document, snapshot }: ProjectDocument, skill: NamedSkill, newName: string): TextEdit[] {
  const folder = folderOf(skill.path);
  const edits: TextEdit[] = [];
  const put = (start: number, end: number): number => edits.push({ range: snapshot.range({ start, end }), newText: newName });
  if (document.path === skill.path) {
    const pair = document.frontmatter?.mapping?.pairs.find(({ key }) => key.kind === "scalar" && key.text === "name");
    const value = pair?.value;
    if (value?.kind === "scalar" && value.text === skill.name) {
      const at = value.source.indexOf(skill.name);
      if (at !== -1) put(value.span.start + at, value.span.start + at + skill.name.length);
    }
  }
  for (const { at, subject, verbatim } of mentionsIn(document, new Set())) {
    if (!verbatim) continue;
    if (subject.type === "skill" && subject.name === skill.name) put(at.start, at.end);
    if (subject.type === "file" && (subject.path === folder || subject.path.startsWith(`${folder}/`))) {
      const segment = segmentOf(document.text.slice(at.start, at.end), subject.path, folder);
      if (segment !== undefined) put(at.start + segment, at.start + segment + skill.name.length);
    }
  }
  return edits;
}

/** Where the folder stands in a written path that leads into it: so many segments from the end; `undefined` where it is not written. */
function segmentOf(written: string, path: string, folder: string): number | undefined {
  const below = path.slice(folder.length).split("/").filter((part) => part !== "").length;
  const segments = written.split("/");
  const index = segments.length - 1 - below - (written.endsWith("/") ? 1 : 0);
  if (segments[index] !== basename(folder)) return undefined;
  return segments.slice(0, index).reduce((sum, segment) => sum + segment.length + 1, 0);
}
