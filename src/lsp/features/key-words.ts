import { promptProfilesAt } from "../../../schemas/prompt-profiles/index.ts";
import type { Profile, ProfileKey } from "../../core/profile.ts";
import { findKey } from "../../core/profile.ts";
import { findPromptKey, type PromptKey, type PromptProfile } from "../../core/prompt-profile.ts";
import { codes, limitWords, sentence, valueWords } from "../../report/client-words.ts";
import type { View } from "./view.ts";

/** What the clients that read a document say of one of its front-matter keys, as Markdown; `undefined` where none reads any. */
export function keyWords(view: View, key: string): string | undefined {
  const { document, choice } = view;
  if (document.kind === "skill") return skillKeyWords(choice.profiles, key);
  return document.kind === "prompt" ? promptKeyWords(promptProfilesAt(document.path), key) : undefined;
}

/** The clients that read a document, and the keys that each knows. */
export function knownKeys({ document, choice }: View): ReadonlyMap<string, ProfileKey> {
  const profiles: readonly (Profile | PromptProfile)[] = document.kind === "skill" ? choice.profiles : document.kind === "prompt" ? promptProfilesAt(document.path) : [];
  const keys = new Map<string, ProfileKey>();
  for (const profile of profiles) {
    for (const [name, key] of Object.entries<PromptKey>(profile.keys)) if (key.ignored !== true && !keys.has(name)) keys.set(name, key);
  }
  return keys;
}

/** The closed list of values that some client has for a key, in the spelling of each. */
export function knownValues({ document, choice }: View, key: string): readonly string[] {
  const profiles: readonly (Profile | PromptProfile)[] = document.kind === "skill" ? choice.profiles : document.kind === "prompt" ? promptProfilesAt(document.path) : [];
  const values = profiles.flatMap((profile) => {
    const found = "file" in profile ? findKey(profile, key) : findPromptKey(profile, key);
    if (found === undefined) return [];
    if (found.values !== undefined) return found.values;
    return found.types?.length === 1 && found.types[0] === "boolean" ? ["true", "false"] : [];
  });
  return [...new Set(values)];
}

function skillKeyWords(profiles: readonly Profile[], key: string): string {
  const reading = profiles.flatMap((profile) => {
    const found = findKey(profile, key);
    return found === undefined ? [] : [clientLine(profile.name, profile.id, found)];
  });
  const others = profiles.filter((profile) => findKey(profile, key) === undefined).map(({ name }) => name);
  if (reading.length === 0) return `\`${key}\`: no client documents this key.`;
  return [`\`${key}\` is read by`, "", ...reading, ...(others.length === 0 ? [] : ["", `Not by ${others.join(", ")}.`])].join("\n");
}

function promptKeyWords(profiles: readonly PromptProfile[], key: string): string {
  const lines = profiles.flatMap((profile) => {
    const found = findPromptKey(profile, key);
    if (found === undefined) return [];
    return found.ignored === true ? [`- ${profile.name}, in ${profile.what}: ignored`] : [clientLine(`${profile.name}, in ${profile.what}`, profile.client, found)];
  });
  return lines.length === 0 ? `\`${key}\`: no client that reads this file documents the key.` : [`\`${key}\` is read by`, "", ...lines].join("\n");
}

function clientLine(name: string, id: string, key: ProfileKey): string {
  const words = sentence([key.required === true ? "required" : "", valueWords(key), limitWords(key), key.reserved === undefined ? "" : `not ${codes(key.reserved)}`], "; ");
  return `- ${name.replace(/^the /, "The ")} (\`${id}\`): ${words}`;
}
