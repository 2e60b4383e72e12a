import { globFault } from "../../core/globs.ts";
import { unknownWord } from "../../core/suggestion.ts";
import { formsOf } from "./compile-forms.ts";
import { formParts } from "./form.ts";
import type { FormsSource, NoteContractSource, SectionSource, SelectorSource } from "./source.ts";
import type { ReportFault } from "../report-fault.ts";

type Path = readonly (string | number)[];

/** What the schema cannot say of a `note` contract: that the names in it lead somewhere. */
export function checkNote(contract: NoteContractSource, report: ReportFault): void {
  const sections = Object.keys(contract.sections ?? {});
  const states = Object.keys(contract.states ?? {});
  const name = (kind: string, known: readonly string[], path: Path, word: string | undefined): void => {
    if (word !== undefined && !known.includes(word)) report(path, unknownWord(kind, word, known));
  };
  const names = (kind: string, known: readonly string[], path: Path, words: readonly string[] | undefined): void => {
    for (const [index, word] of (words ?? []).entries()) name(kind, known, [...path, index], word);
  };
  for (const [index, glob] of (contract.files ?? []).entries()) {
    const fault = globFault(glob);
    if (fault !== undefined) report(["files", index], `The glob ${fault}.`);
  }
  for (const [part, source] of Object.entries(contract.parts ?? {})) {
    if (("enum" in source ? 1 : 0) + ("type" in source ? 1 : 0) !== 1) report(["parts", part], "A part has either `enum` or `type`.");
  }
  names("section", sections, ["order"], contract.order);
  for (const [key, section] of Object.entries(contract.sections ?? {})) checkSection(key, section, contract, report);
  if (contract.lineRanges !== undefined) hasParts(contract.lineRanges.suffix, ["start", "end"], ["lineRanges", "suffix"], report);
  name("class", [...Object.keys(contract.classes?.words ?? {}), contract.classes?.otherwise ?? ""], ["classes", "otherwise"], contract.classes?.otherwise);
  name("class", [...Object.keys(contract.classes?.words ?? {}), contract.classes?.otherwise ?? ""], ["classes", "loses"], contract.classes?.loses);
  for (const [index, condition] of (contract.conditions ?? []).entries()) {
    const path = ["conditions", index];
    if (condition.needs === undefined && condition.forbids === undefined) report(path, "A condition has `needs` or `forbids`.");
    for (const key of ["given", "when", "unless", "needs", "forbids"] as const) checkSelector(condition[key], [...path, key], sections, states, report);
  }
  for (const [index, phrases] of (contract.phrases ?? []).entries()) names("section", sections, ["phrases", index, "sections"], phrases.sections);
  checkSelector(contract.index?.when, ["index", "when"], sections, states, report);
  if (contract.index !== undefined) name("part of the path", formsOf(contract.path?.forms).flatMap(partsOf), ["index", "part"], contract.index.part);
  for (const [index, follows] of (contract.follows ?? []).entries()) {
    for (const key of Object.keys(follows.sections)) if (!sections.includes(key)) report(["follows", index, "sections", key], unknownWord("section", key, sections), "key");
    names("state", states, ["follows", index, "done"], follows.done);
    checkSelector(follows.when, ["follows", index, "when"], sections, states, report);
    if ((follows.file === undefined) === (follows.named === undefined)) report(["follows", index], "Another note is found by either `file` or `named`.");
    const fault = follows.named === undefined ? undefined : globFault(follows.named);
    if (fault !== undefined) report(["follows", index, "named"], `The glob ${fault}.`);
  }
}

function checkSection(key: string, section: SectionSource, contract: NoteContractSource, report: ReportFault): void {
  const path = ["sections", key];
  const sections = Object.keys(contract.sections ?? {});
  const labels = Object.keys(section.labels ?? {});
  const parts = formsOf(section.heading).flatMap(partsOf);
  const known = (kind: string, words: readonly string[], at: Path, word: string | undefined): void => {
    if (word !== undefined && !words.includes(word)) report([...path, ...at], unknownWord(kind, word, words));
  };
  known("section", sections, ["within"], section.within);
  if (section.within === key) report([...path, "within"], "A section does not stand inside itself.");
  known("part of the heading", parts, ["series", "part"], section.series?.part);
  for (const [index, other] of (section.series?.with ?? []).entries()) known("section", sections, ["series", "with", index], other);
  known("class", [...Object.keys(contract.classes?.words ?? {}), contract.classes?.otherwise ?? ""], ["class"], section.class);
  known("part of the heading", parts, ["owner"], section.owner);
  known("label", labels, ["state", "label"], section.state?.label);
  for (const [index, state] of (section.state?.done ?? []).entries()) known("state", Object.keys(contract.states ?? {}), ["state", "done", index], state);
  for (const [index, refers] of (section.refers ?? []).entries()) {
    known("label", labels, ["refers", index, "label"], refers.label);
    for (const [at, to] of refers.to.entries()) known("section", sections, ["refers", index, "to", at], to);
    for (const form of formsOf(refers.forms)) hasParts(form, [refers.part], [...path, "refers", index, "forms"], report);
  }
  for (const [index, entries] of (section.entries ?? []).entries()) {
    if (entries.as === "items" && entries.forms === undefined) report([...path, "entries", index], "Entries that are `items` have `forms`.");
    if (entries.as === "table" && entries.columns === undefined) report([...path, "entries", index], "Entries in a `table` have `columns`.");
  }
}

function checkSelector(selector: SelectorSource | undefined, path: Path, sections: readonly string[], states: readonly string[], report: ReportFault): void {
  if (selector === undefined) return;
  const { section, state, forms, label } = selector;
  for (const key of typeof section === "string" ? [section] : (section ?? [])) if (!sections.includes(key)) report([...path, "section"], unknownWord("section", key, sections));
  for (const word of state ?? []) if (!states.includes(word)) report([...path, "state"], unknownWord("state", word, states));
  if (forms !== undefined && label === undefined) report([...path, "forms"], "`forms` speaks of the value of a `label`.");
  if (section === undefined && (label ?? state ?? selector.stub) !== undefined) report(path, "What is asked of a section needs a `section`.");
  if (section === undefined && selector.text === undefined) report(path, "Name a `section` or a `text` to look for.");
}

function partsOf(form: string): string[] {
  return formParts(form).filter((_, index) => index % 2 === 1);
}

function hasParts(form: FormsSource & string, parts: readonly string[], path: Path, report: ReportFault): void {
  for (const part of parts) if (!partsOf(form).includes(part)) report(path, `The form lacks \`{${part}}\`.`);
}
