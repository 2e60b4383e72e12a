import { describe, expect, it } from "vitest";
import { shiftMap } from "../../src/core/offset-map.ts";
import type { YamlTree } from "../../src/core/yaml.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";

const read = (text: string): YamlTree => readYaml(text, shiftMap(0));

/** The tree and the processor time in milliseconds, which does not depend on what else the machine does. */
function timed(text: string): { tree: YamlTree; spent: number } {
  const before = process.cpuUsage();
  const tree = read(text);
  const { user, system } = process.cpuUsage(before);
  return { tree, spent: (user + system) / 1000 };
}

const lines = (count: number, line: (index: number) => string): string => Array.from({ length: count }, (_, index) => line(index)).join("");

const allowed = 200;
/** The length of the lines of a staircase, each one code unit longer than the one above. */
const stairs = (first: number): number => allowed * first + (allowed * (allowed - 1)) / 2;

/** Texts that nest lists and mappings to a depth, in every way that YAML has, and where the first level too many starts. */
const nests: readonly (readonly [name: string, nest: (depth: number) => string, place: number])[] = [
  ["lists in brackets", (depth) => "[".repeat(depth) + "]".repeat(depth), allowed],
  ["mappings in braces", (depth) => "{a: ".repeat(depth) + "}".repeat(depth), 4 * allowed],
  ["pairs in brackets", (depth) => `${"[a: ".repeat(depth)}b${"]".repeat(depth)}`, 4 * allowed],
  ["keys in braces", (depth) => `${"{? ".repeat(depth)}a${"}".repeat(depth)}`, 3 * allowed],
  ["keys in brackets", (depth) => `${"[".repeat(depth)}a${": b]".repeat(depth)}`, allowed],
  ["dashes on one line", (depth) => `${"- ".repeat(depth)}a`, 2 * allowed],
  ["dashes on many lines", (depth) => lines(depth, (index) => `${" ".repeat(index)}-\n`), stairs(2) + allowed],
  // A key becomes a mapping with its colon.
  ["keys on many lines", (depth) => lines(depth, (index) => `${" ".repeat(index)}a:\n`), stairs(3) + allowed + 1],
  ["explicit keys", (depth) => `${"? ".repeat(depth)}a`, 2 * allowed],
];

describe.each(nests)("%s", (_, nest, place) => {
  it("are read up to 200 levels and refused at the start of the next one", () => {
    expect(read(nest(allowed)).faults).toEqual([]);
    const span = { start: place, end: place + 1 };
    expect(read(nest(allowed + 1))).toMatchObject({ root: undefined, faults: [{ code: "limit", reason: "lists and mappings nested more than 200 deep", span }] });
  });

  it("are read when half of the stack is used, and refused at any depth in no time", () => {
    const frames = (count: number): number => {
      try {
        return frames(count + 1);
      } catch {
        return count;
      }
    };
    const below = (count: number): YamlTree => (count === 0 ? read(nest(allowed)) : below(count - 1));
    expect(below(Math.floor(frames(0) / 2)).faults).toEqual([]);
    // The text of keys on many lines grows with the square of its depth.
    const { tree, spent } = timed(nest(nest(100).length > 2_000 ? 1_000 : 20_000));
    expect(tree.faults).toMatchObject([{ code: "limit" }]);
    expect(spent).toBeLessThan(1_000);
  });
});

// The limits on time count the processor; the clock may run much longer on a busy machine.
describe("sheer size", { timeout: 120_000 }, () => {
  it("is refused above a million tokens, at the first one too many", () => {
    const tree = read("a: b\n".repeat(200_001));
    expect(tree).toMatchObject({ root: undefined, faults: [{ code: "limit", reason: "more than 1,000,000 tokens", span: { start: 999_999, end: 1_000_000 } }] });
  });

  it("is refused above twenty million characters without a look at the text", () => {
    const { tree, spent } = timed("x".repeat(20_000_001));
    expect(tree.faults).toMatchObject([{ code: "limit", reason: "more than 20,000,000 characters", span: { start: 20_000_000, end: 20_000_001 } }]);
    expect(spent).toBeLessThan(200);
  });

  const large: Readonly<Record<string, string>> = {
    "16,000 keys": lines(16_000, (index) => `key-${index}: value\n`),
    "16,000 equal keys": "key: value\n".repeat(16_000),
    "a literal block of a million characters": `a: |\n${"  some words in a line\n".repeat(44_000)}`,
    "a folded block of a million characters": `a: >\n${"  some words in a line\n".repeat(44_000)}`,
    "double quotes around a million characters": `a: "${"some words and \\n".repeat(58_000)}"`,
    "single quotes around a million characters": `a: '${"some words\n  ".repeat(77_000)}'`,
    "an unquoted value of a million characters": `a: ${"some words\n  ".repeat(77_000)}b`,
    "a million spaces": `a: b${" ".repeat(1_000_000)}# c`,
    "a number of a million digits": `a: ${"9".repeat(1_000_000)}`,
    "20,000 comments": "# c\n".repeat(20_000),
    "190 explicit keys": `${"? ".repeat(190)}a`,
    "20,000 aliases": `- &a b\n${"- *a\n".repeat(20_000)}`,
  };
  it.each(Object.entries(large))("is read within the second or so: %s", (_, text) => {
    const { tree, spent } = timed(text);
    expect(tree.faults).toEqual([]);
    expect(spent).toBeLessThan(4_000);
  });

  const broken: Readonly<Record<string, string>> = {
    "stray brackets": `a: ${"]".repeat(40_000)}`,
    "stray commas": `a: [${",".repeat(40_000)}`,
    "anchors": `a: ${"&b ".repeat(20_000)}c`,
    "bad escapes": `a: "${"\\q".repeat(50_000)}"`,
    "unclosed quotes": 'a: "b\n'.repeat(8_000),
    "unclosed brackets": "a: [\n".repeat(8_000),
    "nested colons": "a: b: c\n".repeat(20_000),
    "second colons": `a: ${"[b]: ".repeat(8_000)}`,
    "dashes between keys": `a: 1\n${"- b\n".repeat(10_000)}`,
    "lines without a colon": `a: 1\n${"'b'\n".repeat(20_000)}`,
    "empty lines that are too deep": `a: |\n${"     \n".repeat(50_000)}  b`,
    "documents": "---\na: b\n".repeat(5_000),
  };
  it.each(Object.entries(broken))("gives one fault in a second or so: %s", (_, text) => {
    const { tree, spent } = timed(text);
    expect(tree.faults).toHaveLength(1);
    expect(tree.faults[0]?.span.start).toBeLessThan(20);
    expect(spent).toBeLessThan(4_000);
  });
});

describe("aliases", () => {
  it("that unfold to more than a million values are refused at the value that does", () => {
    const text = `a0: &a0 [${"x, ".repeat(9)}]\n${lines(12, (index) => `a${index + 1}: &a${index + 1} [${`*a${index}, `.repeat(9)}]\n`)}`;
    const { tree, spent } = timed(text);
    expect(tree.faults).toMatchObject([{ code: "limit", reason: "aliases that stand for more than 1,000,000 values" }]);
    expect(text.slice(tree.faults[0]?.span.start)).toMatch(/^\[\*a5, /);
    expect(spent).toBeLessThan(500);
  });

  it("that nest deeper than anything written are refused", () => {
    const chain = (length: number): string => `a0: &a0 [x]\n${lines(length, (index) => `a${index + 1}: &a${index + 1} [*a${index}]\n`)}`;
    expect(read(chain(190)).faults).toEqual([]);
    expect(read(chain(1_000)).faults).toMatchObject([{ code: "limit", reason: "aliases that nest values more than 200 deep" }]);
  });

  it("share their target, so that many of them cost nothing", () => {
    const tree = read(`- &a [${"x, ".repeat(1_000)}]\n${"- *a\n".repeat(900)}`);
    expect(tree.faults).toEqual([]);
    const items = tree.root?.kind === "sequence" ? tree.root.items : [];
    expect(items.slice(1).every((item) => item.kind === "alias" && item.target === items[0])).toBe(true);
  });
});
