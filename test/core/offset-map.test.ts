import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeMaps, OffsetMapBuilder, shiftMap } from "../../src/core/offset-map.ts";

/** Pieces of an embedded text: literal ones, escapes of two units for one, and prefixes that belong to the outer text alone. */
const pieces = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("literal" as const), length: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant("escape" as const), length: fc.constantFrom(2, 6) }),
    fc.record({ kind: fc.constant("prefix" as const), length: fc.integer({ min: 1, max: 4 }) }),
  ),
  { minLength: 1 },
);

function build(parts: readonly { kind: string; length: number }[]): { map: ReturnType<OffsetMapBuilder["build"]>; units: { start: number; end: number }[]; end: number } {
  const builder = new OffsetMapBuilder();
  const units: { start: number; end: number }[] = [];
  let outer = 10;
  for (const { kind, length } of parts) {
    if (kind === "literal") {
      builder.add(length, { start: outer, end: outer + length });
      for (let unit = 0; unit < length; unit += 1) units.push({ start: outer + unit, end: outer + unit + 1 });
    } else if (kind === "escape") {
      builder.add(1, { start: outer, end: outer + length });
      units.push({ start: outer, end: outer + length });
    }
    outer += length;
  }
  return { map: builder.build(10), units, end: outer };
}

describe("offset map", () => {
  it("sends each unit to where it was added, and a span to all of its units", () => {
    fc.assert(
      fc.property(pieces, fc.nat(), fc.nat(), (parts, a, b) => {
        const { map, units } = build(parts);
        for (const [inner, { start }] of units.entries()) expect(map.toOuter(inner)).toBe(start);
        if (units.length === 0) return;
        const [start, end] = [a % units.length, b % units.length].sort((x, y) => x - y) as [number, number];
        expect(map.spanToOuter({ start, end: end + 1 })).toEqual({ start: units[start]?.start, end: units[end]?.end });
        expect(map.toOuter(units.length)).toBe(units.at(-1)?.end);
      }),
    );
  });

  it("gives an empty span for an empty span", () => {
    const { map } = build([{ kind: "literal", length: 3 }, { kind: "prefix", length: 2 }, { kind: "literal", length: 3 }]);
    expect(map.spanToOuter({ start: 3, end: 3 })).toEqual({ start: 15, end: 15 });
    expect(map.spanToOuter({ start: 0, end: 3 })).toEqual({ start: 10, end: 13 });
    expect(new OffsetMapBuilder().build(7).spanToOuter({ start: 0, end: 0 })).toEqual({ start: 7, end: 7 });
  });

  it("composes", () => {
    const { map } = build([{ kind: "escape", length: 6 }, { kind: "literal", length: 2 }]);
    expect(composeMaps(map, shiftMap(100)).spanToOuter({ start: 0, end: 2 })).toEqual({ start: 110, end: 117 });
  });
});
