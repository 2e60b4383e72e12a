import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../../src/core/document.ts";
import { applyEdits } from "../../src/core/fix.ts";
import { keyText } from "../../src/core/yaml.ts";
import { readFrontmatter } from "../../src/parse/frontmatter.ts";
import { readMarks } from "../../src/testing/marks.ts";

/** The keys at the top level, as far as there is front matter that could be read. */
function keysOf(text: string, kind: DocumentKind = "skill"): (string | undefined)[] | undefined {
  return readFrontmatter(text, kind).frontmatter?.mapping?.pairs.map(keyText);
}

const block = "---\nname: a\ndescription: b\n---\n";

describe("front matter", () => {
  it.each<[string, string, DocumentKind?]>([
    ["at the top", block],
    ["without a line ending at the end", "---\nname: a\ndescription: b\n---"],
    ["with CRLF", block.replaceAll("\n", "\r\n")],
    ["with lone carriage returns", block.replaceAll("\n", "\r")],
    ["with blanks behind the dashes", "--- \nname: a\ndescription: b\n---\t\n"],
    ["with a blank line below the dashes", "---\n\nname: a\ndescription: b\n---\n"],
    ["with a ruler as the first thing of the body", `${block}\n---\n\n# Title\n`],
    ["with an indented ruler in a block scalar (A05)", "---\nname: a\ndescription: |\n  One.\n  ---\n  Two.\n---\n"],
    ["with dashes of another number in a block scalar", "---\nname: a\ndescription: |\n  One.\n  ----\n  Two.\n---\n"],
    ["with comments and blank lines", "---\n# one\nname: a\n\n# two\n\ndescription: b\n---\n"],
    ["of a prompt", block, "prompt"],
    ["of a note", block, "note"],
    ["of a note, behind comments", "---\n# Settings\n\nname: a\ndescription: b\n---\n", "note"],
  ])("is found %s", (_name, text, kind = "skill") => {
    const reading = readFrontmatter(text, kind);
    expect(reading.nearMisses).toEqual([]);
    expect(keysOf(text, kind)).toEqual(["name", "description"]);
    expect(text.slice(reading.bodyStart)).not.toContain("description");
  });

  it("tells where its parts stand", () => {
    const text = "---\r\nname: a\r\n---\r\n# Title\r\n";
    const { frontmatter, bodyStart } = readFrontmatter(text, "skill");
    const slice = (part: "span" | "openingLine" | "closingLine" | "content"): string => text.slice(frontmatter?.[part].start, frontmatter?.[part].end);
    expect([slice("span"), slice("openingLine"), slice("closingLine"), slice("content")]).toEqual([
      "---\r\nname: a\r\n---",
      "---",
      "---",
      "name: a\r\n",
    ]);
    expect(text.slice(bodyStart)).toBe("# Title\r\n");
    const pair = frontmatter?.mapping?.pairs[0];
    expect(text.slice(pair?.span.start, pair?.span.end)).toBe("name: a");
  });

  it("is read at the same places with lone carriage returns", () => {
    const text = "---\nname: a\ndescription: >\n  b\n  c\n---\n# Title\n";
    const twin = text.replaceAll("\n", "\r");
    const spans = (read: string): unknown => readFrontmatter(read, "skill").frontmatter?.mapping?.pairs.map(({ span, value }) => [span, value?.kind === "scalar" ? value.text : ""]);
    expect(spans(twin)).toEqual(spans(text));
    expect(readFrontmatter(twin, "skill").frontmatter?.yaml.faults).toEqual([]);
  });

  it.each<[string, string, DocumentKind]>([
    ["a note that begins with a ruler (A17)", "---\n\n**Subject: retry plan**\n\nSteps: read, change.\n\n---\n\n## Log\n", "note"],
    ["a note that begins with a ruler and a sentence", "---\nRead this before you start.\n\n---\n", "note"],
    ["a note that begins with a ruler and a heading", "---\n# Title\n\nWords: they go on.\nMore of them.\n---\n", "note"],
    ["a note with two rulers", "---\n---\n", "note"],
    ["a list between rulers", "---\n- one\n- two\n---\n", "markdown"],
    ["a ruler that nothing closes", "---\nname: a\n", "markdown"],
    ["a block below the top of a note", `\n${block}`, "note"],
    ["a block in a fence of a note", "```yaml\n---\nretries: 3\n---\n```\n", "note"],
  ])("is not %s", (_name, text, kind) => {
    expect(readFrontmatter(text, kind)).toEqual({ frontmatter: undefined, nearMisses: [], bodyStart: 0 });
  });

  it("of a note keeps its faults, if all of its lines are keys", () => {
    const { frontmatter } = readFrontmatter("---\nname: a\ndescription: Use when: b\n---\n", "note");
    expect(frontmatter?.yaml.faults).toHaveLength(1);
  });
});

interface NearMiss {
  readonly name: string;
  /** With `[|…|]` around the place of the fault. */
  readonly text: string;
  readonly code: string;
  readonly form?: string;
  /** The text after its edits, and after those of what is found then; absent when there are no edits. */
  readonly mended?: string;
  readonly kind?: DocumentKind;
}

const body = "\n# Title\n\nWords.\n";

const nearMisses: readonly NearMiss[] = [
  // Below the top.
  { name: "below a blank line", text: `\n[|---|]\nname: a\ndescription: b\n---\n${body}`, code: "not-first", mended: block + body },
  { name: "below lines of blanks", text: `  \n\t\n[|---|]\nname: a\n---\n${body}`, code: "not-first", mended: `---\nname: a\n---\n${body}` },
  {
    name: "below a licence (A04)",
    text: `<!-- MIT -->\n\n[|---|]\nname: a\ndescription: b\n---\n${body}`,
    code: "not-first",
    mended: `${block}\n<!-- MIT -->\n${body}`,
  },
  {
    name: "below a licence over lines with dashes in it",
    text: `<!--\n---\nname: old\ndescription: c\n---\n-->\n[|---|]\nname: a\ndescription: b\n---\n${body}`,
    code: "not-first",
    mended: `${block}\n<!--\n---\nname: old\ndescription: c\n---\n-->\n${body}`,
  },
  {
    name: "below a heading",
    text: "# build\n\n[|---|]\nname: a\ndescription: b\n---\n\nWords.\n",
    code: "not-first",
    mended: `${block}\n# build\n\nWords.\n`,
  },
  { name: "below a number sign for a comment", text: `# SPDX: MIT\n[|---|]\nname: a\ndescription: b\n---\n`, code: "not-first", mended: `${block}\n# SPDX: MIT\n` },
  { name: "below the comment of another language", text: `// PATCH: none\n[|---|]\nname: a\ndescription: b\n---\n${body}`, code: "not-first" },
  { name: "below a few words", text: `Here is the skill:\n\n[|---|]\nname: a\ndescription: b\n---\n${body}`, code: "not-first" },
  { name: "of a prompt, below a comment", kind: "prompt", text: `<!-- x -->\n[|---|]\nname: a\ndescription: b\n---\n`, code: "not-first", mended: `${block}\n<!-- x -->\n` },
  { name: "below a comment and with a fault in it", text: `<!-- x -->\n[|---|]\nname: a\ndescription: Use when: b\n---\n`, code: "not-first", mended: "---\nname: a\ndescription: Use when: b\n---\n\n<!-- x -->\n" },
  { name: "below a comment, at the end of the text", text: `<!-- x -->\n[|---|]\nname: a\ndescription: b\n---`, code: "not-first", mended: `---\nname: a\ndescription: b\n---\n\n<!-- x -->\n` },

  // The opening line.
  { name: "indented", text: " [|---|]\nname: a\n---\n", code: "delimiter", form: "indented", mended: "---\nname: a\n---\n" },
  { name: "indented as a whole", text: `  [|---|]\n  name: a\n  description: b\n  ---\n${body}`, code: "delimiter", form: "indented", mended: `---\n  name: a\n  description: b\n---\n${body}` },
  { name: "four dashes", text: `[|----|]\nname: a\n---\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "four dashes twice", text: `[|----|]\nname: a\n----\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "two dashes", text: `[|--|]\nname: a\n---\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "a comment behind the dashes", text: `[|--- # c|]\nname: a\n---\n`, code: "delimiter", form: "wrong", mended: "---\n# c\nname: a\n---\n" },
  { name: "a language behind the dashes", text: `[|---yaml|]\nname: a\n---\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "an em dash", text: `[|—|]\nname: a\n—\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "an em dash and a hyphen", text: `[|—-|]\nname: a\n—-\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "en dashes", text: `[|–––|]\nname: a\n---\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "escaped dashes", text: "[|\\---|]\n\nname: a\n\n\\---\n", code: "delimiter", form: "wrong", mended: "---\n\nname: a\n\n---\n" },
  { name: "equals signs", text: `[|===|]\nname: a\n---\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "a no-break space behind the dashes", text: `[|---\u00A0|]\nname: a\n---\n`, code: "delimiter", form: "invisible", mended: "---\nname: a\n---\n" },
  { name: "a second byte-order mark", text: `[|\uFEFF---|]\nname: a\n---\n`, code: "delimiter", form: "invisible", mended: "---\nname: a\n---\n" },
  { name: "a zero-width space", text: `[|\u200B---|]\nname: a\n---\n`, code: "delimiter", form: "invisible", mended: "---\nname: a\n---\n" },
  { name: "blank lines above wrong dashes", text: `\n[|----|]\nname: a\n---\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "a key behind the dashes", text: `[|---|]name: a\ndescription: b\n---\n`, code: "delimiter", form: "joined", mended: block },
  { name: "a key behind the dashes and a blank", text: `[|---|] name: a\n---\n`, code: "delimiter", form: "joined", mended: "---\nname: a\n---\n" },
  { name: "no dashes above the keys", text: `[||]name: a\ndescription: b\n---\n${body}`, code: "delimiter", form: "missing", mended: block + body },
  { name: "no dashes at all", text: `[||]name: a\ndescription: b\n${body}`, code: "delimiter", form: "missing", mended: block + body },
  { name: "TOML", text: `[|+++|]\nname = "a"\n+++\n`, code: "delimiter", form: "toml" },
  { name: "plus signs around YAML", text: `[|+++|]\nname: a\n+++\n`, code: "delimiter", form: "wrong", mended: "---\nname: a\n---\n" },
  { name: "a fence", text: "[|```yaml|]\nname: a\ndescription: b\n```\n", code: "delimiter", form: "fence", mended: block },
  { name: "a fence around the dashes", text: `[|\`\`\`yaml|]\n${block}\`\`\`\n${body}`, code: "delimiter", form: "fence", mended: block + body },
  { name: "a fence of a prompt", kind: "prompt", text: `[|~~~|]\n${block}~~~\n`, code: "delimiter", form: "fence", mended: block },
  { name: "a fence around the whole file", text: `[|\`\`\`markdown|]\n${block}${body}\`\`\`\n`, code: "delimiter", form: "fence" },

  // The closing line.
  { name: "never closed", text: `[|---|]\nname: a\ndescription: b\n${body}`, code: "unclosed", mended: `---\nname: a\ndescription: b\n---\n${body}` },
  { name: "never closed, nothing below", text: `[|---|]\nname: a\n`, code: "unclosed", mended: "---\nname: a\n---\n" },
  { name: "never closed, no line ending", text: `[|---|]\nname: a`, code: "unclosed", mended: "---\nname: a\n---\n" },
  { name: "never closed, a blank line below the dashes", text: `[|---|]\n\nname: a\n`, code: "unclosed", mended: "---\n\nname: a\n---\n" },
  { name: "never closed, no blank line above the heading", text: `[|---|]\nname: a\n# Title\n\nWords.\n`, code: "unclosed", mended: "---\nname: a\n---\n# Title\n\nWords.\n" },
  { name: "never closed, prose below", text: `[|---|]\nname: a\n\nYou are an expert.\n`, code: "unclosed", mended: "---\nname: a\n---\n\nYou are an expert.\n" },
  { name: "never closed, a list in it", text: `[|---|]\nname: a\nallowed-tools:\n- Bash\n# shell\n- Read\n${body}`, code: "unclosed", mended: `---\nname: a\nallowed-tools:\n- Bash\n# shell\n- Read\n---\n${body}` },
  { name: "never closed, a list below", text: `[|---|]\nname: a\n\n# Title\n\n- one: 1\n- two\n`, code: "unclosed", mended: "---\nname: a\n---\n\n# Title\n\n- one: 1\n- two\n" },
  { name: "never closed, words with a colon below the heading", text: `[|---|]\nname: a\n\n# Title\n\nTask: words\n\nMore.\n`, code: "unclosed", mended: "---\nname: a\n---\n\n# Title\n\nTask: words\n\nMore.\n" },
  { name: "never closed, a list in it and one below", text: `[|---|]\nname: a\nallowed-tools:\n  - Bash\n\n# Title\n\n- one\n`, code: "unclosed", mended: "---\nname: a\nallowed-tools:\n  - Bash\n---\n\n# Title\n\n- one\n" },
  { name: "closed by an indented line, with a ruler below", text: `---\nname: a\n [|---|]\n${body}\n---\n`, code: "delimiter", form: "indented", mended: `---\nname: a\n---\n${body}\n---\n` },
  { name: "never closed and broken", text: `[|---|]\nname: a\ndescription: Use when: b\n${body}`, code: "unclosed" },
  { name: "never closed, of a prompt", kind: "prompt", text: `[|---|]\nargument-hint: a\n${body}`, code: "unclosed", mended: `---\nargument-hint: a\n---\n${body}` },
  { name: "closed by a ruler of the body", text: `[|---|]\nname: a\n\n# Title\n\nWords.\n\n---\n\nMore.\n`, code: "unclosed", mended: "---\nname: a\n---\n\n# Title\n\nWords.\n\n---\n\nMore.\n" },
  { name: "closed by a ruler below prose", text: `[|---|]\nname: a\n\nYou are one.\n\n## Steps\n\n---\n`, code: "unclosed", mended: "---\nname: a\n---\n\nYou are one.\n\n## Steps\n\n---\n" },
  { name: "closed by four dashes", text: `---\nname: a\n[|----|]\n${body}`, code: "delimiter", form: "wrong", mended: `---\nname: a\n---\n${body}` },
  { name: "closed by four dashes, with a ruler below", text: `---\nname: a\n[|----|]\n${body}\n---\n`, code: "delimiter", form: "wrong", mended: `---\nname: a\n---\n${body}\n---\n` },
  { name: "closed by dots", text: `---\nname: a\n[|...|]\n${body}`, code: "delimiter", form: "wrong", mended: `---\nname: a\n---\n${body}` },
  { name: "closed by dots, with a ruler below", text: `---\nname: a\n[|...|]\n${body}\n---\n`, code: "delimiter", form: "wrong", mended: `---\nname: a\n---\n${body}\n---\n` },
  { name: "closed by an indented line", text: `---\nname: a\n [|---|]\n${body}`, code: "delimiter", form: "indented", mended: `---\nname: a\n---\n${body}` },
  { name: "closed by an em dash", text: `---\nname: a\n[|—|]\n${body}`, code: "delimiter", form: "wrong", mended: `---\nname: a\n---\n${body}` },
  { name: "closed with a heading behind the dashes", text: `---\nname: a\n[|--- # Title|]\n\nWords.\n`, code: "delimiter", form: "wrong" },
  { name: "closed with a no-break space behind the dashes", text: `---\nname: a\n[|---\u00A0|]\n${body}`, code: "delimiter", form: "invisible", mended: `---\nname: a\n---\n${body}` },

  // Two blocks.
  { name: "a second block", text: `---\nname: a\n---\n\n[|---|]\ndescription: b\n---\n${body}`, code: "stacked" },
  { name: "a second block without a gap", text: `---\nname: a\n---\n[|---|]\nname: a\ndescription: b\n---\n`, code: "stacked" },
  { name: "a second block with other keys", text: `---\nname: a\n---\n[|---|]\nlicense: MIT\nversion: 1\n---\n`, code: "stacked" },
];

/** What no mending may lose: the text of all lines, without the dashes that it adds and replaces. */
function wordsOf(text: string): string[] {
  return text.split(/[\s`~+]+/).filter((word) => !/^(?:yaml|[-—–=.\\\uFEFF\u200B]*|---yaml)$/.test(word)).map((word) => word.replace(/^-+(?=\w)/, "")).sort();
}

function mend(text: string, kind: DocumentKind): string {
  let mended = text;
  for (let pass = 0; pass < 5; pass += 1) {
    const edits = readFrontmatter(mended, kind).nearMisses.flatMap((each) => each.edits);
    if (edits.length === 0) return mended;
    mended = applyEdits(mended, edits);
  }
  throw new Error("mending does not come to an end");
}

describe.each(nearMisses)("a near miss: $name", ({ text: marked, code, form, mended, kind = "skill" }) => {
  const { text, spans } = readMarks(marked);
  const reading = readFrontmatter(text, kind);

  it("is found with its place and form", () => {
    expect(reading.nearMisses.map((each) => [each.code, each.data["form"], each.span])).toEqual([[code, form, spans[0]]]);
    if (code !== "stacked") expect(reading.frontmatter).toBeUndefined();
  });

  it("is mended without losing a word", () => {
    expect(mend(text, kind)).toBe(mended ?? text);
    if (mended === undefined) return;
    const after = readFrontmatter(mended, kind);
    expect(after.nearMisses).toEqual([]);
    expect(after.frontmatter === undefined ? "none" : after.frontmatter.yaml.faults.length).toBe(code === "not-first" && text.includes("when:") ? 1 : 0);
    expect(wordsOf(mended)).toEqual(wordsOf(text));
  });

  it("is found in the same way with CRLF", () => {
    const twin = text.replaceAll("\n", "\r\n");
    expect(readFrontmatter(twin, kind).nearMisses.map((each) => [each.code, each.data])).toEqual(reading.nearMisses.map((each) => [each.code, each.data]));
    const after = mend(twin, kind);
    expect(after).toBe((mended ?? text).replaceAll("\n", "\r\n"));
  });

  it("leaves no YAML to Markdown where its end is known", () => {
    if (mended === undefined && code !== "stacked") return;
    expect(text.slice(reading.bodyStart)).not.toContain("name:");
  });
});

describe("no near miss", () => {
  it.each<[string, string, DocumentKind?]>([
    ["a skill without front matter", "# Title\n\nWords.\n"],
    ["an empty text", ""],
    ["blanks", " \n\n"],
    ["a body with a ruler", "# Title\n\n---\n\nName: words.\n\n---\n"],
    ["a body with an example of front matter in a fence", `# Title\n\n\`\`\`yaml\n${block}\`\`\`\n`],
    ["a body with an example in a fence above an open one", `# Title\n\n~~~\nx\n~~~\n\n${block}`],
    ["an example far below", `# Title\n\n${"Words.\n\n".repeat(6)}${block}`],
    ["an example below the words of a prompt", `Write this:\n\n${block}`, "prompt"],
    ["front matter that is commented out", `<!--\n${block}-->\n\n# Title\n`],
    ["indented code", "    ---\n    name: a\n    description: b\n    ---\n"],
    ["a prompt that begins with a ruler", "---\n\n# Title\n\nWords.\n", "prompt"],
    ["a prompt that begins with a ruler and a sentence", "---\nNote: read this.\n\nWords.\n", "prompt"],
    ["a prompt between long rulers", "-----\nContext: $ARGUMENTS\n-----\n", "prompt"],
    ["a prompt that begins with YAML", "```yaml\nname: CI\ndescription: Builds.\non: push\n```\n\nExplain it.\n", "prompt"],
    ["a prompt that begins with a fence", "```\nnpm test\n```\n", "prompt"],
    ["TOML that is no front matter", "+++\n\n# Title\n"],
    ["a setext heading", "name: words\n---\n\nWords.\n"],
    ["a sentence with a colon", "Description: words.\n\n---\n"],
    ["a key with a sentence below", "name: words\n\nWords.\n\n---\n"],
    ["a body that begins with a ruler", `${block}\n---\n\n# Title\n\n---\n`],
    ["a body that begins with a ruler and a heading with a colon", `${block}\n---\nNote: read this.\n---\n`],
    ["a body that begins with a ruler and two sentences", `${block}\n---\nNote: read this.\nAlso: that.\n---\n`],
    ["a body with a block in it", `${block}\n# Title\n\n${block}`],
    ["a fault in a value below a comment", "---\nname: a\n\n# When\ndescription: Use when: b\n---\n\n# Title\n"],
    ["a fault in a list below a comment", "---\nname: a\nallowed-tools:\n# shell\n- Bash\ndescription: Use when: b\n---\n"],
    ["a second paragraph without indentation (A06)", "---\nname: a\ndescription: One.\n\nKeywords and more\n---\n"],
    ["a value that goes on without indentation", "---\nname: a\ndescription: One\nand two\nlicense: MIT\n---\n# Title\n"],
    ["a value that goes on without indentation, behind a comment", "---\nname: a\n# note\ndescription: \"Use\nthis\n---\n"],
    ["a fault behind a block scalar with dashes in it", "---\ndescription: |\n  One.\n  ---\n  Two.\nname: bad: colon\n---\n"],
    ["a value of another type", "---\n- one\n- two\n---\n"],
    ["empty front matter", "---\n---\n\n# Title\n"],
  ])("is %s", (_name, text, kind = "skill") => {
    expect(readFrontmatter(text, kind).nearMisses).toEqual([]);
    expect(readFrontmatter(text.replaceAll("\n", "\r\n"), kind).nearMisses).toEqual([]);
  });

  it("needs time in proportion to a long text", () => {
    const long = "<!-- ".repeat(200_000);
    const started = performance.now();
    for (const text of [long, `${long}\n${block}`, `---\n${"- ".repeat(100_000)}`, `---\nname: a\n\n${"words ".repeat(100_000)}`]) readFrontmatter(text, "skill");
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("any text", () => {
  const line = fc.constantFrom(
    ...["---", "---", "---", "--- ", " ---", "----", "—", "--- # c", "---name: a", "...", "+++", "```", "```yaml", "<!-- c -->", "<!--", "-->"],
    ...["name: a", "description: b", "description: Use when: b", "description: |", "  text", "  ---", "- item", "allowed-tools:", "license: MIT"],
    ...["# Title", "## More", "Words.", "Note: words", "", "", "\u200B---"],
  );
  const document = fc.array(line, { maxLength: 12 }).chain((lines) => fc.constantFrom("\n", "\r\n", "\r").map((ending) => lines.join(ending)));

  it("gives at most one near miss inside the text, and mending ends with front matter and all words", () => {
    fc.assert(
      fc.property(document, fc.constantFrom<DocumentKind>("skill", "prompt"), (text, kind) => {
        const { nearMisses, bodyStart } = readFrontmatter(text, kind);
        expect(nearMisses.length).toBeLessThanOrEqual(1);
        for (const { span } of nearMisses) expect([span.start >= 0, span.start <= span.end, span.end <= text.length]).toEqual([true, true, true]);
        expect(bodyStart).toBeLessThanOrEqual(text.length);
        const mended = mend(text, kind);
        expect(wordsOf(mended)).toEqual(wordsOf(text));
        const after = readFrontmatter(mended, kind);
        if (mended !== text) expect(after.frontmatter !== undefined || after.nearMisses.length > 0).toBe(true);
      }),
      { seed: 575, numRuns: 2_000 },
    );
  });
});
