import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectInForce, supersedes, type Candidate } from "../../../src/core/journal/in-force.ts";
import { nameOf } from "../../../src/core/journal/identity.ts";
import type { JournalRecord } from "../../../src/core/journal/journal.ts";
import { formOf, instantOf } from "../../../src/core/journal/times.ts";

/**
 * The selection of the procedure that the built-in journal serves, as its document writes it down
 * (pact-plugin/skills/pact-handoff-harvest/SKILL.md, Step 3): filter by number, group by identity, the latest time, the later line on a tie.
 */
interface Event extends Candidate {
  readonly agent: string;
  readonly task_id: string;
  readonly task_subject: string;
  readonly ts: string;
}

function latestByTimeThenLine<Each extends { readonly ts: string }>(events: readonly [Each, ...Each[]]): Each {
  let winner = events[0];
  for (const event of events.slice(1)) if (event.ts >= winner.ts) winner = event;
  return winner;
}

function modelOf(events: readonly Event[], taskId: string): Event[] {
  const groups = new Map<string, [Event, ...Event[]]>();
  for (const event of events.filter(({ task_id }) => task_id === taskId)) {
    const identity = JSON.stringify([event.agent, event.task_subject]);
    const group = groups.get(identity);
    if (group === undefined) groups.set(identity, [event]);
    else group.push(event);
  }
  return [...groups.values()].map(latestByTimeThenLine);
}

function recordOf(event: Event): JournalRecord {
  return { line: { start: 0, end: 0 }, value: { ...event }, type: "agent_handoff", contract: undefined, hasEqualKeys: false, root: { kind: "mapping", span: { start: 0, end: 0 }, flow: true, tag: undefined, pairs: [] } };
}

const latest = { read: "latest", ties: "later-line" } as const;
const keys = ["task_id", "agent", "task_subject"];

/** What the rules do: one record after the other, remembering the one in force of each thing. */
function selectStreaming(events: readonly Event[], taskId: string): Event[] {
  const inForce = new Map<string, Event>();
  for (const event of events) {
    const name = nameOf(recordOf(event), keys) ?? "";
    const before = inForce.get(name);
    if (before === undefined || supersedes(event, before, latest, "text")) inForce.set(name, event);
  }
  return [...inForce.values()].filter(({ task_id }) => task_id === taskId);
}

const second = fc.integer({ min: 0, max: 3 }).map((value) => `2026-08-19T20:00:0${String(value)}Z`);
const event = fc.record({ agent: fc.constantFrom("a", "b"), task_id: fc.constantFrom("1", "2", "12"), task_subject: fc.constantFrom("x", "y", "1"), ts: second }).map((each): Event => ({ ...each, time: each.ts }));
const byIdentity = (a: Event, b: Event): number => (`${a.agent} ${a.task_subject}` < `${b.agent} ${b.task_subject}` ? -1 : 1);

describe("the record in force", () => {
  it("is the one that the written procedure takes", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        for (const taskId of ["1", "2", "12"]) expect(selectStreaming(events, taskId).sort(byIdentity)).toEqual(modelOf(events, taskId).sort(byIdentity));
      }),
    );
  });

  it("is the same whether times of one form are compared as texts or as instants", () => {
    fc.assert(
      fc.property(fc.tuple(event, fc.array(event)), ([first, rest]) => {
        expect(selectInForce([first, ...rest], latest, "text")).toBe(selectInForce([first, ...rest], latest, "instant"));
      }),
    );
  });

  it("is the first one where the first is read, and the last one where every one counts", () => {
    fc.assert(
      fc.property(fc.tuple(event, fc.array(event)), ([first, rest]) => {
        const all = [first, ...rest] as const;
        expect(selectInForce([...all], { ...latest, read: "first" }, "text")).toBe(first);
        expect(selectInForce([...all], { ...latest, read: "every" }, "text")).toBe(all.at(-1));
      }),
    );
  });

  it("is never one whose time names no instant while another one does", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(undefined, "", "soon", "2026-08-19T20:00:00z")), fc.array(second, { minLength: 1 }), (none, some) => {
        const candidates = fc.sample(fc.shuffledSubarray([...none, ...some], { minLength: none.length + some.length }), 1)[0]?.map((time): Candidate => ({ time })) ?? [];
        const [first, ...rest] = candidates;
        if (first === undefined) return;
        expect(some).toContain(selectInForce([first, ...rest], latest, "instant").time);
      }),
    );
  });
});

describe("times", () => {
  const instant = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2099, 0) });
  const written = fc.tuple(instant, fc.integer({ min: -14 * 60, max: 14 * 60 }), fc.constantFrom("T", " "), fc.boolean()).map(([at, offset, separator, withFraction]) => {
    const moved = new Date(at + offset * 60_000).toISOString();
    const text = moved.slice(0, 10) + separator + moved.slice(11, withFraction ? 23 : 19);
    const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((value) => String(value).padStart(2, "0"));
    return { at: withFraction ? at : Math.floor(at / 1000) * 1000, text: `${text}${offset < 0 ? "-" : "+"}${hours ?? ""}:${minutes ?? ""}` };
  });

  it("name the instant that they were made of", () => {
    fc.assert(
      fc.property(written, ({ at, text }) => {
        expect(instantOf(text)).toBeCloseTo(at, 3);
      }),
    );
  });

  it("stand in the order of their instants when they are of one form", () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        if (formOf(a.text) === formOf(b.text)) expect(a.text < b.text).toBe(a.at < b.at);
      }),
    );
  });

  it.each(["", "2026", "2026-08", "2026-8-19", "2026-02-29", "2026-00-01", "2026-08-19T", "2026-08-19T20", "2026-08-19T20:60:00Z", "2026-08-19T20:00:60Z", "2026-08-19T20:00:00z", "2026-08-19t20:00:00Z", "2026-08-19T20:00:00Z ", "20260819", "19.8.2026"])("%j names none", (text) => {
    expect(instantOf(text)).toBeUndefined();
  });
});
