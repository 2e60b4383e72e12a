/** The number of Unicode code points of a text in which a line ending is one, however it is written. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) at += widthAt(text, at);
  return count;
}

/** The offset in UTF-16 code units at which the character `index` begins, the first being 0; the length of a shorter text. */
export function offsetOfCharacter(text: string, index: number): number {
  let at = 0;
  for (let count = 0; count < index && at < text.length; count += 1) at += widthAt(text, at);
  return at;
}

function widthAt(text: string, at: number): number {
  if (text.startsWith("\r\n", at)) return 2;
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
