/**
 * Whether a text leaves something open that whoever copies it fills in: braces, angle brackets or capitals for a value, dots
 * for more of it, or a choice between words.
 */
export function isTemplate(text: string): boolean {
  return /[{}<>…]|\.{3}|\s\|\s|^[A-Z][A-Z0-9_-]*$|^[XN?]+$/.test(text.trim());
}
