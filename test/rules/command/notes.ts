import type { CommandContractSource } from "../../../src/contract/command/source.ts";

/** A command that no built-in contract knows, as a project declares it. */
export const notes: CommandContractSource = {
  contract: "command",
  name: "notes",
  names: ["tools/notes.py", "notes"],
  bare: ["the notes"],
  negations: ["in the past"],
  flags: {
    root: { value: "required", aliases: ["r"], pattern: "^/", shape: "an absolute path" },
    verbose: { aliases: ["v"] },
    store: { value: "required", forbidden: {} },
  },
  subcommands: {
    add: {
      aliases: ["new"],
      flags: {
        title: { value: "required", required: true },
        kind: { value: "required", allowed: ["idea", "task"] },
        text: { value: "required", separate: { except: ["root"] } },
        stdin: {},
        color: { value: "optional", allowed: ["red", "blue"] },
      },
      exclusive: [{ flags: ["text", "stdin"] }],
      anyOf: [{ flags: ["text", "stdin"], when: { flag: "kind", values: ["task"] } }],
    },
    list: { output: { notPipedTo: ["head", "read", "for"], mayHideErrors: false }, arguments: [{ name: "word", rest: true }] },
    show: { arguments: [{ name: "id", required: true, pattern: "^[0-9]+$", shape: "a number" }, { name: "part" }] },
    drop: { forbidden: { instead: "run `notes hide`" } },
    from: { flags: { since: { value: "required" }, until: { value: "required" } }, together: [{ flags: ["since", "until"] }], openFlags: true },
  },
};

/** A call with arguments in parentheses. */
export const send: CommandContractSource = {
  contract: "command",
  name: "send",
  form: "call",
  names: ["Send", "mail.send"],
  flags: {
    to: { required: true },
    text: { required: true, pattern: "^\\[(?P<who>[a-z]+)\\] ", shape: "a name in brackets", agrees: { who: "to" } },
  },
  result: { lacks: ["body"] },
};

/** A name with values in braces. */
export const wait: CommandContractSource = {
  contract: "command",
  name: "wait",
  form: "braces",
  names: ["wait"],
  flags: {
    reason: { required: true },
    who: { allowed: ["lead", "user"] },
    since: { required: true },
  },
};

/** A module that is not to be imported. */
export const store: CommandContractSource = { contract: "command", name: "store", form: "import", names: ["notes_store"], forbidden: {} };

/** A fence of a language. */
export function fence(language: string, ...lines: readonly string[]): string {
  return `\`\`\`${language}\n${lines.join("\n")}\n\`\`\`\n`;
}

export function bash(...lines: readonly string[]): string {
  return fence("bash", ...lines);
}
