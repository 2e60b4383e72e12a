import { join } from "node:path";
import * as vscode from "vscode";
import { LanguageClient, State, TransportKind, type DocumentSelector, type LanguageClientOptions } from "vscode-languageclient/node";
import { inspectRequest, markdownLanguages, type Inspected } from "../../../src/lsp/names.ts";

const markdownSelector = markdownLanguages.map((language) => ({ language }));

let client: LanguageClient | undefined;

/** Starts the server that lies in the extension. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const status = vscode.languages.createLanguageStatusItem("markerlint", markdownSelector);
  status.name = "markerlint";
  status.command = { command: "markerlint.showOutput", title: "Show output" };
  const restart = async (): Promise<void> => {
    await client?.stop();
    client = createClient(context);
    client.onDidChangeState(({ newState }) => {
      status.busy = newState === State.Starting;
      void showStatus(status);
    });
    await client.start();
    await showStatus(status);
  };
  context.subscriptions.push(
    status,
    vscode.commands.registerCommand("markerlint.restart", restart),
    vscode.commands.registerCommand("markerlint.showOutput", () => client?.outputChannel.show()),
    vscode.commands.registerCommand("markerlint.fixAll", fixAll),
    vscode.commands.registerCommand("markerlint.openRulePage", openRulePage),
    vscode.commands.registerCommand("markerlint.inspect", inspect),
    vscode.window.onDidChangeActiveTextEditor(() => showStatus(status)),
    // Only now may code in configurations run.
    vscode.workspace.onDidGrantWorkspaceTrust(restart),
  );
  await restart();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

function createClient(context: vscode.ExtensionContext): LanguageClient {
  const module = join(context.extensionPath, "server", "dist", "markerlint.js");
  const settings = vscode.workspace.getConfiguration("markerlint");
  const documentSelector: DocumentSelector = [
    ...markdownSelector,
    { pattern: "**/.claude-plugin/{plugin,marketplace}.json" },
    { pattern: "**/markerlint.config.{yaml,yml,json}" },
    { pattern: "**/*.contract.{yaml,yml}" },
    ...settings.get<string[]>("files", []).map((pattern) => ({ pattern })),
  ];
  const options: LanguageClientOptions = { documentSelector, initializationOptions: { runConfigurationCode: vscode.workspace.isTrusted } };
  const run = { module, args: ["lsp"], transport: TransportKind.stdio };
  return new LanguageClient("markerlint", "markerlint", { run, debug: run }, options);
}

/** Says of the file in the active editor what it is, or why it is not linted. */
async function showStatus(status: vscode.LanguageStatusItem): Promise<void> {
  const inspected = await inspectActive();
  status.text = inspected?.kind ?? (client?.isRunning() === true ? "not linted" : "no server");
  status.detail = inspected?.kind === undefined ? (inspected?.reason ?? "markerlint") : "markerlint";
  status.severity = client?.isRunning() === true ? vscode.LanguageStatusSeverity.Information : vscode.LanguageStatusSeverity.Error;
}

async function inspectActive(): Promise<Inspected | undefined> {
  const document = vscode.window.activeTextEditor?.document;
  if (document === undefined || client?.isRunning() !== true) return undefined;
  return client.sendRequest<Inspected>(inspectRequest, { uri: client.code2ProtocolConverter.asUri(document.uri) });
}

async function inspect(): Promise<void> {
  const { text, reason } = (await inspectActive()) ?? {};
  const content = text ?? reason ?? "No file is open.";
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content, language: "plaintext" }), { preview: true });
}

async function fixAll(): Promise<void> {
  await vscode.commands.executeCommand("editor.action.codeAction", { kind: "source.fixAll.markerlint", apply: "first" });
}

/** The page of the finding at the cursor. */
async function openRulePage(): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return;
  const here = vscode.languages.getDiagnostics(editor.document.uri).filter(({ source, range }) => source === "markerlint" && range.contains(editor.selection.active));
  const code = here.find(({ code: each }) => typeof each === "object")?.code;
  if (typeof code === "object") await vscode.env.openExternal(code.target);
  else await vscode.window.showInformationMessage("There is no finding of markerlint at the cursor.");
}
