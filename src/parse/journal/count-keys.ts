/** How many keys stand in a text that is JSON, those of inner objects among them. Linear. */
export function countKeysWritten(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1; ) {
    const end = closingQuote(text, start);
    let behind = end + 1;
    while (" \t\r\n".includes(text[behind] ?? "-")) behind += 1;
    if (text[behind] === ":") count += 1;
    start = text.indexOf('"', end + 1);
  }
  return count;
}

/** The quote that ends the string which begins at `start`: one with an even number of backslashes before it. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text[first - 1] === "\\") first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  return text.length;
}

/**
 * As many keys as a text that is JSON has at most: a colon stands behind each of them, and it can stand in a text as well. Told
 * without a look at where strings begin and end.
 */
export function mostKeysWritten(text: string): number {
  let count = 0;
  for (const mark of ['":', " :", "\t:", "\r:", "\n:"]) {
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 2)) count += 1;
  }
  return count;
}

/** How many keys a value has that was read from JSON, those of inner objects among them. */
export function countKeysRead(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const each of value) count += countKeysRead(each);
    return count;
  }
  for (const key in value) count += 1 + countKeysRead((value as Readonly<Record<string, unknown>>)[key]);
  return count;
}
