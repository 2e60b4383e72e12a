import { describe, expect, test } from "vitest";
import { compileFileGlobs, type FileGlobs } from "../../src/config/file-globs.ts";
import { compileGlob, globFault } from "../../src/core/globs.ts";
import type { Config } from "../../src/config/config.ts";

describe("globs", () => {
  test.each([
    ["*.md", "a.md", true],
    ["*.md", "deep/er/.a.md", true],
    ["/*.md", "a.md", true],
    ["/*.md", "deep/a.md", false],
    ["./docs/*.md", "docs/a.md", true],
    ["docs/*.md", "x/docs/a.md", false],
    ["**/docs/*.md", "x/.y/docs/a.md", true],
    ["**/docs/**", "docs/line\nfeed/a", true],
    ["docs/**", "docs/.hidden/deep.md", true],
    ["docs/**/x.md", "docs/x.md", true],
    ["*.{md,markdown}", "a.markdown", true],
    ["(group)/*.md", "(group)/a.md", true],
    ["(a|b)/*.md", "a/x.md", false],
    ["(a|b)/*.md", "(a|b)/x.md", true],
    ["@scope/+(x).md", "@scope/+(x).md", true],
    ["\\(a)/*.md", "(a)/x.md", true],
    ["x\\\\(a|b)*", "x\\a", false],
    ["[id]/*.md", "[id]/a.md", true],
    ["[!a].md", "b.md", true],
    ["[!a].md", "a.md", false],
    ["a?.md", "ab.md", true],
    ["SKILL.md", "skill.md", false],
  ])("%s against %j is %s", (pattern, path, expected) => {
    expect(compileGlob(pattern).matches(path)).toBe(expected);
  });

  test("a folder is only passed by when nothing below it can match", () => {
    const below = (pattern: string, folder: string): boolean => compileGlob(pattern).mayMatchBelow(folder);
    expect([below(".tmp/*.md", ".tmp"), below(".tmp/*.md", ".tmp/a"), below(".tmp/*.md", "dist"), below(".tmp/*.md", "")]).toEqual([true, false, false, true]);
    expect([below("a/b/**", "a"), below("a/b/**", "a/b/c/d"), below("a/b/**", "a/c")]).toEqual([true, true, false]);
    expect([below("HANDOFF.md", "any/where"), below("**/x/y.md", "any"), below("/x.md", "any"), below("{a,b/c}/x.md", "b/c")]).toEqual([true, true, false, true]);
  });

  test("any path takes little time", () => {
    const patterns = ["*a*a*", "**/a*a*a/**/*a*a*/**", "{a,aa,aaa}*", "[a]*[a]*[a]*b", "\\\\(a+)+b", "*\\\\((a|a)+)+b"].filter((pattern) => globFault(pattern) === undefined);
    const path = `${"a".repeat(250)}/`.repeat(15) + "a".repeat(250);
    const start = performance.now();
    for (const pattern of patterns) compileGlob(pattern).matches(path);
    expect(patterns).toHaveLength(6);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe("ignore and files", () => {
  const globs = (...configs: Config[]): FileGlobs => compileFileGlobs(configs.map((config) => ({ source: "c.yaml", base: "/r", config })), []);
  const ignored = (patterns: string[], path: string): boolean => globs({ ignore: patterns }).ignoredBy(path) !== undefined;

  test.each([
    [["drafts"], "/r/a/drafts/b/c.md", true],
    [["drafts"], "/r/drafts", true],
    [["drafts/"], "/r/a/drafts/c.md", true],
    [["drafts/"], "/r/a/drafts", false],
    [["/drafts"], "/r/a/drafts/c.md", false],
    [["/drafts"], "/r/drafts/c.md", true],
    [["**/drafts/**"], "/r/.agents/skills/drafts/wip/SKILL.md", true],
    [["a/*"], "/r/a/b/c.md", true],
    [["*", "!keep"], "/r/a/x.md", true],
    [["*", "!keep"], "/r/keep/x.md", false],
    [["*", "!keep", "*.tmp.md"], "/r/keep/x.tmp.md", true],
    [["**"], "/elsewhere/x.md", false],
    [["**"], "/r2/x.md", false],
  ])("%j on %s", (patterns, path, expected) => {
    expect(ignored(patterns, path)).toBe(expected);
  });

  test("a folder is left out whole only when nothing can come back", () => {
    expect(globs({ ignore: ["drafts/"] }).ignoresAllOf("/r/drafts")).toBe(true);
    expect(globs({ ignore: ["drafts/"] }, { ignore: ["!x.md"] }).ignoresAllOf("/r/drafts")).toBe(false);
    expect(globs({ ignore: ["*.md"] }).ignoresAllOf("/r/drafts")).toBe(false);
  });

  test("the last kind counts, and that of a configuration over that of a contract", () => {
    const layers = [{ source: "c", base: "/r", config: { files: { "*.md": "note", "/a.md": "comment" } } as const }];
    const named = compileFileGlobs(layers, [{ base: "/r", glob: "x/*", kind: "journal" }]);
    expect(["/r/a.md", "/r/x/a.md", "/r/x/a", "/r/y", "/q/a.md"].map((path) => named.kindOf(path))).toEqual(["comment", "note", "journal", undefined, undefined]);
    expect(named.mayNameBelow("/r/anything")).toBe(true);
    expect(compileFileGlobs([], [{ base: "/r/a", glob: "x/*.md", kind: "note" }]).mayNameBelow("/r")).toBe(true);
    expect(compileFileGlobs([], []).mayNameBelow("/r")).toBe(false);
  });

  test("who ignores is told", () => {
    expect(globs({ ignore: ["x", "a"] }).ignoredBy("/r/a")).toEqual({ pattern: "a", source: "c.yaml" });
  });
});
