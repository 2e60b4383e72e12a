import { distance } from "fastest-levenshtein";
import type { NameRead } from "./reference-name.ts";
import { wordsOf, type NamedSection, type SectionNames } from "./section-names.ts";

/**
 * What a reference finds among the names of a document. `renumbered`: the section of that title has another number. `slip` and
 * `near`: no section has the title, and one alone has nearly that.
 */
export type Finding =
  | { readonly status: "found" }
  | { readonly status: "missing" }
  | { readonly status: "several"; readonly sections: readonly NamedSection[] }
  | { readonly status: "renumbered" | "slip" | "near"; readonly section: NamedSection };

const found = { status: "found" } as const;

/** A document of more sections is a list of data, and each reference is compared with all of them. */
const mostSections = 1000;

/** Looks a title up: in the headings, then in all else that stands out. Titles agree without case, signs, numbers and what is longer. */
export function findTitle({ title, rest, isDelimited }: Pick<NameRead, "title" | "rest" | "isDelimited">, { sections, phrases }: SectionNames): Finding {
  if (sections.length > mostSections) return found;
  const short = wordsOf(title);
  const long = `${wordsOf(rest)} `;
  // A heading of one word is no beginning of a name whose second word has a capital: `Agents` of `Agent Communication`.
  const isName = /^\S+\s+\p{Lu}/u.test(title);
  const same = isDelimited ? sections.filter(({ words }) => words === short) : [];
  if (same.length > 1) return { status: "several", sections: same };
  if (short === "" || sections.some(({ words }) => words !== "" && long.startsWith(`${words} `) && (!isName || words.includes(" ")))) return found;
  // One word before others in small letters may be any part of a title.
  if (!isDelimited && !short.includes(" ") && /^\s+\p{Ll}/u.test(rest.slice(title.length))) return found;
  // Where nothing ends the title, its first words decide, and of two names that a slash divides the first. A number behind a title is that of an item.
  const asked = withoutItem(wordsOf(title.split(/\s*\/\s*/, 1)[0] ?? ""));
  const first = isDelimited ? asked : asked.split(" ").slice(0, 2).join(" ");
  if (phrases.includes(` ${first} `)) return found;
  const slip = short.length < 6 ? undefined : only(sections.filter(({ words }) => isSlip(words, short)));
  if (slip !== undefined) return { status: "slip", section: slip };
  if (!isDelimited && !isName && sections.some(({ words }) => words.split(" ", 1)[0] === short.split(" ", 1)[0])) return found;
  const near = only(sections.filter(({ words }) => isNear(words, short)));
  return near === undefined ? { status: "missing" } : { status: "near", section: near };
}

function withoutItem(words: string): string {
  return words.replace(/(?<=\p{L})(?: \d+)+$/u, "");
}

/** Looks a number and the title behind it up. A title under another number tells that the sections were numbered anew. */
export function findNumber({ number, rest }: Pick<NameRead, "number" | "rest">, sign: string, { sections, numbers }: SectionNames): Finding {
  if (sections.length > mostSections) return found;
  const label = sign === "§" || sign === "section" ? "" : sign;
  const series = sections.filter((section) => section.number !== "" && (section.label === label || section.label === "section"));
  const same = series.filter((section) => section.number === number);
  const long = `${wordsOf(rest)} `;
  const titled = only(series.filter(({ words }) => words.length >= 8 && long.startsWith(`${words} `)));
  if (titled !== undefined && titled.number !== number && titled.number.split(".").length === number.split(".").length && !same.some(({ words }) => long.startsWith(`${words.split(" ", 1)[0] ?? ""} `))) return { status: "renumbered", section: titled };
  if (same.length > 1 && label === "" && rest === "") return { status: "several", sections: same };
  if (same.length > 0 || numbers.includes(number)) return found;
  const depth = number.split(".").length;
  const prefix = number.slice(0, number.lastIndexOf(".") + 1);
  const beside = series.filter((section) => section.number.split(".").length === depth && section.number.startsWith(prefix));
  return beside.length >= (depth > 1 ? 2 : 3) ? { status: "missing" } : found;
}

function only(sections: readonly NamedSection[]): NamedSection | undefined {
  const [section, second] = sections;
  return second === undefined ? section : undefined;
}

/** At most two letters differ, and no digit does. */
function isSlip(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 2 && a.replaceAll(/\D/g, "") === b.replaceAll(/\D/g, "") && distance(a, b) <= 2;
}

/** Two words of some length in common, and they are most of both. */
function isNear(a: string, b: string): boolean {
  const [x, y] = [new Set(a.split(" ")), new Set(b.split(" "))];
  const common = [...x].filter((word) => y.has(word));
  return common.filter((word) => word.length > 3).length >= 2 && common.length / Math.max(x.size, y.size) >= 0.6;
}
