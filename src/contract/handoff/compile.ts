import type { CopyContract, LedgerContract, TaskContract, ThinContract } from "../../core/handoff/contract.ts";
import { readForm } from "../../core/handoff/named-form.ts";
import { compilePath } from "../relations.ts";
import type { CopySource, LedgerSource, TaskSource, ThinSource } from "./source.ts";

/** Makes the part of a contract about tasks ready for the rules. */
export function compileTask({ id, closed, copies, siblings }: TaskSource): TaskContract {
  return {
    id,
    closed,
    copies: copies.map(compileCopy),
    siblings: siblings === undefined ? undefined : { at: compilePath(siblings.at), writtenAt: siblings.writtenAt, words: lower(siblings.words) },
  };
}

function compileCopy({ at, except, journal, type, key, id, identity, lenient, blank }: CopySource): CopyContract {
  return {
    at: compilePath(at),
    except: new Set(except),
    journal,
    type,
    key,
    id,
    identity: Object.entries(identity ?? {}).map(([theirs, ours]) => ({ theirs, ours, blank: Object.hasOwn(blank ?? {}, theirs) ? blank?.[theirs] : undefined })),
    lenient: lenient ?? false,
  };
}

export function compileThin({ at, fewest, follows, reasons, detail }: ThinSource): ThinContract {
  return {
    at: compilePath(at),
    fewest: fewest ?? 0,
    follows: Object.entries(follows ?? {}).map(([key, then]) => ({ key, then })),
    reasons: reasons === undefined ? undefined : { keys: reasons.keys, choices: lower(reasons.choices), words: lower(reasons.words) },
    detail: detail === undefined ? undefined : { keys: detail.keys, marks: lower(detail.marks), fewest: detail.fewest },
  };
}

export function compileLedger({ section, key, ids, time, legacy, frontmatter, title }: LedgerSource): LedgerContract {
  return { section: readForm(section), key, ids, time, legacy: legacy ?? [], frontmatter: new Map(Object.entries(frontmatter ?? {})), title };
}

function lower(words: readonly string[] | undefined): string[] {
  return (words ?? []).map((word) => word.toLowerCase());
}
