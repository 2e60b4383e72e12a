import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { ShellCommand, ShellExpansion, ShellSnippet, ShellWord } from "../../src/core/shell.ts";
import type { Span } from "../../src/core/span.ts";

/** By which a document says that its blocks share a shell, or that its reader carries the values over. */
const shared = /\b(?:same|one|single) (?:bash )?(?:shell|terminal|invocation)\b|\b(?:shell|variables?|environment)\b[^.\n]{0,40}\bpersists?\b|\bCLAUDE_ENV_FILE\b/i;
/** Commands whose arguments are names that they set. */
const setting = /^(?:read|export|local|declare|typeset|readonly|mapfile|readarray|getopts|unset|printf|source|\.)$/;
const name = /^[A-Za-z_]\w*/;
/** Loops set a name without a command. */
const loop = /\b(?:for|select)\s+([A-Za-z_]\w*)\b/g;

export default defineRule({
  id: "snippet/set-variable",
  meta: {
    summary: "Require a variable to be set in the block that uses it",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource", "prompt"],
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://code.claude.com/docs/en/tools-reference", claim: "each command runs in a process of its own, and variables do not persist between commands" },
      { url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_06_02", claim: "a parameter that is not set is replaced by nothing" },
    ],
  },
  messages: {
    elsewhere: "`${{name}}` is set in another block, in line {{line}}, and an agent that runs each block by itself finds it empty{{others}}; set it here too, or write one block.",
  },
  check(document, { report }) {
    const snippets = document.snippets("shell");
    if (snippets.length < 2 || shared.test(document.text)) return;
    const assigned = snippets.map(assignments);
    const found = new Map<string, { readonly at: Span; readonly line: number; readonly blocks: Set<number> }>();
    for (const [index, snippet] of snippets.entries()) {
      for (const { name: used, span } of snippet.commands.flatMap(uses)) {
        if (assigned[index]?.has(used) === true) continue;
        const place = assigned.find((each) => each.get(used) !== undefined)?.get(used);
        // A value for an unset one, as in `${NAME:-none}`, is prepared for that.
        if (place === undefined || /^\$\{\w+:?[-=?+]/.test(document.text.slice(span.start, span.end)) || isDiscouraged(document, snippet, span)) continue;
        const first = found.get(used) ?? { at: span, line: document.source.pointAt(place.start).line, blocks: new Set() };
        first.blocks.add(index);
        found.set(used, first);
      }
    }
    for (const [used, { at, line, blocks }] of found) {
      const more = blocks.size - 1;
      report("elsewhere", { at, data: { name: used, line: String(line), others: more === 0 ? "" : `, here and in ${String(more)} other block${more === 1 ? "" : "s"}` } });
    }
  },
});

/**
 * The names that a block sets, with the first place of each; without a place for one that is exported, which people do in the shell from
 * which they start an agent.
 */
function assignments({ commands, code, span }: ShellSnippet): ReadonlyMap<string, Span | undefined> {
  const set = new Map<string, Span | undefined>();
  const add = (each: string, at: Span | undefined): void => {
    if (!set.has(each)) set.set(each, at);
  };
  for (const command of commands.flatMap(withInner)) {
    const isExport = command.name === "export";
    for (const { name: each, span: at } of command.assignments) add(each, isExport ? undefined : at);
    if (command.name === undefined || !setting.test(command.name)) continue;
    for (const { span: at, value } of command.words.slice(1)) {
      const each = name.exec(value ?? "")?.[0];
      if (each !== undefined) add(each, isExport ? undefined : at);
    }
  }
  for (const [, each = ""] of code.matchAll(loop)) add(each, span);
  return set;
}

/** The parameters that a command reads, those of the commands in it too. */
function uses({ words, assignments: set, redirections, heredocs }: ShellCommand): { readonly name: string; readonly span: Span }[] {
  const values = [...words, ...set.map(({ value }) => value), ...redirections.map(({ target }) => target)].filter((word): word is ShellWord => word !== undefined);
  return [...values.flatMap(({ expansions }) => expansions), ...heredocs.flatMap(({ expansions }) => expansions)].flatMap(read);
}

function read({ kind, name: each, span, commands }: ShellExpansion): { readonly name: string; readonly span: Span }[] {
  return kind === "parameter" && each !== undefined ? [{ name: each, span }] : commands.flatMap(uses);
}

function withInner(command: ShellCommand): ShellCommand[] {
  const expansions = [...command.words, ...command.assignments.flatMap(({ value }) => value ?? [])].flatMap((word) => word.expansions);
  return [command, ...expansions.flatMap(({ commands }) => commands.flatMap(withInner))];
}
