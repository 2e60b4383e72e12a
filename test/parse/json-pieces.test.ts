import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commentKeys, findComments } from "../../src/parse/json/comments.ts";
import { JsonFault } from "../../src/parse/json/json-fault.ts";
import { cutJson } from "../../src/parse/json/json-pieces.ts";
import { readJsonStream } from "../../src/parse/json/read-json.ts";

function chunksOf(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) => text.slice(index * length, (index + 1) * length));
}

/** The pieces in words; what a large object kept is `{key: piece}`. */
function cut(text: string, largestPiece = 1 << 20, chunk = 3): unknown[] {
  return [...cutJson(chunksOf(text, chunk), commentKeys, largestPiece)].map((part) =>
    part instanceof Map ? Object.fromEntries([...part].map(([key, piece]) => [key, piece.text])) : part.text,
  );
}

function faultOf(text: string, largestPiece?: number): string {
  try {
    cut(text, largestPiece);
  } catch (error) {
    if (error instanceof JsonFault) return `${String(error.span.start)}: ${error.message}`;
    throw error;
  }
  return "none";
}

/** Every body that the pieces hold, with its place in the whole text. */
function bodiesInPieces(text: string, largestPiece: number, chunk: number): unknown[] {
  const bodies: { at: number; body: string }[] = [];
  for (const part of cutJson(chunksOf(text, chunk), commentKeys, largestPiece)) {
    const piece = part instanceof Map ? part.get("body") : part;
    if (piece === undefined) continue;
    const { values } = readJsonStream(part instanceof Map ? `{"body":${piece.text}}` : piece.text);
    const shift = part instanceof Map ? '{"body":'.length : 0;
    for (const { body } of findComments(values)) bodies.push({ at: piece.start - shift + body.span.start, body: body.value });
  }
  return bodies.sort((a, b) => a.at - b.at);
}

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, 1.5e3, -0, "", 'a "quoted" \\ word', "<!-- x -->", "{[", "]}", "\u0000\uD83D\uDE00"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("body", "id", "url", "author", "comments", 'k"{'), tie("value"), { maxKeys: 4 }),
  ),
})).value;

describe("cutting a stream of JSON", () => {
  it("gives the objects of arrays, and what stands one behind the other", () => {
    expect(cut('[{"a":1},\n{"b":[{}]}]\n{"c":"}"} {}')).toEqual(['{"a":1}', '{"b":[{}]}', '{"c":"}"}', "{}"]);
    expect(cut('[[], [[{"a":"\\"}"}]], 1, "x", null, true, -1.5e3]')).toEqual(['{"a":"\\"}"}']);
    expect(cut(" \n")).toEqual([]);
  });

  it("looks into an object that is too large, and gives its known members last", () => {
    const text = '{"body":"one","labels":[1,2],"comments":{"nodes":[{"body":"two"},{"body":"three"}]},"id":7,"other":"x"}';
    expect(cut(text, 20)).toEqual(['{"body":"two"}', '{"body":"three"}', {}, { body: '"one"', id: "7" }]);
  });

  it("passes by a text that is too large for any comment, whatever stands in it", () => {
    expect(cut(`{"body":"${'\\"{[\\\\'.repeat(50)}","id":1}`, 20)).toEqual([{ id: "1" }]);
  });

  it("tells where the structure breaks", () => {
    expect(faultOf('[{"a":1}')).toBe("8: the end of the text where a comma or `]` was expected");
    expect(faultOf('[{"a":1} {"b":2}]')).toBe("9: `{` where a comma or `]` was expected");
    expect(faultOf('[{"a":1},]')).toBe("9: `]` where a value was expected");
    expect(faultOf('[{"a":"1}]')).toBe("10: the end of the text inside a value that began before");
    expect(faultOf("[tru]")).toBe("1: `t` where a value was expected");
    expect(faultOf("// note")).toBe("0: `/` where a value was expected");
    expect(faultOf(`{"body":"${"x".repeat(30)}" "id":1}`, 20)).toBe("41: `\"` where a comma or `}` was expected");
    expect(faultOf(`{"body" "${"x".repeat(30)}"}`, 20)).toBe("8: `\"` where a colon was expected");
    expect(faultOf(`{body: "${"x".repeat(30)}"}`, 20)).toBe("1: `b` where a key in double quotes was expected");
    expect(faultOf(`"${"x".repeat(30)}`, 20)).toBe("31: the end of the text inside a value that began before");
  });

  it("refuses nesting that could end the process", () => {
    expect(faultOf("[".repeat(100_000))).toBe("201: values nested more than 200 deep");
    expect(faultOf(`${'{"a":'.repeat(100_000)}1`, 20)).toBe("1005: values nested more than 200 deep");
  });

  it("finds every body that reading the whole text finds, in any chunks and with any size of pieces", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), fc.integer({ min: 12, max: 60 }), fc.integer({ min: 1, max: 9 }), fc.boolean(), (values, largest, chunk, pretty) => {
        const text = values.map((each) => JSON.stringify(each, null, pretty ? 2 : 0)).join("\n");
        const whole = findComments(readJsonStream(text).values)
          .filter(({ body }) => body.span.end - body.span.start <= largest)
          .map(({ body }) => ({ at: body.span.start, body: body.value }));
        expect(bodiesInPieces(text, largest, chunk)).toEqual(expect.arrayContaining(whole));
      }),
    );
  });
});
