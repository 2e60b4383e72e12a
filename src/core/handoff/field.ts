/** A value of a hand-off, as far as readers weigh it. */
export interface Field {
  /** Whether it is null, an empty text, an empty list or an empty mapping. `0` and `false` are content. */
  readonly empty: boolean;
  /** Whether a test of its truth passes in Python, which `0` and `false` do not. */
  readonly counts: boolean;
  /** The same for equal values. */
  readonly text: string;
}

/** The values of a hand-off by their keys. */
export type Fields = ReadonlyMap<string, Field>;

/** The fields of a value that was read from JSON; none where it is no object. `show` gives the texts. */
export function readFields(value: unknown, show: (value: unknown) => string): Fields {
  if (!isObject(value)) return new Map();
  return new Map(Object.entries(value).map(([key, each]) => [key, readField(each, show)]));
}

export function readField(value: unknown, show: (value: unknown) => string): Field {
  const empty = isEmptyValue(value);
  return { empty, counts: !empty && value !== 0 && value !== false, text: show(value) };
}

function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
