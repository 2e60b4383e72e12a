/** The invisible characters of a text by their numbers, three at most: `U+200B, U+FEFF`. */
export function invisibleNames(text: string): string {
  return Array.from(text.matchAll(/\p{Cf}/gu), ([unit]) => `U+${(unit.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`)
    .slice(0, 3)
    .join(", ");
}
