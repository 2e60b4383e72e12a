import type { Form } from "../../core/note/form.ts";
import type { LabelContract, SectionContract } from "../../core/note/section-contract.ts";

/** What a contract says of a section of a note, as Markdown. */
export function sectionWords({ heading, key, required, many, within, labels, consequence }: SectionContract): string {
  const rows = [
    `${required ? "required" : "may be left out"}${many ? ", may stand several times" : ""}${within === undefined ? "" : `, inside \`${within}\``}`,
    ...(labels.length === 0 ? [] : [`labels: ${labels.map(({ label }) => `\`${label}\``).join(", ")}`]),
    ...(consequence === undefined ? [] : [`where that does not hold: ${consequence}`]),
  ];
  return [`**${heading[0]?.template ?? key}**`, "", ...rows.map((row) => `- ${row}`)].join("\n");
}

/** What a contract says of a labelled line, as Markdown. */
export function labelWords({ label, required, filled, forms, most, consequence }: LabelContract): string {
  const rows = [
    `${required ? "required" : "may be left out"}${filled ? ", with a value" : ""}${most === Infinity ? "" : `, at most ${String(most)} ${most === 1 ? "value" : "values"}`}`,
    ...(forms.length === 0 ? [] : [`written as ${listed(forms)}`]),
    ...(consequence === undefined ? [] : [`where that does not hold: ${consequence}`]),
  ];
  return [`**${label}**`, "", ...rows.map((row) => `- ${row}`)].join("\n");
}

function listed(forms: readonly Form[]): string {
  return forms.map(({ template }) => `\`${template}\``).join(", ");
}
