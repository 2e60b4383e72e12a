import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node";
import { createConnection } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { defineProjectRule, defineRule } from "../../src/core/rule.ts";
import type { Analysis } from "../../src/lsp/analysis.ts";
import { Server } from "../../src/lsp/server.ts";
import { Session } from "../../src/lsp/session.ts";
import { defaultSettings } from "../../src/lsp/settings.ts";
import { Workspace } from "../../src/lsp/workspace.ts";
import { goodSkill, makeTree } from "../cli/tree.ts";

const evidence = [{ url: "https://example.com", claim: "none" }] as const;
const usual = { level: "must", preset: "recommended", severity: "error", kinds: ["skill"], fixable: false, evidence } as const;

/** A rule that throws, and one that finds something in every skill. */
const crashing = defineRule({
  id: "test/crash",
  meta: { ...usual, summary: "Require nothing" },
  messages: { never: "Never." },
  check() {
    throw new Error("out of words");
  },
});
const finding = defineRule({
  id: "test/found",
  meta: { ...usual, summary: "Require nothing" },
  messages: { found: "Found." },
  check(_, { report }) {
    report("found", { at: { start: 0, end: 3 } });
  },
});

describe("a rule that throws", () => {
  it("is one line in the log, however often the document is linted, and stops no other", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const log: string[] = [];
    const analyses: Analysis[] = [];
    const rules = [crashing, finding].map((rule) => ({ id: rule.id, meta: rule.meta, load: () => Promise.resolve(rule) }));
    const workspace = new Workspace({ rules, allowCode: false, log: (message) => log.push(message) }, defaultSettings);
    const session = new Session(workspace, { analysed: (_, analysis) => analyses.push(analysis), closed: () => undefined, log: (message) => log.push(message) });
    const document = TextDocument.create(pathToFileURL(join(folder, "skills/a/SKILL.md")).href, "markdown", 1, goodSkill("a"));
    session.open(document);
    await session.current(document.uri);
    for (const version of [2, 3]) {
      TextDocument.update(document, [{ text: `${goodSkill("a")}${"x".repeat(version)}\n` }], version);
      session.change(document.uri);
      await session.current(document.uri);
    }
    session.close(document.uri);
    expect(analyses.map(({ diagnostics }) => diagnostics.map(({ ruleId }) => ruleId))).toEqual([["test/found"], ["test/found"], ["test/found"]]);
    expect(analyses.map(({ snapshot }) => snapshot.version)).toEqual([1, 2, 3]);
    expect(log).toEqual([`${document.uri}: rule test/crash failed: out of words`]);
  });
});

describe("work that is stale", () => {
  it("ends between two rules when the client sends another version, and when it closes the document", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const uri = pathToFileURL(join(folder, "skills/a/SKILL.md")).href;
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    const client = createMessageConnection(toClient, toServer);
    const published: unknown[] = [];
    const ran: string[] = [];
    /** What the client sends while the first rule looks at a version. */
    const meanwhile = new Map<string, () => void>();
    // Each rule takes longer than the server works without reading what its client sent.
    const rules = Array.from({ length: 6 }, (_, index) =>
      defineRule({
        id: `test/slow-${String(index)}`,
        meta: { ...usual, summary: "Require nothing" },
        messages: { found: "Found." },
        check({ text }) {
          const version = /version-\d/.exec(text)?.[0] ?? "";
          ran.push(`${version} rule ${String(index)}`);
          if (index === 0) meanwhile.get(version)?.();
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        },
      }),
    ).map((rule) => ({ id: rule.id, meta: rule.meta, load: () => Promise.resolve(rule) }));
    new Server(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)), rules).listen();
    const change = (version: number): Promise<void> =>
      client.sendNotification("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ text: goodSkill("a").replace("# a", `# version-${String(version)}`) }] });
    meanwhile.set("version-1", () => void change(2));
    meanwhile.set("version-3", () => void client.sendNotification("textDocument/didClose", { textDocument: { uri } }));
    client.onNotification("textDocument/publishDiagnostics", ({ version }: { version?: number }) => void published.push(version));
    client.listen();
    await client.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {}, workspaceFolders: null });
    await client.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "markdown", version: 1, text: goodSkill("a").replace("# a", "# version-1") } });
    await expect.poll(() => published, { timeout: 20_000 }).toEqual([2]);
    await change(3);
    await expect.poll(() => published, { timeout: 20_000 }).toEqual([2, undefined]);
    // Whoever asks now waits until nothing runs any more.
    await client.sendRequest("textDocument/documentSymbol", { textDocument: { uri } });
    const count = (version: string): number => ran.filter((each) => each.startsWith(version)).length;
    expect(count("version-1")).toBeLessThan(6);
    expect(count("version-2")).toBe(6);
    expect(count("version-3")).toBeLessThan(6);
    client.dispose();
  });
});

describe("a keystroke in the body of a document", () => {
  /** What rules do at ten keystrokes with so many skills around. */
  async function workAmong(skills: number): Promise<Readonly<Record<string, number>>> {
    const { folder } = makeTree({ ".git/HEAD": "", ...Object.fromEntries(Array.from({ length: skills }, (_, index) => [`skills/s${String(index)}/SKILL.md`, goodSkill(`s${String(index)}`)])) });
    const work = { checked: 0, collected: 0, compared: 0 };
    const own = defineRule({
      id: "test/own",
      meta: { ...usual, summary: "Require nothing" },
      messages: { never: "Never." },
      check: () => void (work.checked += 1),
    });
    const across = defineProjectRule({
      id: "test/names",
      meta: { ...usual, summary: "Require nothing" },
      messages: { never: "Never." },
      collect(document) {
        work.collected += 1;
        return document.text.slice(0, 20);
      },
      checkProject: (all) => void (work.compared += all.length),
    });
    const rules = [own, across].map((rule) => ({ id: rule.id, meta: rule.meta, load: () => Promise.resolve(rule) }));
    const workspace = new Workspace({ rules, allowCode: false, log: () => undefined }, defaultSettings);
    const session = new Session(workspace, { analysed: () => undefined, closed: () => undefined, log: () => undefined });
    const document = TextDocument.create(pathToFileURL(join(folder, "skills/s0/SKILL.md")).href, "markdown", 1, goodSkill("s0"));
    session.open(document);
    const place = (await session.current(document.uri))?.place;
    const project = session.projectOf(place);
    await project?.search();
    project?.facts.findingsOf(place?.path ?? "");
    expect(project?.facts.paths).toHaveLength(skills);
    const before = { ...work };
    for (let version = 2; version < 12; version += 1) {
      TextDocument.update(document, [{ text: `${goodSkill("s0")}${"x".repeat(version)}\n` }], version);
      session.change(document.uri);
      await session.current(document.uri);
    }
    session.close(document.uri);
    return { checked: work.checked - before.checked, collected: work.collected - before.collected, compared: work.compared - before.compared };
  }

  it("costs the same among two skills and among sixty", async () => {
    expect(await workAmong(2)).toEqual({ checked: 10, collected: 10, compared: 0 });
    expect(await workAmong(60)).toEqual({ checked: 10, collected: 10, compared: 0 });
  });
});
