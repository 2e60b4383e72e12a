import { CompletionItemKind } from "vscode-languageserver/node";
import { ruleEntries } from "../../../rules/index.ts";
import type { MarkerContract } from "../../core/contract.ts";
import { directiveActions } from "../../core/directives.ts";
import type { HeadPattern } from "../../core/head-pattern.ts";
import { escapeSnippet } from "../edits.ts";
import { contractWords } from "./contract-words.ts";
import type { Cursor, Suggestion } from "./cursor.ts";
import { ruleWords } from "./rule-words.ts";
import type { View } from "./view.ts";

/** Ids of rules in a directive: those that found something in the document first. */
export function directiveCompletions({ analysis }: View, { before, range }: Cursor): readonly Suggestion[] | undefined {
  const match = /(?:<!--|#)[ \t]*markerlint-[\w-]+[ \t]+(?:[\w/-]+[, \t]+)*([\w/-]*)$/.exec(before);
  if (match === null || / -- /.test(match[0])) return undefined;
  const typed = match[1] ?? "";
  // What is said of directives themselves comes from the one that is being written.
  const found = new Set(analysis.diagnostics.map(({ ruleId }) => ruleId).filter((id) => !id.startsWith("directives/")));
  const ordered = [...ruleEntries].sort((a, b) => Number(found.has(b.id)) - Number(found.has(a.id)));
  return ordered.map((entry) => ({ label: entry.id, kind: CompletionItemKind.Value, range: range(typed.length), text: entry.id, detail: found.has(entry.id) ? "found here" : undefined, documentation: ruleWords(entry) }));
}

/** Heads of markers and words of directives behind `<!--`. */
export function markerCompletions({ contracts }: View, { before, behind, range }: Cursor): readonly Suggestion[] | undefined {
  const typed = /<!--[ \t]*[\w.-]*$/.exec(before)?.[0];
  if (typed === undefined) return undefined;
  // Editors write the end of a comment by themselves.
  const rest = /^[ \t]*-->/.exec(behind)?.[0] ?? "";
  const place = range(typed.length, rest.length);
  const markers = contracts.flatMap((contract) => [contract.head, ...(contract.pair === undefined ? [] : [contract.pair.end])].map((head) => headSuggestion(contract, head)));
  const directives = directiveActions.map((action) => ({
    label: `markerlint-${action}`,
    kind: CompletionItemKind.Keyword,
    text: `<!-- markerlint-${action}  -->`,
    snippet: `<!-- markerlint-${action} \${1:rule} -- \${2:the reason} -->`,
  }));
  return [...markers, ...directives].map((each) => ({ ...each, range: place, filter: `<!-- ${each.label}` }));
}

function headSuggestion(contract: MarkerContract, head: HeadPattern): Omit<Suggestion, "range"> {
  return {
    label: head.template,
    kind: CompletionItemKind.Event,
    text: `<!-- ${head.template} -->`,
    snippet: `<!-- ${headSnippet(head)} -->`,
    detail: contract.family,
    documentation: contractWords(contract),
  };
}

/** The head with a place for each parameter, and the words of an enumeration to choose from. */
function headSnippet({ template, parameters }: HeadPattern): string {
  const names = [...parameters.keys()];
  return template
    .split(/(\{[\w-]+\})/)
    .map((part) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      const parameter = name === undefined ? undefined : parameters.get(name);
      if (name === undefined || parameter === undefined) return escapeSnippet(part);
      const place = String(names.indexOf(name) + 1);
      return parameter.type === "enum" ? `\${${place}|${parameter.words.map((word) => word.replaceAll(/[\\|,$}]/g, "\\$&")).join(",")}|}` : `\${${place}:${name}}`;
    })
    .join("");
}

/** The heading of the section that repeats a payload, and the labels of its bullets. */
export function mirrorCompletions({ document, contracts }: View, { before, offset, range }: Cursor): readonly Suggestion[] | undefined {
  const heads = new Set(document.markers().map(({ contract }) => contract.family));
  const mirroring = contracts.filter(({ family, mirror }) => mirror !== undefined && heads.has(family));
  const heading = /^#{1,6}[ \t]+(.*)$/.exec(before)?.[1];
  if (heading !== undefined) return unique(mirroring.flatMap(({ mirror }) => (mirror === undefined ? [] : [mirror.title]))).map((title) => suggestion(title, title, heading.length));
  const label = /^[ \t]*[-*+][ \t]+\*\*([^*]*)$/.exec(before)?.[1];
  if (label === undefined) return undefined;
  const around = document.mirrors().filter(({ span }) => span.start <= offset && offset <= span.end);
  return unique(around.flatMap(({ contract }) => [...(contract.mirror?.bullets.keys() ?? [])])).map((each) => suggestion(each, `${each}**: `, label.length));

  function suggestion(name: string, text: string, typed: number): Suggestion {
    return { label: name, kind: CompletionItemKind.Text, range: range(typed), text };
  }
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
