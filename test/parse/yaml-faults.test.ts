import { describe, expect, it } from "vitest";
import { parseDocument, type ErrorCode } from "yaml";
import { shiftMap } from "../../src/core/offset-map.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import type { YamlFault } from "../../src/core/yaml.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";
import { broken, fine } from "./yaml-fault-cases.ts";

function parts(marked: string): { text: string; start: number; end: number } {
  const start = marked.indexOf("⟦");
  const end = marked.indexOf("⟧") - 1;
  return { text: marked.replace("⟦", "").replace("⟧", ""), start, end };
}

function onlyFault(text: string): YamlFault {
  const tree = readYaml(text, shiftMap(0));
  expect(tree.root).toBeUndefined();
  expect(tree.faults).toHaveLength(1);
  return tree.faults[0] as YamlFault;
}

const inWords = ({ reason, advice }: YamlFault): string => (advice === undefined ? reason : `${reason}; ${advice}`);
const all = Object.values(broken).flat();

describe.each(Object.entries(broken))("%s", (_, cases) => {
  it.each(cases)("%j", (marked, words) => {
    const { text, start, end } = parts(marked);
    const fault = onlyFault(text);
    const shown = `${text.slice(0, fault.span.start)}⟦${text.slice(fault.span.start, fault.span.end)}⟧${text.slice(fault.span.end)}`;
    expect([shown, inWords(fault)]).toEqual([marked, words]);
    expect(fault).toMatchObject({ code: "syntax", span: { start, end } });
  });

  it("keep their place and words with CRLF and with a lone CR", () => {
    for (const [marked] of cases) {
      const { text } = parts(marked);
      const fault = onlyFault(text);
      for (const ending of ["\r\n", "\r"]) {
        const twin = text.replaceAll("\n", ending);
        const other = onlyFault(twin);
        expect([twin, inWords(other)]).toEqual([twin, inWords(fault)]);
        const [here, there] = [createSourceText(text), createSourceText(twin)];
        expect([twin, there.pointAt(other.span.start), there.pointAt(other.span.end)]).toEqual([
          twin,
          here.pointAt(fault.span.start),
          here.pointAt(fault.span.end),
        ]);
      }
    }
  });

  it("are found below other lines that are fine", () => {
    for (const [marked] of cases) {
      const { text, start, end } = parts(marked);
      if (!/^(?:a|name|description): /.test(text)) continue;
      const above = "first: [x, 'y']\nsecond: |\n  text: \"\n\n# note: [\n";
      expect([marked, onlyFault(above + text).span]).toEqual([marked, { start: start + above.length, end: end + above.length }]);
    }
  });
});

describe("the words", () => {
  it("can stand in a sentence and hold no place", () => {
    for (const [, words] of all) {
      expect(words).not.toMatch(/[.:!?]$|\b(?:line|column) \d|^[A-Z]|\b(?:scalar|mapping|sequence|flow|node|token|indicator|implicit)\b/);
    }
  });

  it("are never the last resort", () => {
    for (const [, words] of all) expect(words).not.toMatch(/cannot be read from here on/);
  });
});

describe("the errors of the library", () => {
  /** `false`: no text causes it with the options in use, or only behind another error. An upgrade with a new code breaks this type. */
  const codes: Readonly<Record<ErrorCode, boolean>> = {
    ALIAS_PROPS: true,
    BAD_ALIAS: true,
    BAD_COLLECTION_TYPE: false,
    BAD_DIRECTIVE: true,
    BAD_DQ_ESCAPE: true,
    BAD_INDENT: true,
    BAD_PROP_ORDER: true,
    BAD_SCALAR_START: true,
    BLOCK_AS_IMPLICIT_KEY: true,
    BLOCK_IN_FLOW: true,
    DUPLICATE_KEY: false,
    IMPOSSIBLE: false,
    KEY_OVER_1024_CHARS: true,
    MISSING_CHAR: true,
    MULTILINE_IMPLICIT_KEY: true,
    MULTIPLE_ANCHORS: true,
    MULTIPLE_DOCS: true,
    MULTIPLE_TAGS: true,
    NON_STRING_KEY: false,
    RESOURCE_EXHAUSTION: false,
    TAB_AS_INDENT: true,
    TAG_RESOLVE_FAILED: true,
    UNEXPECTED_TOKEN: true,
  };

  it("all stand in the table of cases", () => {
    const errors = (text: string): string[] => parseDocument(text, { prettyErrors: false, uniqueKeys: false }).errors.map(({ code }) => code);
    const seen = new Set(all.flatMap(([marked]) => errors(parts(marked).text)));
    expect(Object.entries(codes).filter(([code, reachable]) => reachable && !seen.has(code))).toEqual([]);
  });
});

describe("what is no fault", () => {
  it.each(fine)("%j", (text) => {
    expect(readYaml(text, shiftMap(0)).faults).toEqual([]);
  });
});

describe("a text that breaks often", () => {
  it("leaves the stacks of other errors as they were", () => {
    const { stackTraceLimit } = Error;
    onlyFault("a: ]");
    expect(Error.stackTraceLimit).toBe(stackTraceLimit);
    expect(stackTraceLimit).toBeGreaterThan(0);
  });

  it("has its first cause reported, however many colons take the rest of it deeper", () => {
    expect(onlyFault("a: b: c\n".repeat(1000))).toMatchObject({ code: "syntax", span: { start: 4, end: 5 } });
  });

  it("reports a fault at the end of the text on its last character", () => {
    for (const text of ["a: &x &y\n\n", "a: [", "a: \"", "a: !!\n"]) {
      const { span } = onlyFault(text);
      expect(span.end).toBeGreaterThan(span.start);
      expect(text.slice(span.start, span.end)).toMatch(/\S/);
    }
  });
});

it.each([
  ["name: a\nlicense:⟦\u00A0⟧MIT\n", "no plain space but the character U+00A0 behind the colon; write a space"],
  ["name: a\nlicense⟦：⟧MIT\n", "a full-width colon (U+FF1A) behind the key; write a plain colon and a space"],
  ["name: a\ndescription: b⟦:⟧\tc\n", "an unquoted value cannot contain a colon followed by a tab; quote the value"],
])("names the character: %j", (marked, words) => {
  const { text, start, end } = parts(marked);
  const fault = onlyFault(text);
  expect([inWords(fault), fault.span]).toEqual([words, { start, end }]);
});
