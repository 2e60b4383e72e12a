import { findKey, sayEffect, sayOwnEffect, type Effect, type Faults, type Profile } from "./profile.ts";
import { judgesOf, specification, type KeyJudge, type ProfileChoice } from "./profile-choice.ts";

/** A client that has something against a text, and what it then does; `undefined` where its sources do not say. */
export interface Objection {
  readonly profile: Profile;
  readonly effect: Effect | undefined;
}

/** Who judges a fault of a key, and what comes of it, as the end of a clause whose subject is the judge. */
export interface KeyFault extends KeyJudge {
  /** Empty, or a text such as `, so it does not load the skill` or ` (Roo Code does not load the skill)`. */
  readonly consequence: string;
}

/** How bad it is for the author, the worst first. A skill without its name and description is as good as none. */
const gravity: Readonly<Record<Effect, number>> = {
  rejects: 0,
  "drops-metadata": 0,
  truncates: 1,
  ignores: 2,
  "removes-tags": 3,
  "replaces-characters": 4,
  "uses-folder-name": 5,
  "uses-first-paragraph": 6,
  coerces: 7,
  repairs: 8,
  warns: 9,
  accepts: 10,
};

/**
 * The objection to tell of, if there is one: that of a client that reads the folder in which the file stands (`path` is
 * relative to the root). Of those that do, or where none does, it is the gravest; of equals that of one that reads folders at
 * all, then the first.
 */
export function gravest<T extends Objection>(objections: readonly T[], path: string): T | undefined {
  const rank = ({ effect }: T): number => (effect === undefined ? gravity.accepts : gravity[effect]);
  const far = ({ profile }: T): number => (reads(profile, path) ? 0 : 1);
  const homeless = ({ profile }: T): number => (profile.places?.project === undefined ? 1 : 0);
  const known = objections.map((objection) => ({ objection, far: far(objection), rank: rank(objection), homeless: homeless(objection) }));
  return known.sort((a, b) => a.far - b.far || a.rank - b.rank || a.homeless - b.homeless)[0]?.objection;
}

/** Whether the file stands in a folder that the client reads; `{mode}` in a folder name stands for any word. */
function reads({ places }: Profile, path: string): boolean {
  return places?.project?.some((folder) => folderPattern(folder).test(`/${path}`)) === true;
}

const folderPatterns = new Map<string, RegExp>();

function folderPattern(folder: string): RegExp {
  const known = folderPatterns.get(folder);
  if (known !== undefined) return known;
  const pattern = new RegExp(`/${folder.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, "[^/]+")}/`);
  folderPatterns.set(folder, pattern);
  return pattern;
}

/** A folder of skills that belongs to clients: `.claude/skills`, `.roo/skills-code`. From any other one a skill may go anywhere. */
const ownedFolder = /(?:^|\/)\.[^/]+\/skills(?:-[^/]+)?\//;

/**
 * The objections that may ever be met: those of the chosen clients. Where none are chosen, and the file stands in a folder
 * that belongs to clients, it is those of the specification and of the clients that read the folder.
 */
export function within<T extends { readonly profile: Profile }>(objections: readonly T[], path: string, { profilesChosen }: Pick<ProfileChoice, "profilesChosen">): readonly T[] {
  if (profilesChosen || !ownedFolder.test(path)) return objections;
  return objections.filter(({ profile }) => profile.id === specification || reads(profile, path));
}

/**
 * A clause about the client to tell of: `Codex does not load the skill`. A specification does nothing by itself, and nobody
 * is named who never meets the file.
 */
export function sayGravest(objections: readonly Objection[], path: string, choice: Pick<ProfileChoice, "profilesChosen">): string | undefined {
  const found = gravest(knownOnes(objections, path, choice), path);
  return found?.effect === undefined ? undefined : sayEffect(found.profile, found.effect);
}

/** Whether the client to tell of does without the skill, or without its name and description. */
export function isFatal(objections: readonly Objection[], path: string, choice: Pick<ProfileChoice, "profilesChosen">): boolean {
  const effect = gravest(knownOnes(objections, path, choice), path)?.effect;
  return effect !== undefined && gravity[effect] === gravity.rejects;
}

function knownOnes(objections: readonly Objection[], path: string, choice: Pick<ProfileChoice, "profilesChosen">): Objection[] {
  return within(objections, path, choice).filter(({ profile, effect }) => profile.id !== specification && effect !== undefined && effect !== "accepts");
}

/**
 * What comes of a fault, to stand behind a clause whose subject is the judge. Where that is the specification, a client is
 * named that turns such a skill down, if there is one among the objections.
 */
export function sayConsequence({ profile, effect }: Objection, objections: readonly Objection[], path: string, choice: Pick<ProfileChoice, "profilesChosen">): string {
  if (profile.id !== specification) return effect === undefined || effect === "accepts" ? "" : `, so it ${sayOwnEffect(profile, effect)}`;
  const other = sayGravest(objections.filter((each) => each.effect === "rejects"), path, choice);
  return other === undefined ? "" : ` (${other})`;
}

/**
 * Who to name for a fault of a key: of those who judge the key and find the fault, the one that does the worst. `finds` is
 * asked of every client that documents the key, since one that does not judge may still show what comes of it.
 */
export function findKeyFault(choice: ProfileChoice, spelling: string, fault: keyof Faults, path: string, finds: (judge: KeyJudge) => boolean): KeyFault | undefined {
  const objections = choice.profiles.flatMap((profile) => {
    const key = findKey(profile, spelling);
    return key === undefined || !finds({ profile, key }) ? [] : [{ profile, key, effect: key.faults?.[fault] }];
  });
  const judging = new Set(judgesOf(choice, spelling).map(({ profile }) => profile));
  const judge = gravest(objections.filter(({ profile }) => judging.has(profile)), path);
  return judge && { profile: judge.profile, key: judge.key, consequence: sayConsequence(judge, objections, path, choice) };
}
