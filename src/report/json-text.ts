import { LOG_COMMAND, UNPRINTABLE } from "./printable.ts";

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) =>
    `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");
}

/**
 * JSON on one line with a line feed, safe to look at in a terminal or a log. All that is escaped here occurs only inside
 * strings, so that a reader gets the same value.
 */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value).replaceAll(UNPRINTABLE, escapeUnits).replaceAll(LOG_COMMAND, "#\\u0023")}\n`;
}
