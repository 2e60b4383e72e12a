import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OffsetMapBuilder, shiftMap, type OffsetMap } from "../../src/core/offset-map.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import { contains, type Span } from "../../src/core/span.ts";
import type { YamlNode, YamlTree } from "../../src/core/yaml.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";
import { document, meant, plainText, word, writeDocument } from "./yaml-model.ts";

const read = (text: string): YamlTree => readYaml(text, shiftMap(0));

/** What a node says, without its places. */
function said(node: YamlNode | undefined): unknown {
  if (node === undefined) return undefined;
  if (node.kind === "scalar") return { style: node.style, text: node.text, value: node.value, header: node.header.replace(/\d/, "") };
  if (node.kind === "sequence") return { flow: node.flow, items: node.items.map(said) };
  if (node.kind === "mapping") return { flow: node.flow, pairs: node.pairs.map((pair) => [said(pair.key), said(pair.value)]) };
  return { alias: node.name };
}

function nodes(node: YamlNode | undefined): YamlNode[] {
  if (node === undefined) return [];
  if (node.kind === "sequence") return [node, ...node.items.flatMap(nodes)];
  if (node.kind === "mapping") return [node, ...node.pairs.flatMap((pair) => [...nodes(pair.key), ...nodes(pair.value)])];
  return [node];
}

/** Every span of a tree. */
function spans(tree: YamlTree): Span[] {
  const all = nodes(tree.root);
  return [
    ...all.map(({ span }) => span),
    ...all.flatMap((node) => (node.kind === "mapping" ? node.pairs.map(({ span }) => span) : node.kind === "scalar" && node.comment !== undefined ? [node.comment] : [])),
    ...tree.comments,
    ...tree.faults.map(({ span }) => span),
  ];
}

function expectSpansIn(text: string, tree: YamlTree): void {
  for (const span of spans(tree)) {
    expect(span.start).toBeLessThanOrEqual(span.end);
    expect(contains({ start: 0, end: text.length }, span)).toBe(true);
  }
}

/** Puts a prefix before every line, as in a block quote. */
function inQuote(text: string, prefix: string): { outer: string; map: OffsetMap } {
  const builder = new OffsetMapBuilder();
  let outer = "";
  for (const line of text.split(/(?<=\n)/)) {
    outer += prefix;
    builder.add(line.length, { start: outer.length, end: outer.length + line.length });
    outer += line;
  }
  return { outer, map: builder.build() };
}

const fragments = [": ", ":", " #", "#", "\n", "\n  ", "\r\n", "\r", "\t", "- ", "? ", "[", "]", "{", "}", ",", "'", '"', "|", ">", "&a ", "*a", "!b ", "%", "@", "`", "\\", "---\n", "...\n", "\u0002", "\u0018", "\u001f", "\ufeff", "x", " "];
const mutation = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(3), put: fc.constantFrom("", ...fragments) });

function mutate(text: string, changes: readonly { at: number; cut: number; put: string }[]): string {
  return changes.reduce((changed, { at, cut, put }) => {
    const offset = Math.floor(at * (changed.length + 1));
    return changed.slice(0, offset) + put + changed.slice(offset + cut);
  }, text);
}

describe("generated YAML in every style", () => {
  it("gives back every key, text and value, and the slices under its spans", () => {
    const styles = new Set<string>();
    fc.assert(
      fc.property(document, (model) => {
        const text = writeDocument(model);
        const tree = read(text);
        expect([text, tree.faults]).toEqual([text, []]);
        expect([text, said(tree.root)]).toEqual([text, meant(model)]);
        expectSpansIn(text, tree);
        for (const node of nodes(tree.root)) {
          styles.add(node.kind === "scalar" ? node.style : node.kind);
          if (node.kind === "scalar") expect(node.source).toBe(text.slice(node.span.start, node.span.end));
          if (node.kind === "mapping") for (const pair of node.pairs) expect(contains(node.span, pair.span) && contains(pair.span, pair.key.span)).toBe(true);
          if (node.kind === "sequence") for (const item of node.items) expect(contains(node.span, item.span)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
    expect([...styles].sort()).toEqual(["double-quoted", "folded", "literal", "mapping", "plain", "sequence", "single-quoted"]);
  });

  it("gives the same values at the same lines and columns with CRLF", () => {
    fc.assert(
      fc.property(document, (model) => {
        const text = writeDocument(model);
        const twin = text.replaceAll("\n", "\r\n");
        const [here, there] = [read(text), read(twin)];
        expect(said(there.root)).toEqual(said(here.root));
        const [inText, inTwin] = [createSourceText(text), createSourceText(twin)];
        const points = (tree: YamlTree, source: typeof inText): unknown => spans(tree).map(({ start, end }) => [source.pointAt(start), source.pointAt(end)]);
        expect(points(there, inTwin)).toEqual(points(here, inText));
      }),
      { numRuns: 400 },
    );
  });

  it("lands on the same characters through a map that puts a prefix before every line", () => {
    fc.assert(
      fc.property(document, fc.constantFrom("> ", "    ", "> - "), (model, prefix) => {
        const text = writeDocument(model);
        const { outer, map } = inQuote(text, prefix);
        const [inner, mapped] = [read(text), readYaml(text, map, { document: outer })];
        expect(said(mapped.root)).toEqual(said(inner.root));
        const pairs = spans(inner).map((span, index) => [span, spans(mapped)[index]] as const);
        for (const [span, there] of pairs) {
          const found = outer.slice(there?.start, there?.end).replaceAll(`\n${prefix}`, "\n");
          expect(found).toBe(text.slice(span.start, span.end));
        }
        for (const node of nodes(mapped.root)) if (node.kind === "scalar") expect(node.source).toBe(outer.slice(node.span.start, node.span.end));
      }),
      { numRuns: 300 },
    );
  });
});

describe("broken YAML", () => {
  it("never throws for a prefix of a valid text, and faults stay in it", () => {
    fc.assert(
      fc.property(document, fc.double({ min: 0, max: 1, noNaN: true }), (model, part) => {
        const text = writeDocument(model);
        const prefix = text.slice(0, Math.floor(part * text.length));
        const tree = read(prefix);
        expectSpansIn(prefix, tree);
        expect(tree.faults.length === 0 || tree.root === undefined).toBe(true);
      }),
      { numRuns: 1_500 },
    );
  });

  it("never throws for changed text, has one fault at most, and marks a character with it", () => {
    let faults = 0;
    fc.assert(
      fc.property(document, fc.array(mutation, { minLength: 1, maxLength: 4 }), (model, changes) => {
        const text = mutate(writeDocument(model), changes);
        const tree = read(text);
        expectSpansIn(text, tree);
        expect(tree.faults.length).toBeLessThanOrEqual(1);
        for (const { span, reason } of tree.faults) {
          faults += 1;
          expect([text, span.end > span.start]).toEqual([text, true]);
          expect(reason).not.toMatch(/cannot be read from here on/);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(faults).toBeGreaterThan(500);
  });

  it("never throws for any text at all", () => {
    const soup = fc.array(fc.constantFrom(...fragments, "a", "b: c"), { maxLength: 30 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: "binary" })), (text) => {
        expectSpansIn(text, read(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it("has its fault at the colon that is put into an unquoted value", () => {
    const entry = fc.tuple(word.filter((text) => !/[:?]/.test(text)), plainText);
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), fc.nat(), plainText, fc.constantFrom("", "\n ", "\n\n   "), (entries, chosen, tail, fold) => {
        const broken = chosen % entries.length;
        const lines = entries.map(([name, value], index) => (index === broken ? `${name}: ${value} x${fold} y⟦: ${tail}` : `${name}: ${value}`));
        const marked = `${lines.join("\n")}\n`;
        const start = marked.indexOf("⟦");
        const [fault] = read(marked.replace("⟦", "")).faults;
        expect([marked, fault?.span]).toEqual([marked, { start, end: start + 1 }]);
      }),
      { numRuns: 500 },
    );
  });

  it("has its fault at the quote that is left open and at the tab that indents", () => {
    const entry = fc.tuple(word.filter((text) => !/[:?'"]/.test(text)), fc.stringMatching(/^[a-z]+( [a-z]+){0,3}$/));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 2, maxLength: 5 }), fc.nat(), fc.constantFrom('"', "'", "\t"), (entries, chosen, mark) => {
        const broken = chosen % entries.length;
        const lines = entries.map(([name, value], index) => {
          if (index !== broken) return `${name}: ${value}`;
          return mark === "\t" ? `⟦\t${name}: ${value}` : `${name}: ⟦${mark}${value}`;
        });
        const marked = `${lines.join("\n")}\n`;
        const start = marked.indexOf("⟦");
        const [fault] = read(marked.replace("⟦", "")).faults;
        expect([marked, fault?.span]).toEqual([marked, { start, end: start + 1 }]);
      }),
      { numRuns: 500 },
    );
  });
});
