import type { Collected } from "../rule.ts";
import type { Caps, HandoffFacts, JournalFacts, LedgerFacts, LedgerSectionFacts, Parts, TaskCopyFacts, TaskFacts, ThingFacts } from "./facts.ts";
import { matchCopies, type FileCopy, type HandedVersion, type HandedWork } from "./match.ts";
import type { HeldThing } from "./in-force.ts";

/** Facts with the path of their document. */
export interface At<Facts> {
  readonly path: string;
  readonly facts: Facts;
}

/** A journal with what belongs to it. */
export interface JoinedJournal {
  readonly journal: At<JournalFacts>;
  readonly tasks: readonly At<TaskFacts>[];
  readonly sections: readonly (At<LedgerSectionFacts> & { readonly caps: Caps })[];
  /** The things of the journal by the ids of tasks. */
  readonly byId: ReadonlyMap<string, readonly ThingFacts[]>;
}

/** The facts of a project, put together. */
export interface Joined {
  readonly journals: readonly JoinedJournal[];
  readonly tasks: readonly At<TaskFacts>[];
}

/** Puts what was noted of the files of a project together. */
export function joinFacts(collected: readonly Pick<Collected<HandoffFacts>, "path" | "kind" | "facts">[]): Joined {
  const of = <Kind extends HandoffFacts["of"]>(kind: Kind): At<Extract<HandoffFacts, { of: Kind }>>[] =>
    collected.flatMap(({ path, facts }) => (facts.of === kind ? [{ path, facts: facts as Extract<HandoffFacts, { of: Kind }> }] : []));
  const [journals, tasks, ledgers]: [At<JournalFacts>[], At<TaskFacts>[], At<LedgerFacts>[]] = [of("journal"), of("task"), of("ledger")];
  const sections = ledgers.flatMap(({ path, facts }) => facts.sections.map((section) => ({ path, caps: facts.caps, facts: section })));
  // Where nothing tells, a single journal belongs to the tasks of a single group.
  const lone = journals.length === 1 && new Set(tasks.map(({ facts }) => JSON.stringify(facts.parts))).size <= 1;
  const loneSection = journals.length === 1 && sections.length === 1;
  return {
    journals: journals.map((journal) => ({
      journal,
      tasks: tasks.filter(({ facts }) => belong(journal.facts.parts, facts.parts, lone)),
      sections: sections.filter(({ facts }) => belong(journal.facts.parts, facts.parts, loneSection)),
      byId: groupById(journal.facts.things),
    })),
    tasks,
  };
}

/** Whether parts that both have agree, and there is one. */
export function belong(a: Parts, b: Parts, otherwise: boolean): boolean {
  const shared = Object.keys(a).filter((name) => Object.hasOwn(b, name));
  if (shared.length === 0) return otherwise;
  return shared.every((name) => a[name]?.some((text) => b[name]?.includes(text) === true) === true);
}

/** Work that a journal and its tasks tell of, one by one. */
export interface JoinedWork {
  readonly id: string;
  readonly thing: ThingFacts | undefined;
  readonly task: At<TaskFacts> | undefined;
  readonly copy: TaskCopyFacts | undefined;
  readonly work: HandedWork<HandedVersion>;
}

/** The work of which the texts of the identity are whole: hand-offs. What is told by id alone is left out. */
export function joinWork({ journal, tasks, byId }: JoinedJournal): JoinedWork[] {
  const taskById = new Map(tasks.map((task) => [task.facts.id, task]));
  return [...new Set([...byId.keys(), ...taskById.keys()])].flatMap((id) => {
    const held = new Map((byId.get(id) ?? []).filter(({ lenient }) => !lenient).map((thing) => [toHeld(thing), thing]));
    const task = taskById.get(id);
    const copy = task?.facts.copies.find((each) => !each.lenient && each.journal === journal.facts.journal);
    const file = task === undefined ? undefined : toFile(task.facts, copy);
    return matchCopies([...held.keys()], file).map((work) => ({ id, thing: work.thing === undefined ? undefined : held.get(work.thing), task, copy, work }));
  });
}

/** The things that are copies of a task: of the same id, and with no text of the identity that says otherwise. */
export function thingsOf({ journal, byId }: JoinedJournal, { facts }: At<TaskFacts>, copy: TaskCopyFacts): ThingFacts[] {
  if (copy.journal !== journal.facts.journal) return [];
  const isSame = (text: string | null, own: string | null | undefined): boolean => (text === own && text !== null) || (copy.lenient && (text === null || own === null));
  return (byId.get(facts.id) ?? []).filter(({ type, key, identity }) => type === copy.type && key === copy.key && identity.every((text, index) => isSame(text, copy.identity[index])));
}

function groupById(things: readonly ThingFacts[]): Map<string, ThingFacts[]> {
  const groups = new Map<string, ThingFacts[]>();
  for (const thing of things) {
    const id = thing.identity[0] ?? "";
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [thing]);
    else group.push(thing);
  }
  return groups;
}

function toHeld({ identity, time, fields }: ThingFacts): HeldThing<HandedVersion> {
  return { identity, superseded: [], inForce: { time: time ?? undefined, fields: new Map(fields.map((field) => [field.name, field])) } };
}

function toFile({ readable, empty, id }: TaskFacts, copy: TaskCopyFacts | undefined): FileCopy {
  return { readable, empty, identity: copy?.identity ?? [id], fields: new Map((copy?.fields ?? []).map((field) => [field.name, field])) };
}
