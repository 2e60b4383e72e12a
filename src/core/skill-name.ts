import type { Fix } from "./diagnostic.ts";
import type { KeyJudge } from "./profile-choice.ts";
import type { Scalar } from "./yaml.ts";

/**
 * A name in the form of the Agent Skills specification: lower-case letters and digits joined by single hyphens. Empty where
 * letters would be lost, since nobody can tell how a name of another script is written in Latin letters.
 */
export function kebabCase(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{Mark}+/gu, "");
  if (/(?![A-Za-z0-9])[\p{Letter}\p{Number}]/u.test(plain)) return "";
  return plain
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Whether two names differ in nothing but case and in what stands between their letters and digits. */
export function differInFormOnly(one: string, other: string): boolean {
  const bare = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, "");
  return bare(one) === bare(other);
}

/** Whether the pattern of a client turns a name down. */
export function refusesForm({ key }: KeyJudge, name: string): boolean {
  return key.pattern !== undefined && key.faults?.pattern !== "accepts" && !new RegExp(key.pattern, "u").test(name);
}

/** Whether a client wants the name of a skill to be that of its folder. */
export function wantsFolderName({ key }: KeyJudge): boolean {
  return key.equalsFolder === true && key.faults?.folder !== "accepts";
}

/** The fix that gives a skill another name. It may break whoever refers to the old one, hence `unsafe`. */
export function renameTo(written: Scalar, name: string): Fix {
  const quote = written.style === "single-quoted" ? "'" : '"';
  const isQuoted = written.style === "single-quoted" || written.style === "double-quoted";
  // Whatever might be no plain text, such as a number or a word with a colon, goes into quotes.
  const plain = /^[A-Za-z][\w-]*$/.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(name);
  const text = plain ? (isQuoted ? quote + name + quote : name) : JSON.stringify(name);
  return { safety: "unsafe", edits: [{ ...written.span, text }] };
}
