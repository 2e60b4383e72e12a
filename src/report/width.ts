import stringWidth from "string-width";

const printableAscii = /^[\x20-\x7e]*$/;

/** How many columns of a terminal a text takes. */
export function columnsOf(text: string): number {
  return printableAscii.test(text) ? text.length : stringWidth(text);
}
