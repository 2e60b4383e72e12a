import { findKey, type Profile, type ProfileKey } from "./profile.ts";

/** The open specification, which judges where the configuration names no client. */
export const specification = "agent-skills";

/** What a rule is told of the clients. */
export interface ProfileChoice {
  /** The clients that the configuration names; all known clients when it names none. */
  readonly profiles: readonly Profile[];
  /** Whether the configuration names its clients. */
  readonly profilesChosen: boolean;
}

/** A client that judges a key, and what it says of it. */
export interface KeyJudge {
  readonly profile: Profile;
  readonly key: ProfileKey;
}

/** Who judges a key: every chosen client that documents it; without a choice the open specification alone. */
export function judgesOf({ profiles, profilesChosen }: ProfileChoice, spelling: string): KeyJudge[] {
  const judging = profilesChosen ? profiles : profiles.filter(({ id }) => id === specification);
  return judging.flatMap((profile) => {
    const key = findKey(profile, spelling);
    return key === undefined ? [] : [{ profile, key }];
  });
}

/** Whether some client documents the key and none takes anything but text for it. */
export function takesOnlyText({ profiles }: ProfileChoice, spelling: string): boolean {
  const documented = profiles.flatMap((profile) => findKey(profile, spelling) ?? []);
  return documented.length > 0 && documented.every(({ types }) => types?.length === 1 && types[0] === "text");
}
