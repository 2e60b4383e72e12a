/** The Markdown that repeats a payload for people: a section with an entry for each record, and a bullet for each key. */
export interface MirrorContract {
  /** The text of the heading above the section, whatever its depth. */
  readonly title: string;
  /** Whether an entry is a heading, a bullet in bold, or either. */
  readonly entries: readonly ("heading" | "bullet")[];
  /** The key of the record that names an entry. */
  readonly key: string;
  /** The bold label of each bullet, and the key that it repeats. */
  readonly bullets: ReadonlyMap<string, string>;
  /** Keys whose value the mirror writes in double quotes. */
  readonly quoted: ReadonlySet<string>;
  /** Keys that the mirror need not repeat. */
  readonly optional: ReadonlySet<string>;
  /** For a key whose value is empty: what the mirror shows instead; `#` followed by digits stands for any number. */
  readonly placeholders: ReadonlyMap<string, string>;
  /** The sentence that stands there when there are no records. */
  readonly none: string | undefined;
}
