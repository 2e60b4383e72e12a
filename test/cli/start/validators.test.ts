import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundledCommand } from "../../lsp/server-bundle.ts";
import { root } from "../../rule-modules.ts";
import { runCommand } from "../../run-command.ts";
import { makeTree } from "../tree.ts";

let bundle = "";
let without = "";
beforeAll(async () => {
  bundle = await bundledCommand();
  without = mkdtempSync(join(root, "node_modules", ".without-"));
  cpSync(dirname(bundle), without, { recursive: true });
  for (const name of readdirSync(join(without, "chunks"))) {
    const path = join(without, "chunks", name);
    if (/\bMissingRefError\b/.test(readFileSync(path, "utf8"))) rmSync(path);
  }
}, 120_000);
afterAll(() => {
  rmSync(without, { recursive: true, force: true });
});

function run(command: string, cwd: string, ...args: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd, encoding: "utf8", maxBuffer: 1 << 28, env: { ...process.env, MARKERLINT_CODE_CACHE: "off" } });
  return { status, stdout, stderr };
}

const contract = `contract: marker
family: note-of-tests
head: note-of-tests
payload: { in: fence, language: yaml, schema: { type: object, required: [owner], properties: { owner: { type: string, pattern: "^[a-z]+$" } } } }
`;
const comment = "<!-- note-of-tests -->\n\n```yaml\nowner: Ann\n```\n";

describe("validators of built-in contracts in the bundle", () => {
  it("need no ajv, and say what ajv says from the sources: of captured comments, records, notes and what documents show", async () => {
    const args = ["--format", "json", "--no-inline-config", "fixtures/verdicts", "fixtures/projects", "fixtures/cases", "docs", "rules"];
    const found = run(join(without, "markerlint.js"), root, ...args);
    const fromSources = await runCommand(args, root);
    expect(found.stderr).toBe("");
    expect(JSON.parse(found.stdout)).toEqual(JSON.parse(fromSources.stdout));
    expect(found.stdout).toMatch(/"ruleId":"payload\/schema"/);
    expect(found.stdout).toMatch(/"ruleId":"journal\/valid-records"/);
  }, 120_000);

  it("leave the schemas of a project's own contracts to ajv", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", ".markerlint/own.contract.yaml": contract, "a.md": comment });
    const args = ["--format", "json", "--kind", "comment", "a.md"];
    const found = run(bundle, folder, ...args);
    expect(JSON.parse(found.stdout)).toEqual(JSON.parse((await runCommand(args, folder)).stdout));
    expect(found.stdout).toContain("payload/schema");
    expect(run(join(without, "markerlint.js"), folder, ...args).stdout).not.toBe(found.stdout);
  });
});
