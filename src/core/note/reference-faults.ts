import type { Span } from "../span.ts";
import { isGroupOf } from "./ordinal.ts";
import type { RefersContract } from "./section-contract.ts";
import type { Note, NoteLabel, NoteSection } from "./view.ts";

/** A section named where it is not, or not where it must be; the code is the id of the message. */
export interface ReferenceFault {
  readonly code: "missing" | "order" | "own";
  readonly at: Span;
  readonly weight: RefersContract;
  readonly data: Readonly<Record<string, string>>;
}

/** The sections that labels name, compared with those that are there. */
export function findReferenceFaults({ sections }: Note): ReferenceFault[] {
  const byKey = new Map<string, NoteSection[]>();
  for (const section of sections) {
    if (section.contract === undefined) continue;
    const group = byKey.get(section.contract.key);
    if (group === undefined) byKey.set(section.contract.key, [section]);
    else group.push(section);
  }
  return sections.flatMap((section) =>
    (section.contract?.refers ?? []).flatMap((refers) => {
      const targets = refers.to.flatMap((key) => byKey.get(key) ?? []);
      return section.labels.filter(({ contract }) => contract?.label === refers.label).flatMap((label) => checkLabel(section, label, refers, targets));
    }),
  );
}

function checkLabel(section: NoteSection, { value }: NoteLabel, refers: RefersContract, targets: readonly NoteSection[]): ReferenceFault[] {
  const list = beforeAny(value.text, refers.until);
  return refers.forms.flatMap((form) =>
    form.matchAll(list).flatMap((match): ReferenceFault[] => {
      const number = match.parts.get(refers.part)?.text ?? "";
      const text = value.text.slice(match.start, match.end);
      const named = targets.filter(({ parts }) => parts.get(refers.part)?.text.toLowerCase() === number.toLowerCase());
      const rest = { at: value.span, weight: refers };
      const name = section.name.text;
      if (named.length === 0) {
        // The number of a group, `Phase 1` where there are 1A and 1B, names all of them.
        if (targets.some(({ parts }) => isGroupOf(number, parts.get(refers.part)?.text ?? ""))) return [];
        const known = [...new Set(targets.map((target) => target.parts.get(refers.part)?.text ?? ""))].join(", ");
        return [{ ...rest, code: "missing", data: { text, known } }];
      }
      if (named.every((target) => target === section)) return [{ ...rest, code: "own", data: { name } }];
      const isLater = named.every((target) => target.section.span.start > section.section.span.start);
      return refers.order === "before" && isLater ? [{ ...rest, code: "order", data: { text, name } }] : [];
    }),
  );
}

/** A text up to the first of some phrases in lower case. */
function beforeAny(text: string, phrases: readonly string[]): string {
  const lower = text.toLowerCase();
  // Only where lower case moves nothing do places in both texts agree.
  const places = lower.length === text.length ? phrases.map((phrase) => lower.indexOf(phrase)).filter((at) => at !== -1) : [];
  return text.slice(0, Math.min(text.length, ...places));
}
