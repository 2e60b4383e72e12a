import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isDiscouraged
} from "./chunk-BPL5ZJG3.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-YIYL6WIJ.js";

// rules/snippet/no-hidden-failure.ts
var doing = /* @__PURE__ */ new Map([
  ["gh", /^(?:auth|config)$/],
  ["git", /^(?!(?:push|pull|fetch|clone|commit|merge|rebase|cherry-pick|tag)$)/],
  ["curl", void 0],
  ["wget", void 0],
  ["npm", /^(?:ls|list|view|outdated|audit)$/],
  ["pnpm", /^(?:ls|list|outdated|audit)$/],
  ["yarn", /^(?:list|why|outdated|audit)$/],
  ["pip", /^(?:show|list|uninstall)$/],
  ["uv", /^(?:pip)$/],
  ["cargo", void 0],
  ["make", /^(?:clean)$/],
  ["pytest", void 0],
  ["terraform", void 0],
  ["kubectl", /^(?:get|describe|create|delete|logs|version)$/]
]);
var no_hidden_failure_default = defineRule({
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
      { url: "https://mywiki.wooledge.org/BashFAQ/105", claim: "status that nobody reads lets a script go on with wrong data" }
    ]
  },
  messages: {
    ignored: '`|| {{nothing}}` lets the script go on when `{{command}}` fails; say what is done then, as in `|| { echo "\u2026" >&2; exit 1; }`.',
    silenced: "Whether `{{command}}` fails decides what is run next, but `2>/dev/null` hides why; leave its messages, or keep them in a file."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        if (!isDoing(command)) continue;
        const data = { command: nameOf(command) };
        const { next } = command;
        const nothing = next?.operator === "||" ? next.command?.name : void 0;
        if (next?.command !== void 0 && (nothing === "true" || nothing === ":")) {
          const at = next.command.span;
          if (!isDiscouraged(document, snippet, at)) report("ignored", { at, data: { ...data, nothing } });
          continue;
        }
        const silence = command.redirections.find(isSilence);
        if (silence === void 0 || next?.operator !== "&&" || isDiscouraged(document, snippet, silence.span)) continue;
        report("silenced", { at: silence.span, data });
      }
    }
  }
});
function isDoing({ name, words }) {
  if (name === void 0 || !doing.has(name)) return false;
  const harmless = doing.get(name);
  if (words.some(({ value }) => value === "--version" || value === "--help")) return false;
  const subcommand = words.slice(1).find(({ value }) => value?.startsWith("-") !== true)?.value ?? "";
  return harmless === void 0 || !harmless.test(subcommand);
}
function nameOf({ words }) {
  const end = words.findIndex(({ value }) => value === void 0 || !/^[a-z][\w-]*$/.test(value));
  return words.slice(0, Math.min(end === -1 ? words.length : Math.max(end, 1), 3)).map(({ value }) => value ?? "").join(" ");
}
function isSilence({ operator, descriptor, target }) {
  return target?.value === "/dev/null" && (operator === "&>" || operator.startsWith(">") && descriptor === 2);
}
export {
  no_hidden_failure_default as default
};
