import type { ValuePath } from "../../core/payload-schema.ts";

/** Where a cursor stands in YAML that is being typed, told by the indentation of the lines alone. */
export interface TypedYaml {
  /** The keys and list positions around the line. */
  readonly parent: ValuePath;
  /** The key on the line when the cursor stands behind its colon, or in a list the key of the list. */
  readonly key: string | undefined;
  /** What is typed of the key or the value; its end is the cursor. */
  readonly typed: string;
  /** The keys that stand beside the line, its own not among them. */
  readonly siblings: readonly string[];
  /** Whether the cursor is in an entry of a list that is no mapping. */
  readonly inList: boolean;
}

interface Row {
  readonly indent: number;
  /** The number of list dashes before the key. */
  readonly item: boolean;
  readonly key: string | undefined;
}

const rowPattern = /^([ \t]*)(-[ \t]+|-$)?(?:["']?([\w.$/@-]+)["']?[ \t]*:(?=[ \t]|$))?/;

function readRow(line: string): Row | undefined {
  if (line.trim() === "" || /^[ \t]*#/.test(line)) return undefined;
  const [, indent = "", dash, key] = rowPattern.exec(line) ?? [];
  return { indent: indent.length + (dash === undefined ? 0 : Math.max(2, dash.length)), item: dash !== undefined, key };
}

/** `lines` is the whole YAML, `before` what stands before the cursor on the line with this index (0-based). */
export function typedYaml(lines: readonly string[], index: number, before: string): TypedYaml {
  const [whole = "", indentText = "", dash, key] = rowPattern.exec(before) ?? [];
  const inValue = key !== undefined;
  const indent = indentText.length + (dash === undefined ? 0 : Math.max(2, dash.length));
  const typed = inValue ? before.slice(whole.length).trimStart() : before.slice(indentText.length + (dash?.length ?? 0));
  const { path, itemStart } = pathAbove(lines, index, indent, dash !== undefined);
  const own = siblingsOf(lines, index, indent, itemStart);
  const listKey = path.at(-2);
  const isScalarItem = dash !== undefined && !inValue;
  return { parent: path, key: inValue ? key : isScalarItem && typeof listKey === "string" ? listKey : undefined, typed, siblings: own, inList: isScalarItem };
}

/** The path of the mapping or list in which a line of this indentation stands. */
function pathAbove(lines: readonly string[], index: number, indent: number, startsItem: boolean): { path: ValuePath; itemStart: number | undefined } {
  const path: (string | number)[] = [];
  let depth = indent;
  let itemStart: number | undefined = startsItem ? index : undefined;
  let count = startsItem ? 0 : -1;
  let dashIndent = startsItem ? indent - 2 : -1;
  for (let at = index - 1; at >= 0; at -= 1) {
    const row = readRow(lines[at] ?? "");
    if (row === undefined) continue;
    const outer = /^[ \t]*/.exec(lines[at] ?? "")?.[0].length ?? 0;
    if (count === -1 && row.item && row.indent === depth) {
      // The line is a further key of the item that begins here.
      count = 0;
      dashIndent = outer;
      itemStart ??= at;
      continue;
    }
    if (count >= 0) {
      if (row.item && outer === dashIndent) count += 1;
      else if (row.key !== undefined && outer <= dashIndent && !row.item) {
        path.unshift(row.key, count);
        depth = row.indent;
        count = -1;
      } else if (row.item && outer < dashIndent && row.key !== undefined) {
        path.unshift(row.key, count);
        depth = row.indent;
        count = 0;
        dashIndent = outer;
      }
      continue;
    }
    if (row.key !== undefined && row.indent < depth) {
      path.unshift(row.key);
      depth = row.indent;
      if (row.item) {
        count = 0;
        dashIndent = outer;
      }
    }
  }
  if (count >= 0) path.unshift(count);
  return { path, itemStart };
}

function siblingsOf(lines: readonly string[], index: number, indent: number, itemStart: number | undefined): string[] {
  const keys: string[] = [];
  const collect = (step: 1 | -1): void => {
    for (let at = index + step; at >= 0 && at < lines.length; at += step) {
      if (itemStart !== undefined && at < itemStart) return;
      const row = readRow(lines[at] ?? "");
      if (row === undefined) continue;
      if (row.indent < indent || (step === 1 && row.item && row.indent <= indent)) return;
      if (row.indent === indent && row.key !== undefined) keys.push(row.key);
    }
  };
  collect(-1);
  collect(1);
  return keys;
}
