import type { SourceText } from "../src/core/source-text.ts";

/** A source text of which some members are others. */
export function sourceWith<More extends object>(source: SourceText, more: More): Omit<SourceText, keyof More> & More {
  return new Proxy(source, {
    get(target, key) {
      const from: object = Object.hasOwn(more, key) ? more : target;
      const value: unknown = Reflect.get(from, key);
      return typeof value === "function" ? (value.bind(from) as unknown) : value;
    },
  }) as unknown as Omit<SourceText, keyof More> & More;
}
