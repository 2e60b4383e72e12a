import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BoundedMap } from "../../../src/core/journal/bounded-map.ts";
import { RecentNames } from "../../../src/core/journal/recent-names.ts";
import { RecordTable } from "../../../src/core/journal/record-table.ts";
import { packTime, unpackTime } from "../../../src/core/journal/times.ts";

/** Names in the order of their last use, the newest last, as a direct model keeps them. */
function modelOf(names: readonly string[], most: number): string[] {
  let kept: string[] = [];
  for (const name of names) kept = [...kept.filter((each) => each !== name), name].slice(-most);
  return kept;
}

const names = fc.array(fc.nat({ max: 12 }).map(String), { maxLength: 80 });
const most = fc.integer({ min: 1, max: 9 });

describe("what is remembered of a journal", () => {
  it("are the entries that were set last", () => {
    fc.assert(
      fc.property(names, most, (used, size) => {
        const map = new BoundedMap<number>(size);
        for (const [index, name] of used.entries()) map.set(name, index);
        const kept = modelOf(used, size);
        expect([...map.values()]).toEqual(kept.map((name) => used.lastIndexOf(name)));
        for (const name of new Set(used)) expect(map.get(name)).toBe(kept.includes(name) ? used.lastIndexOf(name) : undefined);
      }),
    );
  });

  it("are the names that were used last, each with a slot of its own", () => {
    fc.assert(
      fc.property(names, most, (used, size) => {
        const recent = new RecentNames(size);
        const held: string[] = [];
        for (const [index, name] of used.entries()) {
          const before = modelOf(used.slice(0, index), size);
          const { slot, isNew } = recent.use(name);
          expect(isNew).toBe(!before.includes(name));
          if (!isNew) expect(held[slot]).toBe(name);
          held[slot] = name;
          expect([...recent.slots()].map((each) => held[each])).toEqual(modelOf(used.slice(0, index + 1), size));
        }
      }),
    );
  });

  it("are names that are told apart however much they look alike", () => {
    const recent = new RecentNames(200_000);
    for (let index = 0; index < 200_000; index += 1) if (!recent.use(`agent_handoff\0${String(index)}\0coder\0CODE: part ${String(index)}`).isNew) throw new Error(String(index));
  });

  it("are the texts of times, whatever they look like, and lines", () => {
    const time = fc.oneof(
      fc.date({ min: new Date("0000-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true }).map((date) => `${date.toISOString().slice(0, 19)}Z`),
      fc.constantFrom("2026-03-04", "2026-03-04T10:00:00+00:00", "2026-13-04T10:00:00Z", "0099-01-01T00:00:00Z", "0000-02-29T00:00:00Z"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 3 }), time, fc.nat({ max: Number.MAX_SAFE_INTEGER }))), (sets) => {
        const table = new RecordTable();
        for (const [slot, text, start] of sets) {
          table.set(slot, text, { start, end: start + 1 });
          expect(table.timeAt(slot)).toBe(text);
        }
        for (const [slot, text, start] of new Map(sets.map((set) => [set[0], set])).values()) {
          expect([table.timeAt(slot), table.lineAt(slot)]).toEqual([text, { start, end: start + 1 }]);
          const packed = packTime(text);
          if (packed !== undefined) expect(unpackTime(packed)).toBe(text);
        }
      }),
    );
  });
});
