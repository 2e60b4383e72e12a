import type { ConditionContract, NeedsContract, SelectorContract } from "../../core/note/condition-contract.ts";
import type { FollowsContract, NoteContract } from "../../core/note/contract.ts";
import { compileGlob } from "../../core/globs.ts";
import { compileBase } from "../compile-base.ts";
import { compilePath, compileRelation } from "../relations.ts";
import { compileLabels, compileSchema, compileSections } from "./compile-section.ts";
import { compileWeight, FormCompiler } from "./compile-forms.ts";
import type { ConditionSource, FollowsSource, NeedsSource, NoteContractSource, SelectorSource } from "./source.ts";

/** Makes a `note` contract, valid by its schema, ready for the rules. */
export function compileNoteContract(source: NoteContractSource): NoteContract {
  const forms = new FormCompiler(source.parts);
  const { path, frontmatter, title, lineRanges, stubs, classes, isolation, tasks, data, size, index, items, git, values } = source;
  const format = source.format ?? "markdown";
  const numbers = { start: { type: "integer" }, end: { type: "integer" } } as const;
  const stub = stubs === undefined ? undefined : forms.one(stubs.suffix);
  const range = lineRanges === undefined ? undefined : forms.one(lineRanges.suffix, numbers);
  return {
    ...compileBase(source, source.name),
    kind: "note",
    name: source.name,
    // A file that is no Markdown has the kind of data, of which no rule reads Markdown.
    files: (source.files ?? []).map((glob) => ({ glob: compileGlob(glob), kind: format === "yaml" ? "task" : "note" })),
    format,
    signs: forms.all(source.signs),
    path: path === undefined ? undefined : { ...compileWeight(path), forms: forms.all(path.forms) },
    frontmatter: frontmatter === undefined ? undefined : { ...compileWeight(frontmatter), required: frontmatter.required ?? false, schema: compileSchema(frontmatter.schema) },
    title: title === undefined ? undefined : { ...compileWeight(title), forms: forms.all(title.forms), required: title.required ?? true },
    fields: compileLabels(source.fields, forms),
    fieldsInOrder: source.fieldsInOrder ?? false,
    sections: compileSections(source, forms),
    order: source.order === undefined ? undefined : { keys: source.order, severity: source.orderSeverity ?? "error", consequence: source.orderConsequence },
    otherSections: source.otherSections ?? true,
    suffixes: [...(source.suffixes ?? []).map((suffix) => forms.one(suffix)), range, stub].filter((each) => each !== undefined),
    lineRanges: lineRanges === undefined || range === undefined ? undefined : { ...compileWeight(lineRanges), suffix: range, exact: forms.one(lineRanges.suffix, numbers, true), level: lineRanges.level ?? 2 },
    stubs: stubs === undefined || stub === undefined ? undefined : { ...compileWeight(stubs), suffix: stub },
    classes: classes === undefined ? undefined : { ...compileWeight(classes), level: classes.level ?? 2, classes: Object.entries(classes.words).map(([name, words]) => ({ name, words: lower(words) })), otherwise: classes.otherwise, loses: classes.loses },
    isolation: isolation === undefined ? undefined : { ...compileWeight(isolation), except: isolation.except ?? [] },
    tasks: tasks === undefined ? undefined : { ...compileWeight(tasks), states: new Set(tasks.states) },
    states: new Map(Object.entries(source.states ?? {}).map(([state, words]) => [state, lower(words)])),
    data: data === undefined ? undefined : { ...compileWeight(data), schema: compileSchema(data.schema) },
    size: size === undefined ? undefined : { ...compileWeight(size), lines: size.lines ?? Infinity, characters: size.characters ?? Infinity },
    values: values === undefined ? undefined : { ...compileWeight(values), schema: compileSchema(values.schema) },
    relations: (source.relations ?? []).map(compileRelation),
    conditions: (source.conditions ?? []).map((each) => compileCondition(each, forms)),
    phrases: (source.phrases ?? []).map(({ name, words, in: place, sections, without, reason, advice, ...weight }) => ({ ...compileWeight(weight), name, words, in: place ?? "text", sections: sections ?? [], without: lower(without), reason, advice })),
    index: index === undefined ? undefined : { ...compileWeight(index), file: index.file, section: index.section, part: index.part, when: index.when === undefined ? undefined : compileSelector(index.when, forms) },
    items: items === undefined ? undefined : { ...compileWeight(items), forms: forms.all(items.forms) },
    follows: (source.follows ?? []).map((each) => compileFollows(each, forms)),
    git: git === undefined ? undefined : { ...compileWeight(git), file: git.file },
  };
}

function compileFollows({ note, file, named, when, sections, done, ...weight }: FollowsSource, forms: FormCompiler): FollowsContract {
  return {
    ...compileWeight(weight),
    note,
    file: file === undefined ? undefined : compilePath(file),
    named: named === undefined ? undefined : compileGlob(named),
    when: when === undefined ? undefined : compileSelector(when, forms),
    sections: new Map(Object.entries(sections)),
    done,
  };
}

function compileCondition({ name, given, when, unless, needs, forbids, reason, advice, ...weight }: ConditionSource, forms: FormCompiler): ConditionContract {
  const selector = (source: SelectorSource | undefined): SelectorContract | undefined => (source === undefined ? undefined : compileSelector(source, forms));
  const needed = (source: NeedsSource | undefined): NeedsContract | undefined => (source === undefined ? undefined : { ...compileSelector(source, forms), where: source.where ?? "anywhere", same: source.same ?? [] });
  return { ...compileWeight(weight), name, given: selector(given), when: selector(when), unless: selector(unless), needs: needed(needs), forbids: needed(forbids), reason, advice };
}

function compileSelector(source: SelectorSource, forms: FormCompiler): SelectorContract {
  return {
    sections: source.section === undefined ? [] : typeof source.section === "string" ? [source.section] : source.section,
    text: lower(source.text),
    without: lower(source.without),
    label: source.label,
    forms: forms.all(source.forms),
    state: source.state ?? [],
    stub: source.stub,
    atLeast: source.atLeast ?? 1,
  };
}

function lower(words: readonly string[] | undefined): string[] {
  return (words ?? []).map((word) => word.toLowerCase());
}
