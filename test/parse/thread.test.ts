import { describe, expect, it } from "vitest";
import type { Document } from "../../src/core/document.ts";
import { createDocument, type DocumentReader } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { given } from "../given.ts";

const reader: DocumentReader = { parser: remarkParser, wanted: () => new Set(["html", "code", "heading"]), markers: given.markers };

function thread(text: string): Document {
  return createDocument({ path: "captures/5.json", kind: "thread", text }, reader);
}

describe("a thread", () => {
  it("holds a document for every body, none of which is Markdown for the thread itself", () => {
    const document = thread('{"body":"# One\\n","comments":[{"id":"IC_1","body":"## Two"},{"body":""},{"body":null}]}');
    expect(document.faults).toEqual([]);
    expect(document.nodes("heading")).toEqual([]);
    expect(document.frontmatter).toBeUndefined();
    expect(document.embedded().map(({ kind, path, text }) => [kind, path, text])).toEqual([
      ["comment", "captures/5.json", "# One\n"],
      ["comment", "captures/5.json", "## Two"],
      ["comment", "captures/5.json", ""],
    ]);
    expect(document.embedded().map((each) => each.nodes("heading").length)).toEqual([1, 1, 0]);
  });

  it("leads from each body to the file, and back with escapes", () => {
    const text = '[{"body":"a\\n\\"b\\""}]';
    const [comment] = thread(text).embedded();
    expect(comment?.embedding?.map.spanToOuter({ start: 2, end: 5 })).toEqual({ start: text.indexOf('\\"b'), end: text.indexOf('"}]') });
    expect(comment?.embedding?.encode?.('x\n"\u0001\uD800')).toBe('x\\n\\"\\u0001\\ud800');
    expect(comment?.embedding?.outer.slice(0)).toBe(text);
  });

  it("is faulty where its JSON is, and keeps the bodies before that", () => {
    const document = thread('{"body":"a"}\n{"body":');
    expect(document.faults).toEqual([{ code: "json", span: { start: 21, end: 21 }, reason: "the end of the text where a value was expected" }]);
    expect(document.embedded().map(({ text }) => text)).toEqual(["a"]);
    // The fault is in the lists around them.
    expect(thread('{"comments":[{"body":"a"},{"body":"b","id":}],"body":"c"}').embedded().map(({ text }) => text)).toEqual(["a", "b"]);
  });

  it("has bodies with faults of their own, at their places", () => {
    const text = '{"body":"ab\\u0000c"}';
    const [comment] = thread(text).embedded();
    expect(comment?.faults).toEqual([{ code: "nul", span: { start: 2, end: 3 }, reason: "NUL" }]);
    expect(comment?.embedding?.map.spanToOuter({ start: 2, end: 3 })).toEqual({ start: 11, end: 17 });
  });

  it("is read once, and only when it is asked for", () => {
    let opened = 0;
    const counting: DocumentReader = { ...reader, parser: { ...remarkParser, open: (...given) => ((opened += 1), remarkParser.open(...given)) } };
    const document = createDocument({ path: "5.json", kind: "thread", text: '[{"body":"<!-- x -->"},{"body":"plain"}]' }, counting);
    expect(document.embedded()).toBe(document.embedded());
    expect(opened).toBe(0);
    for (const comment of document.embedded()) expect([comment.markers(), comment.markers()]).toEqual([[], []]);
    // The body without a comment needs no parser.
    expect(opened).toBe(1);
  });

  it("finds the markers of its bodies, and none in itself", () => {
    const document = thread(JSON.stringify({ comments: [{ body: "<!-- engagement-record-plan-5 -->\n" }, { body: "> <!-- engagement-record-plan-5 -->\n" }] }));
    expect(document.markers()).toEqual([]);
    expect(document.embedded().map((each) => each.markers().length)).toEqual([1, 0]);
  });
});

it("JSON of another kind of data holds no documents", () => {
  expect(createDocument({ path: "plugin.json", kind: "manifest", text: '{"body":"a"}' }, reader).embedded()).toEqual([]);
});
