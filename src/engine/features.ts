import type { ConfigLayer } from "../config/config.ts";
import { commandsNamed } from "../core/command/named.ts";
import { compileGlob, type Glob } from "../core/globs.ts";
import { isMentioned } from "../core/mentioned.ts";
import type { RuleEntry } from "../core/rule.ts";
import { SearchedText } from "../core/searched-text.ts";
import type { SnippetLanguage } from "../core/snippet.ts";
import { languagesIn } from "../parse/snippet/readers.ts";
import type { ContractOutline } from "../contract/outline.ts";
import { actingContracts, type ActingContract } from "./acting-contracts.ts";
import type { LintInput } from "./lint-text.ts";

/**
 * What a text may hold, by quick tests on the raw text that never miss anything. It decides which contracts are compiled and which
 * rules are loaded: a rule that is left out would have found nothing.
 */
export interface Features {
  /** The contracts of which the text may hold something. */
  readonly contracts: readonly ActingContract[];
  /** Whether there may be markers, their near misses, or what is told of them. */
  readonly markers: boolean;
  readonly commands: boolean;
  /** Whether some of these commands read records. */
  readonly inputs: boolean;
  /** Whether the file is a note of some contract. */
  readonly notes: boolean;
  /** Whether the file is a record or a journal, or may show a record of some contract. */
  readonly journals: boolean;
  /** Whether comments may speak to the linter. */
  readonly directives: boolean;
  /** The languages in which there may be fences. */
  readonly languages: ReadonlySet<SnippetLanguage>;
  /** The same for texts that need the same contracts and rules. */
  readonly key: string;
}

const everyLanguage: ReadonlySet<SnippetLanguage> = new Set<SnippetLanguage>(["shell", "python", "json"]);

/** The features of a text of which nothing is known yet. */
export function everyFeature(layers: readonly ConfigLayer[]): Features {
  return { contracts: actingContracts(layers), markers: true, commands: true, inputs: true, notes: true, journals: true, directives: true, languages: everyLanguage, key: "all" };
}

/** What a text may hold under a configuration. */
export function featuresOf(input: LintInput, layers: readonly ConfigLayer[]): Features {
  const { kind, path, text } = input;
  // What a text that is streamed holds is not known before it is read, and in JSON any character may be an escape.
  if (input.streamed !== undefined || kind === "thread") return everyFeature(layers);
  const acting = actingContracts(layers);
  const markers = acting.filter(({ outline }) => outline.contract === "marker");
  const searched = new SearchedText(text);
  const mayHoldMarkers = kind === "manifest" || text.includes("<!--") || shortestHeads(acting).some((head) => searched.includes(head)) || holdsMirror(markers, searched);
  const commands = commandsIn(acting, searched, path);
  const notes = acting.filter(({ outline }) => outline.contract === "note" && outline.files.some((files) => files.kind === kind && globOf(files.glob).matches(path)));
  const isRecord = kind === "note" || kind === "journal" || kind === "task";
  const journals = acting.filter(({ outline }) => outline.contract === "journal" && (isRecord || isShown(outline, searched, path)));
  const named = new Set(commands.flatMap(({ outline }) => outline.command?.inputs ?? []));
  const inputs = acting.filter(({ outline }) => outline.contract === "journal" && named.has(outline.name));
  const wanted = new Set([...(mayHoldMarkers ? markers : []), ...commands, ...inputs, ...notes, ...journals]);
  const languages = kind === "manifest" ? everyLanguage : languagesIn(text);
  const directives = /markerlint/i.test(text);
  const contracts = acting.filter((each) => wanted.has(each));
  const names = [...commands, ...notes, ...(isRecord ? [] : journals)].map(({ outline: { contract, name } }) => `${contract} ${name}`);
  return {
    contracts,
    markers: mayHoldMarkers,
    commands: commands.length > 0,
    inputs: inputs.length > 0,
    notes: notes.length > 0,
    journals: journals.length > 0,
    directives,
    languages,
    key: [mayHoldMarkers ? "markers" : "", directives ? "directives" : "", ...names, ...[...languages].sort()].join("\n"),
  };
}

const headsOf = new WeakMap<readonly ActingContract[], readonly string[]>();

/** The beginnings of heads that hold no other one: where none of them stands, no head does. */
function shortestHeads(acting: readonly ActingContract[]): readonly string[] {
  const known = headsOf.get(acting);
  if (known !== undefined) return known;
  const all = [...new Set(acting.flatMap(({ outline: { heads = [] } }) => heads))];
  const shortest = all.filter((head) => !all.some((other) => other !== head && head.includes(other)));
  headsOf.set(acting, shortest);
  return shortest;
}

/** Whether a heading may be the title of a mirror, whatever case and markup its words have. */
function holdsMirror(markers: readonly ActingContract[], text: SearchedText): boolean {
  const titles = markers.flatMap(({ outline: { mirror } }) => mirror ?? []);
  return titles.some((title) => title.split(/\s+/).every((word) => text.mayInclude(word) && text.lower.includes(word.toLowerCase())));
}

function commandsIn(acting: readonly ActingContract[], text: SearchedText, path: string): ActingContract[] {
  const signs = acting.flatMap((contract) => (contract.outline.command === undefined ? [] : [{ contract, ...contract.outline.command }]));
  return commandsNamed(signs, text, path).map(({ contract }) => contract);
}

/** Whether a document may show such a record: a test on the raw text. */
function isShown({ shown }: ContractOutline, text: SearchedText, path: string): boolean {
  if (shown === undefined) return false;
  const holds = (key: string): boolean => text.includes(`"${key}"`);
  return (shown.keys.every(holds) || (shown.under.some(holds) && shown.keys.some(holds))) && isMentioned(shown.mentions, text, path);
}

const globs = new Map<string, Glob>();

function globOf(pattern: string): Glob {
  let glob = globs.get(pattern);
  if (glob === undefined) {
    glob = compileGlob(pattern);
    globs.set(pattern, glob);
  }
  return glob;
}

/** Whether a rule may find or note anything in a text with these features. */
export function mayApply({ meta }: Pick<RuleEntry, "meta">, { markers, commands, notes, journals, directives, languages }: Features): boolean {
  const { contracts = [], needs = [], readsDirectives = false } = meta;
  if (readsDirectives && !directives) return false;
  if (contracts.includes("command")) return commands;
  if (contracts.includes("marker") && !markers) return false;
  if (contracts.length === 1 && contracts[0] === "note" && !notes) return false;
  if (contracts.length === 1 && contracts[0] === "journal" && !journals) return false;
  return needs.length === 0 || needs.some((language) => languages.has(language));
}
