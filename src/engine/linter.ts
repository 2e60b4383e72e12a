import contracts from "../../schemas/contracts/builtin.json" with { type: "json" };
import { profiles as allProfiles } from "../../schemas/profiles/index.ts";
import type { ConfigLayer } from "../config/config.ts";
import { packLevels, settingsResolver, type Settings } from "../config/resolve.ts";
import { compileContract } from "../contract/compile-contract.ts";
import type { ContractSource } from "../contract/source.ts";
import { commandsNamed } from "../core/command/named.ts";
import type { Document, DocumentKind } from "../core/document.ts";
import { applicableRules, collectFacts, examineInSteps, type Examination, type LintSettings } from "../core/examine.ts";
import type { MarkdownParser, NodeType } from "../core/markdown.ts";
import type { NoteContract } from "../core/note/contract.ts";
import type { RuleEntry } from "../core/rule.ts";
import { isOver } from "../core/suppression.ts";
import type { MarkerContract } from "../core/contract.ts";
import { contractName, toContractSet, type Contract, type ContractSet } from "../core/contract-set.ts";
import { loadPatternEngine } from "../contract/patterns.ts";
import { loadSchemaValidator } from "../contract/payload-schema.ts";
import type { SnippetLanguage } from "../core/snippet.ts";
import { createDocument, type DocumentReader } from "../parse/document.ts";
import { languagesIn, loadSnippetReaders } from "../parse/snippet/readers.ts";
import type { LintInput } from "./lint-text.ts";
import type { Notes } from "./project-facts.ts";
import { currentRuleIds, neededLanguages, RuleLoader, wantedNodes } from "./rule-set.ts";
import { examineStreamedJournal } from "./streamed-journal.ts";
import { examineStreamed } from "./streamed-thread.ts";

/** The built-in contracts as they are written, their schemas in place: others may extend them. */
export const builtInSources: readonly ContractSource[] = contracts as unknown as readonly ContractSource[];
const builtInContracts: readonly Contract[] = builtInSources.map(compileContract);

/** The packs that a configuration can switch off. */
export const packNames: readonly string[] = [...new Set(builtInContracts.map(({ pack }) => pack))];

export interface LinterOptions {
  readonly parser: MarkdownParser;
  readonly rules: readonly RuleEntry[];
  /** Whether directives in documents may silence findings. */
  readonly inlineConfig: boolean;
  /** The page of a rule on the web. */
  readonly ruleUrl: (id: string) => string;
  /** The day of the run as `YYYY-MM-DD`, on which suppressions may be over; without it none is. */
  readonly today?: string;
}

/** What is done with one kind of document under one configuration. */
interface Preparation {
  readonly settings: LintSettings;
  readonly reader: DocumentReader;
  /** The languages whose snippets the rules ask for. */
  readonly needed: ReadonlySet<SnippetLanguage>;
  /** The nodes that the rules ask for which look across documents. */
  readonly noting: ReadonlySet<NodeType>;
}

/** Lints texts under the configurations that govern them. Rules are loaded when the first document of their kind comes. */
export class Linter {
  readonly #options: LinterOptions;
  readonly #loader: RuleLoader;
  readonly #ruleIds: ReadonlyMap<string, string>;
  readonly #resolvers = new WeakMap<readonly ConfigLayer[], (path: string) => Settings>();
  readonly #prepared = new WeakMap<Settings, Map<string, Promise<Preparation>>>();

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
    const { settings, reader, needed } = await this.#prepare(input.kind, layers, absolutePath, factsOnly);
    // What a text that is streamed holds is not known before it is read.
    if (input.streamed !== undefined || input.kind === "journal" || input.kind === "task" || mayHoldPayload(input, reader.contracts.markers) || isNoteOf(input, reader.contracts.notes)) await loadSchemaValidator();
    if (input.streamed !== undefined && input.kind === "journal") return examineStreamedJournal(input, input.streamed, settings, reader);
    if (input.streamed !== undefined) return examineStreamed(input, input.streamed, settings, reader);
    const languages = needed.size === 0 ? [] : [...languagesIn(input.text)].filter((language) => needed.has(language));
    if (needed.has("shell") && commandsNamed(reader.contracts.commands, input.text, input.path).length > 0) {
      // A command is read wherever it stands, and by the patterns of its contract.
      await loadPatternEngine();
      languages.push("shell");
    }
    const snippets = await loadSnippetReaders(new Set(languages));
    const steps = examineInSteps(createDocument(input, { ...reader, snippets }), settings);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      const pause = between?.();
      if (pause !== undefined) await pause;
    }
  }

  /** Whether a rule that looks across documents notes anything of such a document. */
  async notesFacts(kind: DocumentKind, layers: readonly ConfigLayer[], absolutePath: string): Promise<boolean> {
    return (await this.#prepare(kind, layers, absolutePath, true)).settings.rules.length > 0;
  }

  /** Notes what the rules that look across documents need of one, without running the others. Never throws for what it holds. */
  async note(input: LintInput, layers: readonly ConfigLayer[], absolutePath: string): Promise<Notes & Pick<Document, "source">> {
    const { settings, reader, noting } = await this.#prepare(input.kind, layers, absolutePath, true);
    const document = createDocument(input, { ...reader, wanted: () => noting });
    const facts = document.faults.length > 0 ? new Map<string, unknown>() : collectFacts(document, applicableRules(document, settings), settings, []);
    return { document: { path: input.path, kind: input.kind }, source: document.source, settings, facts };
  }

  /**
   * Whether a marker of these contracts may stand in a text, or what was meant as one: a test on the raw text for comments that
   * begin with the first word of a head.
   */
  mayHoldMarker(text: string, layers: readonly ConfigLayer[]): boolean {
    const words = new Set(contractsFor(layers).markers.flatMap(({ head, legacy }) => [head, ...legacy.map((each) => each.head)].map(({ literals }) => firstWord(literals[0] ?? ""))));
    for (const [, begin = ""] of text.matchAll(/(?:<|\\u003c)!--\s{0,10}([\w.-]{1,100})/gi)) if (words.has(firstWord(begin))) return true;
    return false;
  }

  /** The document itself, with every node that there is. */
  inspect(input: LintInput, layers: readonly ConfigLayer[], more: readonly NodeType[] = []): Document {
    const every = new Set<NodeType>(["heading", "code", "html", "link", "image", "definition", ...more]);
    return createDocument(input, { parser: this.#options.parser, wanted: () => every, contracts: contractsFor(layers) });
  }

  #prepare(kind: DocumentKind, layers: readonly ConfigLayer[], absolutePath: string, factsOnly: boolean): Promise<Preparation> {
    const settings = this.settingsOf(layers, absolutePath);
    let kinds = this.#prepared.get(settings);
    if (kinds === undefined) {
      kinds = new Map();
      this.#prepared.set(settings, kinds);
    }
    const key = factsOnly ? `${kind} facts` : kind;
    let preparation = kinds.get(key);
    if (preparation === undefined) {
      preparation = this.#makePreparation(kind, settings, layers, factsOnly);
      kinds.set(key, preparation);
    }
    return preparation;
  }

  async #makePreparation(kind: DocumentKind, settings: Settings, layers: readonly ConfigLayer[], factsOnly: boolean): Promise<Preparation> {
    const { parser, inlineConfig, ruleUrl, today = "" } = this.#options;
    const enabled = await this.#loader.enabled(settings.rules, kind);
    const rules = factsOnly ? enabled.filter(({ rule }) => rule.collect !== undefined) : enabled;
    const suppressions = settings.suppressions.filter((each) => !isOver(each, today));
    const wanted = new Set([...wantedNodes(rules), ...(suppressions.some(({ family }) => family !== undefined) ? (["html", "code"] as const) : [])]);
    const profiles = allProfiles.filter(({ id }) => settings.profiles === undefined || settings.profiles.includes(id));
    return {
      settings: { rules, profiles, profilesChosen: settings.profiles !== undefined, inlineConfig, ruleIds: this.#ruleIds, ruleUrl, suppressions },
      reader: { parser, wanted: () => wanted, contracts: contractsFor(layers) },
      needed: neededLanguages(rules),
      noting: wantedNodes(rules.filter(({ rule }) => rule.collect !== undefined)),
    };
  }
}

/** The contracts that act under a configuration. One of the project takes the place of a built-in one of the same kind and name. */
export function actingContracts(layers: readonly ConfigLayer[]): readonly Contract[] {
  const levels = packLevels(layers);
  const isOn = ({ pack, optional }: Contract): boolean => (levels.get(pack) ?? (optional ? "off" : "on")) === "on";
  const own = layers.flatMap((layer) => layer.contracts ?? []);
  const identify = (contract: Contract): string => `${contract.kind} ${contractName(contract)}`;
  const taken = new Set(own.map(identify));
  return [...own, ...builtInContracts.filter((contract) => !taken.has(identify(contract)) && isOn(contract))];
}

const setsOfLayers = new WeakMap<readonly ConfigLayer[], ContractSet>();

/** The same, by their kinds. */
export function contractsFor(layers: readonly ConfigLayer[]): ContractSet {
  let all = setsOfLayers.get(layers);
  if (all === undefined) {
    all = toContractSet(actingContracts(layers));
    setsOfLayers.set(layers, all);
  }
  return all;
}

function firstWord(head: string): string {
  return /^[^\s_-]*/.exec(head)?.[0].toLowerCase() ?? "";
}

/** Whether the file is a note of a contract, which may have schemas. */
function isNoteOf({ path, kind }: LintInput, all: readonly NoteContract[]): boolean {
  return all.some(({ files }) => files.some((each) => each.kind === kind && each.glob.matches(path)));
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
