import type { OffsetMap } from "../../core/offset-map.ts";
import type { Pair, Scalar, YamlTree } from "../../core/yaml.ts";
import { plainValue } from "./plain-value.ts";

/** A bullet with a bold key: `- **key**: value`, or with the colon inside the bold text. */
const bullet = /^[ \t]{0,3}[-*+][ \t]+\*\*([^*\r\n]+?)(?:\*\*[ \t]*:|:\*\*)[ \t]*([^\r\n]*)$/gm;

/**
 * Reads the bullets of a text into the views that YAML has; what stands between them is left out. Values that look like numbers
 * and truth values are such, as in YAML. Linear in the text.
 */
export function readBullets(text: string, map: OffsetMap): YamlTree {
  const pairs = [...text.matchAll(bullet)].map(({ 0: line, 1: key = "", 2: rest = "", index }): Pair => {
    const value = rest.trimEnd();
    const keyStart = index + line.indexOf("**") + 2;
    const valueStart = index + line.length - rest.length;
    return {
      key: scalar(key, keyStart, map),
      value: value === "" ? undefined : scalar(value, valueStart, map),
      span: map.spanToOuter({ start: keyStart, end: valueStart + value.length }),
    };
  });
  const [first] = pairs;
  const last = pairs.at(-1);
  if (first === undefined || last === undefined) return { root: undefined, faults: [], comments: [] };
  return { root: { kind: "mapping", span: { start: first.span.start, end: last.span.end }, flow: false, tag: undefined, pairs }, faults: [], comments: [] };
}

function scalar(text: string, start: number, map: OffsetMap): Scalar {
  const span = map.spanToOuter({ start, end: start + text.length });
  return { kind: "scalar", span, header: "", source: text, text, tag: undefined, comment: undefined, style: "plain", value: plainValue(text) };
}
