import type { Connection } from "vscode-languageserver/node";
import type { RuleEntry } from "../core/rule.ts";
import { ruleUrl } from "../cli/about.ts";
import { inspectDocument, renderInspection } from "../cli/inspect-document.ts";
import { ruleEntries } from "../../rules/index.ts";
import { inputOf } from "./analysis.ts";
import type { ClientFeatures } from "./client.ts";
import { complete } from "./features/completion.ts";
import { foldingRanges } from "./features/folding.ts";
import { hover } from "./features/hover.ts";
import { definition, documentLinks, references } from "./features/navigation.ts";
import { prepareRename, rename } from "./features/rename.ts";
import { symbols } from "./features/symbols.ts";
import { CodeActions } from "./code-actions.ts";
import { Delivery } from "./delivery.ts";
import type { Inspected } from "./names.ts";
import { Session } from "./session.ts";
import type { Settings } from "./settings.ts";
import { Workspace, folderOf, type FolderSettings } from "./workspace.ts";

export interface EngineOptions {
  readonly features: ClientFeatures;
  readonly settings: Settings;
  readonly allowCode: boolean;
  /** All rules, unless a test brings its own. */
  readonly rules?: readonly RuleEntry[] | undefined;
}

/** All that the server answers with: what is loaded after the client has its first answer. */
export class Engine {
  readonly session: Session;
  readonly delivery: Delivery;
  readonly actions: CodeActions;
  /** What answers for one place or one document. */
  readonly features = { complete, definition, documentLinks, foldingRanges, hover, prepareRename, references, rename, symbols };
  readonly #connection: Connection;
  readonly #workspace: Workspace;

  constructor(connection: Connection, { features: client, settings, allowCode, rules = ruleEntries }: EngineOptions) {
    const log = (message: string): void => {
      connection.console.error(message);
    };
    this.#connection = connection;
    this.#workspace = new Workspace({ rules, allowCode, log }, settings);
    this.delivery = new Delivery(connection, client, () => this.session);
    this.session = new Session(this.#workspace, {
      analysed: (document, analysis) => {
        this.delivery.analysed(document, analysis);
      },
      closed: (uri) => {
        this.delivery.closed(uri);
      },
      log,
    });
    this.actions = new CodeActions(this.session, client, (message) => {
      connection.window.showInformationMessage(message);
    });
  }

  /** Takes folders and their settings; everything is linted anew. */
  async setFolders(uris: readonly string[], settingsOf: (uri: string | undefined) => Settings): Promise<void> {
    const folders = await Promise.all(
      uris.map(async (uri): Promise<FolderSettings[]> => {
        const folder = await folderOf(uri);
        return folder === undefined ? [] : [{ folder, settings: settingsOf(uri) }];
      }),
    );
    this.#workspace.set(folders.flat(), settingsOf(undefined));
    this.session.reset();
  }

  /** Shows the page of a rule in the client's browser. */
  async openPage(ruleId: string): Promise<void> {
    await this.#connection.window.showDocument({ uri: ruleUrl(ruleId), external: true });
  }

  async inspect(uri: string): Promise<Inspected> {
    const analysis = await this.session.current(uri);
    if (analysis === undefined) return { reason: "The document is not open." };
    const { place, snapshot } = analysis;
    if (place === undefined) {
      const placing = await this.session.document(uri)?.placing;
      return { reason: placing !== undefined && "reason" in placing ? placing.reason : (analysis.notices[0]?.message ?? "It is a configuration or a contract.") };
    }
    await place.environment.linter.loadContracts();
    const document = place.environment.linter.inspect(inputOf(snapshot, place, this.session.projectOf(place)), place.layers);
    return { kind: place.kind, text: renderInspection(inspectDocument(document, place.environment.linter.parserName)) };
  }
}
