/** Words about a value of YAML, said of one of JSON. */
export function inJsonWords(words: string): string {
  return words.replace(/^is `\s*`, which is not of the form `\\S`$|^is text, which is not of the form `\\S`$/, "is blank").replace(/which YAML reads as (.+) and not as text/, "which is $1 and not text").replaceAll("a mapping", "an object").replaceAll("empty mapping", "empty object");
}
