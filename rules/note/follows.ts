import { behindColon } from "../../src/core/behind-colon.ts";
import type { Severity } from "../../src/core/diagnostic.ts";
import type { Document } from "../../src/core/document.ts";
import type { Glob } from "../../src/core/globs.ts";
import { select } from "../../src/core/note/condition-faults.ts";
import { weightOf, type FollowsContract } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { stateOf } from "../../src/core/note/states.ts";
import type { Note } from "../../src/core/note/view.ts";
import { scalarsAt } from "../../src/core/payload-values.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "note/follows";

interface Facts {
  /** The states of numbered sections. */
  readonly states: readonly { readonly note: string; readonly key: string; readonly number: string; readonly state: string | undefined; readonly at: Span }[];
  /** What another note must say too. */
  readonly follows: readonly {
    readonly file: string;
    readonly note: string;
    readonly key: string;
    readonly number: string;
    readonly isDone: boolean;
    readonly state: string;
    readonly done: readonly string[];
    readonly at: Span;
    readonly name: string;
    readonly consequence: string;
    readonly atMost: Severity;
  }[];
}

export default defineProjectRule({
  id,
  meta: {
    summary: "Require two notes that tell the state of one thing to agree",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "the marks of the plan are brought up to date as phases complete, and the plan is the record that others read" },
    ],
  },
  messages: {
    open: "`{{name}}` is done here, and {{state}} in `{{file}}`{{consequence}}; bring the plan up to date.",
    done: "`{{name}}` is {{state}} here, and done in `{{file}}`{{consequence}}; make both agree.",
  },
  collect(document): Facts | undefined {
    const notes = document.notes();
    if (notes.length === 0) return undefined;
    return { states: notes.flatMap((note) => statesIn(document, note)), follows: notes.flatMap((note) => followsIn(document, note)) };
  },
  checkProject(collected, { report }) {
    const byPath = new Map(collected.map(({ path, facts }) => [path, facts.states]));
    for (const { path, facts } of collected) {
      for (const { file, note, key, number, isDone, state, done, at, name, consequence, atMost } of facts.follows) {
        const other = byPath.get(file)?.find((each) => each.note === note && each.key === key && each.number === number);
        if (other?.state === undefined) continue;
        const rest = { path, at, atMost, related: [{ at: other.at, path: file, message: `here it is ${other.state}` }] };
        if (isDone && !done.includes(other.state)) report("open", { ...rest, data: { name, state: other.state, file, consequence } });
        else if (!isDone && done.includes(other.state)) report("done", { ...rest, data: { name, state, file, consequence } });
      }
    }
  },
});

function statesIn(document: Document, note: Note): Facts["states"] {
  return note.sections.flatMap((section) => {
    const { contract, parts, name } = section;
    const number = contract?.series === undefined ? undefined : parts.get(contract.series.part)?.text;
    if (contract === undefined || number === undefined) return [];
    return [{ note: note.contract.name, key: contract.key, number, state: stateOf(document, note, section), at: name.span }];
  });
}

function fileOf(document: Document, note: Note, { file, named }: FollowsContract): string | undefined {
  if (file !== undefined) return scalarsAt(note.value, file)[0]?.text;
  return named === undefined ? undefined : onlyFile(document, named);
}

/** The one file that the text names of those that a glob matches. */
function onlyFile({ text }: Document, glob: Glob): string | undefined {
  const named = new Set<string>();
  for (const word of wordsWithSlash(text)) {
    const path = /^[\w.-]+(?:\/[\w.-]+)+/.exec(word)?.[0] ?? "";
    const file = path.replace(/^\.\//, "").replace(/\.+$/, "");
    if (glob.matches(file)) named.add(file);
  }
  const [first, ...others] = named;
  return others.length === 0 ? first : undefined;
}

function wordsWithSlash(text: string): string[] {
  const words: string[] = [];
  for (let slash = text.indexOf("/"), end = 0; slash !== -1; slash = text.indexOf("/", end)) {
    let start = slash;
    while (start > end && inWord.test(text.charAt(start - 1))) start -= 1;
    end = slash + 1;
    while (end < text.length && inWord.test(text.charAt(end))) end += 1;
    words.push(text.slice(start, end));
  }
  return words;
}

const inWord = /[\w./-]/;

function followsIn(document: Document, note: Note): Facts["follows"] {
  return note.contract.follows.flatMap((follows) => {
    const file = fileOf(document, note, follows);
    if (file === undefined || (follows.when !== undefined && select(document, note, follows.when).length === 0)) return [];
    return note.sections.flatMap((section) => {
      const { contract, parts, name } = section;
      const key = contract === undefined ? undefined : follows.sections.get(contract.key);
      const number = contract?.series === undefined ? undefined : parts.get(contract.series.part)?.text;
      if (contract === undefined || key === undefined || number === undefined) return [];
      const state = stateOf(document, note, section);
      if (contract.state !== undefined && state === undefined) return [];
      const isDone = state === undefined || follows.done.includes(state);
      return [{ file, note: follows.note, key, number, isDone, state: state ?? "done", done: follows.done, at: name.span, name: name.text, consequence: behindColon(follows.consequence), atMost: weightOf(note.contract, id, follows) }];
    });
  });
}
