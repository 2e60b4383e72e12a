import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { settingsResolver } from "../../src/config/resolve.ts";
import { ConfigError } from "../../src/host/config-error.ts";
import { find, known, linkTo, listOf, makeTree, repository, skill } from "./temporary-tree.ts";

/** The message of the error that a run over a tree with these files ends with. */
async function messageOf(files: Parameters<typeof makeTree>[0], config: Parameters<typeof find>[2] = {}): Promise<string> {
  const root = await makeTree({ ...repository, "skills/a/SKILL.md": skill("a"), ...files });
  const error: unknown = await find(root, [], config).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message.replaceAll(root, "ROOT");
}

describe("finding", () => {
  test("the nearest configuration governs a file, and the search ends at the root", async () => {
    const root = await makeTree({
      "markerlint.config.yaml": "not: [read",
      "repo/.git/HEAD": "x",
      "repo/package.json": '{\n\t"name": "x",\n\t"markerlint": { "profiles": ["vscode"] }\n}\n',
      "repo/skills/a/SKILL.md": skill("a"),
      "repo/packages/b/markerlint.config.json": '{ "profiles": ["claude-code"] }',
      "repo/packages/b/package.json": '{ "name": "markerlint-user" }',
      "repo/packages/b/skills/b/SKILL.md": skill("b"),
      "repo/packages/c/package.json": "{ broken",
      "repo/packages/c/skills/c/SKILL.md": skill("c"),
    });
    const inRepo = join(root, "repo");
    const expected = [
      ["packages/b/skills/b/SKILL.md", "claude-code"],
      ["packages/c/skills/c/SKILL.md", "vscode"],
      ["skills/a/SKILL.md", "vscode"],
    ];
    const profiles = async (args: string[]): Promise<unknown[]> =>
      (await find(inRepo, args)).files.map(({ path, absolutePath, config }) => [path, settingsResolver(config.layers, known.rules)(absolutePath).profiles?.join()]);
    expect(await profiles([])).toEqual(expected);
    expect(await profiles(expected.map(([path = ""]) => path))).toEqual(expected);
  });

  test("a configuration makes a root where git makes none", async () => {
    const root = await makeTree({ "top/markerlint.config.yml": "", "top/inner/skills/a/SKILL.md": skill("a") });
    expect((await find(join(root, "top/inner"))).files).toMatchObject([{ root: join(root, "top"), path: "inner/skills/a/SKILL.md" }]);
  });

  test("two configurations in one folder", async () => {
    expect(await messageOf({ "markerlint.config.yaml": "", "markerlint.config.json": "{}" })).toBe(
      "markerlint.config.json: A second configuration beside `markerlint.config.yaml`; keep one.",
    );
    expect(await messageOf({ "a/package.json": '{"markerlint":{}}', "a/markerlint.config.mjs": "" })).toContain("a/package.json: A second");
  });

  test("one that is named, and none", async () => {
    const root = await makeTree({
      ...repository,
      "markerlint.config.yaml": "broken: [",
      "skills/a/SKILL.md": skill("a"),
      "skills/b/SKILL.md": skill("b"),
      "ci/lint.yaml": 'ignore: ["skills/a"]',
    });
    expect(await listOf(join(root, "skills"), ["."], { config: { config: "../ci/lint.yaml" } })).toEqual(["skill skills/b/SKILL.md"]);
    expect(await listOf(root, [], { config: { config: false } })).toHaveLength(2);
    await expect(find(root, [], { config: { config: "gone.yaml" } })).rejects.toThrow("gone.yaml: The configuration cannot be read: does not exist (ENOENT).");
    expect(await messageOf({}, { config: { config: false, commandLine: { rules: { "text/encodin": "off" } } } })).toBe(
      "command line: Unknown rule `text/encodin`; did you mean `text/encoding`?",
    );
  });
});

describe("mistakes have a place", () => {
  test.each([
    ["rules:\n  text/encodin: off\n", "2:3: Unknown rule `text/encodin`; did you mean `text/encoding`?"],
    ["rules:\n  encoding: off\n", "2:3: Unknown rule `encoding`; did you mean `text/encoding`?"],
    ["# a comment\nignored: [x]\n", "2:1: Unknown key `ignored`; did you mean `ignore`?"],
    ["profiles:\n  - vscode\n  - claud-code\n", "3:5: Unknown profile `claud-code`; did you mean `claude-code`?"],
    ["presets: [ strickt ]\n", "1:12: Unknown preset `strickt`; did you mean `strict`?"],
    ["extends: recommend\n", "1:10: Unknown preset `recommend`; did you mean `recommended`?"],
    ["extends:\n  - strict\n  - ./gone.yaml\n", "3:5: The file `./gone.yaml` does not exist."],
    ["packs: { engagment: off }\n", "1:10: Unknown pack `engagment`; did you mean `engagement`?"],
    ["packs: { engagement: false }\n", "1:22: A pack is `on` or `off`, not a boolean."],
    ["rules: { text/encoding: warn }\n", "1:25: Unknown severity `warn`; write `warning`."],
    ["rules: { text/encoding: 2 }\n", "1:25: Unknown severity `2`; write `error`."],
    ["rules: { text/encoding: false }\n", "1:25: Unknown severity `false`; write `off`."],
    ["rules: { text/encoding: constructor }\n", "1:25: Unknown severity `constructor`; known are `off`, `info`, `warning`, `error`."],
    ["rules: { text/encoding: eror }\n", "1:25: Unknown severity `eror`; did you mean `error`?"],
    ["rules: { text/encoding: [error, {}] }\n", "1:33: The rule `text/encoding` has no options; write its severity alone."],
    ["rules: { skill/name-format: [error, { maxLenght: 3 }] }\n", "1:39: Unknown option `maxLenght`; did you mean `maxLength`?"],
    ["rules: { skill/name-format: [error, { maxLength: 0 }] }\n", "1:50: The option `maxLength` must be >= 1."],
    ["rules: { skill/name-format: [error, { style: Kebab }] }\n", "1:46: The option `style` is one of `kebab`, `snake`."],
    ["overrides:\n  - rules: {}\n", "2:5: An override names its `files`."],
    ["overrides:\n  - files: '*.md'\n    rules: { text/x: off }\n", "3:14: Unknown rule `text/x`; known are `skill/name-format`, `text/encoding`, `text/utf-8`, `markdown/no-shouting`."],
    ["files: { '*.md': notes }\n", "1:18: Unknown kind `notes`; did you mean `note`?"],
    ["ignore:\n  - ../other/**\n", "2:5: The glob `../other/**` leaves its folder with `..`."],
    ["ignore: ['*a*a*a*a*']\n", "1:10: The glob `*a*a*a*a*` has more than three `*` between two slashes."],
    ["rules: {}\nrules: {}\n", "2:1: The key `rules` stands here a second time; keep one."],
    ["- a\n", "1:1: A configuration is a mapping, not a list."],
    ["ignore: [\n", "1:9: Syntax: `[` is not closed"],
    ["🙂: 1\nprofile: x\n", "2:1: Unknown key `profile`; did you mean `profiles`?"],
  ])("%j", async (text, message) => {
    expect(await messageOf({ "markerlint.config.yaml": text })).toContain(`markerlint.config.yaml:${message}`);
  });

  test("in JSON, in package.json, and behind a byte-order mark", async () => {
    const json = '\uFEFF{\r\n\t"rules": {\r\n\t\t"text/encodin": "off"\r\n\t}\r\n}\r\n';
    expect(await messageOf({ "markerlint.config.json": json })).toBe("markerlint.config.json:3:3: Unknown rule `text/encodin`; did you mean `text/encoding`?");
    const manifest = '{\n  "name": "x",\n  "name": "y",\n  "markerlint": {\n    "profil": []\n  }\n}\n';
    expect(await messageOf({ "package.json": manifest })).toBe("package.json:5:5: Unknown key `profil`; did you mean `profiles`?");
  });

  test("wrong options together with other mistakes, in the order of the text", async () => {
    const text = "rules:\n  skill/name-format: [error, { maxLenght: 3 }]\n  text/encoding: eror\nprofil: []\noverrides:\n  - files: ['*.md']\n    rules: { skill/name-format: [error, { maxLength: 0 }] }\n";
    const message = await messageOf({ "markerlint.config.yaml": text });
    expect(message.split("\n").map((line) => line.split(":")[1])).toEqual(["2", "3", "4", "7"]);
  });

  test("all mistakes of a file at once", async () => {
    const message = await messageOf({ "markerlint.config.yaml": "profile: x\nrules: { text/encodin: eror }\n" });
    expect(message.split("\n").map((line) => line.split(":").slice(1, 3).join(":"))).toEqual(["1:1", "2:10", "2:24"]);
  });

  test("bytes that are no text, and aliases that never end", async () => {
    const root = await makeTree({ ...repository, "skills/a/SKILL.md": "x" });
    await writeFile(join(root, "markerlint.config.yaml"), Buffer.from([0x69, 0x67, 0xff, 0x0a]));
    await expect(find(root)).rejects.toThrow("markerlint.config.yaml:1:3: The file is not UTF-8 text: 0xFF.");
    const bomb = ["a0: &a0 [x]", ...Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`)].join("\n");
    expect(await messageOf({ "markerlint.config.yaml": bomb })).toMatch(/markerlint\.config\.yaml:\d+:\d+: /);
  });
});

describe("extends", () => {
  const resolved = async (files: Parameters<typeof makeTree>[0], path: string): Promise<[string, unknown][]> => {
    const root = await makeTree({ ...repository, [path]: skill("a"), ...files });
    const [file] = (await find(root, [path])).files;
    const settings = settingsResolver(file?.config.layers ?? [], known.rules)(file?.absolutePath ?? "");
    return [...settings.rules].map(([id, { severity }]) => [id, severity]);
  };

  test("files and presets, the later ones over the earlier ones and the file itself over all", async () => {
    const files = {
      "markerlint.config.yaml": "extends: [./a.yaml, shared/b.json, strict]\nrules: { text/encoding: warning }\n",
      "a.yaml": "presets: []\nrules: { text/encoding: off, skill/name-format: info }\n",
      "shared/b.json": '{ "extends": "../c.yaml", "rules": { "skill/name-format": "warning" } }',
      "c.yaml": "rules: { skill/name-format: off, markdown/no-shouting: error }\n",
    };
    expect(await resolved(files, "skills/a/SKILL.md")).toEqual([
      ["skill/name-format", "warning"],
      ["text/encoding", "warning"],
      ["markdown/no-shouting", "error"],
    ]);
  });

  test("globs of a file above are relative to it, those of a shared file to the one that uses it", async () => {
    const root = await makeTree({
      ...repository,
      "markerlint.config.yaml": "ignore: [packages/a/old]\n",
      "tools/shared.yaml": "ignore: [drafts/**]\n",
      "packages/a/markerlint.config.yaml": "extends: [../../markerlint.config.yaml, ../../tools/shared.yaml]\n",
      "packages/a/old/SKILL.md": skill("old"),
      "packages/a/drafts/d/SKILL.md": skill("d"),
      "packages/a/skills/s/SKILL.md": skill("s"),
      "drafts/e/SKILL.md": skill("e"),
    });
    expect(await listOf(root)).toEqual(["skill drafts/e/SKILL.md", "skill packages/a/skills/s/SKILL.md"]);
  });

  test("a circle and a mistake in an extended file", async () => {
    expect(await messageOf({ "markerlint.config.yaml": "extends: ./a.yaml\n", "a.yaml": "extends:\n  - ./markerlint.config.yaml\n" })).toBe(
      "a.yaml:2:5: `./markerlint.config.yaml` leads back to this configuration.",
    );
    expect(await messageOf({ "markerlint.config.yaml": "extends: ./a.yaml\n", "a.yaml": "rule: {}\n" })).toBe("a.yaml:1:1: Unknown key `rule`; did you mean `rules`?");
  });
});

describe("code", () => {
  test("runs when it may", async () => {
    const root = await makeTree({
      ...repository,
      "markerlint.config.mjs": 'export default { ignore: ["drafts/"] };\n',
      "drafts/SKILL.md": skill("x"),
      "skills/a/SKILL.md": skill("a"),
    });
    expect(await listOf(root)).toEqual(["skill skills/a/SKILL.md"]);
  });

  test("names the key of a mistake, and says why it failed", async () => {
    expect(await messageOf({ "markerlint.config.mjs": 'export default { overrides: [{ files: "*", rules: { "text/encodin": "off" } }] };' })).toBe(
      "markerlint.config.mjs: at overrides.0.rules.text/encodin: Unknown rule `text/encodin`; did you mean `text/encoding`?",
    );
    expect(await messageOf({ "markerlint.config.mjs": 'throw new Error("no luck");' })).toBe("markerlint.config.mjs: The code failed: no luck");
    expect(await messageOf({ "markerlint.config.mjs": "export const a = 1;" })).toContain("The default export is not an object");
  });

  test("TypeScript needs a Node that strips types", async () => {
    const files = { "markerlint.config.ts": 'export default { ignore: ["x"] as string[] };' };
    if ((process.features as { typescript?: unknown }).typescript) expect(await listOf(await makeTree({ ...repository, ...files }))).toEqual([]);
    else expect(await messageOf(files)).toContain(`markerlint.config.ts: This Node (${process.version}) cannot run TypeScript; use Node 22.18 or newer`);
  });

  test("is refused with --no-config-code, and so is what leaves the root", async () => {
    const strict = { config: { allowCode: false } };
    const marker = join(await makeTree({}), "ran");
    const code = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(marker)}, ""); export default {};`;
    expect(await messageOf({ "markerlint.config.mjs": code }, strict)).toBe(
      "markerlint.config.mjs: This configuration is code, which `--no-config-code` and an untrusted workspace forbid; write it as YAML or JSON.",
    );
    expect(await messageOf({ "markerlint.config.yaml": "extends: ./x.js\n", "x.js": code }, strict)).toContain("x.js: This configuration is code");
    await expect((await import("node:fs/promises")).access(marker)).rejects.toThrow();

    const outside = await makeTree({ "secret.yaml": "password: x\n", "ci/lint.yaml": "extends: ./more.yaml\n", "ci/more.yaml": "ignore: [skills]\n" });
    const refused = "This configuration is outside the root, which `--no-config-code` and an untrusted workspace forbid.";
    expect(await messageOf({ "markerlint.config.yaml": `extends: ${outside}/secret.yaml\n` }, strict)).toBe(`${outside}/secret.yaml: ${refused}`);
    const linked = await makeTree({ ...repository, "skills/a/SKILL.md": "x" });
    await symlink(join(outside, "secret.yaml"), join(linked, "markerlint.config.yaml"));
    await expect(find(linked, [], strict)).rejects.toThrow(`markerlint.config.yaml: ${refused}`);
    // One that is named on the command line is trusted, with what stands beside it.
    expect(await listOf(linked, [], { config: { allowCode: false, config: join(outside, "ci/lint.yaml") } })).toEqual([]);
  });

  test("a dangling link is no silent default", async () => {
    expect(await messageOf({ "markerlint.config.yaml": linkTo("gone.yaml") })).toBe("markerlint.config.yaml: does not exist (ENOENT)");
  });
});
