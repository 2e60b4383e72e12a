/** The longest piece of a document that a message repeats, in UTF-16 code units. */
const longestExcerpt = 80;

/** Data with these names is words of contracts, schemas and parsers, whose sentences may be longer. */
const wordNames: ReadonlySet<string> = new Set(["reason", "advice", "consequence", "known"]);
const longestWords = 400;

/** Puts data into the places between double braces. Data from documents is cut and kept on one line. */
export function formatMessage(template: string, data: Readonly<Record<string, string | number>> = {}): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = data[name];
    return value === undefined ? whole : excerpt(String(value), wordNames.has(name) ? longestWords : longestExcerpt);
  });
}

/** Data that is no part of what a finding is about: words of ours and of a client, which may change with any release. */
const ownWords: ReadonlySet<string> = new Set([...wordNames, "client", "units", "limit", "allowance"]);

/** The words of the document in a message, without numbers, which change when lines move. */
export function subjectOf(data: Readonly<Record<string, string | number>> = {}): string {
  return Object.entries(data)
    .filter(([name, value]) => typeof value === "string" && !ownWords.has(name))
    .map(([name, value]) => `${name}=${excerpt(String(value), longestExcerpt).replaceAll(/\d+/g, "#")}`)
    .sort()
    .join(";");
}

function excerpt(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
