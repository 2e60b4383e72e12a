import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isOwn, userCacheFolder } from "../../../src/cli/start/cache-folder.ts";
import { keptCodeFile, readKeptCode, writeKeptCode, type KeptCode } from "../../../src/cli/start/kept-code.ts";

const code: KeptCode = {
  times: 2,
  files: new Map([
    ["chunks/a.js", { source: [10, 1.5], data: Buffer.from("a".repeat(20_003)) }],
    ["chunks/b.js", { source: [20, 2], data: Buffer.from("b".repeat(8)) }],
  ]),
};

function makeFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "markerlint-kept-"));
  onTestFinished(() => {
    rmSync(parent, { recursive: true, force: true });
  });
  return join(parent, "cache/markerlint");
}

function written(): { readonly folder: string; readonly file: string; readonly bytes: Buffer } {
  const folder = makeFolder();
  writeKeptCode(folder, "key", code);
  const file = keptCodeFile(folder, "key");
  return { folder, file, bytes: readFileSync(file) };
}

describe("kept code", () => {
  it("is read as it was written, for the same key", () => {
    const { folder } = written();
    expect(readKeptCode(folder, "key")).toEqual(code);
    expect(readKeptCode(folder, "another key")).toBeUndefined();
  });

  it("begins where V8 reads it in place", () => {
    const { folder } = written();
    for (const { data } of readKeptCode(folder, "key")?.files.values() ?? []) expect(data.byteOffset % 8).toBe(0);
  });

  it("is told from that of a key with the same name of a file", () => {
    const { folder, bytes } = written();
    writeFileSync(keptCodeFile(folder, "other"), bytes, { mode: 0o600 });
    expect(readKeptCode(folder, "other")).toBeUndefined();
  });

  it.each([
    ["cut", (bytes: Buffer) => bytes.subarray(0, -100)],
    ["cut in its data, with its end", (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -2000), bytes.subarray(-8)])],
    ["longer", (bytes: Buffer) => Buffer.concat([bytes, bytes.subarray(-8)])],
    ["empty", () => Buffer.alloc(0)],
    ["without its second page", (bytes: Buffer) => Buffer.from(bytes).fill(0, 4096, 8192)],
    ["something else", () => Buffer.from("{}")],
  ])("is not taken when it is %s", (_, damage) => {
    const { folder, file, bytes } = written();
    writeFileSync(file, damage(bytes));
    expect(readKeptCode(folder, "key")).toBeUndefined();
  });

  it.skipIf(process.platform === "win32")("is nobody's but the user's", () => {
    const { folder, file } = written();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it.skipIf(process.platform === "win32")("is not taken from a file that others can write to", () => {
    const { folder, file } = written();
    chmodSync(file, 0o620);
    expect(readKeptCode(folder, "key")).toBeUndefined();
  });

  it.skipIf(process.platform === "win32")("is neither taken from a folder that others can write to nor put there", () => {
    const { folder, file } = written();
    chmodSync(folder, 0o777);
    expect(readKeptCode(folder, "key")).toBeUndefined();
    rmSync(file);
    writeKeptCode(folder, "key", code);
    expect(existsSync(file)).toBe(false);
  });

  it.skipIf(process.platform === "win32")("is not taken through a link", () => {
    const { folder, file, bytes } = written();
    rmSync(file);
    writeFileSync(join(folder, "elsewhere"), bytes, { mode: 0o600 });
    symlinkSync("elsewhere", file);
    expect(readKeptCode(folder, "key")).toBeUndefined();
  });

  it("takes the place of what nobody has needed for a month", () => {
    const { folder, file } = written();
    const past = Date.now() / 1000 - 31 * 24 * 60 * 60;
    utimesSync(file, past, past);
    writeKeptCode(folder, "newer", code);
    expect(existsSync(file)).toBe(false);
    expect(readKeptCode(folder, "newer")).toEqual(code);
  });
});

describe("the folder for it", () => {
  it.each([
    ["linux", { HOME: "/home/a" }, "/home/a/.cache/markerlint"],
    ["linux", { HOME: "/home/a", XDG_CACHE_HOME: "/var/a" }, "/var/a/markerlint"],
    ["linux", { HOME: "/home/a", XDG_CACHE_HOME: "relative" }, "/home/a/.cache/markerlint"],
    ["darwin", { HOME: "/Users/a" }, "/Users/a/Library/Caches/markerlint"],
    ["linux", {}, undefined],
    ["linux", { HOME: "" }, undefined],
    ["win32", {}, undefined],
  ] as const)("on %s with %j is %s", (platform, env, folder) => {
    expect(userCacheFolder(env, platform)?.replaceAll("\\", "/")).toBe(folder);
  });

  it("is the user's own, and nobody else can write to it", () => {
    expect(isOwn({ uid: 7, mode: 0o40755 }, 7)).toBe(true);
    expect(isOwn({ uid: 8, mode: 0o40755 }, 7)).toBe(false);
    expect(isOwn({ uid: 7, mode: 0o40775 }, 7)).toBe(false);
    expect(isOwn({ uid: 7, mode: 0o40757 }, 7)).toBe(false);
  });
});
