import { behindColon } from "../behind-colon.ts";
import type { Related } from "../diagnostic.ts";
import type { Span } from "../span.ts";
import type { LabelContract, Weight } from "./section-contract.ts";
import type { NoteLabel } from "./view.ts";

/** What is wrong with labelled lines; the code is the id of the message, and the data is for it. */
export interface LabelFault {
  readonly code: "missing" | "form" | "empty" | "order" | "twice" | "most";
  /** Absent where a label is missing. */
  readonly at: Span | undefined;
  readonly weight: Weight;
  readonly data: Readonly<Record<string, string>>;
  readonly related: readonly Related[];
}

/** The messages of `LabelFault`. */
export const labelMessages = {
  missing: "{{place}} lacks `**{{label}}**:`{{consequence}}; add it.",
  form: "`{{label}}` is `{{value}}`, which is not of the form {{known}}{{consequence}}.",
  empty: "`{{label}}` has nothing behind it{{consequence}}; write it, or that there is none.",
  order: "`{{label}}` stands behind `{{before}}`{{consequence}}; put it in front.",
  twice: "`{{label}}` stands here a second time{{consequence}}; keep one.",
  most: "`{{label}}` has {{count}} values, and {{most}} at most is meant{{consequence}}; keep the one that counts.",
} as const;

/** Compares labelled lines with what a contract asks for; `place` names where they stand. */
export function findLabelFaults(labels: readonly NoteLabel[], contracts: readonly LabelContract[], inOrder: boolean, place: string): LabelFault[] {
  return [...missing(labels, contracts, place), ...labels.flatMap(valueFaults), ...repeated(labels), ...(inOrder ? misplaced(labels, contracts) : [])];
}

function missing(labels: readonly NoteLabel[], contracts: readonly LabelContract[], place: string): LabelFault[] {
  const found = new Set(labels.map(({ contract }) => contract));
  return contracts
    .filter((each) => each.required && !found.has(each))
    .map((each) => ({ code: "missing", at: undefined, weight: each, related: [], data: { place, label: each.label, consequence: behindColon(each.consequence) } }));
}

function valueFaults({ contract, label, labelSpan, value, parts, below, bullets }: NoteLabel): LabelFault[] {
  if (contract === undefined) return [];
  const rest = { weight: contract, related: [], data: { label, consequence: behindColon(contract.consequence) } };
  if (value.text === "") return contract.filled && below.length === 0 ? [{ ...rest, code: "empty", at: labelSpan }] : tooMany(bullets);
  if (contract.forms.length > 0 && parts === undefined) {
    const known = contract.forms.map(({ template }) => `\`${template}\``).join(", ");
    return [{ ...rest, code: "form", at: value.span, data: { ...rest.data, value: value.text, known } }];
  }
  return tooMany(value.text.split(/;\s/).length + bullets);

  function tooMany(count: number): LabelFault[] {
    if (contract === undefined || count <= contract.most) return [];
    return [{ ...rest, code: "most", at: labelSpan, data: { ...rest.data, count: String(count), most: String(contract.most) } }];
  }
}

function repeated(labels: readonly NoteLabel[]): LabelFault[] {
  const first = new Map<LabelContract, NoteLabel>();
  return labels.flatMap((each): LabelFault[] => {
    const { contract, label, labelSpan } = each;
    if (contract === undefined) return [];
    const before = first.get(contract);
    if (before === undefined) {
      first.set(contract, each);
      return [];
    }
    return [{ code: "twice", at: labelSpan, weight: contract, related: [{ at: before.labelSpan, message: "the first one" }], data: { label, consequence: behindColon(contract.consequence) } }];
  });
}

function misplaced(labels: readonly NoteLabel[], contracts: readonly LabelContract[]): LabelFault[] {
  let last: { readonly rank: number; readonly label: string } | undefined;
  const seen = new Set<LabelContract>();
  return labels.flatMap((each): LabelFault[] => {
    // What stands twice is told already.
    if (each.contract === undefined || seen.has(each.contract)) return [];
    seen.add(each.contract);
    const rank = contracts.indexOf(each.contract);
    if (last !== undefined && rank < last.rank) {
      return [{ code: "order", at: each.labelSpan, weight: each.contract, related: [], data: { label: each.label, before: last.label, consequence: behindColon(each.contract.consequence) } }];
    }
    last = { rank, label: each.label };
    return [];
  });
}
