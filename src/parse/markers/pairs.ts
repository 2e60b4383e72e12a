import type { OffsetMap } from "../../core/offset-map.ts";
import type { PairsContract } from "../../core/payload-contract.ts";
import type { Pair, Scalar, YamlFault, YamlTree } from "../../core/yaml.ts";
import { plainValue } from "./plain-value.ts";

/**
 * Reads `key:value key:value` into the views that YAML has. A value may stand in double quotes, in which separators are text;
 * there are no escapes. Values that look like numbers and truth values are such, as in YAML.
 */
export function readPairs(text: string, map: OffsetMap, { assign, separator }: PairsContract): YamlTree {
  const pairs: Pair[] = [];
  const faults: YamlFault[] = [];
  for (const { start, source } of entriesIn(text, separator)) {
    const at = source.indexOf(assign);
    const key = at === -1 ? "" : source.slice(0, at).trimEnd();
    if (key === "") {
      faults.push({ code: "syntax", span: map.spanToOuter({ start, end: start + source.length }), reason: `\`${source}\` is no \`key${assign}value\`` });
      continue;
    }
    const written = source.slice(at + assign.length).trimStart();
    const value = scalar(written, start + source.length - written.length, map);
    pairs.push({ key: scalar(key, start, map), value, span: map.spanToOuter({ start, end: start + source.length }) });
  }
  if (faults.length > 0) return { root: undefined, faults: faults.slice(0, 1), comments: [] };
  const root = { kind: "mapping", span: map.spanToOuter({ start: 0, end: text.length }), flow: true, tag: undefined, pairs } as const;
  return { root, faults: [], comments: [] };
}

/** The pieces between separators without the white space around them; separators within double quotes do not count. */
function entriesIn(text: string, separator: string): { start: number; source: string }[] {
  const found: { start: number; source: string }[] = [];
  let start = 0;
  let quoted = false;
  const take = (end: number): void => {
    const piece = text.slice(start, end);
    const source = piece.trim();
    if (source !== "") found.push({ start: start + piece.length - piece.trimStart().length, source });
    start = end + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at] ?? "";
    if (unit === '"') quoted = !quoted;
    else if (!quoted && (separator === " " ? /\s/.test(unit) : unit === separator)) take(at);
  }
  take(text.length);
  return found;
}

function scalar(source: string, start: number, map: OffsetMap): Scalar {
  const span = map.spanToOuter({ start, end: start + source.length });
  const quoted = source.length > 1 && source.startsWith('"') && source.endsWith('"');
  const text = quoted ? source.slice(1, -1) : source;
  const base = { kind: "scalar", span, header: "", source, text, tag: undefined, comment: undefined } as const;
  return quoted ? { ...base, style: "double-quoted", value: text } : { ...base, style: "plain", value: plainValue(text) };
}
