import type { NodeType } from "../markdown.ts";
import type { Span } from "../span.ts";
import type { Form } from "./form.ts";
import type { Note, NoteSection } from "./view.ts";

/** The Markdown nodes that `Document.notes` asks for. */
export const noteNodes = ["heading", "code", "html", "table", "listItem"] as const satisfies readonly NodeType[];

/** Where a finding about a note as a whole stands: its title, or its beginning. */
export function placeOf({ title }: Note): Span {
  return title?.span ?? { start: 0, end: 0 };
}

/** The heading that a form stands for, with its marks. */
export function headingLine(form: Form | undefined, level: number): string {
  return `${"#".repeat(level)} ${form?.template ?? ""}`;
}

/** Whether a section is a stub that a tool left. */
export function isStub({ contract }: Note, { suffixes }: NoteSection): boolean {
  return contract.stubs !== undefined && suffixes.some(({ form }) => form === contract.stubs?.suffix);
}
