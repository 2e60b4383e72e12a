import { CodeActionKind, type CodeAction, type CodeActionParams, type Command, type Diagnostic as ClientDiagnostic, type Range } from "vscode-languageserver/node";
import type { Diagnostic } from "../core/diagnostic.ts";
import { overlaps } from "../core/span.ts";
import type { Analysis } from "./analysis.ts";
import type { ClientFeatures } from "./client.ts";
import { toClientDiagnostics } from "./diagnostics.ts";
import { findDirectiveEdit, reasonPlaceholder, withReason, type DirectiveEdit } from "./directive-edits.ts";
import { documentEdit, snippetEdit, toTextEdits } from "./edits.ts";
import { fixAllEdits } from "./fix-all.ts";
import { commandNames, fixAllKind } from "./names.ts";
import type { Session } from "./session.ts";
import type { Snapshot } from "./snapshot.ts";

/** What an action needs to get its edit later. */
interface ActionData {
  readonly uri: string;
  readonly version: number;
  readonly act: "fixAll" | "disableLine" | "disableFile";
  /** The index of the finding. */
  readonly index: number;
}

/** More findings than these at one place get no actions: nobody reads so long a menu. */
const mostFindings = 10;

/** Makes the code actions of documents, and their edits when the client chooses one. */
export class CodeActions {
  readonly #session: Session;
  readonly #features: ClientFeatures;
  readonly #tell: (message: string) => void;

  /** `tell` shows a sentence to the person who chose an action. */
  constructor(session: Session, features: ClientFeatures, tell: (message: string) => void) {
    this.#session = session;
    this.#features = features;
    this.#tell = tell;
  }

  async list({ textDocument: { uri }, range, context: { only } }: CodeActionParams): Promise<CodeAction[]> {
    const analysis = await this.#session.current(uri);
    if (analysis?.place === undefined) return [];
    const wants = (kind: string): boolean => only === undefined || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const asked = analysis.snapshot.span(range);
    const found = [...analysis.diagnostics.entries()].filter(([, { region }]) => overlaps(region, asked)).slice(0, mostFindings);
    const diagnostics = toClientDiagnostics(analysis, this.#features, (path) => this.#session.uriOf(analysis.place, path));
    const actions: CodeAction[] = [];
    if (wants(CodeActionKind.QuickFix)) {
      for (const [index, diagnostic] of found) actions.push(...fixOf(analysis, diagnostic, diagnostics[index], this.#features));
      const silenced = new Set<string>();
      for (const [index, diagnostic] of found) {
        if (silenced.has(diagnostic.ruleId) || diagnostic.comment !== undefined) continue;
        silenced.add(diagnostic.ruleId);
        actions.push(...(await this.#silencing(analysis, index, diagnostic, diagnostics[index])));
      }
      for (const ruleId of this.#features.showsDocuments ? ruleIdsOf(found) : []) actions.push(pageOf(ruleId));
    }
    const fixable = analysis.diagnostics.some(({ fix }) => fix?.safety === "safe");
    if (wants(fixAllKind) && fixable) actions.push(await this.#fixAll(analysis));
    return actions;
  }

  /** Adds the edit to an action. Of an action for an older version nothing is left to do. */
  async resolve(action: CodeAction): Promise<CodeAction> {
    const data = action.data as ActionData | undefined;
    if (data === undefined) return action;
    const analysis = await this.#session.current(data.uri);
    if (analysis?.snapshot.version !== data.version) return action;
    const edit = await this.#editOf(analysis, data);
    if (edit.edit === undefined) this.#tell("No comment can stand there that silences this finding and nothing else; disable the rule for the file, or in the configuration.");
    return { ...action, ...edit };
  }

  async #fixAll(analysis: Analysis): Promise<CodeAction> {
    return { title: "Fix all safe markerlint findings", kind: fixAllKind, ...(await this.#laterOrNow(analysis, "fixAll", -1)) };
  }

  async #silencing(analysis: Analysis, index: number, { ruleId }: Diagnostic, client: ClientDiagnostic | undefined): Promise<CodeAction[]> {
    const diagnostics = client === undefined ? {} : { diagnostics: [client] };
    const actions = await Promise.all(
      (["disableLine", "disableFile"] as const).map(async (act): Promise<CodeAction> => ({
        title: `Disable ${ruleId} for this ${act === "disableLine" ? "line" : "file"}`,
        kind: CodeActionKind.QuickFix,
        ...diagnostics,
        ...(await this.#laterOrNow(analysis, act, index)),
      })),
    );
    return actions.filter(({ edit, data }) => edit !== undefined || data !== undefined);
  }

  async #laterOrNow(analysis: Analysis, act: ActionData["act"], index: number): Promise<Pick<CodeAction, "data" | "edit" | "command">> {
    const { uri, version } = analysis.snapshot;
    const data: ActionData = { uri, version, act, index };
    return this.#features.resolvesEdits ? { data } : this.#editOf(analysis, data);
  }

  async #editOf(analysis: Analysis, { act, index }: ActionData): Promise<Pick<CodeAction, "edit" | "command">> {
    const { snapshot } = analysis;
    const project = this.#session.projectOf(analysis.place);
    if (act === "fixAll") return { edit: documentEdit(snapshot, toTextEdits(snapshot, await fixAllEdits(analysis, project)), this.#features) };
    const diagnostic = analysis.diagnostics[index];
    if (diagnostic === undefined) return {};
    const found = await findDirectiveEdit(analysis, project, diagnostic, act === "disableLine" ? "line" : "file");
    return found === undefined ? {} : this.#directive(snapshot, found);
  }

  /** The reason is to be written next: the cursor goes there, as far as the client lets it. */
  #directive(snapshot: Snapshot, edit: DirectiveEdit): Pick<CodeAction, "edit" | "command"> {
    if (this.#features.snippetEdits && this.#features.documentChanges) {
      const others = toTextEdits(snapshot, edit.others);
      return { edit: documentEdit(snapshot, [snippetEdit(snapshot.range(edit.at), edit.before, reasonPlaceholder, edit.behind), ...others], this.#features) };
    }
    const whole = documentEdit(snapshot, toTextEdits(snapshot, withReason(edit, reasonPlaceholder)), this.#features);
    return this.#features.showsDocuments ? { edit: whole, command: selectReason(snapshot, edit) } : { edit: whole };
  }
}

function fixOf(analysis: Analysis, { fix, message, ruleId }: Diagnostic, client: ClientDiagnostic | undefined, features: ClientFeatures): CodeAction[] {
  if (fix === undefined || fix.edits.length === 0) return [];
  return [
    {
      title: `${adviceOf(message)} (${ruleId}${fix.safety === "unsafe" ? ", unsafe" : ""})`,
      kind: CodeActionKind.QuickFix,
      ...(client !== undefined && { diagnostics: [client] }),
      isPreferred: fix.safety === "safe",
      edit: documentEdit(analysis.snapshot, toTextEdits(analysis.snapshot, fix.edits), features),
    },
  ];
}

/** The longest title, in UTF-16 units. */
const longestTitle = 80;

/** What a message advises: the words behind its last semicolon. */
function adviceOf(message: string): string {
  const advice = message.slice(message.lastIndexOf("; ") + 1).trim().replace(/\.$/, "");
  const words = message.includes("; ") && advice.length <= longestTitle ? advice : "fix this finding";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ruleIdsOf(found: readonly (readonly [number, Diagnostic])[]): readonly string[] {
  return [...new Set(found.map(([, { ruleId }]) => ruleId))];
}

function pageOf(ruleId: string): CodeAction {
  const title = `Open the page of ${ruleId}`;
  return { title, kind: CodeActionKind.QuickFix, command: { title, command: commandNames.openPage, arguments: [ruleId] } };
}

function selectReason(snapshot: Snapshot, { at, before }: DirectiveEdit): Command {
  const { line, character } = snapshot.positionAt(at.start);
  const lines = before.split(/\r?\n/);
  const start = { line: line + lines.length - 1, character: (lines.length === 1 ? character : 0) + (lines.at(-1) ?? "").length };
  const range: Range = { start, end: { line: start.line, character: start.character + reasonPlaceholder.length } };
  return { title: "Write the reason", command: commandNames.select, arguments: [snapshot.uri, range] };
}
