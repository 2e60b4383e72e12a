/** How many keys stand in a text that is JSON, those of inner objects among them. Linear. */
export function countKeysWritten(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1; ) {
    const end = closingQuote(text, start);
    let behind = end + 1;
    while (" \t\r".includes(text[behind] ?? "-")) behind += 1;
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

/** How many keys a value has that was read from JSON, those of inner objects among them. */
export function countKeysRead(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((count: number, each: unknown) => count + countKeysRead(each), 0);
  const entries: unknown[] = Object.values(value);
  return entries.reduce((count: number, each) => count + countKeysRead(each), entries.length);
}
