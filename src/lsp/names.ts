/** The names of the server's section of settings, its commands and its own request, as clients know them. */
export const settingsSection = "markerlint";

/** The kind of the action that applies every safe fix. */
export const fixAllKind = "source.fixAll.markerlint";

/** Commands that actions carry; the server runs them. */
export const commandNames = { openPage: "markerlint.showRulePage", select: "markerlint.selectText" } as const;

/** Asks what the server sees in a document: `{ uri }` gives an `Inspected`. */
export const inspectRequest = "markerlint/inspect";

export interface Inspected {
  /** What the document is; absent where it is not linted. */
  readonly kind?: string;
  /** Why it is not linted. */
  readonly reason?: string;
  /** What `markerlint inspect` prints. */
  readonly text?: string;
}

/** The characters behind which clients ask for completions by themselves. */
export const triggerCharacters = [":", " ", "-", "/", "#", "(", "*"];

/**
 * The languages of Markdown documents, as editors call them. VS Code has languages of its own for what agent clients read
 * (https://code.visualstudio.com/docs/copilot/customization/overview): a `SKILL.md` is no `markdown` there.
 */
export const markdownLanguages: readonly string[] = ["markdown", "skill", "chatagent", "prompt", "instructions"];
