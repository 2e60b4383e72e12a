import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";
import { createMessageConnection, type MessageConnection } from "vscode-jsonrpc/node";
import type { ClientCapabilities, CodeAction, Diagnostic, InitializeResult, Position, PublishDiagnosticsParams, Range, TextDocumentEdit, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { bundledCommand } from "./server-bundle.ts";

/** A client that can do everything, but for asking for diagnostics: they are pushed to it. */
export const richClient: ClientCapabilities = {
  workspace: {
    configuration: false,
    workspaceFolders: true,
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true, resourceOperations: ["create", "rename", "delete"], snippetEditSupport: true },
  },
  window: { showDocument: { support: true } },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true, dataSupport: true, versionSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "source.fixAll"] } }, dataSupport: true, resolveSupport: { properties: ["edit", "command"] } },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
    hover: { contentFormat: ["markdown", "plaintext"] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
};

/** The same, and it pulls. */
export const pullingClient: ClientCapabilities = {
  ...richClient,
  workspace: { ...richClient.workspace, diagnostics: { refreshSupport: true } },
  textDocument: { ...richClient.textDocument, diagnostic: { dynamicRegistration: false } },
};

export interface StartOptions {
  readonly capabilities?: ClientCapabilities;
  /** The workspace folders. */
  readonly folders?: readonly string[];
  readonly initializationOptions?: unknown;
  /** What the client says on the command line besides. */
  readonly args?: readonly string[];
  /** What the client answers for `workspace/configuration`, by the URI of the folder or an empty text. */
  readonly configuration?: (scope: string) => unknown;
}

let shared: Promise<TestClient> | undefined;

async function startServer({ args = [] }: StartOptions): Promise<ChildProcessWithoutNullStreams> {
  const server = spawn(process.execPath, [await bundledCommand(), "lsp", "--stdio", ...args]);
  server.stderr.resume();
  return server;
}

/** A client of the real server, over the standard streams of its process. */
export class TestClient {
  readonly connection: MessageConnection;
  readonly process: ChildProcessWithoutNullStreams;
  readonly published: PublishDiagnosticsParams[] = [];
  readonly logged: string[] = [];
  readonly shown: { readonly uri: string; readonly external?: boolean; readonly selection?: Range }[] = [];
  readonly registered: string[] = [];
  refreshes = 0;
  /** The longest time to wait for something, in milliseconds: the machine may be busy. */
  patience = 25_000;
  result: InitializeResult | undefined;
  readonly #documents = new Map<string, TextDocument>();

  private constructor(process: ChildProcessWithoutNullStreams, { configuration }: StartOptions) {
    this.process = process;
    this.connection = createMessageConnection(process.stdout, process.stdin);
    this.connection.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => void this.published.push(params));
    this.connection.onNotification("window/logMessage", ({ message }: { message: string }) => void this.logged.push(message));
    this.connection.onRequest("window/showDocument", (params: { uri: string }) => {
      this.shown.push(params);
      return { success: true };
    });
    this.connection.onRequest("client/registerCapability", ({ registrations }: { registrations: { method: string }[] }) => {
      this.registered.push(...registrations.map(({ method }) => method));
      return null;
    });
    this.connection.onRequest("workspace/configuration", ({ items }: { items: { scopeUri?: string }[] }) => items.map(({ scopeUri }) => configuration?.(scopeUri ?? "") ?? null));
    this.connection.onRequest("workspace/diagnostic/refresh", () => {
      this.refreshes += 1;
      return null;
    });
    this.connection.listen();
  }

  static async start(options: StartOptions = {}): Promise<TestClient> {
    const client = await TestClient.spawn(options);
    await client.initialize(options);
    return client;
  }

  /** A client without folders for the tests of a file that need nothing special; the file ends it with `endShared`. */
  static shared(): Promise<TestClient> {
    shared ??= (async () => {
      const client = new TestClient(await startServer({}), {});
      await client.initialize({});
      return client;
    })();
    return shared;
  }

  static async endShared(): Promise<void> {
    (await shared)?.end();
    shared = undefined;
  }

  /** A server that nobody greeted yet. */
  static async spawn(options: StartOptions = {}): Promise<TestClient> {
    const client = new TestClient(await startServer(options), options);
    onTestFinished(() => {
      client.end();
    });
    return client;
  }

  /** Leaves without a word. */
  end(): void {
    this.connection.dispose();
    this.process.kill("SIGKILL");
  }

  async initialize({ capabilities = richClient, folders = [], initializationOptions }: StartOptions): Promise<InitializeResult> {
    const workspaceFolders = folders.length === 0 ? null : folders.map((path) => ({ uri: pathToFileURL(path).href, name: path }));
    this.result = await this.connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities, workspaceFolders, initializationOptions });
    await this.connection.sendNotification("initialized", {});
    return this.result as InitializeResult;
  }

  request<T>(method: string, params: unknown): Promise<T> {
    return this.connection.sendRequest(method, params);
  }

  notify(method: string, params: unknown): Promise<void> {
    return this.connection.sendNotification(method, params);
  }

  async open(uri: string, text: string, languageId = "markdown"): Promise<void> {
    this.#documents.set(uri, TextDocument.create(uri, languageId, 1, text));
    await this.notify("textDocument/didOpen", { textDocument: { uri, languageId, version: 1, text } });
  }

  /** Puts a text in place of a range, or of the whole document; gives the new version. */
  async change(uri: string, text: string, range?: Range): Promise<number> {
    const document = this.document(uri);
    const change = range === undefined ? { text } : { range, text };
    TextDocument.update(document, [change], document.version + 1);
    await this.notify("textDocument/didChange", { textDocument: { uri, version: document.version }, contentChanges: [change] });
    return document.version;
  }

  async close(uri: string): Promise<void> {
    this.#documents.delete(uri);
    await this.notify("textDocument/didClose", { textDocument: { uri } });
  }

  document(uri: string): TextDocument {
    const document = this.#documents.get(uri);
    if (document === undefined) throw new Error(`${uri} is not open`);
    return document;
  }

  text(uri: string): string {
    return this.document(uri).getText();
  }

  /** The diagnostics that were pushed last for the present version of a document, when there are some that the test accepts. */
  async diagnostics(uri: string, accepts: (diagnostics: readonly Diagnostic[]) => boolean = () => true): Promise<readonly Diagnostic[]> {
    return this.until(() => {
      const last = this.published.findLast((each) => each.uri === uri);
      return last !== undefined && last.version === this.document(uri).version && accepts(last.diagnostics) ? last.diagnostics : undefined;
    });
  }

  /** The ids of the rules that found something, in order. */
  async codes(uri: string, accepts?: (diagnostics: readonly Diagnostic[]) => boolean): Promise<readonly unknown[]> {
    return (await this.diagnostics(uri, accepts)).map(({ code }) => code);
  }

  async until<T>(find: () => T | undefined): Promise<T> {
    const end = Date.now() + this.patience;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`nothing came; published: ${JSON.stringify(this.published.slice(-3))}; logged: ${JSON.stringify(this.logged)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** The code actions at a place, each with its edit. */
  async actions(uri: string, range: Range, context: { readonly only?: readonly string[]; readonly diagnostics?: readonly Diagnostic[] } = {}): Promise<CodeAction[]> {
    const actions = await this.request<CodeAction[]>("textDocument/codeAction", { textDocument: { uri }, range, context: { diagnostics: [], ...context } });
    return Promise.all(actions.map(async (action) => (action.data === undefined ? action : this.request<CodeAction>("codeAction/resolve", action))));
  }

  /** The text of a document after an edit, which may be one of snippets; the reason in it is `why`. */
  applied(uri: string, edit: WorkspaceEdit | undefined): string {
    const change = edit?.documentChanges?.find((each): each is TextDocumentEdit => "textDocument" in each && each.textDocument.uri === uri);
    const edits = change?.edits ?? edit?.changes?.[uri] ?? [];
    const plain = edits.map((each): TextEdit => ("newText" in each ? { range: each.range, newText: each.newText } : { range: each.range, newText: each.snippet.value.replace(/\$\{1:[^}]*\}/, "why").replaceAll(/\\(.)/g, "$1") }));
    return TextDocument.applyEdits(this.document(uri), plain);
  }

  /** Ends the session as the protocol wants it; gives the exit status. */
  async stop(): Promise<number> {
    const exited = once(this.process, "exit");
    await this.request("shutdown", undefined);
    await this.notify("exit", undefined);
    return (await exited)[0] as number;
  }
}

/** The position of a text in a document, or behind it. */
export function positionOf(document: TextDocument, text: string, end: "start" | "end" = "start"): Position {
  const at = document.getText().indexOf(text);
  if (at === -1) throw new Error(`no ${text}`);
  return document.positionAt(end === "start" ? at : at + text.length);
}
