import { describe, expect, it } from "vitest";
import { OffsetMapBuilder, shiftMap } from "../../src/core/offset-map.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import { findPair, keyText, type Mapping, type Scalar, type YamlNode, type YamlTree } from "../../src/core/yaml.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";

const read = (text: string): YamlTree => readYaml(text, shiftMap(0));

function root(text: string): YamlNode {
  const tree = read(text);
  expect(tree.faults).toEqual([]);
  if (tree.root === undefined) throw new Error("no root");
  return tree.root;
}

function mapping(text: string): Mapping {
  const node = root(text);
  if (node.kind !== "mapping") throw new Error(node.kind);
  return node;
}

/** The value of `a`. */
function scalar(text: string): Scalar {
  const value = findPair(mapping(text), "a")?.value;
  if (value?.kind !== "scalar") throw new Error(`a is ${value?.kind ?? "absent"}`);
  return value;
}

const at = (text: string, node: { span: { start: number; end: number } } | undefined): string =>
  node === undefined ? "absent" : text.slice(node.span.start, node.span.end);

describe("the text and value of a scalar", () => {
  const forms: readonly [written: string, text: string, value: Scalar["value"]][] = [
    ["1.10", "1.10", 1.1],
    ["014", "014", 14],
    ["0o14", "0o14", 12],
    ["0x1F", "0x1F", 31],
    ["1e3", "1e3", 1000],
    ["-.inf", "-.inf", Number.NEGATIVE_INFINITY],
    ["12345678901234567890", "12345678901234567890", 12345678901234567890n],
    ["yes", "yes", "yes"],
    ["NO", "NO", "NO"],
    ["on", "on", "on"],
    ["1_000", "1_000", "1_000"],
    ["12:30", "12:30", "12:30"],
    ["2024-01-01", "2024-01-01", "2024-01-01"],
    ["True", "True", true],
    ["false", "false", false],
    ["~", "~", null],
    ["Null", "Null", null],
    ["<<", "<<", "<<"],
    ["'1.10'", "1.10", "1.10"],
    ["'it''s'", "it's", "it's"],
    ['"true"', "true", "true"],
    ['"a\\tb\\u00e9\\x41\\\\"', "a\tbéA\\", "a\tbéA\\"],
    ['"one\n  two\n\n  three"', "one two\nthree", "one two\nthree"],
    ['"one\\\n  two"', "onetwo", "onetwo"],
    ["one\n  two\n\n  three", "one two\nthree", "one two\nthree"],
    ["!!str 12", "12", "12"],
    ["!!float 1", "1", "1"],
    ["!foo 12", "12", "12"],
    ["!!timestamp 2024-01-01", "2024-01-01", "2024-01-01"],
    ["!!binary aGk=", "aGk=", "aGk="],
    ["C# 12", "C# 12", "C# 12"],
    ["a:b", "a:b", "a:b"],
    ["http://x.y/z#w", "http://x.y/z#w", "http://x.y/z#w"],
  ];
  it.each(forms)("%j", (written, text, value) => {
    const found = scalar(`a: ${written}\n`);
    expect({ text: found.text, value: found.value }).toEqual({ text, value });
    expect(found.source).toBe(written.replace(/^!\S+ /, ""));
  });

  it("does not depend on a version directive", () => {
    const tree = read("%YAML 1.1\n---\na: yes\nb: 014\nc: 2001-01-01\n<<: {d: e}\n");
    const values = tree.root?.kind === "mapping" ? tree.root.pairs.map(({ value }) => (value?.kind === "scalar" ? value.value : value?.kind)) : [];
    expect(values).toEqual(["yes", 14, "2001-01-01", "mapping"]);
  });
});

describe("block scalars", () => {
  const forms: readonly [header: string, body: string, style: Scalar["style"], text: string][] = [
    ["|", "  a\n  b\n", "literal", "a\nb\n"],
    ["|-", "  a\n  b\n", "literal", "a\nb"],
    ["|+", "  a\n\n\n", "literal", "a\n\n\n"],
    [">", "  a\n  b\n\n  c\n", "folded", "a b\nc\n"],
    [">-", "  a\n", "folded", "a"],
    ["|2", "    a\n   b\n", "literal", "  a\n b\n"],
    ["|2-", "   a\n", "literal", " a"],
    ["|-2", "   a\n", "literal", " a"],
    [">1+", "  a\n\n", "folded", "\n a\n\n".slice(1)],
    ["|", "  # no comment\n  ---\n", "literal", "# no comment\n---\n"],
  ];
  it.each(forms)("%s %j", (header, body, style, text) => {
    const source = `a: ${header}\n${body}b: c\n`;
    const found = scalar(source);
    expect(found).toMatchObject({ header, style, text, value: text, comment: undefined });
    expect(found.source).toBe(`${header}\n${body}`.replace(/\n$/, ""));
    expect(found.source).toBe(at(source, found));
  });

  it("end with the header when they have no lines", () => {
    for (const text of ["a: |-\n", "a: |-", "a: |- # note\nb: c"]) expect(scalar(text)).toMatchObject({ source: "|-", header: "|-", text: "" });
  });

  it("have no comment, and their header does not hold one", () => {
    const text = "a: > # note\n  b\n# after\nc: d\n";
    expect(scalar(text)).toMatchObject({ header: ">", comment: undefined, text: "b\n", source: "> # note\n  b" });
    expect(read(text).comments.map(({ start, end }) => text.slice(start, end))).toEqual(["# note", "# after"]);
  });
});

describe("comments", () => {
  it("stand behind the value that they cut", () => {
    const text = "a: Post to the #releases channel\nb: 'x'\t# y\nc: C# 12\nd: e#f\ng: [h #, i\n  ]\n";
    const pairs = mapping(text).pairs.map(({ value }) => value);
    const comment = (node: YamlNode | undefined): string | undefined =>
      node?.kind === "scalar" && node.comment !== undefined ? text.slice(node.comment.start, node.comment.end) : undefined;
    expect(pairs.map(comment)).toEqual(["#releases channel", "# y", undefined, undefined, undefined]);
    const list = pairs[4];
    expect(list?.kind === "sequence" && list.items.map(comment)).toEqual(["#, i"]);
    expect(scalar("a: b # c\r\n").comment).toEqual({ start: 5, end: 8 });
  });

  it("are all listed in order, and only they", () => {
    const text = "# 1\na: b # 2\n# 3\nc: # 4\n  - '# no'\n  - \"# no\" # 5\n  # 6\nd: |\n  # no\n# 7\ne: {f: g, # 8\n  h: i}\n...\n# 9";
    expect(read(text).comments.map(({ start, end }) => text.slice(start, end).replace("# ", ""))).toEqual("1 2 3 4 5 6 7 8 9".split(" "));
    expect(read("a: b # c\r\n# d\r\n").comments).toEqual([{ start: 5, end: 8 }, { start: 10, end: 13 }]);
  });
});

describe("pairs and collections", () => {
  it("have no value where nothing stands behind the colon", () => {
    const text = "a:\nb: # note\nc: ~\nd: ''\ne: !!str\nf: &x\n? g\nh: {i, j: , k: l}\n";
    const values = mapping(text).pairs.map(({ key, value }) => [at(text, key), value?.kind === "scalar" ? value.text : value?.kind]);
    expect(values).toEqual([["a", undefined], ["b", undefined], ["c", "~"], ["d", ""], ["e", ""], ["f", ""], ["g", undefined], ["h", "mapping"]]);
    const flow = findPair(mapping(text), "h")?.value;
    expect(flow?.kind === "mapping" && flow.pairs.map(({ value }) => value === undefined)).toEqual([true, true, false]);
    expect(findPair(mapping(text), "e")?.value).toMatchObject({ tag: "tag:yaml.org,2002:str", value: "" });
  });

  it("span from their first to their last character", () => {
    const text = "a:\n  - b: c\n    d: |\n      e\n\n  - [f, {g: h}] # i\n\n# j\nk: 'l'\n";
    const top = mapping(text);
    expect(at(text, top)).toBe(text.trimEnd());
    expect(top.pairs.map((pair) => at(text, pair))).toEqual(["a:\n  - b: c\n    d: |\n      e\n\n  - [f, {g: h}]", "k: 'l'"]);
    const list = top.pairs[0]?.value;
    expect(at(text, list)).toBe("- b: c\n    d: |\n      e\n\n  - [f, {g: h}]");
    expect(list?.kind === "sequence" && list.items.map((item) => at(text, item))).toEqual(["b: c\n    d: |\n      e", "[f, {g: h}]"]);
    expect(list?.kind === "sequence" && list.flow).toBe(false);
  });

  it("keep equal keys of different levels apart, and dashes inside a block", () => {
    const text = "metadata:\n  description: an internal note\ndescription: |\n  First.\n  ---\n  Second.\nname: ruler\n";
    const top = mapping(text);
    expect(findPair(top, "description")?.value).toMatchObject({ text: "First.\n---\nSecond.\n", header: "|" });
    expect(findPair(top, "name")?.value).toMatchObject({ text: "ruler" });
  });

  it("keep every duplicate key in order", () => {
    const top = mapping("a: 1\nb: 2\na: 3\n'a': 4\n");
    expect(top.pairs.map(keyText)).toEqual(["a", "b", "a", "a"]);
    expect(findPair(top, "a")?.value).toMatchObject({ value: 4 });
  });

  it("may have keys of any kind, or none", () => {
    const text = "? [a, b]\n: c\n? |\n  d\n: e\n: f\n1: g\n*h : i\n";
    expect(mapping(text).pairs.map(({ key }) => (key.kind === "scalar" ? key.text : key.kind))).toEqual(["sequence", "d\n", "", "1", "alias"]);
    const empty = mapping("a: b\n\n: c\n").pairs[1];
    expect(empty).toMatchObject({ key: { value: null, span: { start: 6, end: 6 } }, span: { start: 6, end: 9 } });
  });

  it("hold an empty scalar where a list item is empty", () => {
    const node = root("- a\n-\n- # b\n- c\n");
    expect(node.kind === "sequence" && node.items.map((item) => item.kind === "scalar" && [item.text, item.value, item.source])).toEqual([
      ["a", "a", "a"],
      ["", null, ""],
      ["", null, ""],
      ["c", "c", "c"],
    ]);
  });

  it("read a pair inside a list as a mapping, and keep tags", () => {
    const text = "[a: b, !!map {c: d}, !e [f]]";
    const node = root(text);
    expect(node.kind === "sequence" && node.items.map((item) => [item.kind, at(text, item), item.kind === "alias" ? "" : item.tag])).toEqual([
      ["mapping", "a: b", undefined],
      ["mapping", "{c: d}", "tag:yaml.org,2002:map"],
      ["sequence", "[f]", "!e"],
    ]);
  });

  it("have no root where there is nothing", () => {
    for (const text of ["", "\n \n", "# only a comment\n", "---\n", "---\n...\n", "\ufeff"]) expect(read(text)).toMatchObject({ root: undefined, faults: [] });
    expect(read("~").root).toMatchObject({ value: null });
    expect(read("plain").root).toMatchObject({ text: "plain" });
  });
});

describe("aliases", () => {
  it("lead to the last node with their anchor above them", () => {
    const text = "a: &x [b]\nc: *x\nd: &x e\nf: *x\n&k g: *k\n";
    const aliases = mapping(text).pairs.flatMap(({ value }) => (value?.kind === "alias" ? [value] : []));
    expect(aliases.map(({ name, target }) => [name, at(text, target)])).toEqual([["x", "[b]"], ["x", "e"], ["k", "g"]]);
    expect(aliases.map((alias) => at(text, alias))).toEqual(["*x", "*x", "*k"]);
  });

  it("have no target where no anchor stands above them, and are no fault", () => {
    const text = "paths: **/*.ts\nfiles: [*.md, *x]\ny: &x z\n";
    const [paths, files] = mapping(text).pairs.map(({ value }) => value);
    expect(paths).toMatchObject({ kind: "alias", name: "*/*.ts", target: undefined });
    expect(files?.kind === "sequence" && files.items.map((item) => item.kind === "alias" && [at(text, item), item.target])).toEqual([
      ["*.md", undefined],
      ["*x", undefined],
    ]);
  });
});

describe("positions", () => {
  const text = 'a: "b\n  c"\nd:\n  - |\n    e\n    f\n  - g # h\n';
  const quoted = text.split("\n").map((line) => (line === "" ? "" : `> > ${line}`)).join("\n");
  const builder = new OffsetMapBuilder();
  let offset = 0;
  for (const line of text.split(/(?<=\n)/)) {
    builder.add(line.length, { start: offset + 4, end: offset + 4 + line.length });
    offset += 4 + line.length;
  }
  const map = builder.build();

  it("lead through the map to the same characters", () => {
    const inner = read(text);
    const outer = readYaml(text, map, { document: quoted });
    const nodes = (node: YamlNode | undefined): YamlNode[] =>
      node?.kind === "mapping"
        ? [node, ...node.pairs.flatMap(({ key, value }) => [...nodes(key), ...nodes(value)])]
        : node?.kind === "sequence"
          ? [node, ...node.items.flatMap(nodes)]
          : node === undefined
            ? []
            : [node];
    const pairs = nodes(inner.root).map((node, index) => [node, nodes(outer.root)[index]] as const);
    expect(pairs).toHaveLength(7);
    for (const [node, mapped] of pairs) expect(at(quoted, mapped).replaceAll("\n> > ", "\n")).toBe(at(text, node));
    expect(pairs.flatMap(([, mapped]) => (mapped?.kind === "scalar" ? [mapped.source] : []))).toEqual(["a", '"b\n> >   c"', "d", "|\n> >     e\n> >     f", "g"]);
    expect(outer.comments.map(({ start, end }) => quoted.slice(start, end))).toEqual(["# h"]);
    const last = pairs.at(-1)?.[1];
    expect(last?.kind === "scalar" && last.comment !== undefined && quoted.slice(last.comment.start, last.comment.end)).toBe("# h");
  });

  it("keep source to the YAML when the document is not given", () => {
    const found = findPair(readYaml(text, map).root as Mapping, "a")?.value;
    expect(found?.kind === "scalar" && found.source).toBe('"b\n  c"');
  });

  it("count the columns of a fault in the document", () => {
    const broken = "a: b\nc: d: e\n";
    const shifted = new OffsetMapBuilder();
    shifted.add(5, { start: 12, end: 17 });
    shifted.add(8, { start: 19, end: 27 });
    const [fault] = readYaml(broken, shifted.build()).faults;
    expect(fault?.span).toEqual({ start: 23, end: 24 });
  });
});

describe("line breaks", () => {
  it("are a lone CR too, as in YAML 1.2 and Markdown", () => {
    const text = "a: b\rc: |\r  d\r  e\rf: 'g\r  h'\r";
    const top = mapping(text);
    expect(top.pairs.map(({ value }) => value?.kind === "scalar" && value.text)).toEqual(["b", "d\ne\n", "g h"]);
    expect(top.pairs.map(({ value }) => value?.kind === "scalar" && value.source)).toEqual(["b", "|\r  d\r  e", "'g\r  h'"]);
    const broken = "a: b\rc: d: e\r";
    expect(createSourceText(broken).pointAt(read(broken).faults[0]?.span.start ?? 0)).toEqual({ line: 2, column: 5 });
  });

  it("are no other characters", () => {
    expect(scalar("a: b\u2028c\u0085d\n").text).toBe("b\u2028c\u0085d");
  });

  it("leave CRLF out of the source but for the inner lines", () => {
    const text = "a: |\r\n  b\r\n  c\r\nd: e\r\n";
    expect(scalar(text)).toMatchObject({ text: "b\nc\n", source: "|\r\n  b\r\n  c" });
  });
});
