import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A source of random choices that gives the same ones for the same seed, on every machine. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** A number of the standard normal distribution (Box–Muller). */
  normal(): number;
}

/** @param seed a 32-bit integer */
export function makeRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const integer = (least: number, most: number): number => uniformInt(generator, least, most);
  const fraction = (): number => (integer(0, 0xffff_fffe) + 1) / 0x1_0000_0000;
  return {
    integer,
    chance: (probability) => fraction() < probability,
    pick: (values) => values[integer(0, values.length - 1)] as never,
    normal: () => Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction()),
  };
}
