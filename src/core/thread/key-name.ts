const longest = 40;

/** A name of a record for messages, which may be a text of any length. */
export function keyName(name: string): string {
  const line = name.replaceAll(/\s+/g, " ");
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}
