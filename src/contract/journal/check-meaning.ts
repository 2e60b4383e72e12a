import { readForm } from "../../core/handoff/named-form.ts";
import { unknownWord } from "../../core/suggestion.ts";
import { checkHash } from "../check-hash.ts";
import type { ReportFault } from "../report-fault.ts";
import type { JournalContractSource, RecordSource } from "./source.ts";

/** What the schema cannot say of a journal contract: that what it names is there, and that what it asks for can be told. */
export function checkJournal(contract: JournalContractSource, report: ReportFault): void {
  const { records, unregistered, timestamp, others } = contract;
  checkTasks(contract, report);
  const types = Object.keys(records ?? {});
  for (const [index, type] of (unregistered ?? []).entries()) {
    if (types.includes(type)) report(["unregistered", index], `\`${type}\` is a type of \`records\`; take it away here.`);
  }
  if (others !== undefined && records === undefined) report(["others"], "`others` speaks of types besides those of `records`; add some.", "key");
  for (const [type, record] of Object.entries(records ?? {})) {
    checkRecord(record, types, timestamp !== undefined, (path, message, at) => {
      report(["records", type, ...path], message, at);
    });
  }
}

function checkRecord({ identity, read, complete, refersTo, sequence, relations }: RecordSource, types: readonly string[], hasTime: boolean, report: ReportFault): void {
  const number = identity?.number;
  if (identity !== undefined && number !== undefined && !identity.keys.includes(number)) report(["identity", "number"], unknownWord("key of the identity", number, identity.keys));
  if (read !== undefined && read !== "every" && identity === undefined) report(["read"], "Which record is in force can be told only where `identity` says what belongs together.");
  if (read === "latest" && !hasTime) report(["read"], "`latest` needs a `timestamp`.");
  if (complete !== undefined && identity === undefined) report(["complete"], "Which list is in force can be told only where `identity` says what belongs together.");
  for (const [index, { type, once }] of (sequence ?? []).entries()) {
    if (once !== undefined && !types.includes(once)) report(["sequence", index, "once"], unknownWord("type of records", once, types));
    if (!types.includes(type)) report(["sequence", index, "type"], unknownWord("type of records", type, types));
  }
  for (const [index, reference] of (refersTo ?? []).entries()) {
    if (!types.includes(reference.type)) report(["refersTo", index, "type"], unknownWord("type of records", reference.type, types));
  }
  for (const [index, relation] of (relations ?? []).entries()) {
    checkHash(relation, (path, message, at) => {
      report(["relations", index, ...path], message, at);
    });
    const sources = [relation.relation === "agreesWith" ? relation.with : undefined, relation.relation === "subsetOf" || relation.relation === "setEquals" ? relation.of : undefined];
    if (sources.some((source) => source?.startsWith("head.") === true)) report(["relations", index], "A record has no head; name a value of the record.");
  }
}

/** What the schema cannot say of a contract of tasks and ledgers. */
function checkTasks({ layout, records, ledger, told }: JournalContractSource, report: ReportFault): void {
  const types = Object.entries(records ?? {});
  if (layout === "whole" && types.length !== 1) report(["layout"], "A record that is a whole file has one type; name it under `records`.");
  for (const [name, { type }] of Object.entries(told ?? {})) {
    if (!types.some(([each]) => each === type)) report(["told", name, "type"], unknownWord("type of records", type, types.map(([each]) => each)));
  }
  for (const [type, { task }] of types) {
    if (task !== undefined && layout !== "whole") report(["records", type, "task"], "A task is a whole file; say `layout: whole`.", "key");
    for (const [index, { identity, blank }] of (task?.copies ?? []).entries()) {
      const known = Object.keys(identity ?? {});
      for (const key of Object.keys(blank ?? {})) if (!known.includes(key)) report(["records", type, "task", "copies", index, "blank", key], unknownWord("key of the identity", key, known), "key");
    }
  }
  if (ledger === undefined) return;
  const parts = readForm(ledger.section).names;
  if (!parts.includes(ledger.key)) report(["ledger", "key"], unknownWord("part of the heading", ledger.key, parts));
}
