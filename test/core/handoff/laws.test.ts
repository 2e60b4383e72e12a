import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFields } from "../../../src/core/handoff/field.ts";
import { Things, type HeldThing } from "../../../src/core/handoff/in-force.ts";
import { matchCopies, type FileCopy, type HandedVersion } from "../../../src/core/handoff/match.ts";
import { unite } from "../../../src/core/handoff/unite.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * A direct model of the procedure, statement by statement, with the meaning that Python gives to `in`, to truth and to `==`:
 * https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md, step 3.
 */
interface Event {
  readonly task_id: string;
  readonly agent: string;
  readonly task_subject: string;
  readonly ts: string;
  readonly handoff: Values;
}

interface Task {
  readonly owner?: string;
  readonly subject?: string;
  readonly metadata?: { readonly handoff?: Values };
}

const isIn = (value: unknown): boolean => value === null || value === "" || (Array.isArray(value) && value.length === 0) || isEmptyDict(value);
const isEmptyDict = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
const isTrue = (value: unknown): boolean => !isIn(value) && value !== undefined && value !== 0 && value !== false;

function modelUnion(journal: Values, disk: Values): Values {
  const merged: Record<string, unknown> = { ...journal };
  for (const [field, value] of Object.entries(disk)) {
    if (isIn(value) && Object.hasOwn(journal, field) && isTrue(journal[field])) continue;
    merged[field] = value;
  }
  return merged;
}

function modelLatest(events: readonly Event[]): Event {
  let [winner] = events as [Event, ...Event[]];
  for (const event of events.slice(1)) if (event.ts >= winner.ts) winner = event;
  return winner;
}

/** What is processed for one task: the values, and the message where there is one. */
function modelTask(events: readonly Event[], taskId: string, task: Task): { values: Values; message: string | undefined }[] {
  const groups = new Map<string, Event[]>();
  for (const event of events.filter(({ task_id }) => task_id === taskId)) {
    const name = JSON.stringify([event.agent, event.task_subject]);
    groups.set(name, [...(groups.get(name) ?? []), event]);
  }
  const there = Object.keys(task).length > 0;
  const subject = task.subject !== undefined && task.subject.trim() !== "" ? task.subject : "(no subject)";
  const diskIdentity = there ? JSON.stringify([task.owner ?? "", subject]) : undefined;
  const disk = (there ? task.metadata?.handoff : undefined) ?? {};
  if (groups.size === 0) return there ? [{ values: disk, message: undefined }] : [];
  return [...groups].map(([identity, group]) => {
    const { handoff } = modelLatest(group);
    if (identity === diskIdentity) return { values: modelUnion(handoff, disk), message: undefined };
    return { values: handoff, message: there ? "identity mismatch" : "task file absent" };
  });
}

const show = (value: unknown): string => JSON.stringify(value);

function ourTask(events: readonly Event[], taskId: string, task: Task): { values: Values; message: string | undefined }[] {
  const things = new Things<HandedVersion>({ read: "latest", ties: "later-line", compared: "text" });
  for (const { task_id, agent, task_subject, ts, handoff } of events) things.add([task_id, agent, task_subject], { time: ts, fields: readFields(handoff, show) });
  const subject = (task.subject ?? "").trim() === "" ? "(no subject)" : (task.subject ?? "");
  const file: FileCopy = {
    readable: true,
    empty: Object.keys(task).length === 0,
    identity: [taskId, task.owner ?? "", subject],
    fields: readFields(task.metadata?.handoff, show),
  };
  const own = things.all().filter(({ identity }: HeldThing<HandedVersion>) => identity[0] === taskId);
  return matchCopies(own, file).map(({ file: state, fields }) => ({
    values: Object.fromEntries(fields.map(({ name, text }) => [name, JSON.parse(text) as unknown])),
    message: state === "mismatch" ? "identity mismatch" : state === "absent" ? "task file absent" : undefined,
  }));
}

const value = fc.oneof(fc.constantFrom<unknown>(null, "", [], {}, 0, false, -0, true, 1, "x", ["x"], { a: null }, [null], " "), fc.string({ maxLength: 3 }));
const handoff = fc.dictionary(fc.constantFrom("produced", "decisions", "uncertainty", "constructor"), value, { noNullPrototype: true });
const text = fc.constantFrom("", " ", "a", "b", "(no subject)", "a\u0000b");
const time = fc.constantFrom("2026-03-04T10:00:00Z", "2026-03-04T10:00:01Z", "2026-03-04T10:00:00.5Z", "2026-03-04 10:00:00+00:00", "2026-03-04T10:00:00", "");
const event: fc.Arbitrary<Event> = fc.record({ task_id: fc.constantFrom("1", "2"), agent: text, task_subject: text, ts: time, handoff });
const task: fc.Arbitrary<Task> = fc.oneof(
  fc.constant({}),
  fc.record({ owner: text, subject: text, metadata: fc.record({ handoff }, { requiredKeys: [] }) }, { requiredKeys: [] }) as fc.Arbitrary<Task>,
);

describe("the copies of a hand-off", () => {
  it("are put together as the procedure says", () => {
    fc.assert(
      fc.property(handoff, handoff, (journal, disk) => {
        const ours = unite(readFields(journal, show), readFields(disk, show)).map(({ name, text: json }) => [name, JSON.parse(json) as unknown]);
        expect(ours).toEqual(Object.entries(JSON.parse(JSON.stringify(modelUnion(journal, disk))) as Values));
      }),
    );
  });

  it("are chosen and matched as the procedure says", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), task, (events, file) => {
        const model = modelTask(events, "1", file).map(({ values, message }) => ({ values: JSON.parse(JSON.stringify(values)) as Values, message }));
        expect(ourTask(events, "1", file)).toEqual(model);
      }),
    );
  });

  it("lose no record: every one is in force or superseded, once", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), fc.constantFrom("latest", "first", "every"), fc.constantFrom("later-line", "earlier-line"), fc.constantFrom("text", "instant"), (events, read, ties, compared) => {
        const things = new Things<{ time: string; at: number }>({ read, ties, compared });
        events.forEach(({ task_id, agent, ts }, at) => things.add([task_id, agent], { time: ts, at }));
        const held = things.all().flatMap(({ inForce, superseded }) => [inForce, ...superseded].map(({ at }) => at));
        expect(held.sort((a, b) => a - b)).toEqual(events.map((_, at) => at));
      }),
    );
  });
});

describe("where instants are compared", () => {
  const winnerOf = (...times: (string | undefined)[]): string | undefined => {
    const things = new Things<{ time: string | undefined }>({ read: "latest", ties: "later-line", compared: "instant" });
    for (const each of times) things.add(["x"], { time: each });
    return things.all()[0]?.inForce.time;
  };

  it.each<[string, (string | undefined)[], string | undefined]>([
    ["a fraction is later", ["2026-08-19T20:00:00.123456Z", "2026-08-19T20:00:00Z"], "2026-08-19T20:00:00.123456Z"],
    ["a zone counts", ["2026-08-19T20:00:00Z", "2026-08-19T21:30:00+02:00"], "2026-08-19T20:00:00Z"],
    ["a time that cannot be read never takes over", ["2026-08-19T20:00:00Z", "later"], "2026-08-19T20:00:00Z"],
    ["a time that cannot be read is replaced", ["later", "2026-08-19T20:00:00Z"], "2026-08-19T20:00:00Z"],
    ["no time is replaced", [undefined, "2026-08-19T20:00:00Z"], "2026-08-19T20:00:00Z"],
  ])("%s", (_, times, expected) => {
    expect(winnerOf(...times)).toBe(expected);
  });
});
