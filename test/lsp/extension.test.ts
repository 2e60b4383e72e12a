import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markdownLanguages } from "../../src/lsp/names.ts";
import { defaultSettings } from "../../src/lsp/settings.ts";
import { goodSkill, makeTree } from "../cli/tree.ts";
import { root } from "../rule-modules.ts";
import { runCommand } from "../run-command.ts";

interface Manifest {
  readonly main: string;
  readonly activationEvents: readonly string[];
  readonly contributes: {
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly default: unknown; readonly enum?: readonly string[] }>> };
    readonly commands: readonly { readonly command: string }[];
    readonly jsonValidation: readonly { readonly url: string }[];
    readonly yamlValidation: readonly { readonly url: string }[];
    readonly problemMatchers: readonly { readonly pattern: readonly { readonly regexp: string }[] }[];
  };
}

const manifest = JSON.parse(readFileSync(join(root, "editors/vscode/package.json"), "utf8")) as Manifest;
const source = readFileSync(join(root, "editors/vscode/src/extension.mts"), "utf8");

describe("the manifest of the VS Code extension", () => {
  it("has the settings of the server with the same defaults", () => {
    const { "markerlint.files": _, ...settings } = manifest.contributes.configuration.properties;
    const defaults = Object.fromEntries(Object.entries(settings).map(([name, each]) => [name.slice("markerlint.".length), each.default]));
    expect(defaults).toEqual({ ...defaultSettings, config: "" });
  });

  it("has the commands that the extension registers", () => {
    const registered = [...source.matchAll(/registerCommand\("([^"]+)"/g)].map(([, name]) => name);
    expect(manifest.contributes.commands.map(({ command }) => command).sort()).toEqual(registered.sort());
  });

  it("is started by every language of Markdown, since a skill has one of its own in VS Code", () => {
    const languages = manifest.activationEvents.filter((event) => event.startsWith("onLanguage:")).map((event) => event.slice("onLanguage:".length));
    expect(languages).toEqual(markdownLanguages);
  });

  it("reads the report of the command", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": goodSkill("a", "Count things: use it.") });
    const { stdout } = await runCommand([], folder);
    const [file, finding] = manifest.contributes.problemMatchers[0]?.pattern.map(({ regexp }) => new RegExp(regexp)) ?? [];
    const [first, second] = stdout.split("\n");
    expect(file?.exec(first ?? "")?.[1]).toBe("skills/a/SKILL.md");
    expect(finding?.exec(second ?? "")?.slice(1)).toEqual(["3", "26", "error", expect.stringContaining("not valid YAML"), "frontmatter/valid-yaml"]);
    expect(finding?.exec(first ?? "")).toBeNull();
  });
});

describe("the staged extension", () => {
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(root, "node_modules", ".vscode-"));
    const script = `import { stageExtension } from ${JSON.stringify(join(root, "scripts/editors/package-vscode.mjs"))}; await stageExtension(${JSON.stringify(folder)});`;
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script, "stage"], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    // It bundles the server.
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it("holds what its manifest names", () => {
    const { main, contributes } = manifest;
    for (const path of [main, ...contributes.jsonValidation.map(({ url }) => url), ...contributes.yamlValidation.map(({ url }) => url)]) expect(existsSync(join(folder, path))).toBe(true);
    expect(readFileSync(join(folder, main), "utf8")).toMatch(/require\("vscode"\)/);
  });

  it("holds a server that runs", () => {
    const { stdout } = spawnSync(process.execPath, [join(folder, "server/dist/markerlint.js"), "--version"], { encoding: "utf8" });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
