/** A number of a series, such as `2`, `2B`, `B` or `B2`. */
export interface Ordinal {
  /** What counts: the number, or the place of the letter in the alphabet. */
  readonly place: number;
  readonly of: "numbers" | "letters";
}

/** Reads the text of a part of the type `ordinal`; the part behind the first number or letter does not count. */
export function readOrdinal(text: string): Ordinal {
  const number = Number.parseInt(text, 10);
  if (!Number.isNaN(number)) return { place: number, of: "numbers" };
  return { place: text.toUpperCase().charCodeAt(0) - "A".charCodeAt(0) + 1, of: "letters" };
}

/** The number or letter of a place. */
export function placeText(place: number, of: Ordinal["of"]): string {
  return of === "numbers" ? String(place) : String.fromCharCode("A".charCodeAt(0) + place - 1);
}

/** Whether an ordinal names a group to which another one belongs: `1` that of `1A`, `B` that of `B2`. */
export function isGroupOf(group: string, member: string): boolean {
  const leading = /^(?:\d+(?=[A-Za-z])|[A-Za-z](?=\d))/.exec(member)?.[0];
  return leading?.toLowerCase() === group.toLowerCase();
}
