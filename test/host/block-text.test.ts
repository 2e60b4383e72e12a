import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSourceText } from "../../src/core/source-text.ts";
import { BlockText } from "../../src/host/block-text.ts";
import { SpooledText } from "../../src/host/spool.ts";
import { makeTree } from "../cli/tree.ts";

function open(bytes: Uint8Array | string, blockSize?: number): BlockText {
  const { folder } = makeTree({ "t.json": bytes });
  const text = new BlockText(join(folder, "t.json"), blockSize);
  onTestFinished(() => text.close());
  return text;
}

const parts = fc.array(fc.constantFrom("a", "é", "€", "😀", "\n", "\r\n", "\r", "word ", "\uFEFF"), { maxLength: 40 });

describe("the text of a file in blocks", () => {
  it("has the lines, columns and parts of the same text in memory", () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 5, max: 12 }), fc.boolean(), (words, blockSize, marked) => {
        const whole = words.join("");
        const blocks = open(`${marked ? "\uFEFF" : ""}${marked ? whole : whole.replace(/^\uFEFF+/, "")}`, blockSize);
        const text = marked ? whole : whole.replace(/^\uFEFF+/, "");
        const expected = createSourceText(text);
        expect([...blocks.chunks()].join("")).toBe(text);
        expect(blocks.hasByteOrderMark).toBe(marked);
        expect(blocks.fault).toBeUndefined();
        expect([blocks.length, blocks.lineCount]).toEqual([expected.length, expected.lineCount]);
        for (let at = -1; at <= text.length + 1; at += 1) {
          expect(blocks.pointAt(at)).toEqual(expected.pointAt(at));
          expect(blocks.slice(Math.max(at, 0), at + 7)).toBe(expected.slice(Math.max(at, 0), at + 7));
        }
        for (let line = 0; line <= expected.lineCount + 1; line += 1) {
          expect(blocks.lineSpan(line)).toEqual(expected.lineSpan(line));
          expect(blocks.offsetAt({ line, column: 2 })).toBe(expected.offsetAt({ line, column: 2 }));
        }
      }),
    );
  });

  it("knows bytes that are no text by their place", () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("é\nabcdefgh"), 0xff, 0x61]);
    const text = open(bytes, 5);
    expect([...text.chunks()].join("")).toBe("é\nabcdefgh\uFFFDa");
    expect(text.fault).toEqual({ code: "invalid-utf-8", span: { start: 10, end: 11 }, reason: "0xFF" });
    const nul = open("ab\0c\0");
    expect([...nul.chunks()]).toEqual(["ab\0c\0"]);
    expect(nul.fault).toEqual({ code: "nul", span: { start: 2, end: 3 }, reason: "NUL" });
    expect(open(Buffer.from("\uFEFF[]", "utf16le")).fault?.code).toBe("utf-16");
  });

  it("opens no folder and nothing that is not there", () => {
    const { folder } = makeTree({ "a/b": "" });
    expect(() => new BlockText(join(folder, "a"))).toThrow("neither a file");
    expect(() => new BlockText(join(folder, "c"))).toThrow("does not exist");
    symlinkSync("a/b", join(folder, "link"));
    const linked = new BlockText(join(folder, "link"));
    expect([...linked.chunks()]).toEqual([]);
    return linked.close();
  });
});

describe("a spooled text", () => {
  it("holds what came, and is gone when it is closed", async () => {
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode("[1,");
      yield await Promise.resolve(new TextEncoder().encode("2]"));
    }
    const text = await SpooledText.of(bytes());
    expect([...text.chunks()].join("")).toBe("[1,2]");
    expect(existsSync(text.folder)).toBe(true);
    await text.close();
    expect(existsSync(text.folder)).toBe(false);
  });
});
