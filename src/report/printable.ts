/**
 * Control characters, lone surrogates, line and paragraph separators, and format characters, which are invisible or
 * reorder what stands around them (Unicode TR 36, section 2.10). The two joiners stay: emoji and several scripts need them.
 */
export const UNPRINTABLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** `##[name]` starts a command anywhere in a line of a GitHub log, and `##vso[name]` in one of Azure Pipelines. */
export const LOG_COMMAND = /##(?=\w*\[)/g;

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escapeCharacter(character: string): string {
  const short = SHORT[character];
  if (short !== undefined) return short;
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

/**
 * A text on one line that a terminal and the log of a CI service show as it stands, whatever the linted file holds:
 * escapes take the place of what would act instead of being seen.
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, escapeCharacter).replaceAll(LOG_COMMAND, "#\\u0023");
}
