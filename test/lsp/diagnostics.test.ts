import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { Diagnostic, DocumentDiagnosticReport } from "vscode-languageserver/node";
import { goodSkill, makeTree } from "../cli/tree.ts";
import { pullingClient, richClient, TestClient } from "./client.ts";

afterAll(() => TestClient.endShared());

const uriOf = (...parts: string[]): string => pathToFileURL(join(...parts)).href;

/** A skill with one finding: a value that YAML cannot read. */
const broken = goodSkill("a", "Count things: use it when a number is needed.");

describe("the session", () => {
  it("answers `initialize` with what it can, and ends with status 0 after `shutdown`", async () => {
    const client = await TestClient.start();
    expect(client.result?.serverInfo?.name).toBe("markerlint");
    expect(client.result?.capabilities.textDocumentSync).toMatchObject({ openClose: true, change: 2 });
    expect(client.result?.capabilities.diagnosticProvider).toBeUndefined();
    expect(await client.stop()).toBe(0);
  });

  it("ends with status 1 without `shutdown`", async () => {
    const client = await TestClient.start();
    const exited = new Promise((resolve) => client.process.once("exit", resolve));
    await client.notify("exit", undefined);
    expect(await exited).toBe(1);
  });

  it("goes on after messages that are none", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.start({ folders: [folder] });
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await expect(client.request("textDocument/hover", { nothing: true })).rejects.toThrow();
    await expect(client.request("textDocument/codeAction", null)).rejects.toThrow();
    await expect(client.request("no/such/method", {})).rejects.toThrow();
    await client.notify("textDocument/didChange", { textDocument: { uri: "file:///never/opened.md", version: 2 }, contentChanges: [{ text: "x" }] });
    await client.notify("textDocument/didChange", {});
    await client.notify("textDocument/didClose", { textDocument: { uri: "not a uri" } });
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: "untitled:x", type: 1 }, { uri: "file://elsewhere/x", type: 2 }] });
    client.process.stdin.write("Content-Length: 7\r\n\r\n{\"a\": 1");
    await client.open(uri, broken);
    expect(await client.codes(uri)).toEqual(["frontmatter/valid-yaml"]);
  });
});

describe("pushed diagnostics", () => {
  it("have range, severity, code, page, data and the version", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": broken });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, broken);
    const [diagnostic] = await client.diagnostics(uri);
    expect(diagnostic).toMatchObject({
      range: { start: { line: 2, character: 25 }, end: { line: 2, character: expect.any(Number) as number } },
      severity: 1,
      code: "frontmatter/valid-yaml",
      codeDescription: { href: expect.stringMatching(/^https:.*\/rules\/frontmatter\/valid-yaml\.md$/) as string },
      source: "markerlint",
      data: { fix: "safe" },
    });
    expect(diagnostic?.message).toContain("not valid YAML");
  });

  it("follow incremental edits, with places behind emoji and in CRLF", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, goodSkill("a").replaceAll("\n", "\r\n"));
    expect(await client.codes(uri)).toEqual([]);
    await client.change(uri, "\r\n😀😀 see [it](references/gone.md)\r\n", { start: { line: 8, character: 0 }, end: { line: 8, character: 0 } });
    const [found] = await client.diagnostics(uri, ({ length }) => length > 0);
    // An emoji is two units of UTF-16.
    expect(found).toMatchObject({ code: "links/exists", range: { start: { line: 9, character: 14 }, end: { line: 9, character: 32 } } });
    expect(client.document(uri).getText(found?.range)).toBe("references/gone.md");
    await client.change(uri, "", { start: { line: 9, character: 0 }, end: { line: 10, character: 0 } });
    expect(await client.codes(uri)).toEqual([]);
  });

  it("count a byte-order mark that the client sends as a character of the first line", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, `\uFEFF${broken}`);
    expect(await client.codes(uri)).toEqual(["text/byte-order-mark", "frontmatter/valid-yaml"]);
  });

  it("tell of a byte-order mark on the disk, which editors keep to themselves", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": `\uFEFF${goodSkill("a")}` });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, goodSkill("a"));
    expect(await client.codes(uri)).toEqual(["text/byte-order-mark"]);
  });

  it("have related places and tags", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, `${goodSkill("a").replace("name: a\n", "name: a\nname: a\n")}\n<!-- markerlint-disable-line skill/name-form -- nothing -->\n`);
    const found = await client.diagnostics(uri);
    expect(found.find(({ code }) => code === "directives/no-unused")?.tags).toEqual([1]);
    expect(found.find(({ code }) => code === "frontmatter/unique-keys")?.relatedInformation?.[0]?.location).toMatchObject({ uri, range: { start: { line: 1 } } });
  });

  it("come once, for the last version, after a hundred edits without a pause", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, goodSkill("a"));
    await client.diagnostics(uri);
    const before = client.published.length;
    const end = client.document(uri).positionAt(1e9);
    await Promise.all(Array.from({ length: 100 }, (_, index) => client.change(uri, index === 99 ? "[x](references/gone.md)" : "word ", { start: end, end })));
    expect(await client.codes(uri)).toEqual(["links/exists"]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.published.slice(before).flatMap((each) => (each.uri === uri ? [each.version] : []))).toEqual([101]);
  });

  it("are cleared when a document is closed, also while it is linted", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, broken);
    await client.diagnostics(uri);
    await client.change(uri, broken.repeat(200));
    await client.close(uri);
    const last = (): unknown => client.published.findLast((each) => each.uri === uri);
    await client.until(() => (client.published.findLast((each) => each.uri === uri)?.version === undefined ? true : undefined));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(last()).toEqual({ uri, diagnostics: [] });
    await client.open(uri, broken);
    expect(await client.codes(uri)).toEqual(["frontmatter/valid-yaml"]);
  });
});

describe("pulled diagnostics", () => {
  const pull = (client: TestClient, uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> =>
    client.request("textDocument/diagnostic", { textDocument: { uri }, ...(previousResultId !== undefined && { previousResultId }) });

  it("come when they are asked for, and nothing is pushed", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.start({ folders: [folder], capabilities: pullingClient });
    expect(client.result?.capabilities.diagnosticProvider).toMatchObject({ interFileDependencies: true });
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, broken);
    const first = await pull(client, uri);
    expect(first).toMatchObject({ kind: "full", items: [{ code: "frontmatter/valid-yaml" }] });
    expect(await pull(client, uri, first.resultId)).toEqual({ kind: "unchanged", resultId: first.resultId });
    await client.change(uri, goodSkill("a"));
    expect(await pull(client, uri, first.resultId)).toMatchObject({ kind: "full", items: [] });
    await client.close(uri);
    expect(await pull(client, uri)).toEqual({ kind: "full", items: [] });
    expect(client.published).toEqual([]);
  });

  it("are of the last version, whatever was asked in between", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.start({ folders: [folder], capabilities: pullingClient });
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, broken);
    const early = pull(client, uri);
    await client.change(uri, goodSkill("a"));
    const late = pull(client, uri);
    expect(await late).toMatchObject({ kind: "full", items: [] });
    expect(await early).toMatchObject({ items: [] });
  });

  it("make the client ask again when another document changes them", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", ".claude/skills/a/SKILL.md": goodSkill("a"), ".claude/skills/b/SKILL.md": goodSkill("b", "Weigh things. Use it when a weight is needed.") });
    const client = await TestClient.start({ folders: [folder], capabilities: pullingClient });
    const [a, b] = [uriOf(folder, ".claude/skills/a/SKILL.md"), uriOf(folder, ".claude/skills/b/SKILL.md")];
    await client.open(a, goodSkill("a"));
    await client.open(b, goodSkill("b", "Weigh things. Use it when a weight is needed."));
    expect(await pull(client, a)).toMatchObject({ items: [] });
    expect(await pull(client, b)).toMatchObject({ items: [] });
    await client.change(a, goodSkill("a", "Weigh things. Use it when a weight is needed."));
    await pull(client, a);
    await client.until(() => (client.refreshes > 0 ? true : undefined));
    expect(((await pull(client, b)) as { items: Diagnostic[] }).items.map(({ code }) => code)).toContain("skill/distinct-descriptions");
  });
});

describe("what is linted", () => {
  it("is what a search of the project finds, and what holds a marker", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "markerlint.config.yaml": "ignore: [vendor/**]\nfiles:\n  notes/*.md: comment\n" });
    const client = await TestClient.shared();
    const marker = "<!-- engagement-record-design-575 -->\n\n```yaml\nschema_version: 77\nphase: design\n```\n";
    const texts: Readonly<Record<string, string>> = {
      "README.md": "# Read\n\n```sh\necho 1\n",
      "skills/a/references/more.md": "# More\n\n```sh\necho 1\n",
      "node_modules/x/SKILL.md": broken,
      "vendor/a/SKILL.md": broken,
      "docs/record.md": marker,
      "notes/b.md": marker,
      ".claude/agents/one.md": "---\nname: one\n---\n\nCount.\n",
    };
    mkdirSync(join(folder, "skills/a"), { recursive: true });
    writeFileSync(join(folder, "skills/a/SKILL.md"), goodSkill("a"));
    for (const [path, text] of Object.entries(texts)) await client.open(uriOf(folder, path), text);
    const found: Record<string, boolean> = {};
    for (const path of Object.keys(texts)) found[path] = (await client.codes(uriOf(folder, path))).length > 0;
    expect(found).toEqual({
      "README.md": false,
      "skills/a/references/more.md": true,
      "node_modules/x/SKILL.md": false,
      "vendor/a/SKILL.md": false,
      "docs/record.md": true,
      "notes/b.md": true,
      ".claude/agents/one.md": true,
    });
  });

  it("can be every Markdown file, or none but those that have a place", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const always = await TestClient.start({ folders: [folder], initializationOptions: { otherFiles: "always" } });
    await always.open(uriOf(folder, "README.md"), "```sh\necho 1\n");
    expect(await always.codes(uriOf(folder, "README.md"))).toEqual(["markdown/closed-fence"]);
    const never = await TestClient.start({ folders: [folder], initializationOptions: { otherFiles: "never" } });
    await never.open(uriOf(folder, "record.md"), "<!-- engagement-record-design-575 -->\n");
    expect(await never.codes(uriOf(folder, "record.md"))).toEqual([]);
  });

  it("is an untitled document by its text, and a file outside of all folders", async () => {
    const { folder } = makeTree({ "work/.git/HEAD": "", "else/.git/HEAD": "" });
    const client = await TestClient.start({ folders: [join(folder, "work")] });
    await client.open("untitled:Untitled-1", broken.replace("Count things:", "Count things"));
    expect(await client.codes("untitled:Untitled-1")).toEqual([]);
    await client.change("untitled:Untitled-1", broken);
    expect(await client.codes("untitled:Untitled-1", ({ length }) => length > 0)).toEqual(["frontmatter/valid-yaml"]);
    await client.open("untitled:Untitled-2", "<!-- engagement-record-design-575 -->\n\n```yaml\nschema_version: 77\n```\n");
    expect(await client.codes("untitled:Untitled-2")).toContain("payload/known-version");
    await client.open("untitled:Untitled-4", "---\nname: a\n---\n\nText.\n", "skill");
    expect(await client.codes("untitled:Untitled-4", ({ length }) => length > 0)).toEqual(["skill/description-required"]);
    await client.open("untitled:Untitled-3", "# A letter\n\n[x](references/gone.md)\n");
    expect(await client.codes("untitled:Untitled-3")).toEqual([]);
    const outside = uriOf(folder, "else/skills/a/SKILL.md");
    await client.open(outside, broken);
    expect(await client.codes(outside)).toEqual(["frontmatter/valid-yaml"]);
  });

  it("is a captured thread in JSON", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "issue-575.json");
    const body = "😀 <!-- engagement-record-design-575 -->\n\n```yaml\nschema_version: 77\nphase: design\n```\n";
    await client.open(uri, JSON.stringify({ comments: [{ id: "c1", url: "https://example.com/c1", body }] }), "json");
    const found = await client.diagnostics(uri);
    const version = found.find(({ code }) => code === "payload/known-version");
    expect(client.document(uri).getText(version?.range)).toBe("77");
    expect(version?.relatedInformation?.at(-1)?.location.uri).toBe("https://example.com/c1");
  });
});

describe("what is around a document", () => {
  it("counts: names of other skills, open or not, and what closes goes back to the disk", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", ".claude/skills/a/SKILL.md": goodSkill("a"), ".claude/skills/b/SKILL.md": goodSkill("b", "Weigh things. Use it when a weight is needed.") });
    const client = await TestClient.shared();
    const [a, b] = [uriOf(folder, ".claude/skills/a/SKILL.md"), uriOf(folder, ".claude/skills/b/SKILL.md")];
    await client.open(b, goodSkill("b"));
    const [found] = await client.diagnostics(b, ({ length }) => length > 0);
    expect(found?.code).toBe("skill/distinct-descriptions");
    expect(found?.relatedInformation?.[0]?.location.uri).toBe(a);
    await client.open(a, goodSkill("a", "Sort things. Use it when an order is needed."));
    expect(await client.codes(b, ({ length }) => length === 0)).toEqual([]);
    await client.close(a);
    expect(await client.codes(b, ({ length }) => length > 0)).toEqual(["skill/distinct-descriptions"]);
  });

  it("is looked at again when files come and go", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": goodSkill("a") });
    const client = await TestClient.shared();
    await client.until(() => (client.registered.includes("workspace/didChangeWatchedFiles") ? true : undefined));
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, `${goodSkill("a")}\n[x](references/more.md)\n`);
    expect(await client.codes(uri)).toEqual(["links/exists"]);
    mkdirSync(join(folder, "skills/a/references"));
    writeFileSync(join(folder, "skills/a/references/more.md"), "# More\n");
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uriOf(folder, "skills/a/references/more.md"), type: 1 }] });
    expect(await client.codes(uri, ({ length }) => length === 0)).toEqual([]);
    rmSync(join(folder, "skills/a/references/more.md"));
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uriOf(folder, "skills/a/references/more.md"), type: 3 }] });
    expect(await client.codes(uri, ({ length }) => length > 0)).toEqual(["links/exists"]);
  });
});

describe("the configuration", () => {
  it("counts, counts anew when it changes, and says in each document what is wrong with it", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "markerlint.config.yaml": "rules:\n  links/exists: off\n" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/SKILL.md");
    const config = join(folder, "markerlint.config.yaml");
    const changed = (): Promise<void> => client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: pathToFileURL(config).href, type: 2 }] });
    await client.open(uri, `${goodSkill("a")}\n[x](references/more.md)\n`);
    expect(await client.codes(uri)).toEqual([]);
    writeFileSync(config, "rules:\n  links/exists: info\n");
    await changed();
    expect((await client.diagnostics(uri, ({ length }) => length > 0))[0]).toMatchObject({ code: "links/exists", severity: 3 });
    writeFileSync(config, "rules:\n  links/exist: info\n");
    await changed();
    const [fault] = await client.diagnostics(uri, ([first]) => first?.code === undefined);
    expect(fault?.message).toContain("markerlint.config.yaml:2:3");
    expect(fault?.message).toContain("links/exists");
  });

  it("is checked as it is written, saved or not, and so are contracts", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const config = uriOf(folder, "markerlint.config.yaml");
    await client.open(config, "rules:\n  links/exist: error\n", "yaml");
    expect((await client.diagnostics(config))[0]).toMatchObject({ range: { start: { line: 1, character: 2 } } });
    const contract = uriOf(folder, ".markerlint/run.contract.yaml");
    mkdirSync(join(folder, ".markerlint"));
    await client.open(contract, 'contract: marker\nfamily: run\nhead: "run-{id}"\nparameters:\n  id: { type: nothing }\n', "yaml");
    expect((await client.diagnostics(contract))[0]).toMatchObject({ range: { start: { line: 4 } } });
  });

  it("takes contracts of the project, when they come too", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "notes/run.md");
    await client.open(uri, "Text\n<!-- Run-5 -->\n");
    expect(await client.codes(uri)).toEqual([]);
    const contract = join(folder, ".markerlint/run.contract.yaml");
    mkdirSync(dirname(contract));
    writeFileSync(contract, 'contract: marker\nfamily: run\nhead: "run-{id}"\nparameters:\n  id: { type: integer }\n');
    await client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: pathToFileURL(contract).href, type: 1 }] });
    expect(await client.codes(uri, ({ length }) => length > 0)).toEqual(["marker/head-form"]);
  });

  it("and contracts count anew for a client that watches no files, when they are saved or a document is opened", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "markerlint.config.yaml": "rules:\n  links/exists: off\n" });
    const { didChangeWatchedFiles: _, ...workspace } = richClient.workspace ?? {};
    const client = await TestClient.start({ capabilities: { ...richClient, workspace } });
    const uri = uriOf(folder, "skills/a/SKILL.md");
    const config = uriOf(folder, "markerlint.config.yaml");
    await client.open(uri, `${goodSkill("a")}\n[x](references/more.md)\n<!-- Run-5 -->\n`);
    expect(await client.codes(uri)).toEqual([]);
    await client.open(config, "rules:\n  links/exists: info\n", "yaml");
    await client.diagnostics(config);
    writeFileSync(join(folder, "markerlint.config.yaml"), "rules:\n  links/exists: info\n");
    await client.notify("textDocument/didSave", { textDocument: { uri: config } });
    expect(await client.codes(uri, ({ length }) => length > 0)).toEqual(["links/exists"]);
    mkdirSync(join(folder, ".markerlint"));
    writeFileSync(join(folder, ".markerlint/run.contract.yaml"), 'contract: marker\nfamily: run\nhead: "run-{id}"\nparameters:\n  id: { type: integer }\n');
    await client.open(uriOf(folder, "README.md"), "# Read\n");
    expect(await client.codes(uri, ({ length }) => length > 1)).toEqual(["links/exists", "marker/head-form"]);
  });

  it("runs no code, unless the client says so", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "markerlint.config.mjs": 'export default { rules: { "links/exists": "off" } };\n' });
    const uri = uriOf(folder, "skills/a/SKILL.md");
    const text = `${goodSkill("a")}\n[x](references/more.md)\n`;
    const careful = await TestClient.shared();
    await careful.open(uri, text);
    expect((await careful.diagnostics(uri))[0]?.message).toContain("This configuration is code");
    const trusting = await TestClient.start({ folders: [folder], initializationOptions: { runConfigurationCode: true } });
    await trusting.open(uri, text);
    expect(await trusting.codes(uri)).toEqual([]);
  });

  it("comes from the client too, for each folder", async () => {
    const { folder } = makeTree({ "one/.git/HEAD": "", "two/.git/HEAD": "" });
    const two = pathToFileURL(join(folder, "two")).href;
    const client = await TestClient.start({
      folders: [join(folder, "one"), join(folder, "two")],
      capabilities: { ...richClient, workspace: { ...richClient.workspace, configuration: true } },
      configuration: (scope) => (scope === two ? { rules: { "links/exists": "off" } } : {}),
    });
    const text = `${goodSkill("a")}\n[x](references/more.md)\n`;
    await client.open(uriOf(folder, "one/skills/a/SKILL.md"), text);
    await client.open(uriOf(folder, "two/skills/a/SKILL.md"), text);
    expect(await client.codes(uriOf(folder, "one/skills/a/SKILL.md"))).toEqual(["links/exists"]);
    expect(await client.codes(uriOf(folder, "two/skills/a/SKILL.md"))).toEqual([]);
    await client.notify("workspace/didChangeWorkspaceFolders", { event: { added: [], removed: [{ uri: two, name: "two" }] } });
    expect(await client.codes(uriOf(folder, "two/skills/a/SKILL.md"), ({ length }) => length > 0)).toEqual(["links/exists"]);
  });

  it("of a client that pushes its settings counts when it changes", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.start({ folders: [folder] });
    const uri = uriOf(folder, "skills/a/SKILL.md");
    await client.open(uri, broken);
    await client.diagnostics(uri);
    await client.notify("workspace/didChangeConfiguration", { settings: { markerlint: { enable: false } } });
    expect(await client.codes(uri, ({ length }) => length === 0)).toEqual([]);
  });
});

describe("a large document", () => {
  it("of 10 MB is linted, and edits of it are followed", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const client = await TestClient.shared();
    const uri = uriOf(folder, "skills/a/references/large.md");
    mkdirSync(join(folder, "skills/a"), { recursive: true });
    writeFileSync(join(folder, "skills/a/SKILL.md"), goodSkill("a"));
    client.patience = 100_000;
    const paragraph = "## Part\n\nA few words on a line of a long document that nobody reads.\n\n";
    await client.open(uri, paragraph.repeat(Math.ceil((10 * 1024 * 1024) / paragraph.length)));
    await client.diagnostics(uri);
    await client.change(uri, "\n~~~\n", { start: { line: 2, character: 0 }, end: { line: 2, character: 0 } });
    expect(await client.codes(uri, ({ length }) => length > 0)).toEqual(["markdown/closed-fence"]);
  }, 240_000);
});
