import type { CommandCall } from "../../core/command/call.ts";
import type { CommandContract } from "../../core/command/contract.ts";
import type { CodeNode, InlineCodeNode } from "../../core/markdown.ts";
import type { ShellSnippet } from "../../core/shell.ts";
import { languageOf } from "../../core/snippet.ts";
import { compareSpans } from "../../core/span.ts";
import type { SnippetReader } from "../snippet/readers.ts";
import { fencePiece, spanPiece, type CodePiece } from "./code-pieces.ts";
import { expressionCalls } from "./expression-calls.ts";
import { importCalls } from "./import-calls.ts";
import { powershellCalls } from "./powershell-calls.ts";
import { assignedNames, bareCalls, isTranscript, shellCalls, textCalls } from "./shell-calls.ts";

/** What commands are looked for in. */
export interface CommandSource {
  readonly text: string;
  readonly code: readonly CodeNode[];
  readonly inlineCode: readonly InlineCodeNode[];
  /** The fences that are shell scripts. */
  readonly shell: readonly ShellSnippet[];
  /** Reads shell scripts in other places. */
  readonly readShell: SnippetReader;
}

/** More calls than these in one document are a listing. */
const mostCalls = 5_000;

/** The calls of the commands that the contracts describe, in the order of the text. */
export function findCalls(source: CommandSource, acting: readonly CommandContract[]): CommandCall[] {
  const named = (piece: { readonly code: string }): CommandContract[] => acting.filter(({ names, bare }) => bare.length > 0 || names.some((name) => piece.code.includes(name)) || /\$\{?\w/.test(piece.code));
  const aliases = assignedNames(source, acting);
  const shellOf = new Map(source.shell.map((snippet) => [snippet.fence, snippet]));
  const calls: CommandCall[] = [];
  for (const node of source.code) {
    const contractsHere = named({ code: node.value });
    if (contractsHere.length === 0) continue;
    const piece = fencePiece(source.text, node);
    const snippet = shellOf.get(node);
    if (piece !== undefined) for (const contract of contractsHere) calls.push(...callsInFence(source, piece, snippet, contract, aliases));
    if (calls.length > mostCalls) break;
  }
  for (const node of source.inlineCode) {
    const contractsHere = named({ code: node.value });
    const piece = contractsHere.length === 0 ? undefined : spanPiece(source.text, node);
    if (piece !== undefined) for (const contract of contractsHere) calls.push(...callsInSpan(source, piece, contract, aliases));
    if (calls.length > mostCalls) break;
  }
  return calls.filter(({ contract: { matches }, span }) => matches === undefined || matches.test(source.text.slice(span.start, span.end))).sort((a, b) => compareSpans(a.span, b.span));
}

const textFences: ReadonlySet<string | undefined> = new Set([undefined, "text", "txt", "plain", "plaintext", "console", "terminal", "shell-session", "sh-session", "bash-session", "zsh", "fish", "session"]);
const batchFences: ReadonlySet<string | undefined> = new Set(["bat", "batch", "cmd", "dos"]);
const powershellFences: ReadonlySet<string | undefined> = new Set(["powershell", "pwsh", "ps1", "ps"]);

function callsInFence(source: CommandSource, piece: CodePiece, snippet: ShellSnippet | undefined, contract: CommandContract, aliases: ReadonlyMap<string, string>): CommandCall[] {
  if (contract.form === "import") return importCalls(piece, contract);
  if (contract.form !== "line") return expressionCalls(source.text, piece, contract);
  if (snippet !== undefined && isTranscript(piece.code)) return textCalls(source, piece, contract, aliases);
  if (snippet !== undefined) return shellCalls(source.text, piece, snippet.commands, contract, aliases);
  if (batchFences.has(piece.language)) return textCalls(source, { ...piece, code: fromBatch(piece.code) }, contract, aliases);
  const isText = textFences.has(piece.language);
  if (powershellFences.has(piece.language) || (isText && contract.style === "powershell")) return powershellCalls(source.text, piece, contract);
  return isText && languageOf(piece.language) === undefined ? textCalls(source, piece, contract, aliases) : [];
}

/** A script of Windows as a shell reads it, of the same length: `^` joins lines, and a backslash stands between folders. */
function fromBatch(code: string): string {
  return code.replaceAll("\\", "/").replaceAll(/\^(?=\n)/g, "\\");
}

function callsInSpan(source: CommandSource, piece: CodePiece, contract: CommandContract, aliases: ReadonlyMap<string, string>): CommandCall[] {
  if (contract.form === "import") return importCalls(piece, contract);
  if (contract.form !== "line") return expressionCalls(source.text, piece, contract);
  if (contract.style === "powershell") return powershellCalls(source.text, piece, contract);
  const found = textCalls(source, piece, contract, aliases);
  return found.length > 0 ? found : bareCalls(source, piece, contract);
}
