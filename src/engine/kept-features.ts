import type { ConfigLayer } from "../config/config.ts";
import { identityOf } from "../contract/identity.ts";
import type { KeptExaminations } from "../core/kept-examinations.ts";
import type { SnippetLanguage } from "../core/snippet.ts";
import { actingContracts, type ActingContract } from "./acting-contracts.ts";
import { featuresOf, type Features } from "./features.ts";
import type { LintInput } from "./lint-text.ts";

/** What a text may hold, as an earlier run found out where it is the same text under the same contracts: it takes as long as to read most texts. */
export function keptFeaturesOf(input: LintInput, layers: readonly ConfigLayer[], id: string, kept: KeptExaminations): Features {
  const { text, kind, path, streamed, tree } = input;
  const acting = actingContracts(layers);
  const settings = identityOfAll(layers);
  if (streamed !== undefined || kind === "thread" || settings === undefined) return featuresOf(input, layers);
  let made: Features | undefined;
  const noted = kept.noted({ id, text, place: JSON.stringify([path, kind]), settings, tree }, () => {
    made = featuresOf(input, layers);
    return JSON.stringify({ ...made, contracts: made.contracts.map((each) => acting.indexOf(each)), languages: [...made.languages] });
  });
  if (made !== undefined) return made;
  const { contracts, languages, ...flags } = JSON.parse(noted) as Omit<Features, "contracts" | "languages"> & { readonly contracts: readonly number[]; readonly languages: readonly SnippetLanguage[] };
  return { ...flags, contracts: contracts.flatMap((index) => acting[index] ?? []), languages: new Set(languages) };
}

const ofLayers = new WeakMap<readonly ConfigLayer[], string | undefined>();

/** What the contracts that act under a configuration are, as JSON. */
function identityOfAll(layers: readonly ConfigLayer[]): string | undefined {
  if (!ofLayers.has(layers)) ofLayers.set(layers, contractsIdentity(actingContracts(layers)));
  return ofLayers.get(layers);
}

/** What contracts are, in their order, as JSON; `undefined` where it is not known of one what it was compiled from. */
export function contractsIdentity(contracts: readonly ActingContract[]): string | undefined {
  // Those that are built in change with the build alone.
  const identities = contracts.map(({ outline, builtIn, compile }) => (builtIn ? `${outline.contract} ${outline.name}` : identityOf(compile())));
  return identities.includes(undefined) ? undefined : JSON.stringify(identities);
}
