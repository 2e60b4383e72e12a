import type { HeadMatch, HeadPart, HeadPattern, ParameterContract } from "../core/head-pattern.ts";
import { compileNearHead } from "./near-head.ts";
import { escapePattern } from "./escape-pattern.ts";
import { compileParameters } from "./parameters.ts";
import type { ParametersSource } from "./source.ts";

const parameterPlace = /\{([A-Za-z_]\w*)\}/;

/** The texts and names of a head in turn, the text first. */
export function headParts(head: string): string[] {
  return head.split(parameterPlace);
}

/**
 * Makes a declared head ready. Contracts may come from strangers, so the patterns hold nothing but words of the contract
 * and fixed classes of characters, and run in linear time: a parameter takes all it can, up to the text behind it, and
 * gives nothing back. `separators` are signs that may stand right behind the head, besides white space.
 */
export function compileHeadPattern(head: string, sources: ParametersSource = {}, separators = ""): HeadPattern {
  const parts = headParts(head);
  const names = [...new Set(parts.filter((_, index) => index % 2 === 1))];
  const parameters = compileParameters(names, sources);
  const literals = parts.filter((_, index) => index % 2 === 0);
  // Behind a sign such as a colon anything may stand; behind a letter it would be another head.
  const follow = /[\w-]$|^$/.test(literals.at(-1) ?? "") ? `(?=$|[\\s${escapeClass(separators)}])` : "";
  const strict = new RegExp(`^${pattern(parts, (name, behind) => parameterPattern(parameters.get(name), behind))}${follow}`, "d");
  const loose = new RegExp(`^${pattern(parts, (_, behind) => upTo(String.raw`\S`, behind))}${follow}`, "d");
  const near = compileNearHead(parts);
  return {
    template: head,
    literals,
    parameters,
    match: (text) => toMatch(strict.exec(text)),
    matchLoosely: (text) => toMatch(loose.exec(text)),
    matchNearly: (text) => near(text),
    fill: (texts) => parts.map((part, index) => (index % 2 === 0 ? part : (texts.get(part) ?? `{${part}}`))).join(""),
  };
}

function pattern(parts: readonly string[], parameter: (name: string, behind: string) => string): string {
  const known = new Set<string>();
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapePattern(part);
      // A parameter that stands twice has the same text both times.
      if (known.has(part)) return String.raw`\k<${part}>`;
      known.add(part);
      // A lookahead is left only once, and the reference behind it takes what was found.
      return String.raw`(?=(?<${part}>${parameter(part, parts[index + 1] ?? "")}))\k<${part}>`;
    })
    .join("");
}

function parameterPattern(parameter: ParameterContract | undefined, behind: string): string {
  switch (parameter?.type) {
    case "enum":
      return [...parameter.words].sort((a, b) => b.length - a.length).map(escapePattern).join("|");
    case "integer":
      return upTo(String.raw`\d`, behind);
    case "version":
      return upTo(String.raw`[\d.]`, behind);
    case "word":
    case undefined:
      return upTo(String.raw`[\w-]`, behind);
  }
}

function upTo(unit: string, behind: string): string {
  return behind === "" ? `${unit}+` : `(?:(?!${escapePattern(behind)})${unit})+`;
}

function toMatch(match: RegExpExecArray | null): HeadMatch | undefined {
  if (match === null) return undefined;
  const parameters = new Map<string, HeadPart>();
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    parameters.set(name, { text: match.groups?.[name] ?? "", span: { start: range[0], end: range[1] } });
  }
  return { end: match[0].length, parameters };
}

function escapeClass(text: string): string {
  return text.replaceAll(/[\\\]^-]/g, String.raw`\$&`);
}
