import { setImmediate } from "node:timers/promises";
import { DidChangeConfigurationNotification, DidChangeWatchedFilesNotification, FileChangeType, TextDocuments, type Connection, type InitializeParams, type InitializeResult, type Range } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { RuleEntry } from "../core/rule.ts";
import { initializeResult } from "./capabilities.ts";
import { featuresOf, type ClientFeatures } from "./client.ts";
import type { DeclarationStamps } from "./declaration-stamps.ts";
import type { Engine } from "./engine.ts";
import { answerFeatures } from "./feature-requests.ts";
import { commandNames, inspectRequest, settingsSection } from "./names.ts";
import { allowsCode, isRecord, readSettings, type Settings } from "./settings.ts";
import { pathOfUri } from "./uris.ts";

/** The pause in which changes of files are gathered, in milliseconds: a checkout changes many. */
const gatheringPause = 100;

/**
 * Answers a client. What is heavy is loaded behind the first answer; messages that come before it is there wait their turn.
 * `rules` is for tests, which bring their own.
 */
export class Server {
  readonly #connection: Connection;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #rules: readonly RuleEntry[] | undefined;
  #engine: Promise<Engine> | undefined;
  #features: ClientFeatures = featuresOf({ capabilities: {} });
  #settings: Settings = readSettings(undefined);
  #allowCode = false;
  #folders: readonly string[] = [];
  #gathered: "configuration" | "files" | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stamps: Promise<DeclarationStamps> | undefined;

  constructor(connection: Connection, rules?: readonly RuleEntry[]) {
    this.#connection = connection;
    this.#rules = rules;
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#initialized());
    connection.onDidChangeConfiguration(({ settings }) => this.#configurationChanged(settings));
    connection.onDidChangeWatchedFiles(({ changes }) => this.#filesChanged(changes));
    connection.onExecuteCommand(async ({ command, arguments: args = [] }) => {
      await this.#execute(command, args);
      return null;
    });
    connection.onCodeAction(async (params) => (await this.#loaded()).actions.list(params));
    connection.onCodeActionResolve(async (action) => (await this.#loaded()).actions.resolve(action));
    answerFeatures(connection, () => this.#loaded(), () => this.#features);
    connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => (await this.#loaded()).delivery.pull(textDocument.uri, previousResultId, token));
    connection.onRequest(inspectRequest, async (params: unknown) => (await this.#loaded()).inspect(isRecord(params) ? String(params["uri"]) : ""));
    this.#documents.onDidOpen(({ document }) => {
      this.#then(({ session }) => {
        session.open(document);
      });
      void this.#lookAbove(document.uri);
    });
    this.#documents.onDidChangeContent(({ document }) => {
      this.#then(({ session }) => {
        session.change(document.uri);
      });
    });
    this.#documents.onDidSave(({ document }) => {
      this.#then(({ session }) => {
        session.save(document.uri);
      });
      void this.#lookAbove(document.uri);
    });
    this.#documents.onDidClose(({ document }) => {
      this.#then(({ session }) => {
        session.close(document.uri);
      });
    });
    this.#documents.listen(connection);
    connection.listen();
  }

  #initialize(params: InitializeParams): InitializeResult {
    this.#features = featuresOf(params);
    this.#settings = readSettings(params.initializationOptions);
    this.#allowCode = allowsCode(params.initializationOptions);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- what clients sent before there were several folders
    const { workspaceFolders, rootUri } = params;
    this.#folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]);
    return initializeResult(params);
  }

  async #initialized(): Promise<void> {
    const { client, workspace } = this.#connection;
    if (this.#features.watchesFiles) {
      const { watchers } = await import("./watching.ts");
      await client.register(DidChangeWatchedFilesNotification.type, { watchers });
    }
    if (this.#features.registersConfiguration) await client.register(DidChangeConfigurationNotification.type, { section: settingsSection });
    if (this.#features.workspaceFolders) {
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        this.#folders = [...this.#folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
        return this.#setFolders();
      });
    }
  }

  /** What is loaded when the first document is opened, or anything is asked. */
  #loaded(): Promise<Engine> {
    this.#engine ??= this.#load();
    return this.#engine;
  }

  async #load(): Promise<Engine> {
    // The answer to `initialize` goes out first.
    await setImmediate();
    const { Engine: EngineClass } = await import("./engine.ts");
    const engine = new EngineClass(this.#connection, { features: this.#features, settings: this.#settings, allowCode: this.#allowCode, rules: this.#rules });
    await this.#apply(engine);
    return engine;
  }

  /** Acts when everything is loaded, in the order of the calls. */
  #then(act: (engine: Engine) => void): void {
    this.#loaded().then(act).catch((error: unknown) => {
      this.#connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  }

  async #setFolders(): Promise<void> {
    if (this.#engine !== undefined) await this.#apply(await this.#engine);
  }

  /** Gives the engine the folders, each with the settings that the client has for it. */
  async #apply(engine: Engine): Promise<void> {
    const folders = this.#folders;
    if (!this.#features.asksConfiguration) return engine.setFolders(folders, () => this.#settings);
    const items = [{ section: settingsSection }, ...folders.map((scopeUri) => ({ scopeUri, section: settingsSection }))];
    const answers = await this.#connection.workspace.getConfiguration(items).catch(() => []);
    const [outer, ...inner] = Array.isArray(answers) ? (answers as unknown[]) : [];
    await engine.setFolders(folders, (uri) => readSettings(uri === undefined ? outer : inner[folders.indexOf(uri)], this.#settings));
  }

  async #configurationChanged(settings: unknown): Promise<void> {
    if (!this.#features.asksConfiguration && isRecord(settings)) this.#settings = readSettings(settings[settingsSection] ?? settings, this.#settings);
    await this.#setFolders();
  }

  async #filesChanged(changes: readonly { readonly uri: string; readonly type: FileChangeType }[]): Promise<void> {
    const { effectOfEvents } = await import("./watching.ts");
    // Of an open document the text of the editor counts, unless it declares something.
    const events = changes.map(({ uri, type }) => ({ path: pathOfUri(uri), isOwn: type === FileChangeType.Changed && this.#documents.get(uri) !== undefined }));
    const effect = effectOfEvents(events);
    if (effect === undefined) return;
    this.#gathered = this.#gathered === "configuration" ? "configuration" : effect;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const gathered = this.#gathered;
      this.#gathered = undefined;
      this.#then(({ session }) => {
        if (gathered === "configuration") session.reset();
        else void session.filesChanged();
      });
    }, gatheringPause);
  }

  /** A client that watches no files tells nothing of configurations and contracts, which are looked at when a document is opened or saved. */
  async #lookAbove(uri: string): Promise<void> {
    const path = pathOfUri(uri);
    if (this.#features.watchesFiles || path === undefined) return;
    this.#stamps ??= import("./declaration-stamps.ts").then(({ DeclarationStamps }) => new DeclarationStamps());
    const stamps = await this.#stamps;
    if (!(await stamps.changedAbove(path))) return;
    this.#then(({ session }) => {
      session.reset();
    });
  }

  async #execute(command: string, args: readonly unknown[]): Promise<void> {
    const [first, second] = args;
    if (typeof first !== "string" || !this.#features.showsDocuments) return;
    if (command === commandNames.openPage) await (await this.#loaded()).openPage(first);
    if (command === commandNames.select) await this.#connection.window.showDocument({ uri: first, selection: second as Range, takeFocus: true });
  }
}
