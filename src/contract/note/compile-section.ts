import { labelKey, type DataContract, type EntriesContract, type LabelContract, type SectionContract } from "../../core/note/section-contract.ts";
import type { PayloadSchema } from "../../core/payload-schema.ts";
import type { JsonSchema } from "../json-schema.ts";
import { compilePayloadSchema } from "../payload-schema.ts";
import { compileWeight, type FormCompiler } from "./compile-forms.ts";
import type { EntriesSource, LabelSource, NoteContractSource, SectionSource } from "./source.ts";

/** Makes the sections of a contract ready, in the order in which it names them. */
export function compileSections(source: NoteContractSource, forms: FormCompiler): SectionContract[] {
  return Object.entries(source.sections ?? {}).map(([key, section]) => compileSection(key, section, forms));
}

function compileSection(key: string, source: SectionSource, forms: FormCompiler): SectionContract {
  const { series, first, data, state } = source;
  return {
    ...compileWeight(source),
    key,
    heading: forms.all(source.heading),
    level: source.level ?? 2,
    within: source.within,
    required: source.required ?? false,
    many: source.many ?? false,
    series: series === undefined ? undefined : { ...compileWeight(series), part: series.part, from: series.from ?? 1, ordered: series.ordered ?? true, with: series.with ?? [] },
    class: source.class,
    first: first === undefined ? undefined : { ...compileWeight(first), forms: forms.all(first.forms), ignoresCase: first.ignoresCase ?? false, later: first.later ?? false, name: first.name },
    labels: compileLabels(source.labels, forms),
    labelsInOrder: source.labelsInOrder ?? false,
    data: data === undefined ? undefined : compileData(data),
    entries: (source.entries ?? []).map((each) => compileEntries(each, forms)),
    entriesRequired: source.entriesRequired ?? false,
    entriesWeight: { severity: source.entriesSeverity ?? "error", consequence: source.entriesConsequence },
    state: state === undefined ? undefined : { ...compileWeight(state), heading: state.heading ?? false, label: state.label, tasks: state.tasks ?? false, boxes: forms.all(state.boxes), done: state.done ?? [] },
    refers: (source.refers ?? []).map((each) => ({ ...compileWeight(each), label: each.label, to: each.to, forms: forms.all(each.forms), part: each.part, order: each.order ?? "any", until: (each.until ?? []).map((phrase) => phrase.toLowerCase()) })),
    owner: source.owner,
  };
}

export function compileLabels(source: Readonly<Record<string, LabelSource>> | undefined, forms: FormCompiler): LabelContract[] {
  return Object.entries(source ?? {}).map(([label, each]) => ({
    ...compileWeight(each),
    label,
    keys: new Set([label, ...(each.also ?? [])].map(labelKey)),
    required: each.required ?? false,
    filled: each.filled ?? false,
    forms: forms.all(each.forms),
    starts: each.starts ?? false,
    most: each.most ?? Infinity,
  }));
}

const usualNames = { yaml: ["yaml", "yml"], json: ["json"], jsonl: ["jsonl", "ndjson", "json"] } as const;

function compileData(source: NonNullable<SectionSource["data"]>): DataContract {
  const language = source.language ?? "yaml";
  return { ...compileWeight(source), language, fenceNames: source.fenceNames ?? usualNames[language], required: source.required ?? true, schema: compileSchema(source.schema) };
}

function compileEntries(source: EntriesSource, forms: FormCompiler): EntriesContract {
  return {
    ...compileWeight(source),
    as: source.as,
    schema: compileSchema(source.schema),
    columns: source.columns ?? [],
    otherColumns: source.otherColumns ?? false,
    forms: forms.all(source.forms),
    minimum: source.minimum ?? 0,
  };
}

export function compileSchema(schema: JsonSchema | undefined): PayloadSchema | undefined {
  return schema === undefined ? undefined : compilePayloadSchema(schema);
}
