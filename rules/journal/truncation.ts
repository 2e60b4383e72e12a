import { placeOf } from "../../src/core/journal/record-places.ts";
import { truncationNotes, type TruncationNote } from "../../src/core/journal/truncation.ts";
import type { JournalRecord } from "../../src/core/journal/journal.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import { findPair } from "../../src/core/yaml.ts";

const id = "journal/truncation";

export default defineJournalRule({
  id,
  meta: {
    summary: "Require values that were cut to be marked so that readers can tell, and show where there are any",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/hooks/shared/task_metadata_snapshot.py", claim: "a value above the limit is replaced by a mark of three keys, and what does not fit is listed by name" },
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "where such a mark stands, the full value is in the task file only" },
    ],
  },
  messages: {
    shape: "`{{key}}` looks like the mark of a value that was cut and is none, so readers take it for the value; write exactly {{keys}}.",
    headTooLong: "The beginning that the mark of `{{key}}` keeps is {{size}} bytes long; at most {{limit}} are kept.",
    unflagged: "Something was cut from `{{at}}`, and `{{flag}}` does not say so, so readers take the record for whole; write `\"{{flag}}\":true`.",
    flagged: "`{{flag}}` is `true`, although nothing was cut from `{{at}}`; leave it out.",
    dropped: "`{{key}}` is no ascending list of keys; sort it, each key once.",
    both: "`{{key}}` says that `{{other}}` was left out, and it stands in `{{at}}` nevertheless; take it away from one of them.",
    valueTooLarge: "`{{key}}` takes {{size}} bytes; writers cut a value above {{limit}}, so that another one wrote this.",
    tooLarge: "`{{at}}` takes {{size}} bytes; writers keep it to {{limit}}, so that another one wrote this.",
    cut: "What was cut or left out of `{{at}}` ({{keys}}) is not in the journal as a whole; read it where it was first written, before that is gone.",
  },
  visit({ contract }, { report }) {
    if (contract === undefined) return {};
    const atMost = contract.severity.get(id);
    return {
      record(record) {
        const terms = record.contract?.truncation;
        if (terms === undefined) return;
        const where = terms.at;
        for (const note of truncationNotes(record.value, terms)) {
          const { code, key = where, detail } = note;
          const at = placeOfNote(record, where, terms.flag, note);
          if (code === "shape") report(code, { at, atMost, data: { key, keys: detail } });
          else if (code === "headTooLong") report(code, { at, atMost, data: { key, size: detail, limit: terms.longestHead.toLocaleString("en") } });
          else if (code === "unflagged") report(code, { at, atMost, data: { flag: detail, at: where } });
          // Readers look for what was cut where nothing was, and lose nothing.
          else if (code === "flagged") report(code, { at, atMost: atMost ?? "warning", data: { flag: detail, at: where } });
          else if (code === "dropped") report(code, { at, atMost, data: { key } });
          else if (code === "both") report(code, { at, atMost, data: { key, other: detail, at: where } });
          else if (code === "valueTooLarge") report(code, { at, atMost: atMost ?? "warning", data: { key, size: detail, limit: terms.largestValue.toLocaleString("en") } });
          else if (code === "tooLarge") report(code, { at, atMost: atMost ?? "warning", data: { at: where, size: detail, limit: terms.largest.toLocaleString("en") } });
          else report(code, { at, atMost: "info", data: { keys: detail, at: where } });
        }
      },
    };
  },
});

/** The key of the value, of the flag, or of the mapping. */
function placeOfNote({ root, line }: JournalRecord, where: string, flag: string | undefined, { code, key }: TruncationNote): Span {
  if (code === "flagged" && flag !== undefined) return placeOf(root, flag, line);
  const pair = findPair(root, where);
  const inner = pair?.value?.kind === "mapping" && key !== undefined ? findPair(pair.value, key) : undefined;
  return (inner ?? pair)?.key.span ?? line;
}
