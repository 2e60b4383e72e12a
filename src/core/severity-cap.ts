import type { Severity } from "./diagnostic.ts";

const grades: readonly Severity[] = ["info", "warning", "error"];

/** The mildest of some severities, for `atMost` of a report; `undefined` when none is given. */
export function mildest(...severities: readonly (Severity | undefined)[]): Severity | undefined {
  return grades.find((grade) => severities.includes(grade));
}
