import { profiles as allProfiles } from "../../schemas/profiles/index.ts";
import type { ConfigLayer } from "../config/config.ts";
import { settingsResolver, type Settings } from "../config/resolve.ts";
import type { Document, DocumentKind } from "../core/document.ts";
import { applicableRules, collectFacts, examineInSteps, type Examination, type LintSettings } from "../core/examine.ts";
import { Details } from "../core/details.ts";
import type { MarkerContract } from "../core/contract.ts";
import type { MarkdownParser, NodeType } from "../core/markdown.ts";
import type { RuleEntry } from "../core/rule.ts";
import { isOver } from "../core/suppression.ts";
import { toContractSet } from "../core/contract-set.ts";
import type { SnippetLanguage } from "../core/snippet.ts";
import { createDocument, type DocumentReader } from "../parse/document.ts";
import { loadSnippetReaders, type SnippetReaders } from "../parse/snippet/readers.ts";
import { actingContracts, contractsFor, type ActingContract } from "./acting-contracts.ts";
import { loadBuiltInSources } from "./built-in-contracts.ts";
import { everyFeature, featuresOf, mayApply, type Features } from "./features.ts";
import { contractsIdentity, keptFeaturesOf } from "./kept-features.ts";
import type { LintInput } from "./lint-text.ts";
import type { Notes } from "./project-facts.ts";
import { AskedTree } from "../core/asked-tree.ts";
import type { ExaminedText, KeptExaminations } from "../core/kept-examinations.ts";
import type { EnabledRule } from "../core/run-rule.ts";
import { currentRuleIds, neededLanguages, RuleLoader, wantedNodes } from "./rule-set.ts";
import { examineStreamedJournal } from "./streamed-journal.ts";
import { examineStreamed } from "./streamed-thread.ts";

export interface LinterOptions {
  readonly parser: MarkdownParser;
  readonly rules: readonly RuleEntry[];
  /** Whether directives in documents may silence findings. */
  readonly inlineConfig: boolean;
  /** The page of a rule on the web. */
  readonly ruleUrl: (id: string) => string;
  /** The day of the run as `YYYY-MM-DD`, on which suppressions may be over; without it none is. */
  readonly today?: string;
  /** What earlier runs found. */
  readonly kept?: KeptExaminations | undefined;
}

/** What is done with documents of one kind and the same features under one configuration. */
interface Preparation {
  readonly settings: LintSettings;
  readonly reader: DocumentReader;
  /** The languages whose snippets the rules ask for. */
  readonly needed: ReadonlySet<SnippetLanguage>;
  /** The nodes that the rules ask for which look across documents. */
  readonly noting: ReadonlySet<NodeType>;
  /** All of it that decides what rules find, as JSON; `undefined` where a contract is not known by what it was made from. */
  readonly identity: string | undefined;
}

/** Lints texts under the configurations that govern them. A rule is loaded when the first document comes in which it may find something. */
export class Linter {
  readonly #options: LinterOptions;
  readonly #loader: RuleLoader;
  readonly #ruleIds: ReadonlyMap<string, string>;
  readonly #resolvers = new WeakMap<readonly ConfigLayer[], (path: string) => Settings>();
  readonly #prepared = new WeakMap<Settings, Map<string, Promise<Preparation>>>();
  #snippets: SnippetReaders | undefined;

  constructor(options: LinterOptions) {
    this.#options = options;
    this.#loader = new RuleLoader(options.rules);
    this.#ruleIds = currentRuleIds(options.rules);
  }

  get parserName(): MarkdownParser["name"] {
    return this.#options.parser.name;
  }

  /** What a configuration means for a file; `absolutePath` has forward slashes. */
  settingsOf(layers: readonly ConfigLayer[], absolutePath: string): Settings {
    let resolver = this.#resolvers.get(layers);
    if (resolver === undefined) {
      resolver = settingsResolver(layers, this.#options.rules);
      this.#resolvers.set(layers, resolver);
    }
    return resolver(absolutePath);
  }

  /**
   * Runs the rules over one text; with `factsOnly` it only notes what rules that look across documents need of it. Never throws
   * for what the text holds. `between` is waited for between two rules; what it throws ends the work.
   */
  async examine(input: LintInput, layers: readonly ConfigLayer[], absolutePath: string, factsOnly = false, between?: () => Promise<void> | undefined): Promise<Examination> {
    const { kept, parser: { late } } = this.#options;
    const id = `${absolutePath}${factsOnly ? "\0facts" : ""}`;
    const features = kept === undefined ? featuresOf(input, layers) : keptFeaturesOf(input, layers, id, kept);
    const preparation = await this.#prepare(input.kind, layers, absolutePath, factsOnly, features);
    const { settings, reader, needed } = preparation;
    // What a text that is streamed holds is not known before it is read.
    if (input.streamed !== undefined || features.journals || features.inputs || features.notes || mayHoldPayload(input, reader.contracts.markers)) await (await import("../contract/payload-schema.ts")).loadSchemaValidator(features.contracts.every(({ builtIn }) => builtIn));
    if (input.streamed !== undefined && input.kind === "journal") return examineStreamedJournal(input, input.streamed, settings, reader);
    if (input.streamed !== undefined) {
      const { streamed } = input;
      return this.#complete(() => examineStreamed(input, streamed, settings, reader));
    }
    const languages = [...features.languages].filter((language) => needed.has(language));
    if (needed.has("shell") && features.commands) {
      // A command is read wherever it stands, and by the patterns of its contract.
      await (await import("../contract/patterns.ts")).loadPatternEngine();
      languages.push("shell");
    }
    const snippets = await loadSnippetReaders(new Set(languages));
    // What was parsed is let go of: a run keeps its examinations to the end, and what is still asked of one hardly needs a tree.
    const reopen = (): Document => createDocument(input, { ...reader, snippets });
    const examined = kept === undefined ? undefined : examinedText(input, id, preparation);
    const known = examined === undefined ? undefined : kept?.find(examined);
    if (known !== undefined) {
      const { findings, directives, facts } = known;
      if (known.late) await late?.load();
      return { document: reopen(), settings, findings, directives, facts, details: new Details(reopen), inner: [], failures: [] };
    }
    const tree = examined === undefined || input.tree === undefined ? undefined : new AskedTree(input.tree);
    const neededLate = late?.needed;
    const examination = await this.#complete(async () => {
      const steps = examineInSteps(createDocument(tree === undefined ? input : { ...input, tree }, { ...reader, snippets }), settings);
      for (;;) {
        const step = steps.next();
        if (step.done === true) return step.value;
        const pause = between?.();
        if (pause !== undefined) await pause;
      }
    });
    if (examination.inner.length > 0) return examination;
    const { findings, directives, facts, failures } = examination;
    if (examined !== undefined && failures.length === 0) kept?.keep(examined, tree?.asked ?? [], { findings, directives, facts, late: late?.needed !== neededLate });
    return { ...examination, document: reopen(), details: new Details(reopen) };
  }

  /** Whether a rule that looks across documents notes anything of such a document. */
  async notesFacts(kind: DocumentKind, layers: readonly ConfigLayer[], absolutePath: string): Promise<boolean> {
    return (await this.#prepare(kind, layers, absolutePath, true, everyFeature(layers))).settings.rules.length > 0;
  }

  /** Notes what the rules that look across documents need of one, without running the others. Never throws for what it holds. */
  async note(input: LintInput, layers: readonly ConfigLayer[], absolutePath: string): Promise<Notes & Pick<Document, "source">> {
    const { settings, reader, noting } = await this.#prepare(input.kind, layers, absolutePath, true, featuresOf(input, layers));
    return this.#complete(() => {
      const document = createDocument(input, { ...reader, wanted: () => noting });
      const facts = document.faults.length > 0 ? new Map<string, unknown>() : collectFacts(document, applicableRules(document, settings), settings, []);
      const details = new Details(() => createDocument(input, { ...reader, wanted: () => noting }));
      return { document: { path: input.path, kind: input.kind }, source: document.source, settings, facts, details };
    });
  }

  /**
   * Whether a marker of these contracts may stand in a text, or what was meant as one: a test on the raw text for comments that
   * begin with the first word of a head.
   */
  mayHoldMarker(text: string, layers: readonly ConfigLayer[]): boolean {
    const words = new Set(actingContracts(layers).flatMap(({ outline: { heads = [] } }) => heads.map(firstWord)));
    for (const [, begin = ""] of text.matchAll(/(?:<|\\u003c)!--\s{0,10}([\w.-]{1,100})/gi)) if (words.has(firstWord(begin))) return true;
    return false;
  }

  /** Loads all contracts and what reads the calls of their commands, for those who ask for them or for a document without waiting. */
  async loadContracts(): Promise<void> {
    await Promise.all([loadBuiltInSources(), import("../contract/patterns.ts").then(({ loadPatternEngine }) => loadPatternEngine())]);
    this.#snippets ??= await loadSnippetReaders(new Set<SnippetLanguage>(["shell"]));
  }

  /** The document itself, with every node that there is. Throws before `loadContracts` is done. */
  inspect(input: LintInput, layers: readonly ConfigLayer[], more: readonly NodeType[] = []): Document {
    const every = new Set<NodeType>(["heading", "code", "html", "link", "image", "definition", ...more]);
    return createDocument(input, { parser: this.#options.parser, wanted: () => every, contracts: contractsFor(layers), ...(this.#snippets !== undefined && { snippets: this.#snippets }) });
  }

  /** Does a piece of work, and once more after loading where the parser missed something in it. */
  async #complete<T>(work: () => T | Promise<T>): Promise<T> {
    const done = await work();
    const { late } = this.#options.parser;
    if (late?.isMissed() !== true) return done;
    await late.load();
    return work();
  }

  #prepare(kind: DocumentKind, layers: readonly ConfigLayer[], absolutePath: string, factsOnly: boolean, features: Features): Promise<Preparation> {
    const settings = this.settingsOf(layers, absolutePath);
    let preparations = this.#prepared.get(settings);
    if (preparations === undefined) {
      preparations = new Map();
      this.#prepared.set(settings, preparations);
    }
    const key = `${kind} ${String(factsOnly)} ${features.key}`;
    let preparation = preparations.get(key);
    if (preparation === undefined) {
      preparation = this.#makePreparation(kind, settings, factsOnly, features);
      preparations.set(key, preparation);
    }
    return preparation;
  }

  async #makePreparation(kind: DocumentKind, settings: Settings, factsOnly: boolean, features: Features): Promise<Preparation> {
    const { parser, inlineConfig, ruleUrl, today = "" } = this.#options;
    const applying = (entry: RuleEntry): boolean => mayApply(entry, features) && (!factsOnly || entry.collects !== false);
    const enabled = await this.#loader.enabled(settings.rules, kind, applying);
    const rules = factsOnly ? enabled.filter(({ rule }) => rule.collect !== undefined) : enabled;
    if (features.contracts.some(({ builtIn }) => builtIn)) await loadBuiltInSources();
    const suppressions = settings.suppressions.filter((each) => !isOver(each, today));
    const suppressesFamilies = suppressions.some(({ family }) => family !== undefined);
    const wanted = new Set([...wantedNodes(rules), ...(suppressesFamilies ? (["html", "code"] as const) : [])]);
    // Such a document may be read again after it was examined.
    if (kind === "thread" || suppressesFamilies) await parser.late?.load();
    const profiles = allProfiles.filter(({ id }) => settings.profiles === undefined || settings.profiles.includes(id));
    return {
      settings: { rules, profiles, profilesChosen: settings.profiles !== undefined, inlineConfig, ruleIds: this.#ruleIds, ruleUrl, suppressions },
      reader: { parser, wanted: () => wanted, contracts: toContractSet(features.contracts.map(({ compile }) => compile())) },
      needed: neededLanguages(rules),
      noting: wantedNodes(rules.filter(({ rule }) => rule.collect !== undefined)),
      identity: this.#options.kept === undefined ? undefined : identityOfPreparation(rules, features.contracts, [parser.name, inlineConfig, profiles.map(({ id }) => id), settings.profiles !== undefined, suppressions]),
    };
  }
}

function identityOfPreparation(rules: readonly EnabledRule[], contracts: readonly ActingContract[], rest: readonly unknown[]): string | undefined {
  const identity = contractsIdentity(contracts);
  return identity === undefined ? undefined : JSON.stringify([rules.map(({ rule, severity, options }) => [rule.id, severity, options]), identity, ...rest]);
}

/** A text with what decides what is found in it; `undefined` where that is not known. */
function examinedText(input: LintInput, id: string, { identity }: Preparation): ExaminedText | undefined {
  if (identity === undefined) return undefined;
  const { text, tree, streamed: _, ...place } = input;
  return { id, text, tree, place: JSON.stringify([place, tree?.base]), settings: identity };
}

function firstWord(head: string): string {
  return /^[^\s_-]*/.exec(head)?.[0].toLowerCase() ?? "";
}

/** Whether a schema or a pattern may be needed: a test on the raw text, which spares most documents the validator. */
function mayHoldPayload({ text, kind }: LintInput, all: readonly MarkerContract[]): boolean {
  // Any character of a captured comment may be written as an escape.
  if (kind === "thread" && text.includes("\\u00")) return all.length > 0;
  return all.some(({ head, legacy, payload, body }) => {
    if (payload?.schema === undefined && payload?.version === undefined && body.lines.length + body.beside.length === 0) return false;
    return [head, ...legacy.map((each) => each.head)].some(({ literals }) => text.includes(literals[0] ?? ""));
  });
}
