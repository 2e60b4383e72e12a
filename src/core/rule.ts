import type { JSONSchemaType } from "ajv";
import type { ContractKind } from "./contract-set.ts";
import type { DirectiveUse } from "./directives.ts";
import type { Document, DocumentKind } from "./document.ts";
import type { Fix, Related, Severity } from "./diagnostic.ts";
import type { Journal, JournalVisitor } from "./journal/journal.ts";
import type { NodeType } from "./markdown.ts";
import type { ProfileChoice } from "./profile-choice.ts";
import type { SnippetLanguage } from "./snippet.ts";
import type { Span } from "./span.ts";
import type { ThreadPlace } from "./thread/comment-facts.ts";
import type { ThreadReading } from "./thread/thread-reading.ts";

/** A source that makes a rule true. */
export interface Evidence {
  readonly url: string;
  /** What the source says, in our own words. */
  readonly claim: string;
}

/**
 * `must`: a reader or client provably breaks. `should`: a specification advises. `convention`: a house style, which only a
 * preset switches on.
 */
export type RuleLevel = "must" | "should" | "convention";

export type PresetName = "recommended" | "strict";

/** What a profile can say of one key. */
export type KeyFact = "required" | "minLength" | "maxLength" | "pattern" | "equalsFolder" | "reserved" | "forbids" | "types" | "values" | "onlyWith" | "valueTypes" | "keys" | "ignored";

type WholeFact =
  | "unknownKeys"
  | "listing"
  | "places"
  | "yaml.invalid"
  | "yaml.unquotedColon"
  | "yaml.duplicateKeys"
  | "yaml.scalars"
  | "encoding.byteOrderMark"
  | "encoding.loneCr"
  | "frontmatter.missing"
  | "frontmatter.ends";

/** A fact by its path in the files of the profiles; `*` stands for every key, and `prompt.` for those of agents and commands. */
export type ProfileFact = WholeFact | `keys.${string}.${KeyFact}` | "prompt.unknownKeys" | `prompt.keys.${string}.${KeyFact}`;

export interface RuleMeta<Options = unknown> {
  /** One sentence without a final stop that begins with Require, Disallow, Enforce or Limit. */
  readonly summary: string;
  readonly level: RuleLevel;
  /** The first preset that carries the rule; `strict` also carries what `recommended` does. */
  readonly preset: PresetName;
  readonly severity: Severity;
  readonly kinds: readonly DocumentKind[];
  /** The Markdown nodes that `check` asks for: no parser runs for a document in which no rule wants any. */
  readonly nodes?: readonly NodeType[];
  /** The part of the contracts that `check` reads; the rule runs only where a text may hold something of such a contract. */
  readonly contracts?: readonly ContractKind[];
  /** The languages of the snippets that `check` asks for: their parsers, and the rule itself, are loaded where a document may have such fences. */
  readonly needs?: readonly SnippetLanguage[];
  /** Whether the rule looks at texts that could not be decoded or read; all others are spared them. */
  readonly readsFaults?: boolean;
  /** Whether the rule judges directives: it runs after all others, when it is known what each directive silenced. */
  readonly readsDirectives?: boolean;
  /** The greatest safety class of its fixes, or `false` when the rule never fixes. */
  readonly fixable: "safe" | "unsafe" | false;
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** What the rule reads of the client profiles, so that it can be shown what each client says of it. */
  readonly reads?: readonly [ProfileFact, ...ProfileFact[]];
  readonly options?: Options extends object ? JSONSchemaType<Options> : never;
  readonly defaults?: Options;
  /** The ruleset with which presets carry the rule, 1 by default: a configuration can stay with an earlier one. */
  readonly ruleset?: number;
  /** The name of the data that holds the number which the rule limits: a baseline lets it fall and not rise. */
  readonly measures?: string;
  /** Earlier ids of the rule; directives and configurations may still use them. */
  readonly formerly?: readonly string[];
}

/** The names between double braces in a message, read by the compiler out of the literal text. */
export type Placeholders<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Data<S extends string> = [Placeholders<S>] extends [never]
  ? { readonly data?: undefined }
  : { readonly data: { readonly [Name in Placeholders<S>]: string | number } };

interface ReportBase {
  /** Half-open UTF-16 offsets into the document. */
  readonly at: Span;
  readonly fix?: Fix | undefined;
  readonly related?: readonly Related[];
  /** Makes the finding no worse than this, where a contract or schema says so; never worse than the configuration. */
  readonly atMost?: Severity | undefined;
}

/** What a finding says besides its message id; the compiler holds `data` against the words. */
export type Report<S extends string> = ReportBase & Data<S>;

export interface RuleContext<Messages extends Record<string, string>, Options> extends ProfileChoice {
  readonly options: Options;
  /** The directives of the document and what each silenced; empty unless `meta.readsDirectives`. */
  readonly directives: readonly DirectiveUse[];
  /** Every rule id that a directive may name, with the present id of the rule. */
  readonly ruleIds: ReadonlyMap<string, string>;
  readonly report: <Id extends keyof Messages & string>(this: void, id: Id, report: Report<Messages[Id]>) => void;
}

/** A rule that looks at one document at a time. */
export interface Rule<Messages extends Record<string, string> = Record<string, string>, Options = undefined> {
  readonly id: string;
  readonly meta: RuleMeta<Options>;
  /** One sentence each: what is wrong, with the offending text in backticks, a semicolon, what to write instead. */
  readonly messages: Messages;
  /** Looks at one document and reports; it never walks by itself and never reads the disk. */
  check(document: Document, context: RuleContext<Messages, Options>): void;
}

/** A rule that looks at a journal line by line, while it is read once. What it remembers must not grow with the journal. */
export interface JournalRule<Messages extends Record<string, string>, Options> extends Omit<Rule<Messages, Options>, "check"> {
  visit(journal: Journal, context: RuleContext<Messages, Options> & { readonly document: Document }): JournalVisitor;
}

/** What a rule noted of one document, as it looks across all of them. */
export interface Collected<Facts, Detail = unknown> {
  /** The path of the document, relative to the root. */
  readonly path: string;
  readonly kind: DocumentKind;
  readonly facts: Facts;
  /** What `detail` says of the document: asked for only of those that matter, since it costs as much as reading the document anew. */
  readonly detail: () => Detail;
}

/** What a finding of a project rule says: in which document, besides the usual. */
export type ProjectReport<S extends string> = Report<S> & { readonly path: string };

export interface ProjectRuleContext<Messages extends Record<string, string>, Options> extends ProfileChoice {
  readonly options: Options;
  readonly report: <Id extends keyof Messages & string>(this: void, id: Id, report: ProjectReport<Messages[Id]>) => void;
}

/**
 * A rule that looks across documents. Facts are plain data without nodes or texts: they are what a cache keeps and what is
 * renewed when one file changes.
 */
export interface ProjectRule<Messages extends Record<string, string>, Facts, Options, Detail = unknown> extends Omit<Rule<Messages, Options>, "check"> {
  /** Looks at a journal before `collect` does, since it can be read only once. */
  visit?(journal: Journal, context: { readonly document: Document }): JournalVisitor;
  /** Notes what the rule needs to know of a document; nothing when it does not concern the rule. */
  collect(document: Document, context: ProfileChoice): Facts | undefined;
  /** What the rule needs to know of the few documents to which others refer, where that is dear to note of all: plain data too. */
  detail?(document: Document): Detail;
  /** Looks at the facts of all documents under one root, in the order of their paths, and reports. */
  checkProject(collected: readonly Collected<Facts, Detail>[], context: ProjectRuleContext<Messages, Options>): void;
}

/** What a finding of a thread rule says: in which comment, besides the usual. */
export interface ThreadReportBase {
  readonly at: ThreadPlace;
  readonly related?: readonly { readonly at: ThreadPlace; readonly message: string }[];
  readonly atMost?: Severity | undefined;
}

export type ThreadReport<S extends string> = ThreadReportBase & Data<S>;

export interface ThreadRuleContext<Messages extends Record<string, string>, Options> {
  readonly options: Options;
  readonly report: <Id extends keyof Messages & string>(this: void, id: Id, report: ThreadReport<Messages[Id]>) => void;
}

/** A rule that looks at the comments of one issue or pull request together, as the readers of markers see them. */
export interface ThreadRule<Messages extends Record<string, string>, Options> extends Omit<Rule<Messages, Options>, "check"> {
  checkThread(thread: ThreadReading, context: ThreadRuleContext<Messages, Options>): void;
}

/** A rule with its types erased, as the engine holds it. */
export interface AnyRule {
  readonly id: string;
  readonly meta: Omit<RuleMeta, "options" | "defaults"> & { readonly options?: unknown; readonly defaults?: unknown };
  readonly messages: Readonly<Record<string, string>>;
  check?(document: Document, context: AnyRuleContext): void;
  visit?(journal: Journal, context: AnyRuleContext & { readonly document: Document }): JournalVisitor;
  collect?(document: Document, context: ProfileChoice): unknown;
  detail?(document: Document): unknown;
  checkProject?(collected: readonly Collected<unknown>[], context: AnyProjectRuleContext): void;
  checkThread?(thread: ThreadReading, context: AnyThreadRuleContext): void;
}

export interface AnyThreadRuleContext {
  readonly options: unknown;
  readonly report: (this: void, id: string, report: ThreadReportBase & { readonly data?: Readonly<Record<string, string | number>> }) => void;
}

export interface AnyProjectRuleContext extends ProfileChoice {
  readonly options: unknown;
  readonly report: (this: void, id: string, report: ReportBase & { readonly path: string; readonly data?: Readonly<Record<string, string | number>> }) => void;
}

export interface AnyRuleContext extends ProfileChoice {
  readonly options: unknown;
  readonly directives: readonly DirectiveUse[];
  readonly ruleIds: ReadonlyMap<string, string>;
  readonly report: (this: void, id: string, report: ReportBase & { readonly data?: Readonly<Record<string, string | number>> }) => void;
}

/** A rule before its code is loaded: enough to decide whether it applies. */
export interface RuleEntry {
  readonly id: string;
  /** All but the sources, which only its page and the list of all rules name. */
  readonly meta: Omit<AnyRule["meta"], "evidence">;
  /** Whether it notes facts for a look across documents; unknown before it is loaded where this is absent. */
  readonly collects?: boolean;
  load(): Promise<AnyRule>;
}

/**
 * Gives a rule its types while it is written; `const` keeps the literal messages, so that their placeholders are known.
 * The engine reports with ids and data that it holds as plain strings, hence the erased type of what comes out.
 */
export function defineRule<const Messages extends Record<string, string>, Options = undefined>(rule: Rule<Messages, Options>): AnyRule {
  return rule as unknown as AnyRule;
}

/** The same for a rule that looks across documents. */
export function defineProjectRule<const Messages extends Record<string, string>, Facts, Options = undefined, Detail = unknown>(
  rule: ProjectRule<Messages, Facts, Options, Detail>,
): AnyRule {
  return rule as unknown as AnyRule;
}

/** The same for a rule that looks at whole threads. */
export function defineThreadRule<const Messages extends Record<string, string>, Options = undefined>(rule: ThreadRule<Messages, Options>): AnyRule {
  return rule as unknown as AnyRule;
}

/** The same for a rule that looks at journals. */
export function defineJournalRule<const Messages extends Record<string, string>, Options = undefined>(rule: JournalRule<Messages, Options>): AnyRule {
  return rule as unknown as AnyRule;
}
