import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundledCommand } from "../lsp/server-bundle.ts";
import { root } from "../rule-modules.ts";

/** As in an Action: the bundle alone, with no package that npm installed. */
let alone = "";
let installed = "";
beforeAll(async () => {
  installed = await bundledCommand();
  alone = mkdtempSync(join(tmpdir(), "markerlint-alone-"));
  cpSync(dirname(installed), join(alone, "dist"), { recursive: true });
}, 120_000);
afterAll(() => {
  rmSync(alone, { recursive: true, force: true });
});

function run(command: string, ...args: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, MARKERLINT_CODE_CACHE: "off" } });
  return { status, stdout, stderr };
}

describe("the bundle without an installed package", () => {
  it("reads with satteri's build for WebAssembly, and says so", () => {
    const command = join(alone, "dist/markerlint.js");
    expect(run(command, "inspect", "README.md").stdout).toContain("read with satteri (WebAssembly)");
    expect(run(installed, "inspect", "README.md").stdout).toMatch(/read with satteri\n/);
    expect(run(command, "inspect", "--parser", "remark", "README.md").stdout).toContain("read with remark");
  });

  it("prints the same for our pages and fixtures, byte for byte", () => {
    const args = ["--format", "json", "docs", "rules", "fixtures", "README.md"];
    const native = run(installed, ...args);
    expect(native.stdout.length).toBeGreaterThan(10_000);
    expect(run(join(alone, "dist/markerlint.js"), ...args)).toEqual(native);
  });

  it("reads with remark where that file is damaged", () => {
    const damaged = join(alone, "damaged");
    cpSync(join(alone, "dist"), damaged, { recursive: true });
    writeFileSync(join(damaged, "satteri.wasm"), "\0asm of another kind");
    expect(run(join(damaged, "markerlint.js"), "inspect", "README.md").stdout).toContain("read with remark");
    expect(run(join(damaged, "markerlint.js"), "--parser", "satteri", "README.md")).toMatchObject({ status: 2, stderr: expect.stringContaining("satteri") as string });
  });
});
