import { printable } from "./printable.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as HTML or XML, in content and in attributes. What neither may hold (XML 1.0, section 2.2) stands as an escape. */
export function markup(text: string): string {
  return printable(text)
    .replaceAll(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The same with the words between backticks as code. */
export function markupWithCode(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? `<code>${markup(part.slice(1, -1))}</code>` : markup(part)))
    .join("");
}
