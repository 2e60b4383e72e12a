import { printable } from "./printable.ts";

/**
 * What GitHub could take within a line for markup, an address, a mention, a reference or mathematics. What is markup at the start
 * of a line alone is left: the report never begins a line with a text of others.
 */
const special = /[&<>\\`*_[\]|~@#$]|:(?=\/\/)|(?<=www)\./gi;

/** A text that GitHub shows as it stands, within a line or a cell of a table: entities are never markup (CommonMark 0.31, section 2.5). */
export function markdownText(text: string): string {
  return printable(text).replaceAll(special, (character) => `&#${character.charCodeAt(0)};`);
}

/** The same with the words between backticks as code. */
export function markdownWithCode(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? `<code>${markdownText(part.slice(1, -1))}</code>` : markdownText(part)))
    .join("");
}

/** The text of a link and where it leads; the text alone without an address. */
export function markdownLink(text: string, url: string | undefined): string {
  if (url === undefined || url === "") return text;
  // All that is no plain part of an address, and what a log would take for a command.
  const address = url.replaceAll(/\p{Cs}/gu, "\ufffd").replaceAll(/[^\x21-\x7e]|[<>\\[\]|`]/gu, encodeURIComponent);
  return `[${text}](<${address}>)`;
}
