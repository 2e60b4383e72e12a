import { commandTitle } from "../../core/command/say.ts";
import { contains, type Span } from "../../core/span.ts";
import { keyText } from "../../core/yaml.ts";
import { commandWords, flagWords } from "./command-words.ts";
import { contractWords, fieldWords, payloadSchemaOf } from "./contract-words.ts";
import { recordsOf } from "./journal-records.ts";
import { keyWords } from "./key-words.ts";
import { labelWords, sectionWords } from "./note-words.ts";
import { recordWords } from "./record-words.ts";
import type { View } from "./view.ts";
import { yamlPlaceAt } from "./yaml-place.ts";

/** What is known of a place, as Markdown. */
export interface Words {
  readonly at: Span;
  readonly text: string;
}

/** What contracts and clients say of what stands at an offset; the first that knows it speaks. */
export function contractSubject(view: View, offset: number): Words | undefined {
  return frontmatterKey(view, offset) ?? inMarker(view, offset) ?? mirrorLabel(view, offset) ?? inNote(view, offset) ?? inRecord(view, offset) ?? inCommand(view, offset);
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

/** A record of a journal says of its type and its keys what the contract says. */
function inRecord({ document }: View, offset: number): Words | undefined {
  const here = { start: offset, end: offset };
  const found = recordsOf(document).find(({ record }) => contains(record.line, here));
  const place = yamlPlaceAt(found?.record.root, offset);
  if (found?.contract === undefined || place === undefined) return undefined;
  const { contract, record } = found;
  const at = place.at === "key" ? place.pair.key.span : (place.pair.value?.span ?? place.pair.span);
  const isType = place.path.length === 1 && place.path[0] === contract.discriminator;
  const text = isType && record.contract !== undefined ? recordWords(record.contract) : (fieldWords(record.contract?.schema, place.path) ?? fieldWords(contract.schema, place.path));
  return text === undefined ? undefined : { at, text };
}

/** The call of a command says of itself and of its flags what the contract says. */
function inCommand({ document }: View, offset: number): Words | undefined {
  const here = { start: offset, end: offset };
  for (const { contract, signature, name, flags } of document.commandCalls()) {
    if (contains(name, here)) return { at: name, text: commandWords(contract, signature) };
    const flag = flags.find(({ span }) => contains(span, here));
    if (flag?.contract !== undefined) return { at: flag.span, text: flagWords(commandTitle(contract, signature), flag.contract) };
  }
  return undefined;
}
