import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { ShellCommand, ShellRedirection } from "../../src/core/shell.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

/** Commands that change or fetch something, with the subcommands that only ask and may well fail. */
const doing: ReadonlyMap<string, RegExp | undefined> = new Map([
  ["gh", /^(?:auth|config)$/],
  ["git", /^(?!(?:push|pull|fetch|clone|commit|merge|rebase|cherry-pick|tag)$)/],
  ["curl", undefined],
  ["wget", undefined],
  ["npm", /^(?:ls|list|view|outdated|audit)$/],
  ["pnpm", /^(?:ls|list|outdated|audit)$/],
  ["yarn", /^(?:list|why|outdated|audit)$/],
  ["pip", /^(?:show|list|uninstall)$/],
  ["uv", /^(?:pip)$/],
  ["cargo", undefined],
  ["make", /^(?:clean)$/],
  ["pytest", undefined],
  ["terraform", undefined],
  ["kubectl", /^(?:get|describe|create|delete|logs|version)$/],
]);

export default defineRule({
  id: "snippet/no-hidden-failure",
  meta: {
    summary: "Disallow hiding that a command failed",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://google.github.io/styleguide/shellguide.html#s8.1-checking-return-values", claim: "return values are checked, and messages say what failed" },
      { url: "https://mywiki.wooledge.org/BashFAQ/105", claim: "status that nobody reads lets a script go on with wrong data" },
    ],
  },
  messages: {
    ignored: "`|| {{nothing}}` lets the script go on when `{{command}}` fails; say what is done then, as in `|| { echo \"…\" >&2; exit 1; }`.",
    silenced: "Whether `{{command}}` fails decides what is run next, but `2>/dev/null` hides why; leave its messages, or keep them in a file.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        if (!isDoing(command)) continue;
        const data = { command: nameOf(command) };
        const { next } = command;
        const nothing = next?.operator === "||" ? next.command?.name : undefined;
        if (next?.command !== undefined && (nothing === "true" || nothing === ":")) {
          const at = next.command.span;
          if (!isDiscouraged(document, snippet, at)) report("ignored", { at, data: { ...data, nothing } });
          continue;
        }
        const silence = command.redirections.find(isSilence);
        // Behind `||` something is done about it, and in `if` it is a question.
        if (silence === undefined || next?.operator !== "&&" || isDiscouraged(document, snippet, silence.span)) continue;
        report("silenced", { at: silence.span, data });
      }
    }
  },
});

function isDoing({ name, words }: ShellCommand): boolean {
  if (name === undefined || !doing.has(name)) return false;
  const harmless = doing.get(name);
  if (words.some(({ value }) => value === "--version" || value === "--help")) return false;
  const subcommand = words.slice(1).find(({ value }) => value?.startsWith("-") !== true)?.value ?? "";
  return harmless === undefined || !harmless.test(subcommand);
}

/** The words up to the first flag or argument that is not a plain word: `gh pr view`. */
function nameOf({ words }: ShellCommand): string {
  const end = words.findIndex(({ value }) => value === undefined || !/^[a-z][\w-]*$/.test(value));
  return words.slice(0, Math.min(end === -1 ? words.length : Math.max(end, 1), 3)).map(({ value }) => value ?? "").join(" ");
}

function isSilence({ operator, descriptor, target }: ShellRedirection): boolean {
  return target?.value === "/dev/null" && (operator === "&>" || (operator.startsWith(">") && descriptor === 2));
}
