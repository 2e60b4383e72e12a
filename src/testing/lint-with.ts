import type { Diagnostic } from "../core/diagnostic.ts";
import { compileContract } from "../contract/compile-contract.ts";
import type { ContractSource } from "../contract/source.ts";
import type { DocumentKind } from "../core/document.ts";
import { toContractSet, type Contract } from "../core/contract-set.ts";
import type { LintSettings } from "../core/examine.ts";
import type { MarkdownParser, NodeType } from "../core/markdown.ts";
import type { Profile } from "../core/profile.ts";
import type { AnyRule } from "../core/rule.ts";
import { readTarget } from "../core/target.ts";
import { treeOf, type GitState } from "../core/tree.ts";
import { fixText, lintText, type LintInput } from "../engine/lint-text.ts";
import type { Fix } from "../core/diagnostic.ts";
import { decode, encode, type DecodedText } from "../parse/decode.ts";
import type { DocumentReader } from "../parse/document.ts";
import { remarkParser } from "../parse/markdown/remark.ts";
import { readJsonSnippet } from "../parse/snippet/json.ts";
import { readPython } from "../parse/snippet/python.ts";
import type { SnippetReaders } from "../parse/snippet/readers.ts";
import { readShell } from "../parse/snippet/shell.ts";

/** One text to lint with one or more rules, and how. */
export interface LintCase {
  readonly text: string;
  readonly options?: unknown;
  /** The path of the file; a usual one of the kind by default. */
  readonly file?: string;
  readonly kind?: DocumentKind;
  /** The ids of the chosen client profiles; none means all. */
  readonly profiles?: readonly string[];
  /** Contracts besides those of all cases. */
  readonly contracts?: readonly ContractSource[];
  /** What `--target` says. */
  readonly target?: string;
  /** The encoding of the bytes; `utf-8` by default. */
  readonly encoding?: "utf-8" | "utf-16le" | "latin1";
  /** What git does with the file; not known by default. */
  readonly git?: GitState;
  /** The other files of the project by their paths; documents among them are linted too, but only `text` is judged. */
  readonly files?: Readonly<Record<string, string>>;
  /** The ids of companions that run too, so that directives have something to silence. Their findings are not shown. */
  readonly with?: readonly string[];
  /** Earlier ids of rules, each with the present one. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** What all cases of a run share. */
export interface LintWith {
  readonly rules: readonly AnyRule[];
  readonly profiles: readonly Profile[];
  readonly contracts: readonly Contract[];
  readonly parser?: MarkdownParser;
  /** Rules that exist besides: directives may name them, and cases may run them. */
  readonly companions?: readonly AnyRule[];
}

/** All of them, since a test does not wait. */
const snippets: SnippetReaders = { shell: readShell, python: readPython, json: readJsonSnippet };

const usualPaths: Partial<Record<DocumentKind, string>> = {
  skill: "skills/example/SKILL.md",
  "skill-resource": "skills/example/references/notes.md",
  comment: "comments/comment.md",
  thread: "threads/issue-575.json",
};

/** Lints a case with the given rules alone, each at its own severity. What directives silence is left out. */
export function lintWith(given: LintWith, lintCase: LintCase): readonly Diagnostic[] {
  const { input, settings, reader, neighbours } = prepare(given, lintCase);
  const { diagnostics, failures } = lintText(input, settings, reader, neighbours);
  if (failures.length > 0) throw new Error(failures.join("\n"));
  return shown(given, diagnostics);
}

function shown({ rules }: LintWith, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ ruleId, suppressed }) => suppressed === undefined && rules.some(({ id }) => id === ruleId));
}

/** Fixes a case until nothing is left to fix. The byte-order mark stays, as it does in a file. */
export function fixWith(given: LintWith, lintCase: LintCase, accepts: (fix: Fix) => boolean = () => true): { text: string; left: readonly Diagnostic[] } {
  const { input, settings, reader, neighbours } = prepare(given, { ...lintCase, with: [] });
  const { text, fixed, result } = fixText(input, settings, reader, accepts, neighbours);
  const written = fixed === 0 ? lintCase.text : input.hasByteOrderMark ? `\uFEFF${text}` : text;
  return { text: written, left: shown(given, result.diagnostics) };
}

interface Prepared {
  readonly input: LintInput;
  readonly settings: LintSettings;
  readonly reader: DocumentReader;
  readonly neighbours: readonly LintInput[];
}

function prepare(given: LintWith, lintCase: LintCase): Prepared {
  const first = given.rules[0];
  const kind = lintCase.kind ?? first?.meta.kinds[0] ?? "markdown";
  const path = lintCase.file ?? usualPaths[kind] ?? "notes/example.md";
  const chosen = lintCase.profiles ?? [];
  const companions = given.companions ?? [];
  const running = [...given.rules, ...companions.filter(({ id }) => lintCase.with?.includes(id) === true)];
  const settings: LintSettings = {
    rules: running.map((rule) => ({ rule, severity: rule.meta.severity, options: lintCase.options ?? rule.meta.defaults })),
    profiles: chosen.length === 0 ? given.profiles : given.profiles.filter(({ id }) => chosen.includes(id)),
    profilesChosen: chosen.length > 0,
    inlineConfig: true,
    ruleIds: new Map([...[...given.rules, ...companions].map(({ id }) => [id, id] as const), ...Object.entries(lintCase.renamed ?? {})]),
    ruleUrl: (id) => id,
  };
  const wanted = new Set<NodeType>(["html", "code", ...running.flatMap(({ meta }) => meta.nodes ?? [])]);
  const reader: DocumentReader = { parser: given.parser ?? remarkParser, wanted: () => wanted, contracts: toContractSet([...given.contracts, ...(lintCase.contracts ?? []).map(compileContract)]), snippets };
  const files = lintCase.files ?? {};
  const paths = [path, ...Object.keys(files)];
  const tree = lintCase.git === undefined ? treeOf(paths) : { ...treeOf(paths), gitState: () => lintCase.git };
  const place = (each: string): Pick<LintInput, "path" | "folderNames" | "tree"> => ({ path: each, folderNames: each.split("/").slice(-2, -1), tree });
  const neighbours = Object.entries(files).flatMap(([each, text]): LintInput[] => {
    const neighbourKind = reader.contracts.notes.flatMap((contract) => contract.files).find(({ glob }) => glob.matches(each))?.kind ?? kindOfNeighbour(each, paths);
    return neighbourKind === undefined ? [] : [{ ...decodeCase({ text }), ...place(each), kind: neighbourKind }];
  });
  return { input: { ...decodeCase(lintCase), ...place(path), kind, target: lintCase.target === undefined ? undefined : readTarget(lintCase.target) }, settings, reader, neighbours };
}

/** The kind of another file of a case, by the plain cases of src/parse/kind.ts. */
function kindOfNeighbour(path: string, all: readonly string[]): DocumentKind | undefined {
  if (path.endsWith("/SKILL.md")) return "skill";
  if (/(?:^|\/)\.claude-plugin\/(?:plugin|marketplace)\.json$/.test(path)) return "manifest";
  if (!path.endsWith(".md")) return undefined;
  if (all.some((other) => other.endsWith("/SKILL.md") && path.startsWith(other.slice(0, -"SKILL.md".length)))) return "skill-resource";
  return /(?:^|\/)(?:agents|commands|prompts)\//.test(path) ? "prompt" : "markdown";
}

function decodeCase({ text, encoding = "utf-8" }: LintCase): DecodedText {
  if (encoding === "utf-8") return decode(encode(text, false));
  if (encoding === "latin1") return decode(Uint8Array.from(text, (unit) => unit.charCodeAt(0) & 0xff));
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1) bytes.set([text.charCodeAt(at) & 0xff, text.charCodeAt(at) >> 8], 2 + at * 2);
  return decode(bytes);
}
