import type { DocumentLink, Location, Position } from "vscode-languageserver/node";
import { contains, type Span } from "../../core/span.ts";
import { folderOf } from "../../core/tree.ts";
import { scalarOf } from "../../core/yaml.ts";
import type { Session } from "../session.ts";
import { uriOfPath } from "../uris.ts";
import { contractLocation } from "./contract-location.ts";
import { headingAnchors, headingOf, mentionsIn, sameSubject, type Mention, type Subject } from "./mentions.ts";
import { documentAt } from "./other-document.ts";
import { projectDocuments } from "./project-documents.ts";
import { namedSkills, skillNames } from "./skill-names.ts";
import { viewOf, type View } from "./view.ts";

const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Where what a place speaks of is defined: a file, a section, the entry point of a skill, or the contract of a marker. */
export async function definition(session: Session, uri: string, position: Position): Promise<Location | null> {
  const view = await viewOf(session, uri);
  if (view === undefined) return null;
  await searched(session, view);
  const mention = mentionAt(view, view.snapshot.offsetAt(position));
  return mention === undefined ? null : locationOf(session, view, mention.subject);
}

/** Everywhere in the project where the same is spoken of. */
export async function references(session: Session, uri: string, position: Position, withDefinition: boolean): Promise<Location[]> {
  const view = await viewOf(session, uri);
  if (view === undefined) return [];
  await searched(session, view);
  const subjects = subjectsAt(view, view.snapshot.offsetAt(position));
  if (subjects.length === 0) return [];
  const skills = new Set(skillNames(view.project));
  const found = projectDocuments(session, view, subjects.map(wordOf)).flatMap(({ document, snapshot }) =>
    mentionsIn(document, skills)
      .filter(({ subject }) => subjects.some((each) => sameSubject(each, subject)))
      .map(({ at }): Location => ({ uri: snapshot.uri, range: snapshot.range(at) })),
  );
  const definitions = withDefinition ? await Promise.all(subjects.map((subject) => locationOf(session, view, subject))) : [];
  return [...definitions.filter((location) => location !== null), ...found];
}

/** The files that links and code spans lead to. */
export async function documentLinks(session: Session, uri: string): Promise<DocumentLink[]> {
  const view = await viewOf(session, uri);
  if (view === undefined) return [];
  return mentionsIn(view.document, new Set()).flatMap(({ at, subject }): DocumentLink[] =>
    subject.type === "file" && view.place.root !== undefined ? [{ range: view.snapshot.range(at), target: session.uriOf(view.place, subject.path) }] : [],
  );
}

/** Features that look across documents wait until these are known. */
export async function searched(session: Session, { project }: View): Promise<void> {
  if (project !== undefined) await session.workspace.search(project, false);
}

export function mentionAt(view: View, offset: number): Mention | undefined {
  const here = { start: offset, end: offset };
  const found = mentionsIn(view.document, new Set(skillNames(view.project))).filter(({ at }) => contains(at, here));
  // A fragment stands within its link.
  return found.sort((a, b) => a.at.end - a.at.start - (b.at.end - b.at.start))[0];
}

/** What a place speaks of, or defines: a heading its section, the name of a skill the skill and its file. */
function subjectsAt(view: View, offset: number): Subject[] {
  const { document } = view;
  const here = { start: offset, end: offset };
  const mention = mentionAt(view, offset);
  if (mention !== undefined) return [mention.subject];
  const name = ownName(view);
  if (name !== undefined && contains(name.at, here)) return [{ type: "skill", name: name.text }, { type: "file", path: document.path }];
  const heading = headingAnchors(document).find(({ span }) => contains(span, here));
  return heading === undefined ? [] : [{ type: "section", path: document.path, anchor: heading.anchor }];
}

/** The name that a skill gives itself. */
export function ownName({ document }: View): { readonly text: string; readonly at: Span } | undefined {
  const name = document.kind === "skill" ? scalarOf(document.frontmatter?.mapping, "name") : undefined;
  return name === undefined ? undefined : { text: name.text, at: name.span };
}

function wordOf(subject: Subject): string {
  switch (subject.type) {
    case "file":
    case "section":
      return subject.path.slice(folderOf(subject.path).length).replace(/^\//, "");
    case "skill":
      return subject.name;
    case "marker":
      return "<!--";
  }
}

async function locationOf(session: Session, view: View, subject: Subject): Promise<Location | null> {
  const { project, place } = view;
  switch (subject.type) {
    case "file":
      return place.root === undefined ? null : { uri: session.uriOf(place, subject.path), range: top };
    case "skill": {
      const skill = namedSkills(project).find(({ name }) => name === subject.name);
      return skill === undefined ? null : { uri: session.uriOf(place, skill.path), range: top };
    }
    case "section": {
      const document = documentAt(view, subject.path);
      const heading = document === undefined ? undefined : headingOf(document, subject.anchor);
      if (document === undefined || heading === undefined) return null;
      const { line, column } = document.source.pointAt(heading.start);
      const start = { line: line - 1, character: column - 1 };
      const uri = subject.path === view.document.path ? view.snapshot.uri : session.uriOf(place, subject.path);
      return { uri, range: { start, end: start } };
    }
    case "marker": {
      const found = await contractLocation(subject.family, place);
      return found === undefined ? null : { uri: uriOfPath(found.file), range: { start: { line: found.line - 1, character: 0 }, end: { line: found.line - 1, character: 0 } } };
    }
  }
}
