import type { Random } from "../random.ts";

const nouns = "agent branch build cache change check client column commit config contract cursor deploy diff document edge error event example field file finding fixture folder format gate header hook index issue item journal key label layer letter limit line link list log map marker message module name node note option order output owner page parser path phase plan port process query queue range reader record release report request result review row rule run schema script section server session shard shell skill snapshot source span state step stream string table tag task team template test text thread timeout token tool tree type user value version window worker workflow".split(" ");
const verbs = "add apply ask build call check close collect compare copy count create delete describe draw explain extract fill find fix follow group handle keep link list load look make mark match merge move name open order parse pass plan print read record reduce remove rename repeat report review rewrite run save search send show skip sort split start state stop store take test trace turn update use verify wait watch write".split(" ");
const others = "a all also an and any as at before both but by each early every exact first for from if in into its last late less more most new next no not of old on once one only or other out own plain same second short some such than that the then there these this to two under until up what when where which while with without".split(" ");
const names = ["é", "naïve", "→", "✅", "“quoted”", "0.5 µs", "日本語", "–"];

/** A few words, without a full stop. */
export function phrase(random: Random, least: number, most: number): string {
  return Array.from({ length: random.integer(least, most) }, () => word(random)).join(" ");
}

function word(random: Random): string {
  return random.chance(0.45) ? random.pick(others) : random.pick(random.chance(0.65) ? nouns : verbs);
}

export function noun(random: Random): string {
  return random.pick(nouns);
}

/** A name of `kebab-case`, such as `review-gate`. */
export function kebabName(random: Random): string {
  return `${random.pick(verbs)}-${random.pick(nouns)}`;
}

/** A sentence with as many code spans, bold words and letters beyond ASCII as sentences of real skills have. */
export function sentence(random: Random): string {
  const text = phrase(random, 5, 16);
  const inline = random.chance(0.3) ? ` \`${kebabName(random)}${random.chance(0.3) ? ".ts" : ""}\`` : random.chance(0.3) ? ` **${phrase(random, 1, 3)}**` : random.chance(0.1) ? ` ${random.pick(names)}` : "";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${inline}.`;
}

/** A paragraph of one line, as most skills have them. */
export function paragraph(random: Random): string {
  return Array.from({ length: random.integer(1, 3) }, () => sentence(random)).join(" ");
}

/** A heading in title case. */
export function title(random: Random): string {
  return phrase(random, 1, 4).replace(/^[a-z]|(?<= )[a-z]/g, (letter) => letter.toUpperCase());
}
