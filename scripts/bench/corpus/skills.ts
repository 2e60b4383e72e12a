import { makeRandom } from "../random.ts";
import { sections } from "./blocks.ts";
import { kebabName, phrase, sentence, title } from "./prose.ts";

/**
 * Skills whose sizes are spread as those of public repositories are: half below 7,000 characters, one in twenty above 28,000, 10 KB in the mean.
 *
 * @param count how many
 * @returns texts by path
 */
export function* skills(count: number, seed: number): Generator<[path: string, text: string]> {
  for (let index = 0; index < count; index += 1) {
    // Each has a seed of its own, so that a larger corpus begins with the smaller one.
    const random = makeRandom(seed * 1_000_003 + index);
    const name = `${kebabName(random)}-${index}`;
    yield [`skills/${name}/SKILL.md`, skill(name, Math.min(120_000, Math.round(7000 * Math.exp(0.85 * random.normal()))), seed * 7 + index)];
  }
}

/** @param length about how many UTF-16 code units to write */
export function skill(name: string, length: number, seed: number): string {
  const random = makeRandom(seed);
  const description = `${sentence(random).replace(/[`*]/g, "")} Use it when ${phrase(random, 4, 12)} ${name}.`;
  return `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n# ${title(random)}\n\n${sections(random, length)}`;
}
