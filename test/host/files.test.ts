import { chmod, lstat, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBytes, readHead } from "../../src/host/read-file.ts";
import { writeBytes } from "../../src/host/write-file.ts";
import { linkTo, makeTree } from "./temporary-tree.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("reading", () => {
  test("gives the bytes, and the head as text", async () => {
    const root = await makeTree({ "a.md": "\uFEFFh\u00e9llo" });
    expect(Buffer.from(await readBytes(join(root, "a.md"))).toString("utf8")).toBe("\uFEFFh\u00e9llo");
    expect(await readHead(join(root, "a.md"), 4)).toBe("h");
    expect(await readHead(join(root, "a.md"), 5)).toBe("h\uFFFD");
    expect(await readHead(join(root, "a.md"), 4096)).toBe("h\u00e9llo");
  });

  test("refuses what is too large, no file, or not there", async () => {
    const root = await makeTree({ "a.md": "12345", "folder/": "" });
    execFileSync("mkfifo", [join(root, "pipe")]);
    await expect(readBytes(join(root, "a.md"), 4)).rejects.toThrow("0.1 MiB large; the limit is 0.1 MiB");
    expect((await readBytes(join(root, "a.md"), 5)).length).toBe(5);
    // Its size alone tells: nothing of it is read.
    await truncate(join(root, "a.md"), 5 * 1024 ** 3);
    await expect(readBytes(join(root, "a.md"))).rejects.toThrow("5,120 MiB large; the limit is 64 MiB");
    await expect(readBytes(join(root, "folder"))).rejects.toThrow("a folder, not a file");
    await expect(readBytes(join(root, "pipe"))).rejects.toThrow("neither a file nor a folder");
    await expect(readBytes(join(root, "gone"))).rejects.toThrow("does not exist (ENOENT)");
  });
});

describe("writing", () => {
  test("replaces the content, keeps the mode and leaves nothing behind", async () => {
    const root = await makeTree({ "a.md": "old" });
    await chmod(join(root, "a.md"), 0o767);
    await writeBytes(join(root, "a.md"), root, bytes("new"));
    expect(await readFile(join(root, "a.md"), "utf8")).toBe("new");
    expect((await stat(join(root, "a.md"))).mode & 0o7777).toBe(0o767);
    expect(await readdir(root)).toEqual(["a.md"]);
  });

  test("writes through a link within the root and keeps the link", async () => {
    const root = await makeTree({ "docs/a.md": "old", "link.md": linkTo("docs/a.md"), "folder": linkTo("docs") });
    await writeBytes(join(root, "link.md"), root, bytes("one"));
    expect(await readFile(join(root, "docs/a.md"), "utf8")).toBe("one");
    expect((await lstat(join(root, "link.md"))).isSymbolicLink()).toBe(true);
    await writeBytes(join(root, "folder/a.md"), root, bytes("two"));
    expect(await readFile(join(root, "docs/a.md"), "utf8")).toBe("two");
  });

  test("refuses a link that leaves the root, and a file that is not there", async () => {
    const outside = await makeTree({ "a.md": "old" });
    const root = await makeTree({ "link.md": linkTo(join(outside, "a.md")), "folder": linkTo(outside) });
    for (const path of ["link.md", "folder/a.md"]) {
      await expect(writeBytes(join(root, path), root, bytes("new"))).rejects.toThrow("leads out of the root through a link");
    }
    expect(await readFile(join(outside, "a.md"), "utf8")).toBe("old");
    expect(await readdir(outside)).toEqual(["a.md"]);
    await expect(writeBytes(join(root, "gone.md"), root, bytes("new"))).rejects.toThrow("does not exist (ENOENT)");
    expect(await readdir(root)).toEqual(["folder", "link.md"]);
  });

  test("a folder in place of the file leaves the temporary file nowhere", async () => {
    const root = await makeTree({ "a.md/": "" });
    await expect(writeBytes(join(root, "a.md"), root, bytes("new"))).rejects.toThrow();
    expect(await readdir(root)).toEqual(["a.md"]);
  });

  test("a name that fills the limit of the disk", async () => {
    const name = `${"n".repeat(252)}.md`;
    const root = await makeTree({ [name]: "old" });
    await writeFile(join(root, name), "old");
    await writeBytes(join(root, name), root, bytes("new"));
    expect(await readdir(root)).toEqual([name]);
  });
});
