import type { Diagnostic } from "../core/diagnostic.ts";
import type { DocumentKind } from "../core/document.ts";
import type { MarkerContract } from "../core/contract.ts";
import type { LintSettings } from "../core/lint.ts";
import type { MarkdownParser, NodeType } from "../core/markdown.ts";
import type { Profile } from "../core/profile.ts";
import type { AnyRule } from "../core/rule.ts";
import { fixText, lintText, type LintInput } from "../engine/lint-text.ts";
import type { Fix } from "../core/diagnostic.ts";
import { decode, encode, type DecodedText } from "../parse/decode.ts";
import type { DocumentReader } from "../parse/document.ts";
import { remarkParser } from "../parse/markdown/remark.ts";

/** One text to lint with one or more rules, and how. */
export interface LintCase {
  readonly text: string;
  readonly options?: unknown;
  /** The path of the file; a usual one of the kind by default. */
  readonly file?: string;
  readonly kind?: DocumentKind;
  /** The ids of the chosen client profiles; none means all. */
  readonly profiles?: readonly string[];
  /** The encoding of the bytes; `utf-8` by default. */
  readonly encoding?: "utf-8" | "utf-16le" | "latin1";
  /** The ids of companions that run too, so that directives have something to silence. Their findings are not shown. */
  readonly with?: readonly string[];
  /** Earlier ids of rules, each with the present one. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** What all cases of a run share. */
export interface LintWith {
  readonly rules: readonly AnyRule[];
  readonly profiles: readonly Profile[];
  readonly markers: readonly MarkerContract[];
  readonly parser?: MarkdownParser;
  /** Rules that exist besides: directives may name them, and cases may run them. */
  readonly companions?: readonly AnyRule[];
}

const usualPaths: Partial<Record<DocumentKind, string>> = {
  skill: "skills/example/SKILL.md",
  "skill-resource": "skills/example/references/notes.md",
  comment: "comments/comment.md",
  thread: "threads/issue-575.json",
};

/** Lints a case with the given rules alone, each at its own severity. What directives silence is left out. */
export function lintWith(given: LintWith, lintCase: LintCase): readonly Diagnostic[] {
  const { diagnostics, failures } = lintText(...prepare(given, lintCase));
  if (failures.length > 0) throw new Error(failures.join("\n"));
  return shown(given, diagnostics);
}

function shown({ rules }: LintWith, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ ruleId, suppressed }) => suppressed === undefined && rules.some(({ id }) => id === ruleId));
}

/** Fixes a case until nothing is left to fix. The byte-order mark stays, as it does in a file. */
export function fixWith(given: LintWith, lintCase: LintCase, accepts: (fix: Fix) => boolean = () => true): { text: string; left: readonly Diagnostic[] } {
  const [input, ...others] = prepare(given, { ...lintCase, with: [] });
  const { text, fixed, result } = fixText(input, ...others, accepts);
  const written = fixed === 0 ? lintCase.text : input.hasByteOrderMark ? `\uFEFF${text}` : text;
  return { text: written, left: shown(given, result.diagnostics) };
}

function prepare(given: LintWith, lintCase: LintCase): [LintInput, LintSettings, DocumentReader] {
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
  const reader: DocumentReader = { parser: given.parser ?? remarkParser, wanted: () => wanted, markers: given.markers };
  return [{ ...decodeCase(lintCase), path, kind, folderNames: path.split("/").slice(-2, -1) }, settings, reader];
}

function decodeCase({ text, encoding = "utf-8" }: LintCase): DecodedText {
  if (encoding === "utf-8") return decode(encode(text, false));
  if (encoding === "latin1") return decode(Uint8Array.from(text, (unit) => unit.charCodeAt(0) & 0xff));
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1) bytes.set([text.charCodeAt(at) & 0xff, text.charCodeAt(at) >> 8], 2 + at * 2);
  return decode(bytes);
}
