import { instantOf } from "../journal/times.ts";

const hour = 3_600_000;

/**
 * The latest instant that a time may mean, in milliseconds since 1970: a day lasts to its end, a minute too, and a time without
 * a zone may be that of any. `undefined` for what is no time.
 */
export function latestInstantOf(text: string): number | undefined {
  const written = text.trim().replace(/ (?=[+-]\d\d)/, "");
  const instant = instantOf(written.replace(/ UTC$/, "Z"));
  if (instant === undefined) return undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d|UTC)$/.test(written.slice(10));
  const hasSeconds = /:\d\d:\d\d/.test(written);
  return instant + (isDay ? 24 * hour : hasSeconds ? 0 : 60_000) + (hasZone ? 0 : 14 * hour);
}
