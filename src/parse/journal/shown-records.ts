import type { JournalContract } from "../../core/journal/contract.ts";
import type { ShownRecord } from "../../core/journal/journal.ts";
import type { JsonObject, JsonValue } from "../../core/json.ts";
import type { CodeNode } from "../../core/markdown.ts";
import { isMentioned } from "../../core/mentioned.ts";
import type { Span } from "../../core/span.ts";
import { codeContent } from "../code-content.ts";
import { readJson } from "../json/read-json.ts";
import { readLine } from "./read-line.ts";

/** Languages of fences that show records. */
const languages = new Set(["json", "jsonl", "ndjson"]);

export interface ShownSource {
  readonly text: string;
  readonly path: string;
  readonly code: readonly CodeNode[];
}

/**
 * The records that a document shows in its fences, by contracts that look there: a fence that is one object, or one on each line. What
 * is no JSON, as most sketches are, shows none.
 */
export function findShownRecords({ text, path, code }: ShownSource, contracts: readonly JournalContract[]): ShownRecord[] {
  const looking = contracts.filter(({ shown }) => shown !== undefined && isMentioned(shown.mentions, text, path));
  if (looking.length === 0) return [];
  return code.flatMap((fence): ShownRecord[] => {
    if (!languages.has((fence.lang ?? "").toLowerCase())) return [];
    const content = codeContent(text, fence);
    const start = content.map.spanToOuter({ start: 0, end: 0 }).start;
    // Only where nothing stands between the lines of a fence are places in both the same.
    if (text.slice(start, start + content.text.length) !== content.text) return [];
    const span = { start, end: start + content.text.length };
    return objectsIn(content.text).flatMap(({ members, at, key }) => {
      const piece = { start: start + at.start, text: content.text.slice(at.start, at.end), length: at.end - at.start, ended: true };
      const has = (name: string): boolean => members.has(name);
      const meant = ({ recognisedBy, shown }: JournalContract): boolean => recognisedBy.every(has) || (key !== undefined && shown?.under.includes(key) === true && recognisedBy.some(has));
      for (const contract of looking.filter(meant)) {
        const { record } = readLine(piece, contract);
        if (record?.contract !== undefined) return [{ contract, record, fence, span }];
      }
      return [];
    });
  });
}

/** Objects deeper than this are parts of something else. */
const deepest = 4;

interface FoundObject {
  readonly members: JsonObject["members"];
  /** The key whose value it is; `undefined` at the top and in a list. */
  readonly key: string | undefined;
  /** Offsets into the text of the fence. */
  readonly at: Span;
}

/** The objects of a text that is one JSON value, or one on each line. */
function objectsIn(text: string): FoundObject[] {
  const whole = readJson(text);
  if (whole.fault === undefined) return whole.values.flatMap((value) => objectsOf(value, deepest, 0));
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }) => {
    const { values, fault } = readJson(line);
    return fault === undefined ? values.flatMap((value) => objectsOf(value, 1, index)) : [];
  });
}

/** A value, if it is an object, and those in it; `from` is where the text of the value begins. */
function objectsOf(value: JsonValue, depth: number, from: number, key?: string): FoundObject[] {
  if (depth === 0 || (value.type !== "object" && value.type !== "array")) return [];
  if (value.type === "array") return value.items.flatMap((each) => objectsOf(each, depth - 1, from));
  const { members, span } = value;
  return [{ members, key, at: { start: from + span.start, end: from + span.end } }, ...[...members].flatMap(([name, each]) => objectsOf(each, depth - 1, from, name))];
}
