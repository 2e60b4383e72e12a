import fc from "fast-check";
import { expect } from "vitest";
import { inspectThreads, type FamilyInspection } from "../../src/cli/inspect-thread.ts";
import { Linter } from "../../src/engine/linter.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";
import { printed, threads } from "./generated-threads.ts";
import { readAsReaders, type ReaderState } from "./reader-model.ts";

const linter = new Linter({ parser: remarkParser, rules: [], inlineConfig: true, ruleUrl: (id) => id });
await linter.loadContracts();

/** What `inspect --format json` says of a captured issue, in the terms of the model. */
export function inspected(text: string): ReaderState {
  const document = linter.inspect({ path: "5.json", kind: "thread", text, faults: [], hasByteOrderMark: false, folderNames: [] }, []);
  const [thread] = inspectThreads(document);
  return stateOf(thread?.families ?? []);
}

export function stateOf(families: readonly FamilyInspection[]): ReaderState {
  const of = (family: string): FamilyInspection | undefined => families.find((each) => each.family === family);
  const records = of("engagement-record");
  return {
    records: Object.fromEntries((records?.inForce ?? []).map(({ key, comments, records: own }) => [key.join(" "), { comment: comments[0]?.id ?? "", names: own.map(({ name }) => name) }])),
    orphaned: [...new Set((records?.orphaned ?? []).map(({ key, name }) => `${key.join(" ")} ${name}`))].sort(),
    followups: Object.fromEntries((records?.gathered ?? []).map(({ name, comment }) => [name, comment.id ?? ""])),
    credits: Object.fromEntries((of("credit-input")?.inForce ?? []).map(({ key, comments }) => [key.join(" "), comments[0]?.id ?? ""])),
    affirmation: of("open-for-work-affirmed")?.inForce[0]?.comments[0]?.id ?? undefined,
    claim: of("goal-run-inflight")?.inForce[0]?.comments[0]?.id ?? undefined,
  };
}

/** Every generated thread is read as its readers read it. */
export function expectSameReading(numRuns: number): void {
  fc.assert(
    fc.property(threads, fc.constantFrom(...printed), (comments, print) => {
      expect(inspected(print(comments))).toEqual(readAsReaders(comments, 5));
    }),
    { numRuns },
  );
}
