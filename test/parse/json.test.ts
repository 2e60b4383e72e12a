import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../src/core/fix.ts";
import { findComments } from "../../src/parse/json/comments.ts";
import type { JsonString, JsonValue } from "../../src/core/json.ts";
import { readJson, readJsonStream } from "../../src/parse/json/read-json.ts";
import { encodeJsonString, jsonStringMap } from "../../src/parse/json/string-map.ts";

/** The values without their places. */
function plain(value: JsonValue): unknown {
  switch (value.type) {
    case "object":
      return Object.fromEntries([...value.members].map(([key, member]) => [key, plain(member)]));
    case "array":
      return value.items.map(plain);
    case "string":
      return value.value;
    default:
      return JSON.parse(value.source) as unknown;
  }
}

function read(text: string): unknown[] {
  const { values, fault } = readJsonStream(text);
  expect(fault).toBeUndefined();
  return values.map(plain);
}

/** The fault of a text: the text under its span, its offset, its reason, and how many values were read before it. */
function fault(text: string): unknown[] {
  const { values, fault: found } = readJsonStream(text);
  if (found === undefined) throw new Error(`no fault in ${text}`);
  expect(found.code).toBe("json");
  return [text.slice(found.span.start, found.span.end), found.span.start, found.reason, values.length];
}

describe("a stream of values", () => {
  it.each<[string, string, unknown[]]>([
    ["nothing", "", []],
    ["white space alone", " \r\n\t\n", []],
    ["one document", '\n{"a": [1, "b", null, true, false, -1.5e3]}\n', [{ a: [1, "b", null, true, false, -1500] }]],
    ["one value a line", '{"a":1}\n{"a":2}\r\n\n{"a":3}', [{ a: 1 }, { a: 2 }, { a: 3 }]],
    ["pages of old gh", '[{"a":1}][{"a":2}]', [[{ a: 1 }], [{ a: 2 }]]],
    ["pages of GraphQL", '{"data":{}}{"data":{}}', [{ data: {} }, { data: {} }]],
    ["slurped pages", "[[1],[2]]", [[[1], [2]]]],
    ["scalars", '1 "a" null', [1, "a", null]],
    ["empty lists", '{"a":[],"b":{}}', [{ a: [], b: {} }]],
    ["a key that stands twice", '{"a":1,"a":2}', [{ a: 2 }]],
    ["a key of every object", '{"__proto__":1,"constructor":2}', [JSON.parse('{"__proto__":1,"constructor":2}')]],
    ["white space within", '{ "a" : [ 1 , 2 ] }', [{ a: [1, 2] }]],
  ])("holds %s", (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("gives the span of every value", () => {
    const text = ' {"a": [1, "b\\n"]} 2';
    const spans: string[] = [];
    const collect = (value: JsonValue): void => {
      spans.push(text.slice(value.span.start, value.span.end));
      if (value.type === "object") [...value.members.values()].forEach(collect);
      if (value.type === "array") value.items.forEach(collect);
    };
    readJsonStream(text).values.forEach(collect);
    expect(spans).toEqual(['{"a": [1, "b\\n"]}', '[1, "b\\n"]', "1", '"b\\n"', "2"]);
  });
});

describe("a fault", () => {
  it.each<[string, string, unknown[]]>([
    ["a value that is cut off", '{"a": 1', ["", 7, "the end of the text where a comma or `}` was expected", 0]],
    ["a list that is cut off", "[1,", ["", 3, "the end of the text where a value was expected", 0]],
    ["a text that is cut off", '["abc', ['"abc', 1, "a string that does not end or holds a bad escape", 0]],
    ["a line break in a text", '["a\nb"]', ['"a', 1, "a string that does not end or holds a bad escape", 0]],
    ["a control character in a text", '["a\u0001"]', ['"a\u0001"', 1, "a string that does not end or holds a bad escape", 0]],
    ["an unknown escape", String.raw`["\x41"]`, [String.raw`"\x41"`, 1, "a string that does not end or holds a bad escape", 0]],
    ["a short escape", String.raw`["\u12"]`, [String.raw`"\u12"`, 1, "a string that does not end or holds a bad escape", 0]],
    ["a bad escape in a key", String.raw`{"\q": 1}`, [String.raw`"\q"`, 1, "a string that does not end or holds a bad escape", 0]],
    ["a missing comma", '{"a": 1 "b": 2}', ['"b"', 8, '`"b"` where a comma or `}` was expected', 0]],
    ["a comma too many in an object", '{"a": 1,}', ["}", 8, "`}` where a key in double quotes was expected", 0]],
    ["a comma too many in a list", "[1,]", ["]", 3, "`]` where a value was expected", 0]],
    ["a key without quotes", "{a: 1}", ["a", 1, "`a` where a key in double quotes was expected", 0]],
    ["a missing colon", '{"a" 1}', ["1", 5, "`1` where a colon was expected", 0]],
    ["a comment", "[1] // x", ["// x", 4, "`// x` where a value was expected", 1]],
    ["a number that does not end", "[1.]", ["1.", 1, "a number that does not end", 0]],
    ["headers before the values", 'HTTP/2.0 200 OK\n\n{"a":1}', ["HTTP", 0, "`HTTP` where a value was expected", 0]],
    ["a fault behind good values", '{"a":1}\n{"b":2}\n{"c"\n', ["", 21, "the end of the text where a colon was expected", 2]],
    ["a closing bracket too many", "[1]]", ["]", 3, "`]` where a value was expected", 1]],
    ["a long word", "x".repeat(50), ["x".repeat(50), 0, `\`${"x".repeat(20)}\` where a value was expected`, 0]],
  ])("is %s", (_, text, expected) => {
    expect(fault(text)).toEqual(expected);
  });

  it("is a depth that no thread has", () => {
    expect(read("[".repeat(200) + "]".repeat(200))).toHaveLength(1);
    expect(fault("[".repeat(202) + "]".repeat(202))).toEqual(["[", 201, "values nested more than 200 deep", 0]);
    expect(fault("[".repeat(1_000_000))[2]).toBe("values nested more than 200 deep");
  });
});

const jsonText = fc.oneof(
  fc.json({ stringUnit: "binary" }),
  fc.json({ stringUnit: "grapheme" }).map((text) => JSON.stringify(JSON.parse(text), null, 2)),
);

it("reads what JSON.parse reads", () => {
  fc.assert(
    fc.property(fc.array(jsonText, { maxLength: 3 }), fc.constantFrom("\n", " ", "\r\n"), (texts, separator) => {
      expect(read(texts.join(separator))).toEqual(texts.map((text) => JSON.parse(text) as unknown));
    }),
    { numRuns: 500 },
  );
});

it("refuses what JSON.parse refuses", () => {
  const cut = fc.tuple(fc.json({ maxDepth: 2 }).filter((text) => /^[[{"]/.test(text)), fc.nat()).map(([text, at]) => text.slice(0, 1 + (at % (text.length - 1))));
  fc.assert(
    fc.property(cut, (text) => {
      expect(readJsonStream(text).fault).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

/** A JSON string as somebody may write it: each part plain, with short escapes, or as four hexadecimal digits a unit. */
const writtenString = fc.array(fc.tuple(fc.string({ unit: "binary", minLength: 1, maxLength: 3 }), fc.nat(2)), { maxLength: 8 }).map((parts) =>
  parts.map(([text, form]) => (form === 0 ? hexEscape(text) : encodeJsonString(text))).join(""),
);

function hexEscape(text: string): string {
  return Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`).join("");
}

function itemsOf(text: string): readonly JsonValue[] {
  const [value] = readJsonStream(text).values;
  if (value?.type !== "array") throw new Error("no list");
  return value.items;
}

function onlyString(text: string): JsonString {
  const [value] = readJsonStream(text).values;
  if (value?.type !== "string") throw new Error(`no string in ${text}`);
  return value;
}

describe("the map of a string", () => {
  it("leads from every code unit to its escape", () => {
    fc.assert(
      fc.property(writtenString, fc.nat(5), (source, shift) => {
        const text = `${" ".repeat(shift)}"${source}"`;
        const string = onlyString(text);
        const map = jsonStringMap(text, string);
        let end = shift + 1;
        for (let at = 0; at < string.value.length; at += 1) {
          const outer = map.spanToOuter({ start: at, end: at + 1 });
          expect(map.toOuter(at)).toBe(outer.start);
          expect(outer.start).toBe(end);
          expect(JSON.parse(`"${text.slice(outer.start, outer.end)}"`)).toBe(string.value[at]);
          end = outer.end;
        }
        expect(map.toOuter(string.value.length)).toBe(text.length - 1);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["a surrogate pair as two escapes", String.raw`"a\uD83D\uDE00b"`, "\uD83D\uDE00", String.raw`\uD83D\uDE00`],
    ["half of a surrogate pair", String.raw`"a\uD83D\uDE00b"`, "\uDE00", String.raw`\uDE00`],
    ["a surrogate alone", String.raw`"a\ud83db"`, "\uD83D", String.raw`\ud83d`],
    ["a backslash before a u", String.raw`"\\u0041"`, "u0041", "u0041"],
    ["an escaped quote", String.raw`"a\"b"`, '"', String.raw`\"`],
    ["an escaped slash", String.raw`"a\/b"`, "/", String.raw`\/`],
    ["text between escapes", String.raw`"\n\nabc\n"`, "abc", "abc"],
    ["text across escapes", String.raw`"x\ny\tz"`, "\ny\tz", String.raw`\ny\tz`],
  ])("covers %s", (_, text, inner, outer) => {
    const string = onlyString(text);
    const start = string.value.indexOf(inner);
    const span = jsonStringMap(text, string).spanToOuter({ start, end: start + inner.length });
    expect(text.slice(span.start, span.end)).toBe(outer);
  });

  it("leads to the place between the quotes of an empty string", () => {
    expect(jsonStringMap(' ""', onlyString(' ""')).spanToOuter({ start: 0, end: 0 })).toEqual({ start: 2, end: 2 });
  });
});

it("an edit of a string equals extract, edit, embed", () => {
  const edits = fc.tuple(writtenString, fc.nat(), fc.nat(), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(edits, ([source, a, b, replacement]) => {
      const text = `["x","${source}",1]`;
      const string = itemsOf(text)[1] as JsonString;
      const places = [a % (string.value.length + 1), b % (string.value.length + 1)].sort((one, other) => one - other);
      const span = { start: places[0] ?? 0, end: places[1] ?? 0 };
      const edited = applyEdits(text, [{ ...jsonStringMap(text, string).spanToOuter(span), text: encodeJsonString(replacement) }]);
      const expected = string.value.slice(0, span.start) + replacement + string.value.slice(span.end);
      expect(JSON.parse(edited)).toEqual(["x", expected, 1]);
    }),
    { numRuns: 1000 },
  );
});

it("needs time in proportion to the text, also where no string holds an escape", () => {
  const text = `[${'"abc",'.repeat(300_000)}"\\n"]`;
  const starts = itemsOf(text).map((string) => jsonStringMap(text, string as JsonString).toOuter(0));
  expect(starts.slice(0, 3)).toEqual([2, 8, 14]);
});

describe("the comments of a capture", () => {
  const found = (value: unknown): unknown[] => findComments(readJsonStream(JSON.stringify(value)).values).map(({ body, comment: { id, url, author } }) => ({ body: body.value, id, url, author }));
  const comment = { id: "IC_1", author: { login: "ada" }, body: "one", url: "https://github.com/o/r/issues/5#issuecomment-1" };
  const rest = { id: 1, node_id: "IC_1", url: "https://api.github.com/x", html_url: comment.url, user: { login: "ada", id: 9 }, body: "one" };
  const seen = { body: "one", id: "IC_1", url: comment.url, author: "ada" };

  it.each<[string, unknown, unknown[]]>([
    ["gh issue view --json", { number: 5, title: "t", body: "issue", url: "https://github.com/o/r/issues/5", comments: [comment] }, [{ body: "issue", id: undefined, url: "https://github.com/o/r/issues/5", author: undefined }, seen]],
    ["the comments alone", [comment, { ...comment, body: "two" }], [seen, { ...seen, body: "two" }]],
    ["REST", [rest], [{ ...seen, id: "1" }]],
    ["slurped REST pages", [[rest], [rest]], [{ ...seen, id: "1" }, { ...seen, id: "1" }]],
    ["GraphQL nodes", { data: { repository: { issue: { comments: { nodes: [{ ...comment, databaseId: 77 }] } } } } }, [{ ...seen, id: "77" }]],
    ["GraphQL edges", { data: { node: { comments: { edges: [{ node: comment }] } } } }, [seen]],
    ["a webhook event", { action: "created", issue: { body: "issue", user: null }, comment: rest }, [{ body: "issue", id: undefined, url: undefined, author: undefined }, { ...seen, id: "1" }]],
    ["reviews", { reviews: [{ ...comment, state: "APPROVED" }], latestReviews: [] }, [seen]],
    ["no body", [{ ...comment, body: null }, { id: 2 }, null, 5, "body"], []],
    ["an empty body", { body: "" }, [{ body: "", id: undefined, url: undefined, author: undefined }]],
    ["an author that is gone", { ...rest, user: null }, [{ ...seen, id: "1", author: undefined }]],
  ])("are found in %s", (_, value, expected) => {
    expect(found(value)).toEqual(expected);
  });

  const origins = (value: unknown): unknown[] =>
    findComments(readJsonStream(JSON.stringify(value)).values).map(({ comment: { place, createdAt, edited } }) => [place, createdAt, edited]);
  const at = "2026-07-18T10:00:00Z";
  const later = "2026-07-18T10:05:00Z";
  const page = "https://github.com/o/r/pull/5";
  const api = "https://api.github.com/repos/o/r";

  it.each<[string, unknown, unknown[]]>([
    ["gh issue view --json", { number: 5, title: "t", body: "", createdAt: at, comments: [{ ...comment, createdAt: later, includesCreatedEdit: true }] }, [["description", at, undefined], ["comment", later, true]]],
    ["gh issue view --json body,comments", { body: "", comments: [] }, [["description", undefined, undefined]]],
    ["gh pr view --json comments,reviews", { comments: [{ ...comment, createdAt: at, includesCreatedEdit: false }], reviews: [{ id: "PRR_1", body: "", submittedAt: null }, { id: "PRR_2", body: "", submittedAt: later, includesCreatedEdit: false }] }, [["comment", at, false], ["review", undefined, undefined], ["review", later, false]]],
    ["gh api …/issues/5/comments", [{ ...rest, created_at: at, updated_at: at }, { ...rest, created_at: at, updated_at: later }], [["comment", at, false], ["comment", at, true]]],
    ["gh api …/issues/5", { number: 5, title: "t", html_url: "https://github.com/o/r/issues/5", body: "", comments: 2, created_at: at, updated_at: later }, [["description", at, true]]],
    ["gh api …/pulls/5/comments", [{ id: 1, html_url: `${page}#discussion_r1`, diff_hunk: "@@", body: "", created_at: at, updated_at: at }, { id: 2, url: `${api}/pulls/comments/2`, pull_request_review_id: 3, body: "" }], [["review-comment", at, false], ["review-comment", undefined, undefined]]],
    ["gh api …/pulls/5/reviews", [{ id: 1, html_url: `${page}#pullrequestreview-1`, body: "", submitted_at: at }], [["review", at, undefined]]],
    ["GraphQL", { data: { repository: { pullRequest: { body: "", comments: { nodes: [{ body: "", createdAt: at, updatedAt: later, lastEditedAt: null }, { body: "", createdAt: at, lastEditedAt: later }] } } } } }, [["description", undefined, undefined], ["comment", at, false], ["comment", at, true]]],
    ["a webhook event", { action: "created", issue: { body: "" }, comment: { body: "", created_at: at, updated_at: at } }, [["description", undefined, undefined], ["comment", at, false]]],
    ["times that are none", [{ body: "", created_at: "yesterday", updated_at: "today" }], [["comment", "yesterday", undefined]]],
  ])("tell where they come from in %s", (_, value, expected) => {
    expect(origins(value)).toEqual(expected);
  });

  it("stand in the order of the text", () => {
    expect(found({ comments: [{ body: "first" }], body: "second" }).map((each) => (each as { body: string }).body)).toEqual(["first", "second"]);
  });
});

describe("one value", () => {
  it("is read", () => {
    expect(readJson(' {"a": 1}\n')).toMatchObject({ values: [{ type: "object" }], fault: undefined });
  });

  it.each([
    ["", 0, "the end of the text where a value was expected"],
    ["{} {}", 3, "`{` where the end of the text was expected"],
    ['{"a": 1,}', 8, "`}` where a key in double quotes was expected"],
  ])("faults %j", (text, start, reason) => {
    expect(readJson(text).fault).toMatchObject({ code: "json", span: { start }, reason });
  });
});
