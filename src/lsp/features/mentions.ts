import GithubSlugger from "github-slugger";
import { anchorKey } from "../../core/anchors.ts";
import type { Document } from "../../core/document.ts";
import { locate } from "../../core/destination.ts";
import { findFragments } from "../../core/fragments.ts";
import { findReferences } from "../../core/references.ts";
import { findSectionReferences } from "../../core/section-references.ts";
import type { Span } from "../../core/span.ts";
import { findPair, partOf, type Scalar } from "../../core/yaml.ts";

/** What a place in a document speaks of. Paths are relative to the root. */
export type Subject =
  | { readonly type: "file"; readonly path: string }
  | { readonly type: "section"; readonly path: string; readonly anchor: string }
  | { readonly type: "skill"; readonly name: string }
  | { readonly type: "marker"; readonly family: string };

export interface Mention {
  readonly at: Span;
  readonly subject: Subject;
  /** Whether the words under the span are the name or the path itself, so that they can be written anew. */
  readonly verbatim: boolean;
}

/** Everything that a document mentions; `skills` are the names of the project's skills, which code spans may name. */
export function mentionsIn(document: Document, skills: ReadonlySet<string>): Mention[] {
  return [...links(document), ...fragments(document), ...sectionNumbers(document), ...skillMentions(document, skills), ...markers(document)];
}

function links(document: Document): Mention[] {
  const { tree } = document;
  if (tree === undefined) return [];
  return findReferences(document).flatMap((reference): Mention[] => {
    const found = locate(document, tree, reference);
    return "path" in found ? [{ at: reference.span, subject: { type: "file", path: found.path }, verbatim: reference.verbatim }] : [];
  });
}

function fragments(document: Document): Mention[] {
  const { tree } = document;
  return findFragments(document).flatMap(({ name, reference, span, verbatim }): Mention[] => {
    if (reference === undefined) return [{ at: span, subject: { type: "section", path: document.path, anchor: name }, verbatim }];
    const found = tree === undefined ? undefined : locate(document, tree, reference);
    return found !== undefined && "path" in found ? [{ at: span, subject: { type: "section", path: found.path, anchor: name }, verbatim }] : [];
  });
}

/** `Step 3`, where the document counts its sections so. */
function sectionNumbers(document: Document): Mention[] {
  const anchors = new Map(headingAnchors(document).map(({ start, anchor }) => [start, anchor]));
  return findSectionReferences(document).flatMap(({ span, targets }): Mention[] => {
    const anchor = anchors.get(targets[0]?.section.heading.span.start ?? -1);
    return targets.length === 1 && anchor !== undefined ? [{ at: span, subject: { type: "section", path: document.path, anchor }, verbatim: false }] : [];
  });
}

function skillMentions(document: Document, skills: ReadonlySet<string>): Mention[] {
  const { kind, frontmatter, text } = document;
  const inCode = document.nodes("inlineCode").flatMap(({ value, span }): Mention[] => {
    const offset = text.slice(span.start, span.end).indexOf(value);
    return skills.has(value) ? [{ at: { start: span.start + offset, end: span.start + offset + value.length }, subject: { type: "skill", name: value }, verbatim: false }] : [];
  });
  if (kind !== "prompt") return inCode;
  const listed = findPair(frontmatter?.mapping, "skills")?.value;
  const scalars = listed?.kind === "sequence" ? listed.items.filter((item) => item.kind === "scalar") : listed?.kind === "scalar" ? [listed] : [];
  return [...inCode, ...scalars.flatMap(namesIn)];
}

/** The names in a value, several of them between commas. */
function namesIn(scalar: Scalar): Mention[] {
  return [...scalar.text.matchAll(/[^\s,]+/g)].map(({ 0: name, index }) => ({ at: partOf(scalar, index, index + name.length), subject: { type: "skill", name }, verbatim: true }));
}

function markers(document: Document): Mention[] {
  return document.markers().map(({ head, contract: { family } }) => ({ at: head.span, subject: { type: "marker", family }, verbatim: false }));
}

/** The anchors that GitHub makes of the headings of a document, each with the start of its heading. */
export function headingAnchors(document: Document): { readonly start: number; readonly span: Span; readonly anchor: string }[] {
  const slugger = new GithubSlugger();
  return document.nodes("heading").map(({ text, span }) => ({ start: span.start, span, anchor: slugger.slug(text) }));
}

/** The heading that a fragment names. */
export function headingOf(document: Document, anchor: string): Span | undefined {
  const key = anchorKey(anchor);
  return headingAnchors(document).find((heading) => anchorKey(heading.anchor) === key)?.span;
}

export function sameSubject(a: Subject, b: Subject): boolean {
  if (a.type === "file") return b.type === "file" && a.path === b.path;
  if (a.type === "skill") return b.type === "skill" && a.name === b.name;
  if (a.type === "marker") return b.type === "marker" && a.family === b.family;
  return b.type === "section" && a.path === b.path && anchorKey(a.anchor) === anchorKey(b.anchor);
}
