/** Values that are put in place as a whole: schemas, which mean something only in one piece. */
const whole = /^(?:schema|records\..+\.schema|(?:payload|frontmatter|data|values|sections\.[^.]+\.data)\.schema)$/;
const wholeEntries: ReadonlySet<string> = new Set(["payload.version.schemas"]);

/**
 * A contract on top of another one: mappings are put together key by key, any other value takes the place of the old one, and
 * `null` takes it away. Neither is changed.
 */
export function extendContract(base: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { examples: _, ...kept } = base;
  const { extends: __, ...own } = changes;
  return merge(kept, own, "");
}

function merge(base: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
  const result = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(changes)) {
    const at = path === "" ? key : `${path}.${key}`;
    const old = result.get(key);
    if (value === null) result.delete(key);
    else if (isMapping(value) && isMapping(old) && !whole.test(at) && !wholeEntries.has(path)) result.set(key, merge(old, value, at));
    else result.set(key, isMapping(value) ? withoutNulls(value) : value);
  }
  return Object.fromEntries(result);
}

function withoutNulls(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
