const encoder = new TextEncoder();

/** How many bytes a text takes in UTF-8; a lone surrogate counts as U+FFFD. */
export function countBytes(text: string): number {
  return encoder.encode(text).length;
}
