import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { ExampleSource, MarkerContractSource } from "../../src/contract/source.ts";
import { lintWith } from "../../src/testing/lint-with.ts";
import { given } from "../given.ts";
import { loadRules, root } from "../rule-modules.ts";

/**
 * What the readers of every family do with its marker, whatever it carries: a good example of the family is changed in one way, and
 * the rule for that must say so. Which changes a family minds, its contract tells.
 */
const folder = join(root, "schemas/contracts");
const contracts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".contract.yaml"))
  .map((name) => parse(readFileSync(join(folder, name), "utf8")) as { readonly contract: string })
  .filter((each): each is MarkerContractSource => each.contract === "marker");
const rules = (await loadRules()).filter(({ id }) => id.startsWith("marker/"));

interface Change {
  readonly what: string;
  readonly rule: string;
  /** The changed body, or `undefined` where the family does not mind. */
  readonly change: (contract: MarkerContractSource, text: string, mark: string) => string | undefined;
}

const firstLine = ({ placement }: MarkerContractSource): boolean => placement === "first-line";
const atLineStart = ({ placement }: MarkerContractSource): boolean => placement !== undefined && placement !== "anywhere";
const raw = ({ recognise }: MarkerContractSource): boolean => recognise === "raw-line" || recognise === "raw-text";
const when = (binds: boolean, text: string): string | undefined => (binds ? text : undefined);

const changes: readonly Change[] = [
  { what: "a line before it", rule: "marker/placement", change: (contract, text) => when(firstLine(contract), `A line.\n\n${text}`) },
  { what: "a blank line before it", rule: "marker/placement", change: (contract, text) => when(firstLine(contract), `\n${text}`) },
  { what: "white space before it", rule: "marker/placement", change: (contract, text) => when(firstLine(contract), ` ${text}`) },
  { what: "text before it on its line", rule: "marker/placement", change: (contract, text, mark) => when(atLineStart(contract), text.replace(mark, `See ${mark}`)) },
  { what: "a character of no width before it", rule: "marker/placement", change: (contract, text, mark) => when(atLineStart(contract), text.replace(mark, `\u200B${mark}`)) },
  { what: "a byte-order mark before it", rule: "marker/placement", change: (contract, text) => when(firstLine(contract), `\uFEFF${text}`) },
  { what: "text behind it", rule: "marker/alone-on-line", change: (contract, text, mark) => when(contract.aloneOnLine === true && contract.payload?.in !== "comment", text.replace(mark, `${mark} here`)) },
  { what: "the marker twice", rule: "marker/count", change: (contract, text) => when(contract.count?.maximum === 1, `${text}\n\n${text}`) },
  { what: "the marker in a fence", rule: "marker/no-live-mention", change: (contract, _, mark) => when(raw(contract), `\`\`\`md\n${closed(mark)}\n\`\`\`\n`) },
  { what: "the marker in a quote", rule: "marker/no-live-mention", change: (contract, _, mark) => when(contract.recognise === "raw-text", `> ${closed(mark)}\n`) },
  { what: "the marker in a code span", rule: "marker/no-live-mention", change: (contract, _, mark) => when(contract.recognise === "raw-text", `See \`${closed(mark)}\`.\n`) },
  { what: "capitals", rule: "marker/head-form", change: (_, text, mark) => text.replace(mark, mark.replace(/[a-z]/, (letter) => letter.toUpperCase())) },
  { what: "a placeholder for the number", rule: "marker/head-form", change: (contract, text, mark) => when(hasNumber(contract.parameters) && !isLonger(contract), text.replace(mark, mark.replace(/\d+/, "{ID}"))) },
  { what: "a comment that is never closed", rule: "marker/closed", change: ({ pair }, text, mark) => when(pair === undefined, text.slice(0, text.indexOf(mark)) + mark.replace(/ ?-->$/, "")) },
  { what: "a body that is too long", rule: "marker/body-length", change: ({ longestBody }, text) => when(longestBody !== undefined, `${text}\n${"x".repeat(longestBody ?? 0)}`) },
];

describe.each(contracts.map((contract) => [contract.family, contract] as const))("%s", (_, contract) => {
  const written = contract.examples?.good?.[0];
  const example: ExampleSource = typeof written === "string" ? { text: written } : (written ?? { text: "" });
  const { text, target } = example;
  const mark = markOf(contract, text);
  const reported = (body: string, under = target): string[] =>
    lintWith({ ...given, rules }, { kind: "comment", text: body, ...(under !== undefined && { target: under }) }).map(({ ruleId }) => ruleId);
  const minded = changes.flatMap(({ what, rule, change }) => {
    const changed = change(contract, text, mark);
    return changed === undefined ? [] : [[what, rule, changed] as const];
  });

  it("has a marker in its first good example", () => {
    expect(mark).not.toBe("");
  });

  it.each(minded)("%s: %s", (_what, rule, changed) => {
    expect(changed).not.toBe(text);
    expect(reported(changed)).toContain(rule);
  });

  const surfaces = surfacesOf(contract);
  it.runIf(surfaces.length > 0)("stands under its own issue or pull request alone", () => {
    const number = Number(/\d+/.exec(mark)?.[0]);
    const own = surfaces.find((surface) => target === undefined || target.startsWith(`${surface}/`)) ?? surfaces[0];
    expect(reported(text, `${own ?? ""}/${String(number)}`)).not.toContain("marker/target");
    expect(reported(text, `${own ?? ""}/${String(number + 1)}`)).toContain("marker/target");
    expect(reported(text, `${own === "issue" ? "pull-request" : "issue"}/${String(number)}`)).toContain("marker/target");
  });

  it.runIf(firstLine(contract))("keeps the marker of another family away", () => {
    const other = contracts.find((each) => firstLine(each) && each.family !== contract.family);
    const foreign = other?.head.replaceAll(/\{\w+\}/g, (name) => firstWord(other, name)) ?? "";
    expect(reported(`${text}\n\n<!-- ${foreign} -->\n`)).toContain("marker/no-foreign-family");
  });
});

/** The marker as the example writes it: up to the end of its comment, or of its head where a payload follows in the comment. */
function markOf({ head, payload }: MarkerContractSource, text: string): string {
  const pattern = head.split(/\{\w+\}/).map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`[\w.-]+?`);
  return new RegExp(payload?.in === "comment" ? `<!-- ${pattern}(?=\\s|$)` : `<!-- ${pattern} -->`).exec(text)?.[0] ?? "";
}

function closed(mark: string): string {
  return mark.endsWith("-->") ? mark : `${mark} -->`;
}

function hasNumber(parameters: MarkerContractSource["parameters"]): boolean {
  const declared = Object.values(parameters ?? {});
  return declared.length > 0 && declared.some((each) => "type" in each && each.type === "integer");
}

function surfacesOf({ parameters }: MarkerContractSource): string[] {
  return Object.values(parameters ?? {}).flatMap((each) => {
    if (!("refersTo" in each)) return [];
    return typeof each.refersTo === "string" ? [each.refersTo] : Object.values(each.refersTo).reverse();
  });
}

function firstWord({ parameters }: MarkerContractSource, name: string): string {
  const parameter = parameters?.[name.slice(1, -1)];
  return parameter !== undefined && "enum" in parameter ? (parameter.enum[0] ?? "") : "7";
}

/** Whether the head begins with that of another family, whose payload may follow it in the comment. */
function isLonger({ head }: MarkerContractSource): boolean {
  return contracts.some((other) => other.payload?.in === "comment" && head.startsWith(`${other.head} `));
}
