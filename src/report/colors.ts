/** What paints a text for a terminal. */
export type Paint = (text: string) => string;

/** The select graphic rendition codes of ECMA-48, section 8.3.117: what begins each, and what ends it. */
const codes = { bold: [1, 22], dim: [2, 22], underline: [4, 24], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const;

export type Colors = Readonly<Record<keyof typeof codes, Paint>>;

/** Colours for a terminal, or none at all. Paints of one kind, such as two colours, cannot stand inside each other. */
export function createColors(enabled: boolean): Colors {
  const paints = Object.entries(codes).map(([name, [begin, end]]): [string, Paint] => [name, enabled ? (text) => `\u001B[${begin}m${text}\u001B[${end}m` : (text) => text]);
  return Object.fromEntries(paints) as unknown as Colors;
}
