import type { BodyContract } from "../core/body-contract.ts";
import { compileMatcher } from "./patterns.ts";
import type { BodySource } from "./source.ts";

/** What stands beside a marker, ready for the rules. */
export function compileBody(source: BodySource | undefined): BodyContract {
  return {
    only: source?.only ?? false,
    lines: (source?.lines ?? []).map(({ write, pattern, values, minimum, maximum, next, consequence, severity }) => ({
      write,
      values: (values ?? []).map((value) => value.toLowerCase()),
      minimum: minimum ?? 1,
      maximum: maximum ?? Infinity,
      next: next ?? false,
      consequence,
      severity: severity ?? "error",
      match: compileMatcher(pattern),
    })),
    beside: (source?.beside ?? []).map(({ families, when, consequence, severity }) => {
      const matches = when === undefined ? undefined : compileMatcher(when);
      return { families, consequence, severity: severity ?? "error", when: matches === undefined ? undefined : (line) => matches(line) !== undefined };
    }),
  };
}
