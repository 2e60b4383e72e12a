/** Stands for every code unit of a placeholder; a private character, which no shell script holds. */
export const placeholderUnit = "\uE000";

/**
 * A stand-in such as `<number>` or `<owner/name>`, which the reader replaces. To a shell it would be two redirections. A
 * blank or a file descriptor before the closing bracket marks real ones: `<in >out`, `<in 2>log`.
 */
const placeholder = /(?<![<&\d])<(?![\s()])[^<>\n&|;"'`$()\\]*(?<!\s|\s\d)>/g;

/** The script with its placeholders made parts of words, at the same length. */
export function hidePlaceholders(script: string): string {
  return script.replaceAll(placeholder, (found) => placeholderUnit.repeat(found.length));
}
