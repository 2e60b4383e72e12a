import { toContractSet } from "../../src/core/contract-set.ts";
import { describe, expect, it } from "vitest";
import type { Document } from "../../src/core/document.ts";
import { createDocument, type DocumentReader } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { given } from "../given.ts";

const reader: DocumentReader = { parser: remarkParser, wanted: () => new Set(["html", "code", "heading"]), contracts: toContractSet(given.contracts) };

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

describe("the issue or pull request of a captured body", () => {
  const at = "https://github.com/o/r";
  const api = "https://api.github.com/repos/o/r";
  const issue = (number: number): unknown => ({ type: "issue", number });
  const pull = (number: number): unknown => ({ type: "pull-request", number });
  const unknown = (number: number): unknown => ({ type: undefined, number });

  it.each([
    ["gh api …/issues/5/comments", [{ body: "", html_url: `${at}/issues/5#issuecomment-1`, issue_url: `${api}/issues/5`, url: `${api}/issues/comments/1` }], [issue(5)]],
    ["the same for a pull request", [{ body: "", html_url: `${at}/pull/5#issuecomment-1`, issue_url: `${api}/issues/5` }], [pull(5)]],
    ["without the address of the page", [{ body: "", url: `${api}/issues/comments/9`, issue_url: `${api}/issues/5` }], [unknown(5)]],
    ["a review comment", [{ body: "", pull_request_url: `${api}/pulls/5` }], [pull(5)]],
    ["another host", [{ body: "", html_url: "https://git.example.com/o/r/issues/5#issuecomment-1" }], [issue(5)]],
    ["gh issue view --json", { body: "", number: 5, url: `${at}/issues/5`, comments: [{ body: "", url: `${at}/issues/5#issuecomment-1` }, { body: "" }] }, [issue(5), issue(5), issue(5)]],
    ["gh pr view --json number,comments", { number: 5, comments: [{ body: "" }] }, [unknown(5)]],
    ["gh api …/issues/5, which is a pull request", { body: "", number: 5, url: `${api}/issues/5`, html_url: `${at}/pull/5` }, [pull(5)]],
    ["GraphQL", { data: { repository: { issue: { number: 5, comments: { nodes: [{ body: "" }] } }, pullRequest: { number: 6, reviews: { edges: [{ node: { body: "" } }] } } } } }, [issue(5), pull(6)]],
    ["a webhook", { issue: { number: 5, html_url: `${at}/issues/5`, body: "" }, comment: { body: "", html_url: `${at}/issues/5#issuecomment-2` } }, [issue(5), issue(5)]],
    ["issues in a list", [{ number: 5, body: "", url: `${at}/issues/5` }, { number: 6, body: "", url: `${at}/pull/6` }], [issue(5), pull(6)]],
    ["a discussion, which is neither", { number: 5, body: "", url: `${at}/discussions/5` }, [undefined]],
    ["a body alone", { body: "" }, [undefined]],
    ["no such numbers", [{ number: 0, body: "" }, { number: 1.5, body: "" }, { number: "5", body: "" }], [undefined, undefined, undefined]],
    ["an address in the middle of another text", { body: "", url: `see ${at}/issues/5` }, [undefined]],
  ])("%s", (_, json, expected) => {
    expect(thread(JSON.stringify(json)).embedded().map(({ target }) => target)).toEqual(expected);
  });

  it("is that of the command line where the JSON tells none", () => {
    const document = createDocument({ path: "5.json", kind: "thread", text: '[{"body":""},{"body":"","number":6}]', target: { type: "issue", number: 5 } }, reader);
    expect(document.embedded().map(({ target }) => target)).toEqual([issue(5), unknown(6)]);
  });
});
