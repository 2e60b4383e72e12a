import type { CodeNode, ListItemNode, TableNode } from "../../core/markdown.ts";
import type { EntriesContract } from "../../core/note/section-contract.ts";
import { matchForms } from "../../core/note/form.ts";
import type { NoteEntries, NoteItem } from "../../core/note/view.ts";
import { shiftMap } from "../../core/offset-map.ts";
import type { Span } from "../../core/span.ts";
import type { YamlNode, YamlTree } from "../../core/yaml.ts";
import { codeContent } from "../code-content.ts";
import type { Line } from "../lines.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { placeParts, plainText } from "./plain-text.ts";
import { mappingNode, textNode } from "./yaml-nodes.ts";

/** What a section holds that may be entries: lines without code, and nodes that stand in no other block. */
export interface EntriesInput {
  readonly document: string;
  readonly lines: readonly Line[];
  readonly fences: readonly CodeNode[];
  readonly tables: readonly TableNode[];
  readonly items: readonly ListItemNode[];
}

/** The entries of a section in every form that it has, in the order of the text. */
export function findEntries(input: EntriesInput, contracts: readonly EntriesContract[]): NoteEntries[] {
  if (contracts.length === 0) return [];
  const contractOf = (as: EntriesContract["as"]): EntriesContract | undefined => contracts.find((each) => each.as === as);
  const items = contractOf("items");
  const found = [...readTables(input, contracts), ...readYamlEntries(input, contractOf("yaml")), ...(items === undefined ? [] : readItems(input, items))];
  return found.sort((a, b) => a.at.start - b.at.start);
}

function readTables({ document, tables }: EntriesInput, contracts: readonly EntriesContract[]): NoteEntries[] {
  return tables.flatMap(({ rows, span }): NoteEntries[] => {
    const [head, ...body] = rows;
    if (head === undefined) return [];
    const columns = head.cells.map((cell) => plainText(document, withoutPipes(document, cell)));
    // Tables of other forms than all declared ones are looked at as the first.
    const forms = contracts.filter(({ as }) => as === "table");
    const contract = forms.find((each) => each.columns.every((name, index) => columns[index]?.text === name)) ?? forms[0];
    const values = body.map((row) => mappingNode(row.span, row.cells.flatMap((cell, index) => (columns[index] === undefined ? [] : [[columns[index].text, textNode(plainText(document, withoutPipes(document, cell)))] as const]))));
    return [{ as: "table", contract, at: head.span, span, values, trees: [], columns, items: [] }];
  });
}

/** The parser gives cells with the signs around them. */
function withoutPipes(document: string, { start, end }: Span): Span {
  const cell = document.slice(start, end);
  const before = /^\|/.exec(cell)?.[0].length ?? 0;
  const behind = /(?<!\\)\|[ \t]*$/.exec(cell.slice(before))?.[0].length ?? 0;
  return { start: start + before, end: end - behind };
}

/** Keys at the start of a bullet: `- timestamp: …`. A label in stars is none. */
const entryLine = /^ {0,3}-[ \t]+["']?[A-Za-z_][\w .-]{0,60}["']?:(?:[ \t]|$)/;

function readYamlEntries({ document, lines, fences }: EntriesInput, contract: EntriesContract | undefined): NoteEntries[] {
  const trees: YamlTree[] = [];
  const spans: Span[] = [];
  for (const fence of fences.filter(({ lang }) => /^ya?ml$/i.test(lang ?? ""))) {
    const { text, map } = codeContent(document, fence);
    const tree = readYaml(text, map, { document });
    // A fence that holds no entries, an empty one or a text, is none of them.
    if (tree.faults.length === 0 && tree.root?.kind !== "sequence" && tree.root?.kind !== "mapping") continue;
    trees.push(tree);
    spans.push(fence.span);
  }
  for (const region of yamlRegions(lines)) {
    trees.push(readYaml(document.slice(region.start, region.end), shiftMap(region.start), { document }));
    spans.push(region);
  }
  const [first] = [...spans].sort((a, b) => a.start - b.start);
  if (first === undefined) return [];
  const end = Math.max(...spans.map((each) => each.end));
  const lineEnd = /[\r\n]/.exec(document.slice(first.start, first.end))?.index ?? first.end - first.start;
  const values = trees.flatMap(({ root }) => (root?.kind === "sequence" ? root.items : root === undefined ? [] : [root]));
  return [{ as: "yaml", contract, at: { start: first.start, end: first.start + lineEnd }, span: { start: first.start, end }, values: sortNodes(values), trees, columns: [], items: [] }];
}

function sortNodes(nodes: readonly YamlNode[]): YamlNode[] {
  return [...nodes].sort((a, b) => a.span.start - b.span.start);
}

/** Runs of lines that are a YAML list in the text of a section: from the first bullet with a key to the last line that belongs to one. */
function yamlRegions(lines: readonly Line[]): Span[] {
  const regions: { start: number; end: number; last: number }[] = [];
  for (const [index, { text, span }] of lines.entries()) {
    const open = regions.at(-1);
    const continues = open !== undefined && open.last === index - 1;
    if (entryLine.test(text)) {
      if (continues) Object.assign(open, { end: span.end, last: index });
      else regions.push({ start: span.start, end: span.end, last: index });
    } else if (continues && /^[ \t]+\S/.test(text)) Object.assign(open, { end: span.end, last: index });
    else if (continues && text.trim() === "") open.last = index;
  }
  return regions;
}

function readItems(input: EntriesInput, contract: EntriesContract): NoteEntries[] {
  const items = itemsOf(input, contract.forms);
  const [first] = items;
  if (first === undefined) return [];
  const values = items.map(({ span, parts }) => mappingNode(span, [...(parts ?? [])].map(([name, part]) => [name, textNode(part)] as const)));
  return [{ as: "items", contract, at: first.span, span: { start: first.span.start, end: items.at(-1)?.span.end ?? first.span.end }, values, trees: [], columns: [], items }];
}

/** The bullets that stand in no other block, by their first lines. */
export function itemsOf({ document, items }: Pick<EntriesInput, "document" | "items">, forms: EntriesContract["forms"]): NoteItem[] {
  return items.map(({ span }) => {
    const line = /^[^\r\n]*/.exec(document.slice(span.start, span.end))?.[0] ?? "";
    const bullet = /^(?:[-*+]|\d{1,9}[.)])[ \t]*(?:\[[^\]]\][ \t]+)?/.exec(line)?.[0].length ?? 0;
    const plain = plainText(document, { start: span.start + bullet, end: span.start + line.length });
    return { text: plain.text, span: plain.text === "" ? { start: span.start, end: span.start + line.length } : plain.span, parts: placeParts(matchForms(forms, plain.text), plain) };
  });
}
