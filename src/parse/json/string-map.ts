import type { JsonString } from "../../core/json.ts";
import { OffsetMapBuilder, type OffsetMap } from "../../core/offset-map.ts";

/** Where the code units of a decoded JSON string stand in the text around it: an escape is one unit for two or six. */
export function jsonStringMap(text: string, string: JsonString): OffsetMap {
  const builder = new OffsetMapBuilder();
  const start = string.span.start + 1;
  // A search in the whole text would run on to the next escape of another string.
  const source = text.slice(start, string.span.end - 1);
  let at = 0;
  while (at < source.length) {
    const escape = source.indexOf("\\", at);
    const literalEnd = escape === -1 ? source.length : escape;
    if (literalEnd > at) builder.add(literalEnd - at, { start: start + at, end: start + literalEnd });
    at = literalEnd;
    if (at < source.length) {
      const length = source[at + 1] === "u" ? 6 : 2;
      builder.add(1, { start: start + at, end: start + at + length });
      at += length;
    }
  }
  return builder.build(start);
}

/** A text as it stands between the quotes of a JSON string. */
export function encodeJsonString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
