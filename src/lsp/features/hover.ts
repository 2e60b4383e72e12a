import type { Hover, Position } from "vscode-languageserver/node";
import { ruleEntries } from "../../../rules/index.ts";
import { findDirectives } from "../../core/directives.ts";
import { contains, type Span } from "../../core/span.ts";
import { keyText } from "../../core/yaml.ts";
import type { Session } from "../session.ts";
import { contractWords, fieldWords, payloadSchemaOf } from "./contract-words.ts";
import { keyWords } from "./key-words.ts";
import { labelWords, sectionWords } from "./note-words.ts";
import { ruleWords } from "./rule-words.ts";
import { viewOf, type View } from "./view.ts";
import { yamlPlaceAt } from "./yaml-place.ts";

interface Words {
  readonly at: Span;
  readonly text: string;
}

/** What is known of the place under the pointer: rules of the findings there, and what contracts and clients say of what stands there. */
export async function hover(session: Session, uri: string, position: Position, markdown: boolean): Promise<Hover | null> {
  const view = await viewOf(session, uri);
  if (view === undefined) return null;
  const offset = view.snapshot.offsetAt(position);
  const subject = directiveRule(view, offset) ?? frontmatterKey(view, offset) ?? inMarker(view, offset) ?? mirrorLabel(view, offset) ?? inNote(view, offset);
  const parts = [...new Set([...findingsAt(view, offset), ...(subject === undefined ? [] : [subject])].map(({ text }) => text))];
  if (parts.length === 0) return null;
  const range = subject === undefined ? undefined : view.snapshot.range(subject.at);
  const value = parts.join("\n\n---\n\n");
  return { contents: markdown ? { kind: "markdown", value } : { kind: "plaintext", value: value.replaceAll(/[*`]/g, "") }, ...(range !== undefined && { range }) };
}

function findingsAt({ analysis }: View, offset: number): Words[] {
  const here = { start: offset, end: offset };
  return analysis.diagnostics
    .filter(({ region }) => contains(region, here))
    .flatMap(({ ruleId, region }) => ruleEntries.filter(({ id }) => id === ruleId).map((entry) => ({ at: region, text: ruleWords(entry) })));
}

function directiveRule({ document }: View, offset: number): Words | undefined {
  const here = { start: offset, end: offset };
  const rule = findDirectives(document).flatMap(({ rules }) => rules).find(({ span }) => contains(span, here));
  const entry = ruleEntries.find(({ id, meta }) => id === rule?.id || (rule !== undefined && meta.formerly?.includes(rule.id) === true));
  return rule === undefined || entry === undefined ? undefined : { at: rule.span, text: ruleWords(entry) };
}

function frontmatterKey(view: View, offset: number): Words | undefined {
  const place = yamlPlaceAt(view.document.frontmatter?.mapping, offset);
  const key = place === undefined ? undefined : keyText(place.pair);
  if (place?.at !== "key" || place.path.length !== 1 || key === undefined) return undefined;
  const text = keyWords(view, key);
  return text === undefined ? undefined : { at: place.pair.key.span, text };
}

function inMarker({ document }: View, offset: number): Words | undefined {
  const here = { start: offset, end: offset };
  for (const marker of document.markers()) {
    if (contains(marker.head.span, here)) return { at: marker.head.span, text: contractWords(marker.contract) };
    const place = yamlPlaceAt(marker.payload?.tree.root, offset);
    if (place === undefined) continue;
    const text = fieldWords(payloadSchemaOf(marker), place.path);
    if (text !== undefined) return { at: place.at === "key" ? place.pair.key.span : (place.pair.value?.span ?? place.pair.span), text };
  }
  return undefined;
}

/** The label of a bullet says what the key says that it repeats. */
function mirrorLabel({ document }: View, offset: number): Words | undefined {
  const here = { start: offset, end: offset };
  for (const { contract, entries } of document.mirrors()) {
    const bullet = entries.flatMap(({ bullets }) => bullets).find(({ label }) => contains(label.span, here));
    if (bullet?.key === undefined) continue;
    const marker = document.markers().find((each) => each.contract === contract) ?? { contract, payload: undefined, parameters: new Map() };
    const path = [...(contract.payload?.records?.at ?? []), 0, bullet.key];
    return { at: bullet.label.span, text: fieldWords(payloadSchemaOf(marker), path) ?? `\`${bullet.key}\` of the payload` };
  }
  return undefined;
}

/** The headings and labels of a note say what its contract says of them. */
function inNote({ document }: View, offset: number): Words | undefined {
  const here = { start: offset, end: offset };
  for (const { fields, sections } of document.notes()) {
    const section = sections.find(({ name }) => contains(name.span, here));
    if (section?.contract !== undefined) return { at: section.name.span, text: sectionWords(section.contract) };
    const label = [...fields, ...sections.flatMap(({ labels }) => labels)].find(({ labelSpan }) => contains(labelSpan, here));
    if (label?.contract !== undefined) return { at: label.labelSpan, text: labelWords(label.contract) };
  }
  return undefined;
}
