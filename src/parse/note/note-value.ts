import type { Document } from "../../core/document.ts";
import type { Note, NoteLabel, NoteSection } from "../../core/note/view.ts";
import type { Mapping, YamlNode } from "../../core/yaml.ts";
import { listNode, mappingNode, partNodes, textNode } from "./yaml-nodes.ts";

/** What relations look at: the note as one value (docs/note-contracts.md, "The values of a note"). */
export function noteValue(document: Pick<Document, "frontmatter">, { contract, path, title, fields, sections, items, data }: Omit<Note, "value">): Mapping {
  const nowhere = { start: 0, end: 0 };
  const bySection = contract.sections.flatMap(({ key, many, series }): (readonly [string, YamlNode])[] => {
    const found = sections.filter((each) => each.contract?.key === key);
    const [first] = found;
    if (first === undefined) return [];
    if (many || series !== undefined) return [[key, listNode(first.name.span, found.map(sectionNode))]];
    return [[key, sectionNode(first)]];
  });
  return mappingNode(nowhere, [
    ["path", path === undefined ? undefined : mappingNode(nowhere, partNodes(path))],
    ["title", title?.parts === undefined ? undefined : mappingNode(title.span, partNodes(title.parts))],
    ["frontmatter", document.frontmatter?.mapping],
    ["fields", mappingNode(fields[0]?.labelSpan ?? nowhere, labelNodes(fields))],
    ["items", listNode(items[0]?.span ?? nowhere, items.map(({ span, parts }) => mappingNode(span, partNodes(parts))))],
    ["data", data?.root],
    ["sections", mappingNode(sections[0]?.name.span ?? nowhere, bySection)],
  ]);
}

function sectionNode({ name, parts, first, firstParts, labels, data, entries }: NoteSection): YamlNode {
  return mappingNode(name.span, [
    ...partNodes(parts),
    ["first", firstParts === undefined ? undefined : mappingNode(first?.span ?? name.span, partNodes(firstParts))],
    ["labels", mappingNode(name.span, labelNodes(labels))],
    ["data", data === undefined ? undefined : data.contract.language === "jsonl" ? listNode(data.fence.span, data.trees.flatMap(({ root }) => root ?? [])) : data.trees[0]?.root],
    ["entries", entries.length === 0 ? undefined : listNode(name.span, entries.flatMap(({ values }) => values))],
  ]);
}

/** The values of labels; where the form of a value has one part, that part. */
function labelNodes(labels: readonly NoteLabel[]): (readonly [string, YamlNode])[] {
  return labels.map(({ label, contract, value, parts }) => {
    const [part, ...others] = parts?.values() ?? [];
    return [contract?.label ?? label, textNode(part !== undefined && others.length === 0 ? part : value)] as const;
  });
}
