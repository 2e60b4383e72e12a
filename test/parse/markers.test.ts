import { describe, expect, it } from "vitest";
import { compileMarkerContract } from "../../src/contract/compile.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import type { Marker } from "../../src/core/marker.ts";
import type { NodeType } from "../../src/core/markdown.ts";
import { findPair } from "../../src/core/yaml.ts";
import { findMarkers } from "../../src/parse/markers/find-markers.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { readMarks } from "../../src/testing/marks.ts";

const state = compileMarkerContract({
  contract: "marker",
  pack: "test",
  family: "run-state",
  head: "run-state-{phase}-{id}",
  parameters: { phase: { enum: ["draft", "final"] }, id: { type: "integer" } },
  payload: { in: "fence", language: "yaml" },
});
const note = compileMarkerContract({ contract: "marker", pack: "test", family: "note", head: "note {name}" });

const wanted: ReadonlySet<NodeType> = new Set<NodeType>(["html", "code"]);

function markersOf(text: string): readonly Marker[] {
  const index = remarkParser.open(text, 0, wanted);
  return findMarkers({ text, source: createSourceText(text), html: index.nodes("html"), code: index.nodes("code") }, [state, note]);
}

/** The only marker of a text in which marks stand around it. */
function only(marked: string): { text: string; marker: Marker } {
  const { text, spans } = readMarks(marked);
  const markers = markersOf(text);
  expect(markers.map(({ span }) => span)).toEqual([spans[0]]);
  return { text, marker: markers[0] as Marker };
}

const head = "[|<!-- run-state-draft-12 -->|]";
const fence = "```yaml\na: 1\n```\n";

describe("a marker is found", () => {
  it.each([
    ["at top level", `${head}\n`],
    ["without a line ending behind it", head],
    ["behind emoji", `# 😀 Title 🎉\n\n😀 ${head}\n`],
    ["in a heading", `## Title ${head}\n`],
    ["in a list item", `- first\n- text\n\n  ${head}\n`],
    ["in a nested ordered list", `1. a\n   1. b\n\n      ${head}\n`],
    ["in a table cell", `| a |\n| - |\n| ${head} |\n`],
    ["with CRLF around it", `text\r\n\r\n${head}\r\ntext\r\n`],
    ["over several lines", "[|<!--\n  run-state-draft-12\n-->|]\n"],
    ["without spaces inside the comment", "[|<!--run-state-draft-12-->|]\n"],
    ["in the middle of a line of text", `Before ${head} after.\n`],
    ["behind another comment on its line", `<!-- x --> ${head}\n`],
    ["behind an empty comment", `<!--> ${head}\n`],
    ["within other HTML", `<details>\n${head}\n</details>\n`],
  ])("%s", (_, marked) => {
    const { marker, text } = only(marked);
    expect(marker.contract.family).toBe("run-state");
    expect([...marker.parameters].map(([name, { text: value, span }]) => [name, value, text.slice(span.start, span.end)])).toEqual([
      ["phase", "draft", "draft"],
      ["id", "12", "12"],
    ]);
  });
});

describe("a marker is not live", () => {
  it.each([
    ["in a block quote", "> <!-- run-state-draft-12 -->\n"],
    ["in a quote inside a list", "- a\n\n  > <!-- run-state-draft-12 -->\n"],
    ["in a fence", "```\n<!-- run-state-draft-12 -->\n```\n"],
    ["in a fence in a list", "- a\n\n  ~~~md\n  <!-- run-state-draft-12 -->\n  ~~~\n"],
    ["in an unclosed fence", "```\n<!-- run-state-draft-12 -->\n"],
    ["in a code span", "Write `<!-- run-state-draft-12 -->` first.\n"],
    ["in indented code", "text\n\n    <!-- run-state-draft-12 -->\n"],
    ["with an escaped angle bracket", "\\<!-- run-state-draft-12 -->\n"],
    ["that is never closed", "<!-- run-state-draft-12\n"],
    ["with more text in the comment", "<!-- run-state-draft-12 and more -->\n"],
    ["with another phase", "<!-- run-state-done-12 -->\n"],
    ["with an id that is no number", "<!-- run-state-draft-{ID} -->\n"],
    ["of a longer name", "<!-- old-run-state-draft-12 -->\n"],
    ["in another comment", "<!-- <!-- run-state-draft-12 -->\n"],
  ])("%s", (_, text) => {
    expect(markersOf(text)).toEqual([]);
  });
});

describe("the payload", () => {
  it("is the first YAML fence behind the marker", () => {
    const { text, marker } = only(`${head}\n\n### Mirror\n\n- text\n\n\`\`\`json\n{}\n\`\`\`\n\n${fence}\n\`\`\`yaml\nb: 2\n\`\`\`\n`);
    expect(marker.payload?.text).toBe("a: 1");
    const root = marker.payload?.tree.root;
    const pair = findPair(root?.kind === "mapping" ? root : undefined, "a");
    expect(text.slice(pair?.span.start, pair?.span.end)).toBe("a: 1");
  });

  it.each([
    ["stands before the marker", `${fence}\n${head}\n`],
    ["stands in a quote", `${head}\n\n> ${fence.replaceAll("\n", "\n> ")}\n`],
    ["is of another language", `${head}\n\n\`\`\`json\n{}\n\`\`\`\n`],
    ["is not named", `${head}\n\n\`\`\`\na: 1\n\`\`\`\n`],
    ["is indented code", `${head}\n\n    a: 1\n`],
    ["is a code span", `${head} \`\`\`yaml a: 1\`\`\`\n`],
  ])("is absent where a fence %s", (_, marked) => {
    expect(only(marked).marker.payload).toBeUndefined();
  });

  it.each([
    ["tildes", `${head}\n~~~yaml\na: 1\n~~~\n`],
    ["a name in capitals", `${head}\n\`\`\`YAML\na: 1\n\`\`\`\n`],
    ["an info string", `${head}\n\`\`\`yaml title=x\na: 1\n\`\`\`\n`],
    ["no end", `${head}\n\`\`\`yaml\na: 1\n`],
    ["a list around both", `- ${head}\n\n  \`\`\`yaml\n  a: 1\n  \`\`\`\n`],
    ["a list around the fence alone", `${head}\n\n- \`\`\`yaml\n  a: 1\n  \`\`\`\n`],
  ])("is read from a fence with %s", (_, marked) => {
    expect(only(marked).marker.payload?.text).toBe("a: 1");
  });

  it("belongs to the nearest marker before it", () => {
    const found = markersOf(`<!-- run-state-draft-1 --> <!-- run-state-final-2 -->\n\n${fence}\n<!-- run-state-draft-3 -->\n\`\`\`yaml\nb: 2\n\`\`\`\n`);
    expect(found.map(({ parameters, payload }) => [parameters.get("id")?.text, payload?.text])).toEqual([
      ["1", undefined],
      ["2", "a: 1"],
      ["3", "b: 2"],
    ]);
  });

  it("is not looked for where the contract knows none, and such a marker does not end the search of another", () => {
    const found = markersOf(`<!-- run-state-draft-1 -->\n<!-- note x-y -->\n${fence}`);
    expect(found.map(({ contract, payload, fences }) => [contract.family, payload?.text, fences.length])).toEqual([
      ["run-state", "a: 1", 1],
      ["note", undefined, 0],
    ]);
  });
});

/** Quadratic work would need hours for each of these. */
it.each([
  ["comments that never end", "<!-- run-state-draft-1 ".repeat(200_000), 0],
  ["a long head that fails on its last character", `<!-- note ${"a".repeat(2_000_000)}! -->`, 0],
  ["many markers", "<!-- note x -->".repeat(20_000), 20_000],
])("needs time in proportion to %s", (_, text, count) => {
  const html = [{ type: "html", span: { start: 0, end: text.length }, within: [], value: text, inline: false }] as const;
  expect(findMarkers({ text, source: createSourceText(text), html, code: [] }, [state, note])).toHaveLength(count);
});
