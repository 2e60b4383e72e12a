import type { PromptKey, PromptProfile } from "../src/core/prompt-profile.ts";
import { cite, code, codes, faultWords, limitWords, said, sentence, sourceList, table, valueWords } from "../src/report/client-words.ts";

/** The part of the page on clients about agents and commands: a table for each place and each client that reads it. */
export function renderPrompts(profiles: readonly PromptProfile[]): string[] {
  return [
    "## Agents and commands",
    "",
    "Where a file stands tells who reads it. With `profiles`, those of the chosen clients judge it that read its place, and the client",
    "whose place it is where none of them does.",
    "",
    ...table(
      ["Place", "Client", "In configurations", "What it is there"],
      profiles.map((profile) => [codes(profile.places), `[${profile.name}](#${anchorOf(profile)})`, code(profile.client), profile.what]),
    ),
    ...profiles.flatMap(renderProfile),
  ];
}

function renderProfile(profile: PromptProfile): string[] {
  return [
    `### ${title(profile)}`,
    "",
    `Files: ${codes(profile.places)}. A key that it does not know: ${profile.name} ${said({ name: profile.name, rejection: "" }, profile.unknownKeys)}.`,
    "",
    ...table(
      ["Key", "Value", "Limits", "Otherwise", "Sources"],
      keysWithin(profile.keys).map(([name, key]) => [
        `${code(name)}${key.required === true ? " (required)" : ""}`,
        key.ignored === true ? "ignored here" : valueWords(key),
        sentence([limitWords(key), key.confusedWith === undefined ? "" : `not ${codes(key.confusedWith)}`], "; "),
        faultWords({ name: profile.name, rejection: "does not load the file" }, key.faults),
        cite(profile, key.from),
      ]),
    ),
    "Sources:",
    "",
    ...sourceList(profile),
    "",
  ];
}

function title({ name, what }: PromptProfile): string {
  return `${name}: ${what}`;
}

/** The anchor that GitHub gives the heading. */
function anchorOf(profile: PromptProfile): string {
  return title(profile).toLowerCase().replaceAll(":", "").replaceAll(" ", "-");
}

/** The keys with those inside mappings, which are named by their path. */
function keysWithin(keys: Readonly<Record<string, PromptKey>>, above = ""): [string, PromptKey][] {
  return Object.entries(keys).flatMap(([name, key]): [string, PromptKey][] => [[above + name, key], ...keysWithin(key.keys ?? {}, `${above}${name}.`)]);
}
