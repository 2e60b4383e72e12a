// Measures the language server over its standard streams, as an editor meets it: npm run bench:lsp -- [KEYSTROKES]. Every figure is the time from
// the moment a change is sent to the arrival of the diagnostics of that very version, the pause after an edit included.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createMessageConnection } from "vscode-jsonrpc/node";
import { bundledCommand } from "./bundled.ts";
import { pad, padPath } from "./corpus/pad.ts";
import { skill } from "./corpus/skills.ts";

const keystrokes = Number(process.argv[2] ?? 60);
const starts = 15;
const markerlint = bundledCommand();
const work = mkdtempSync(join(tmpdir(), "markerlint-bench-"));

try {
  console.log(`Node ${process.version}, load ${loadavg()[0].toFixed(1)}, ${keystrokes} keystrokes each; milliseconds\n`);
  console.log("| What | Parser | p50 | p95 |\n| --- | --- | --- | --- |");
  row("answer to `initialize`, from the start of the process", "-", await measureStarts());
  for (const parser of ["satteri", "remark"]) {
    row("keystroke in a pad of 2,000 lines", parser, await measurePad(parser));
    for (const skills of [50, 500]) {
      row(`keystroke in the body of a skill, ${skills} skills around it`, parser, await measureSkills(parser, skills, "\n## "));
      row(`keystroke in its description, ${skills} skills around it`, parser, await measureSkills(parser, skills, "Use it when"));
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

function row(what, parser, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  console.log(`| ${what} | ${parser} | ${at(0.5)} | ${at(0.95)} |`);
}

function startServer() {
  // More certificates than usual cost every start of Node what no editor pays.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const server = spawn(process.execPath, [markerlint, "lsp", "--stdio"], { env, stdio: ["pipe", "pipe", "inherit"] });
  const connection = createMessageConnection(server.stdout, server.stdin);
  const arrivals = new Map();
  const waiting = new Map();
  connection.onNotification("textDocument/publishDiagnostics", ({ uri, version }) => {
    arrivals.set(uri, version);
    waiting.get(`${uri} ${version}`)?.(performance.now());
  });
  connection.onRequest("client/registerCapability", () => null);
  connection.listen();
  return {
    connection,
    arrival: (uri, version) => (arrivals.get(uri) === version ? Promise.resolve(performance.now()) : new Promise((resolve) => waiting.set(`${uri} ${version}`, resolve))),
    stop() {
      connection.dispose();
      server.kill();
    },
  };
}

function initializeParams(folder, parser) {
  return {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { publishDiagnostics: { versionSupport: true } } },
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "bench" }],
    initializationOptions: { parser },
  };
}

async function measureStarts() {
  const times = [];
  for (let index = 0; index < starts; index += 1) {
    const start = performance.now();
    const server = startServer();
    await server.connection.sendRequest("initialize", initializeParams(work, "auto"));
    times.push(performance.now() - start);
    server.stop();
  }
  return times;
}

async function measurePad(parser) {
  const folder = join(work, `pad-${parser}`);
  const text = pad(2000, 1);
  write(folder, { ".git/HEAD": "", "AGENTS.md": "# Agents\n", [padPath]: text });
  return measure(folder, parser, padPath, text, "**Current state**: ");
}

async function measureSkills(parser, count, place) {
  const folder = join(work, `skills-${parser}-${count}`);
  const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`.claude/skills/skill-${index}/SKILL.md`, skill(`skill-${index}`, 7000, index)]));
  write(folder, { ".git/HEAD": "", ...files });
  const path = ".claude/skills/skill-7/SKILL.md";
  return measure(folder, parser, path, files[path], place);
}

/** Types letters behind a place of a document, one after the other. */
async function measure(folder, parser, path, text, place) {
  const server = startServer();
  const { connection } = server;
  await connection.sendRequest("initialize", initializeParams(folder, parser));
  await connection.sendNotification("initialized", {});
  const uri = pathToFileURL(join(folder, path)).href;
  await connection.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "markdown", version: 1, text } });
  await server.arrival(uri, 1);
  // References wait until the whole project is known.
  const lines = text.slice(0, text.indexOf(place) + place.length).split("\n");
  const position = { line: lines.length - 1, character: lines.at(-1).length };
  await connection.sendRequest("textDocument/references", { textDocument: { uri }, position, context: { includeDeclaration: false } });
  const times = [];
  const warm = 10;
  for (let index = 0; index < keystrokes + warm; index += 1) {
    const version = index + 2;
    const at = { line: position.line, character: position.character + index };
    const start = performance.now();
    await connection.sendNotification("textDocument/didChange", { textDocument: { uri, version }, contentChanges: [{ range: { start: at, end: at }, text: "x" }] });
    const end = await server.arrival(uri, version);
    if (index >= warm) times.push(end - start);
    // A person types no faster.
    await setTimeout(40);
  }
  server.stop();
  return times;
}

function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
