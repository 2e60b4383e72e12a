import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { shiftMap } from "../../src/core/offset-map.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import type { YamlFault } from "../../src/core/yaml.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";

/** A broken text with its fault between ⟦ and ⟧, the reason, and the advice after a semicolon. */
type Broken = readonly [marked: string, words: string];

const colonInside = "an unquoted value cannot contain a colon followed by a space";
const quoteValue = "quote the value";
const quoteOrAlign = "quote the whole value, or align the line with the key above if it is a key";
const tab = "a tab in the indentation; use spaces";
const noPair = "a line that is no `key: value` pair; write a colon behind its key";
const noPairOrIndent = `${noPair}, or indent it if it belongs to the value above`;
const backslash = "write `\\\\` for a backslash, or use single quotes";
const noIndent = "is not closed before the next unindented line";
const starts = (character: string, what = "value"): string => `unquoted text cannot start with ${character}; quote the ${what}`;
const secondColon = "a second colon in one entry; write a comma between the entries, or quote the value";
const noComma = "no comma between two entries in brackets; quote the text if it is one entry";
const comma = "a comma without an entry before it; remove it, or quote the value";
const behind = (mark: string): string => `text behind \`${mark}\` on the same line; quote the value, or start the text on the next line`;

const broken: Readonly<Record<string, readonly Broken[]>> = {
  "colons in unquoted values": [
    ["description: Use when⟦:⟧ x\nname: a\n", `${colonInside}; ${quoteValue}`],
    ["a: foo⟦:⟧ bar: baz", `${colonInside}; ${quoteValue}`],
    ["- a: b⟦:⟧ c\n- d", `${colonInside}; ${quoteValue}`],
    ["a: see http://x y⟦:⟧ z", `${colonInside}; ${quoteValue}`],
    ["a: (b⟦:⟧ c)", `${colonInside}; ${quoteValue}`],
    ["a: &x b⟦:⟧ c", `${colonInside}; ${quoteValue}`],
    ["a: <b> [c⟦:⟧ d]", `${colonInside}; ${quoteValue}`],
    ["a: b⟦:⟧\n  c: d", `an unquoted value cannot have a colon at the end of a line; ${quoteValue}`],
    ["a: Cache rules.\n\n  Keywords⟦:⟧ a, b\nlicense: MIT", `${colonInside}; ${quoteOrAlign}`],
    ["a:\n  Cache rules.\n\n  Keywords⟦:⟧ a, b\nlicense: MIT", `${colonInside}; ${quoteOrAlign}`],
    ["- Cache rules.\n  Keywords⟦:⟧ a", `${colonInside}; ${quoteOrAlign}`],
    ["name: a\n  description⟦:⟧ b", `${colonInside}; ${quoteOrAlign}`],
    ["a: b\n  - c⟦:⟧ d", `${colonInside}; ${quoteOrAlign}`],
    ["a: b\n  c⟦:⟧\n", `an unquoted value cannot have a colon at the end of a line; ${quoteOrAlign}`],
    ["a: ⟦:⟧ b", `an unquoted value cannot start with a colon and a space; ${quoteValue}`],
    ["a: ⟦?⟧ b", `an unquoted value cannot start with a question mark and a space; ${quoteValue}`],
    ["a: 'b'⟦:⟧ c", "a colon behind a quoted value; quote the whole value"],
    ["a: \"b\"⟦:⟧ c", "a colon behind a quoted value; quote the whole value"],
    ["- a: [b]\n- c: [d] ⟦:⟧ e", "a second colon behind one key; quote the whole value"],
    ["a: [b]⟦:⟧ c", "a second colon behind one key; quote the whole value"],
    [`a: ${"x".repeat(1100)}⟦:⟧ b`, `${colonInside}; ${quoteValue}`],
    [`${"x".repeat(1100)}⟦:⟧ b`, "a key of more than 1,024 characters; quote the value"],
    [`[${"x".repeat(1100)}⟦:⟧ b]`, "a key of more than 1,024 characters; quote the value"],
  ],
  "lines without a colon": [
    ["name⟦:⟧value\nb: 2", "no space behind the colon; write a space behind it"],
    ["a: 1\nname⟦:⟧value", "no space behind the colon; write a space behind it"],
    ["a: 1\nname⟦:⟧\"value\"\nb: 2", "no space behind the colon; write a space behind it"],
    ["- name⟦:⟧value\n  b: 2", "no space behind the colon; write a space behind it"],
    ["⟦name⟧\nb: 2", noPair],
    ["⟦this is text⟧\nb: 2", noPair],
    ["a:\n  ⟦b⟧\n  c: d", noPair],
    ["- ⟦a⟧\n  b: c", noPair],
    ["a: 1\n⟦this is text⟧\nb: 2", noPairOrIndent],
    ["a: 1\n⟦see http://x.y/z⟧\nb: 2", noPairOrIndent],
    ["a:\n⟦this is text⟧\nb: 2", noPairOrIndent],
    ["a: 1\n⟦this is text⟧", noPairOrIndent],
    ["a: 1\n⟦!x⟧", noPairOrIndent],
    ["a: |\n  b\n⟦c⟧", noPairOrIndent],
    ["g:\n⟦>⟧", noPairOrIndent],
    ["a: 1\n⟦|⟧c: d", starts("`|`", "key")],
    ["⟦\"⟧a\n  b\": c", "a key that does not stand on one line with its colon"],
    ["⟦[⟧a,\n  b]: c", "a key that does not stand on one line with its colon"],
    ["a: 1\nb\n  ⟦:⟧ c", "the colon does not stand on the line of its key"],
    ["a: b\n⟦&x⟧\nc: d", "an anchor or a tag that does not stand on the line of its key"],
  ],
  "quotes": [
    ["a: ⟦\"⟧b", "a double quote that is never closed; write the closing quote"],
    ["a: ⟦\"⟧b\nc: d\n", "a double quote that is never closed; write the closing quote"],
    ["a: ⟦'⟧b\nc: d\n", "a single quote that is never closed; write the closing quote"],
    ["a: ⟦\"⟧b\nc: \"d\"", `a double quote that ${noIndent}; write the closing quote`],
    ["a: ⟦'⟧b\nc: 'd'", `a single quote that ${noIndent}; write the closing quote`],
    ["a: [b, ⟦'⟧c]\nd: e", "a single quote that is never closed; write the closing quote"],
    ["a: {b: ⟦\"⟧c}\n", "a double quote that is never closed; write the closing quote"],
    ["a: ⟦'⟧it''", "a single quote that is never closed; write the closing quote"],
    ["a: ⟦'⟧it''\nb: 'c'", `a single quote that ${noIndent}; write the closing quote`],
    ["a: \"C:⟦\\\"⟧\nb: c", `the backslash keeps the quote behind it from closing the value; ${backslash}`],
    ["a: \"C:⟦\\\"⟧\nb: \"c\"", `the backslash keeps the quote behind it from closing the value; ${backslash}`],
    ["a: 'it⟦'⟧s here'", "an apostrophe that closes the single quotes; write `''` for it, or use double quotes around the value"],
    ["a: \"say ⟦\"⟧hi\" now\"", "a double quote inside the value that closes it; write `\\\"` for it"],
    ["a: \"b\"⟦, \"c\"⟧", "text behind the closing quote; quote the whole value"],
    ["a: 'b' ⟦c⟧", "text behind the closing quote; quote the whole value"],
    ["\"a\" ⟦b: c⟧", "text behind the closing quote; quote the whole value"],
    ["a: \"b\"⟦#⟧c", "a comment without a space before it; write a space before `#`"],
  ],
  "escapes": [
    ["a: \"⟦\\d⟧+\"", `\`\\d\` is no escape in double quotes; ${backslash}`],
    ["a: \"C:⟦\\p⟧ath\"", `\`\\p\` is no escape in double quotes; ${backslash}`],
    ["a: \"b\n  ⟦\\.⟧c\"", `\`\\.\` is no escape in double quotes; ${backslash}`],
    ["a: \"⟦\\😀⟧\"", `\`\\😀\` is no escape in double quotes; ${backslash}`],
    ["a: \"it⟦\\'⟧s\"", "`\\'` is no escape in double quotes; write `'` alone"],
    ["a: \"⟦\\x4⟧\"", `\`\\x\` without 2 hexadecimal digits behind it; ${backslash}`],
    ["a: \"C:⟦\\u⟧sers\"", `\`\\u\` without 4 hexadecimal digits behind it; ${backslash}`],
    ["a: \"⟦\\U00110000⟧\"", "there is no character with the number `00110000`"],
  ],
  "first characters": [
    ["a: ⟦@⟧b/c", starts("`@`")],
    ["a: ⟦`⟧b`", starts("a backtick")],
    ["a: ⟦%⟧b", starts("`%`")],
    ["a: ⟦,⟧b", starts("`,`")],
    ["- ⟦@⟧a", starts("`@`")],
    ["⟦@⟧a: b", starts("`@`", "key")],
    ["⟦%⟧a", starts("`%`")],
    ["⟦%⟧a: b", starts("`%`", "key")],
    ["a: ⟦*⟧ b", starts("`*`")],
    ["a: ⟦*⟧*b** c", starts("`*`")],
    ["a: [⟦*⟧]", starts("`*`")],
    ["⟦*⟧.md: a", starts("`*`", "key")],
    ["a: ⟦&⟧ b", starts("`&`")],
    ["a: >⟦=1.0⟧", behind(">")],
    ["a: |⟦| b⟧", behind("|")],
    ["a: >⟦99.9%⟧", behind(">")],
    ["a: |⟦-b⟧", behind("|")],
    ["a: ⟦!e!b⟧ c", `\`!e!b\` is no known tag; ${quoteValue}`],
    ["a: ⟦!<b⟧ c", `\`!<b\` is no known tag; ${quoteValue}`],
    ["a: ⟦!!⟧", `\`!!\` is no known tag; ${quoteValue}`],
    ["a: &b⟦[⟧c]", `no space behind an anchor (\`&\`); ${quoteValue}`],
    ["a: !b⟦[⟧c]", `no space behind a tag (\`!\`); ${quoteValue}`],
    ["a: &b ⟦&c⟧ d", `a second anchor (\`&\`) for one value; ${quoteValue}`],
    ["a: !!str ⟦!!int⟧ d", `a second tag (\`!\`) for one value; ${quoteValue}`],
    ["a: &b ⟦*c⟧", `an alias (\`*\`) that has an anchor (\`&\`) or a tag (\`!\`); ${quoteValue}`],
    ["- ⟦&a⟧ - b", "an anchor (`&`) or a tag (`!`) on the line where its list starts; start the list on the next line"],
    ["&a ⟦?⟧ b", "an anchor (`&`) or a tag (`!`) before the mark of its list item or key"],
    ["a: &b [⟦*b⟧]", "the alias stands inside the value that it names, so that the value never ends"],
  ],
  "indentation": [
    ["a:\n⟦\t⟧b: c", tab],
    ["⟦\t⟧a: b", tab],
    ["a:\n  - b\n⟦\t⟧- c", tab],
    ["a:\n  b: c\n  ⟦\t⟧d: e", tab],
    ["a: |\n⟦\t⟧b", tab],
    ["a: |\n  b\n⟦\t⟧\nc: d", tab],
    ["a: b\n⟦\t⟧c", tab],
    ["a: \"b\n⟦\t⟧c\"", tab],
    ["a: [b,\n⟦\t⟧c]", tab],
    ["-⟦\t⟧- a", tab],
    ["- ⟦\t⟧- a", tab],
    ["a:\n    b: c\n  ⟦d: e⟧", "a line that is aligned with no key above it; align it with the key that it belongs to"],
    ["a:\n    b: c # d\n  ⟦e: f⟧", "a line that is aligned with no key above it; align it with the key that it belongs to"],
    ["a: 'b'\n  ⟦c: d⟧", "a line that is aligned with no key above it; align it with the key that it belongs to"],
    ["  a: b\n⟦c: d⟧", "a line that is indented less than the first line; align it with the first line"],
    ["a:\n  - b\n ⟦-⟧ c", "a list item that is aligned with no item above it; align the dashes"],
    ["- - a\n ⟦-⟧ b", "a list item that is aligned with no item above it; align the dashes"],
    ["a: b # c\n  ⟦d⟧", "a comment above ends the unquoted value, so that this line belongs to nothing; quote the whole value"],
    ["a: b\n# c\n  ⟦d⟧", "a comment above ends the unquoted value, so that this line belongs to nothing; quote the whole value"],
  ],
  "text blocks": [
    ["a: |⟦x⟧\n  b", behind("|")],
    ["a: > ⟦text⟧", behind(">")],
    ["a: |- ⟦b⟧\n  c", behind("|")],
    ["a: | ⟦\"b\"⟧", behind("|")],
    ["a: | ⟦- b⟧", behind("|")],
    ["a: |⟦0⟧\n  b", "`|0` does not start a text block; write `|`, `|-` or `|+`"],
    ["a: |1⟦0⟧\n  b", "`|10` does not start a text block; write `|`, `|-` or `|+`"],
    ["a: >-⟦-⟧\n  b", "`>--` does not start a text block; write `>`, `>-` or `>+`"],
    ["a: |-⟦#⟧b\n  c", "a comment without a space before it; write a space before `#`"],
    ["a: |\n⟦b⟧", "the text below `|` is not indented; indent it"],
    ["a: >\n\n⟦b c⟧\nd: e", "the text below `>` is not indented; indent it"],
    ["a: |\n  b\n ⟦c⟧", "a line that is indented less than the text block above it"],
    ["a: |2\n ⟦b⟧", "a line that is indented less than `|2` demands"],
    ["a: |\n⟦    ⟧\n  b", "an empty line that is indented deeper than the text below it; remove its spaces"],
    ["a: |\n\n⟦    ⟧\n  \n  b", "an empty line that is indented deeper than the text below it; remove its spaces"],
  ],
  "lists": [
    ["a: ⟦-⟧ b", "a list that starts on the line of its key; start it on the next line, or quote the value"],
    ["a: ⟦-⟧", "a list that starts on the line of its key; start it on the next line, or quote the value"],
    ["a: 1\n⟦-⟧ b", "a list item between `key: value` lines; put it under a key of its own, or quote the text"],
    ["a:\n  b: c\n  ⟦-⟧ d", "a list item between `key: value` lines; put it under a key of its own, or quote the text"],
    ["- a\n⟦b: c⟧", "a line that does not belong to the list above it; align it with the text of the item above, or start it with a dash and a space"],
    ["- a: b\n ⟦c: d⟧", "a line that does not belong to the list above it; align it with the text of the item above, or start it with a dash and a space"],
    ["- - a\n  ⟦b⟧", "a line that does not belong to the list above it; align it with the text of the item above, or start it with a dash and a space"],
    ["- a\n⟦-⟧b", "no space behind the dash; write a space behind it"],
    ["- a\n⟦-⟧b: c", "no space behind the dash; write a space behind it"],
  ],
  "brackets": [
    ["a: [b] ⟦[⟧c]", "text behind the closing bracket; quote the whole value"],
    ["a: [b] ⟦|⟧ --c [d]\ne: f", "text behind the closing bracket; quote the whole value"],
    ["a: [b]⟦(⟧c)", "text behind the closing bracket; quote the whole value"],
    ["a: {{ b }}⟦/⟧c", "text behind the closing bracket; quote the whole value"],
    ["⟦[⟧a, b", "`[` is never closed; write `]`, or quote the value"],
    ["a: ⟦{⟧b", "`{` is never closed; write `}`, or quote the value"],
    ["a: ⟦[⟧b, [c, d]", "`[` is never closed; write `]`, or quote the value"],
    ["a: ⟦[⟧b, c\nd: e", `\`[\` ${noIndent}; write \`]\`, or quote the value`],
    ["a: ⟦{⟧b: c\nd: e", `\`{\` ${noIndent}; write \`}\`, or quote the value`],
    ["a: ⟦[⟧\nb\n]", `\`[\` ${noIndent}; write \`]\`, or quote the value`],
    ["a: [b⟦}⟧", "`}` cannot close `[`; write `]`"],
    ["a: {b: [c⟦}⟧}", "`}` cannot close `[`; write `]`"],
    ["a: ⟦]⟧", "`]` closes nothing; remove it, or quote the value"],
    ["a: [b]⟦]⟧", "`]` closes nothing; remove it, or quote the value"],
    ["a: [⟦,⟧b]", comma],
    ["a: [b,⟦,⟧c]", comma],
    ["a: {b: c,⟦,⟧d: e}", comma],
    ["a: [\"b\" ⟦\"⟧c\"]", noComma],
    ["a: {\"b\": \"c\" ⟦\"⟧d\": e}", noComma],
    ["a: {b: c d⟦:⟧ e}", secondColon],
    ["a: [b: c⟦:⟧ d]", secondColon],
    ["a: [⟦-⟧ b]", "a dash in brackets; separate the entries with commas, or quote the value"],
    ["a: [b]⟦#⟧c", "a comment without a space before it; write a space before `#`"],
  ],
  "documents": [
    ["a: 1\n⟦---⟧\nb: 2", "`---` starts a second YAML document; remove it or indent it"],
    ["a: 1\n⟦---⟧ # b\n", "`---` starts a second YAML document; remove it or indent it"],
    ["---\n⟦---⟧\na: 1", "`---` starts a second YAML document; remove it or indent it"],
    ["a: 1\n⟦...⟧\nb: 2", "`...` ends the YAML before the text below it; remove it or indent it"],
    ["a: 1\n⟦...⟧ and more", "`...` ends the YAML before the text below it; remove it or indent it"],
    ["--- ⟦a: 1⟧", "a key or a list on the line of `---`; start it on the next line"],
    ["⟦%YAML⟧\n---\na: 1", "a `%YAML` line needs one version, and `---` on a line below it; remove it"],
    ["⟦%YAML 1.2⟧\na: 1", "a `%YAML` line needs one version, and `---` on a line below it; remove it"],
    ["%FOO\n⟦%TAG ! a b⟧\n---\nc: 1", "a `%TAG` line needs two words, and `---` on a line below it; remove it"],
    ["\"a\"\n⟦b: c⟧", "a line behind the end of the value above it"],
  ],
  "characters": [
    ["a: b⟦\u0000⟧", "the character U+0000 is not allowed in YAML; remove it"],
    ["a: b # ⟦\u001f⟧", "the character U+001F is not allowed in YAML; remove it"],
    ["a: \"⟦\u007f⟧\"", "the character U+007F is not allowed in YAML; remove it"],
    ["a: ⟦\ud83d⟧", "the character U+D83D is not allowed in YAML; remove it"],
    ["a: ⟦\uffff⟧", "the character U+FFFF is not allowed in YAML; remove it"],
  ],
};

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
  /** Codes of `yaml` 2.9 that a text cannot cause with the options in use, or that only follow from another error. */
  const unreachable = ["BAD_COLLECTION_TYPE", "DUPLICATE_KEY", "NON_STRING_KEY", "RESOURCE_EXHAUSTION", "IMPOSSIBLE"];
  const codes =
    "ALIAS_PROPS BAD_ALIAS BAD_DIRECTIVE BAD_DQ_ESCAPE BAD_INDENT BAD_PROP_ORDER BAD_SCALAR_START BLOCK_AS_IMPLICIT_KEY BLOCK_IN_FLOW BAD_COLLECTION_TYPE DUPLICATE_KEY IMPOSSIBLE KEY_OVER_1024_CHARS MISSING_CHAR MULTILINE_IMPLICIT_KEY MULTIPLE_ANCHORS MULTIPLE_DOCS MULTIPLE_TAGS NON_STRING_KEY RESOURCE_EXHAUSTION TAB_AS_INDENT TAG_RESOLVE_FAILED UNEXPECTED_TOKEN".split(" ");

  it("all stand in the table above", () => {
    const seen = new Set(all.flatMap(([marked]) => parseDocument(parts(marked).text, { prettyErrors: false, uniqueKeys: false }).errors.map(({ code }) => code as string)));
    expect(codes.filter((code) => !unreachable.includes(code) && !seen.has(code))).toEqual([]);
  });
});

describe("what is no fault", () => {
  const fine = [
    "a:\tb",
    "-\ta",
    "a: b\t# c",
    "a: b\n\t\nc: d",
    "a: b\n\t# c\nd: e",
    "a: |\n  b\n  \tc",
    "a: 'b\n  \tc'",
    "a: [b,\n \tc]",
    "a: [b c, d]",
    "a: [\n  b\n]",
    "a: {b, c: d,}",
    "a: {{ b }}",
    "a: b]",
    "a: b, c",
    "a: 100%",
    "a: C:\\path",
    "a: it's",
    "a: b:c",
    "a: :b",
    "a: -b",
    "a: ?b",
    "a: #b",
    "a: !foo b",
    "a: !important",
    "a: && b",
    "a: **/*.ts",
    "a: *.md",
    "a: 1\na: 2",
    "? a\n: b",
    "a: b\n...\n",
    "---\na: b",
    "%YAML 1.1\n---\na: b",
    "%FOO\n---\na: b",
    "a: b\n  --- c",
    "a: Bash(git add:*), Read",
    "a: 'b: c'\nd: \"e: f\"\ng: >\n  h: i\nj: |-\n  k: l",
    "\ufeffa: b",
    "a: \u00a0b\u200b",
    "a: 😀",
  ];
  it.each(fine)("%j", (text) => {
    expect(readYaml(text, shiftMap(0)).faults).toEqual([]);
  });
});

describe("a text that breaks often", () => {
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
