import type { Hover, Position } from "vscode-languageserver/node";
import { ruleEntries } from "../../../rules/index.ts";
import { findDirectives } from "../../core/directives.ts";
import { contains } from "../../core/span.ts";
import type { Session } from "../session.ts";
import { contractSubject, type Words } from "./hover-subject.ts";
import { ruleWords } from "./rule-words.ts";
import { viewOf, type View } from "./view.ts";

/** What is known of the place under the pointer: rules of the findings there, and what contracts and clients say of what stands there. */
export async function hover(session: Session, uri: string, position: Position, markdown: boolean): Promise<Hover | null> {
  const view = await viewOf(session, uri);
  if (view === undefined) return null;
  const offset = view.snapshot.offsetAt(position);
  const subject = directiveRule(view, offset) ?? contractSubject(view, offset);
  const parts = [...new Set([...findingsAt(view, offset), ...(subject === undefined ? [] : [subject])].map(({ text }) => text))];
  if (parts.length === 0) return null;
  const range = subject === undefined ? undefined : view.snapshot.range(subject.at);
  const value = parts.join("\n\n---\n\n");
  return { contents: markdown ? { kind: "markdown", value } : { kind: "plaintext", value: value.replaceAll(/[*`]/g, "") }, ...(range !== undefined && { range }) };
}

function findingsAt({ analysis }: View, offset: number): Words[] {
  const here = { start: offset, end: offset };
  return analysis.diagnostics
    .filter(({ region }) => contains(region, here))
    .flatMap(({ ruleId, region }) => ruleEntries.filter(({ id }) => id === ruleId).map((entry) => ({ at: region, text: ruleWords(entry) })));
}

function directiveRule({ document }: View, offset: number): Words | undefined {
  const here = { start: offset, end: offset };
  const rule = findDirectives(document).flatMap(({ rules }) => rules).find(({ span }) => contains(span, here));
  const entry = ruleEntries.find(({ id, meta }) => id === rule?.id || (rule !== undefined && meta.formerly?.includes(rule.id) === true));
  return rule === undefined || entry === undefined ? undefined : { at: rule.span, text: ruleWords(entry) };
}
