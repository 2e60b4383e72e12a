import type { Document } from "../core/document.ts";
import { wholeFacts } from "../core/handoff/handoff-facts.ts";
import { joinFacts, joinWork, thingsOf, type JoinedJournal, type JoinedWork } from "../core/handoff/join.ts";
import type { FileState } from "../core/handoff/match.ts";
import type { Holding } from "../core/handoff/unite.ts";
import { canonicalJson } from "../core/journal/identity.ts";

/** What is handed off in the files that are inspected: plain data. Lines are 1-based. */
export interface HandoffReport {
  readonly journal: string;
  /** What the path and the records tell: the team, the session. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly carriers: string;
  readonly work: readonly HandoffWork[];
}

export interface HandoffWork {
  readonly task: string;
  /** The other texts by which the work is known. */
  readonly identity: readonly (string | null)[];
  /** The record in force; absent for work that only the task file tells of. */
  readonly inForce: { readonly line: number; readonly time: string | null } | undefined;
  /** The lines of older records of the same work. */
  readonly superseded: readonly number[];
  readonly file: string | undefined;
  readonly fileState: FileState;
  readonly fields: readonly { readonly name: string; readonly from: "journal" | "file"; readonly journal: Holding; readonly file: Holding; readonly value: string }[];
  /** What a reader would miss, in sentences. */
  readonly gaps: readonly string[];
}

/** The longest value that the outline shows, in UTF-16 code units. */
const longestValue = 80;

/** Puts what was handed off in some documents together, journal by journal. */
export function reportHandoffs(documents: readonly Document[]): HandoffReport[] {
  const collected = documents.flatMap((document) => {
    const facts = wholeFacts(document, canonicalJson);
    return facts === undefined ? [] : [{ path: document.path, kind: document.kind, facts }];
  });
  return joinFacts(collected).journals.map((joined) => ({
    journal: joined.journal.path,
    parts: joined.journal.facts.parts,
    carriers: carriersOf(joined),
    work: joinWork(joined)
      .filter(({ thing, work }) => thing !== undefined || work.fields.length > 0)
      .map((each) => describeWork(each, joined)),
  }));
}

function carriersOf({ journal, tasks }: JoinedJournal): string {
  const unreadable = tasks.filter(({ facts }) => !facts.readable);
  const things = journal.facts.things.filter(({ lenient }) => !lenient).length;
  if (unreadable.length > 0) return `one carrier: ${String(unreadable.length)} of the task files cannot be read, which is not the same as empty`;
  if (things > 0 && tasks.length > 0) return "two carriers: the journal and the task files";
  if (things > 0) return "one carrier: the journal";
  return tasks.length > 0 ? "one carrier: the task files" : "none";
}

function describeWork({ id, thing, task, copy, work }: JoinedWork, joined: JoinedJournal): HandoffWork {
  return {
    task: id,
    identity: (thing?.identity ?? copy?.identity ?? [id]).slice(1),
    inForce: thing === undefined ? undefined : { line: thing.line, time: thing.time },
    superseded: thing?.superseded ?? [],
    file: task?.path,
    fileState: work.file,
    fields: work.fields.map(({ name, from, journal, file, text }) => ({ name, from, journal, file, value: text })),
    gaps: gapsOf({ id, thing, task, copy, work }, joined),
  };
}

function gapsOf({ id, thing, task, work }: JoinedWork, joined: JoinedJournal): string[] {
  const { journal } = joined;
  const gaps: string[] = [];
  if (thing === undefined) gaps.push(`no record of ${journal.path} carries the hand-off of task ${id}: it stands in the task file alone`);
  if (work.file === "absent") gaps.push(`handoff divergence check unavailable for task ${id}: task file absent`);
  if (work.file === "unreadable") gaps.push(`handoff divergence check unavailable for task ${id}: task file unreadable`);
  if (work.file === "mismatch") {
    const others = joinWork(joined).some((each) => each.id === id && each.work.file === "united");
    gaps.push(others ? `task ${id} is used again: the task file belongs to another identity` : `handoff identity mismatch for task ${id}: task file present, no event group carries its identity`);
  }
  if (thing !== undefined && work.file === "united") {
    for (const { name, journal: held, file, from, differs } of work.fields) {
      if (file === "empty" && from === "journal") gaps.push(`${name} is empty in the task file and kept from the journal`);
      else if (differs && file === "content") gaps.push(`${name} was revised after line ${String(thing.line)}: the task file is taken`);
      else if (held === "absent") gaps.push(`${name} stands in the task file alone`);
      else if (file === "absent") gaps.push(`${name} stands in the journal alone`);
    }
  }
  if (task !== undefined && work.file === "united") {
    for (const other of task.facts.copies.filter(({ lenient }) => lenient)) {
      const things = thingsOf(joined, task, other);
      const alone = other.fields.filter(({ empty, name }) => !empty && !things.some(({ whole }) => whole.includes(name)));
      for (const { name } of alone) gaps.push(`${other.written}.${name} stands in the task file ${things.some(({ cut }) => cut.includes(name)) ? "whole and in the journal only in part" : "alone"}`);
    }
  }
  return gaps;
}

/** The report as an outline for people. */
export function renderHandoffs({ journal, parts, carriers, work }: HandoffReport): string {
  const told = Object.entries(parts).map(([name, texts]) => `${name} ${texts.join(", ")}`);
  const out = [`hand-offs in ${[journal, ...told].join(", ")}`, `  ${carriers}`];
  for (const { task, identity, inForce, superseded, file, fileState, fields, gaps } of work) {
    out.push(`  task ${task}${identity.map((text) => `, ${text ?? "(not told)"}`).join("")}`);
    if (inForce !== undefined) out.push(`    in force: line ${String(inForce.line)}${inForce.time === null ? "" : `, ${inForce.time}`}`);
    if (superseded.length > 0) out.push(`    superseded: ${superseded.length === 1 ? "line" : "lines"} ${superseded.join(", ")}`);
    if (file !== undefined && fileState === "united") out.push(`    task file: ${file}`);
    for (const { name, from, value } of fields) out.push(`    ${name} (${from}): ${value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : value}`);
    for (const gap of gaps) out.push(`    gap: ${gap}`);
  }
  return out.join("\n");
}
