import type { JournalRecord } from "../../src/core/journal/journal.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import { lookUp } from "../../src/core/tree.ts";
import { findPair, type Scalar } from "../../src/core/yaml.ts";

const id = "journal/paths-exist";

export default defineJournalRule({
  id,
  meta: {
    summary: "Require the files of the project that records name to exist",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["journal"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "readers read every path of a record from the disk, and pass by one that is gone" },
    ],
  },
  messages: {
    missing: "Nothing is at `{{path}}`, which `{{key}}` names, so readers pass it by and its content is lost to them; correct the path, or write the record again without it.",
    case: "`{{path}}` is found only where upper and lower case are the same; write `{{exact}}`.",
  },
  visit({ contract }, { document, report }) {
    const { tree } = document;
    const base = tree?.base;
    if (contract === undefined || tree === undefined || base === undefined) return {};
    const atMost = contract.severity.get(id);
    return {
      record(record) {
        for (const key of record.contract?.paths ?? []) {
          for (const [index, path] of pathsOf(record, key).entries()) {
            // What lies outside of the project is not ours to look at.
            if (!path.startsWith(`${base}/`) || /[{}*$]/.test(path)) continue;
            const answer = lookUp(tree, path.slice(base.length + 1));
            if (answer.status === "exact") continue;
            const at = placeOfPath(record, key, index);
            if (answer.status === "missing") report("missing", { at, atMost, data: { path, key } });
            else report("case", { at, atMost, data: { path, exact: `${base}/${answer.path}` } });
          }
        }
      },
    };
  },
});

function pathsOf({ value }: JournalRecord, key: string): string[] {
  const paths = Object.hasOwn(value, key) ? [value[key]].flat() : [];
  return paths.map((path) => (typeof path === "string" ? path.replaceAll("\\", "/") : ""));
}

function placeOfPath({ root, line }: JournalRecord, key: string, index: number): Span {
  const value = findPair(root, key)?.value;
  const scalar: Scalar | undefined = value?.kind === "sequence" ? (value.items[index] as Scalar | undefined) : undefined;
  return (scalar ?? value)?.span ?? line;
}
