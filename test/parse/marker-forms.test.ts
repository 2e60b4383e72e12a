import { toContractSet } from "../../src/core/contract-set.ts";
import { describe, expect, it } from "vitest";
import { compileMarkerContract } from "../../src/contract/compile.ts";
import type { MarkerContractSource } from "../../src/contract/source.ts";
import type { MarkerContract } from "../../src/core/contract.ts";
import type { Document } from "../../src/core/document.ts";
import type { NodeType } from "../../src/core/markdown.ts";
import { PlainTree } from "../../src/core/plain.ts";
import { findPair } from "../../src/core/yaml.ts";
import { createDocument } from "../../src/parse/document.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";

type Given = Omit<MarkerContractSource, "contract" | "family">;

function contract(given: Given, family = "test"): MarkerContract {
  return compileMarkerContract({ contract: "marker", family, ...given });
}

function read(text: string, ...markers: MarkerContract[]): Document {
  const wanted = new Set<NodeType>(["html", "code", "inlineCode", "heading"]);
  return createDocument({ path: "note.md", kind: "comment", text }, { parser: remarkParser, wanted: () => wanted, contracts: toContractSet(markers) });
}

/** What is read from each marker: its parameters, and the value of its payload. */
function payloads(text: string, given: Given): unknown[] {
  return read(text, contract(given))
    .markers()
    .map(({ parameters, payload }) => [
      Object.fromEntries([...parameters].map(([name, part]) => [name, part.text])),
      payload?.tree.root === undefined ? undefined : new PlainTree(payload.tree.root).value,
    ]);
}

describe("the forms of markers in the wild", () => {
  it.each<[string, string, Given, unknown[]]>([
    ["ID VERSION and YAML inside", "<!-- state v1\na: 1\nb:\n  - x\n-->\n", { head: "state v{version}", payload: { in: "comment" } }, [[{ version: "1" }, { a: 1, b: ["x"] }]]],
    ["the same, indented", "<!-- state v1\n  a: 1\n  b: 2 -->\n", { head: "state v{version}", payload: { in: "comment" } }, [[{ version: "1" }, { a: 1, b: 2 }]]],
    ["the same with CRLF", "<!-- state v1\r\na: 1\r\nb: done\r\n-->\r\n", { head: "state v{version}", payload: { in: "comment" } }, [[{ version: "1" }, { a: 1, b: "done" }]]],
    ["the same in a list", "- x\n\n  <!-- state v1\n  a: 1\n  b: 2\n  -->\n", { head: "state v{version}", payload: { in: "comment" } }, [[{ version: "1" }, { a: 1, b: 2 }]]],
    ["ID:v1 and a fence", "<!-- state:v1 -->\n```yaml\na: 1\n```\n", { head: "state:v{version}", payload: { in: "fence" } }, [[{ version: "1" }, { a: 1 }]]],
    ["ID: {json}", '<!-- state: {"a": [1, true]} -->\n', { head: "state:", payload: { in: "comment", language: "json" } }, [[{}, { a: [1, true] }]]],
    ["ID:{json}", '<!-- state:{"a":"b -> c"} -->\n', { head: "state:", payload: { in: "comment", language: "json" } }, [[{}, { a: "b -> c" }]]],
    ["JSON over lines", '<!-- state\n{\n\t"a": 1,\n\t"b": null\n}\n-->\n', { head: "state", payload: { in: "comment", language: "json" } }, [[{}, { a: 1, b: null }]]],
    ["ID key:value key:value", '<!-- state a:1 b:x:y c:"two words" -->\n', { head: "state", payload: { in: "comment", language: "pairs" } }, [[{}, { a: 1, b: "x:y", c: "two words" }]]],
    ["ID key=value;key=value", "<!-- state a=1;b=two words -->\n", { head: "state", payload: { in: "comment", language: "pairs", pairs: { assign: "=", separator: ";" } } }, [[{}, { a: 1, b: "two words" }]]],
    ["ID and a list of bullets", "<!-- state -->\n\n## State\n\n- **a**: 1\n- other text\n* **b:** two words \n- **c**:\n", { head: "state", payload: { in: "body", language: "bullets" } }, [[{}, { a: 1, b: "two words", c: null }]]],
    ["ID: word | key:value", "<!-- state: open | a:1 | b: true -->\n", { head: "state: {word}", payload: { in: "comment", language: "pairs", pairs: { separator: "|" } } }, [[{ word: "open" }, { a: 1, b: true }]]],
    ["a bare ID and a fence behind it", "<!-- state -->\n\ntext\n\n~~~yml\na: 1\n~~~\n", { head: "state", payload: { in: "fence", fenceNames: ["yaml", "yml"] } }, [[{}, { a: 1 }]]],
    ["a region", "<!-- state-5 -->\na: 1\n<!-- /state-5 -->\n", { head: "state-{id}", pair: { end: "/state-{id}" }, payload: { in: "region" } }, [[{ id: "5" }, { a: 1 }], [{ id: "5" }, undefined]]],
    ["a region with a fence in it", "<!-- BEGIN state -->\n```yaml\na: 1\n```\n<!-- END state -->\n", { head: "BEGIN state", pair: { end: "END state" }, payload: { in: "region" } }, [[{}, { a: 1 }], [{}, undefined]]],
    ["a sticky comment with hidden state", 'Build passed.\n\n<!-- bot-state {"runs":[{"id":7}]} -->\n', { head: "bot-state", payload: { in: "comment", language: "json" } }, [[{}, { runs: [{ id: 7 }] }]]],
    ["a payload that is not read", "<!-- state\nanything: [\n-->\n", { head: "state", payload: { in: "comment", language: "text" } }, [[{}, undefined]]],
    ["no payload", "<!-- state -->\n", { head: "state", payload: { in: "comment" } }, [[{}, undefined]]],
    ["a longer name", "<!-- state-archive v1 -->\n<!-- states -->\n<!-- state.old -->\n", { head: "state", payload: { in: "comment" } }, []],
  ])("%s", (_, text, given, expected) => {
    expect(payloads(text, given)).toEqual(expected);
  });

  it("gives the places of values inside a comment in a list, behind emoji", () => {
    const text = "Status 🚀🚀 below.\n\n- first\n\n  <!-- state v1\n  task: 🚀 x\n  done: yes\n  -->\n";
    const [marker] = read(text, contract({ head: "state v{version}", payload: { in: "comment" } })).markers();
    const root = marker?.payload?.tree.root;
    const pair = findPair(root?.kind === "mapping" ? root : undefined, "done");
    expect(text.slice(pair?.span.start, pair?.span.end)).toBe("done: yes");
    expect(marker?.place).toMatchObject({ line: 5, within: ["listItem"] });
  });

  it("reports faults of JSON and pairs at their places", () => {
    const json = '<!-- state: {"a": 1,} -->\n';
    const [first] = read(json, contract({ head: "state:", payload: { in: "comment", language: "json" } })).markers();
    expect(first?.payload?.tree.faults.map(({ span }) => json.slice(span.start, span.end))).toEqual(["}"]);
    const pairs = "<!-- state a:1 b -->\n";
    const [second] = read(pairs, contract({ head: "state", payload: { in: "comment", language: "pairs" } })).markers();
    expect(second?.payload?.tree.faults.map(({ span, reason }) => [pairs.slice(span.start, span.end), reason])).toEqual([["b", "`b` is no `key:value`"]]);
  });

  it("keeps equal keys of JSON", () => {
    const [marker] = read('<!-- state: {"a": 1, "a": 2} -->\n', contract({ head: "state:", payload: { in: "comment", language: "json" } })).markers();
    const root = marker?.payload?.tree.root;
    expect(root?.kind === "mapping" ? root.pairs.length : 0).toBe(2);
  });

  it("sees where a payload with an arrow was meant to end", () => {
    const text = "<!-- state\na: A --> B\nb: 1\n-->\n";
    const [marker] = read(text, contract({ head: "state", payload: { in: "comment" } })).markers();
    expect(text.slice(marker?.span.start, marker?.span.end)).toBe("<!-- state\na: A -->");
    expect(marker?.strayClose).toEqual({ start: text.lastIndexOf("-->"), end: text.lastIndexOf("-->") + 3 });
    expect(text.slice(marker?.place.behind.start, marker?.place.behind.end)).toBe("B");
  });
});

describe("pairs", () => {
  const region: Given = { head: "BEGIN rules", pair: { end: "END rules" } };
  const partners = (text: string, given: Given): (number | undefined)[] => {
    const document = read(text, contract(given));
    return document.markers().map(({ partner }) => (partner === undefined ? undefined : document.source.pointAt(partner.start).line));
  };

  it.each<[string, string, Given, (number | undefined)[]]>([
    ["that match", "<!-- BEGIN rules -->\nx\n<!-- END rules -->\n", region, [3, 1]],
    ["with an orphan", "<!-- BEGIN rules -->\na\n\n<!-- BEGIN rules -->\nb\n<!-- END rules -->\n", region, [undefined, 6, 4]],
    ["reversed", "<!-- END rules -->\n\n<!-- BEGIN rules -->\n", region, [undefined, undefined]],
    ["nested", "<!-- BEGIN rules -->\n\n<!-- BEGIN rules -->\n\n<!-- END rules -->\n\n<!-- END rules -->\n", { ...region, pair: { end: "END rules", nested: true } }, [7, 5, 3, 1]],
    ["of different ids", "<!-- r-1 -->\n\n<!-- r-2 -->\n\n<!-- /r-1 -->\n\n<!-- /r-2 -->\n", { head: "r-{id}", pair: { end: "/r-{id}" } }, [5, 7, 1, 3]],
  ])("%s", (_, text, given, expected) => {
    expect(partners(text, given)).toEqual(expected);
  });
});

describe("a comment that was meant as a marker", () => {
  const record = contract({ head: "run-record-{phase}-{id}", parameters: { phase: { enum: ["plan", "design"] }, id: { type: "integer" } }, payload: { in: "fence" } }, "run-record");

  it.each<[string, string, string, string | undefined, string | undefined]>([
    ["case", "<!-- Run-Record-plan-5 -->", "Run-R", "<!-- run-record-plan-5 -->", undefined],
    ["case", "<!-- run-record-Plan-5 -->", "Plan", "<!-- run-record-plan-5 -->", "phase"],
    ["separator", "<!-- run_record-plan-5 -->", "_", "<!-- run-record-plan-5 -->", undefined],
    ["separator", "<!-- run-record–plan-5 -->", "–", "<!-- run-record-plan-5 -->", undefined],
    ["invisible", "<!-- run-re\u200Bcord-plan-5 -->", "\u200B", "<!-- run-record-plan-5 -->", undefined],
    ["placeholder", "<!-- run-record-plan-{ID} -->", "{ID}", undefined, "id"],
    ["placeholder", "<!-- run-record-{phase}-5 -->", "{phase}", undefined, "phase"],
    ["parameter", "<!-- run-record-deploy-5 -->", "deploy", undefined, "phase"],
    ["trailing-text", "<!-- run-record-plan-5 done -->", "done", undefined, undefined],
    ["spelling", "<!-- run-recrod-plan-5 -->", "run-recrod", "<!-- run-record-plan-5 -->", undefined],
    ["unclosed", "<!-- run-record-plan-5\ntext", "<!--", undefined, undefined],
  ])("is a near miss by %s: %s", (code, text, found, meant, parameter) => {
    const document = read(`${text}\n`, record);
    expect(document.markers()).toEqual([]);
    const [near] = document.nearMarkers();
    expect(near).toMatchObject({ code, found });
    expect([near?.meant, near?.parameter]).toEqual([meant, parameter]);
    expect(document.text.slice(near?.at.start, near?.at.end)).toBe(found);
  });

  it.each(["<!-- run-records -->", "<!-- a run record of the plan 5 -->", "<!-- run-record-archive -->", "<!-- TODO -->", "<!-- run record plan 5 is written by the agent -->", "> <!-- Run-Record-plan-5 -->"])(
    "is none: %s",
    (text) => {
      expect(read(`${text}\n`, record).nearMarkers()).toEqual([]);
    },
  );
});

describe("mentions", () => {
  const state = contract({ head: "state-{id}", parameters: { id: { type: "integer" } } });

  it("are the heads in code and quotes, and no live markers", () => {
    const text = "<!-- state-1 -->\n\nWrite `<!-- state-2 -->` here.\n\n```\n<!-- state-3 -->\n```\n\n> <!-- state-4 -->\n\n\\<!-- state-5 -->\n\n`state-6`\n";
    const document = read(text, state);
    expect(document.markerMentions().map(({ parameters, where, atLineStart }) => [parameters.get("id")?.text, where, atLineStart])).toEqual([
      ["2", "inline-code", false],
      ["3", "code", true],
      ["4", "blockquote", false],
      ["5", "text", false],
    ]);
    expect(document.markerMentions().map(({ head }) => text.slice(head.span.start, head.span.end))).toEqual(["state-2", "state-3", "state-4", "state-5"]);
  });

  it("need no more time for many of them", () => {
    expect(read("`<!-- state-1 -->`\n\n".repeat(5000), state).markerMentions()).toHaveLength(5000);
  });
});

describe("fences around a marker", () => {
  it("are told by what readers make of them", () => {
    const text = "```yaml\nexample: 1\n```\n\n<!-- state -->\n\n```json\n{}\n```\n\n```yaml\na: 1\n```\n\n```\nopen\n";
    const [marker] = read(text, contract({ head: "state", payload: { in: "fence" } })).markers();
    expect(marker?.fences.map(({ named, side, closed }) => [named, side, closed])).toEqual([
      [true, "before", true],
      [false, "behind", true],
      [true, "behind", true],
      [false, "behind", false],
    ]);
    expect(marker?.payload?.text).toBe("a: 1");
  });

  it("hold records", () => {
    const text = "<!-- state -->\n```yaml\nitems:\n  - id: a\n  - id: b\n  - text\n```\n";
    const [marker] = read(text, contract({ head: "state", payload: { in: "fence", records: { at: "items", key: "id" } } })).markers();
    expect(marker?.payload?.records.map(({ key }) => key?.text)).toEqual(["a", "b"]);
  });
});

describe("a mirror", () => {
  const mirrored = contract({
    head: "state",
    payload: { in: "fence", records: { at: "items", key: "id" } },
    mirror: { title: "Named Things", bullets: { Kind: "kind", "How said": "said", Why: "why" }, none: "Nothing was named." },
  });

  it("of headings is read with quotes and blocks", () => {
    const text = '## Named Things\n<!-- things:begin -->\n### first-thing\n\n- **Kind**: big\n- **How said**: "so: and \'so\'"\n- **Why**: |\n    line one\n    line two\n- **Other**: x\n<!-- things:end -->\n\n## Next\n';
    const [mirror] = read(text, mirrored).mirrors();
    expect(mirror?.entries.map(({ name, form }) => [name.text, form])).toEqual([["first-thing", "heading"]]);
    expect(mirror?.entries[0]?.bullets.map(({ label, key, value, form }) => [label.text, key, value.text, form])).toEqual([
      ["Kind", "kind", "big", "plain"],
      ["How said", "said", "so: and 'so'", "quoted"],
      ["Why", "why", "line one\nline two", "block"],
      ["Other", undefined, "x", "plain"],
    ]);
    const said = mirror?.entries[0]?.bullets[1]?.value.span;
    expect(text.slice(said?.start, said?.end)).toBe("so: and 'so'");
  });

  it("of bullets is read up to the fence", () => {
    const text = "<!-- state -->\n### Named Things\n\n- **first-thing**\n  - **Kind**: big\n- **second**\n  - **Kind**: small\n\n```yaml\nitems: []\n```\n";
    const [mirror] = read(text, mirrored).mirrors();
    expect(mirror?.entries.map(({ name, form, bullets }) => [name.text, form, bullets.map(({ value }) => value.text)])).toEqual([
      ["first-thing", "bullet", ["big"]],
      ["second", "bullet", ["small"]],
    ]);
  });

  it("may say that there is nothing", () => {
    const [mirror] = read("## Named Things\n\nNothing was named.\n", mirrored).mirrors();
    expect([mirror?.entries, mirror?.none]).toEqual([[], { start: 17, end: 35 }]);
  });
});
