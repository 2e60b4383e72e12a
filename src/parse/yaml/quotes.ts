/** Whether a quoted scalar, as written from its opening quote on, ends with a quote that closes it. */
export function isClosedQuote(source: string): boolean {
  const quote = source[0];
  const last = source.length - 1;
  if (last < 1 || source[last] !== quote) return false;
  // A closing quote is escaped by an odd number of backslashes; two single quotes stand for one inside.
  const escape = quote === '"' ? "\\" : "'";
  let run = 0;
  for (let at = last - 1; at > 0 && source[at] === escape; at -= 1) run += 1;
  return run % 2 === 0;
}
