import { forEachChild, parse, type Command, type HereDoc, type ParsedScript, type Redirection, type SyntaxNode, type Word } from "unbash";
import type { ShellAssignment, ShellCommand, ShellExpansion, ShellHeredoc, ShellQuoting, ShellRedirection, ShellSnippet, ShellWord } from "../../core/shell.ts";
import type { SnippetFault } from "../../core/snippet.ts";
import { compareSpans, type Span } from "../../core/span.ts";
import { hidePlaceholders, placeholderUnit } from "./placeholders.ts";
import { baseOf, type SnippetCode } from "./snippet-code.ts";

/** A command while its neighbours are not known yet. */
type Draft = { -readonly [Key in keyof ShellCommand]: ShellCommand[Key] };

type UnbashExpansion = Extract<SyntaxNode, { type: "SimpleExpansion" | "ParameterExpansion" | "CommandExpansion" | "ArithmeticExpansion" | "ProcessSubstitution" }>;

/** Reads a shell script with unbash, which never throws and keeps what it understood of a faulty one. */
export function readShell(source: SnippetCode): ShellSnippet {
  const script = parse(hidePlaceholders(source.code));
  const reader = new ShellReader(source);
  reader.read(script);
  return {
    ...baseOf(source, reader.faults.sort((a, b) => compareSpans(a.span, b.span))),
    language: "shell",
    commands: reader.commands.sort((a, b) => compareSpans(a.span, b.span)),
    emptyBodies: reader.emptyBodies.sort(compareSpans),
  };
}

/** Substitutions nested deeper than this are not read: no person writes them, and each level costs many stack frames. */
const deepestSubstitution = 20;

class ShellReader {
  readonly commands: ShellCommand[] = [];
  readonly faults: SnippetFault[] = [];
  readonly emptyBodies: Span[] = [];
  readonly #source: SnippetCode;
  #depth = 0;

  constructor(source: SnippetCode) {
    this.#source = source;
  }

  /** Reads everything below a node and gives its commands that stand in no substitution, in order. */
  read(node: SyntaxNode): Draft[] {
    switch (node.type) {
      case "Script":
        return this.#script(node);
      case "Command":
        return [this.#command(node)];
      case "AndOr": {
        const parts = node.commands.map((each) => this.read(each));
        for (const [index, operator] of node.operators.entries()) {
          const last = parts[index]?.at(-1);
          if (last !== undefined) last.next = { operator, command: parts[index + 1]?.[0] };
        }
        return parts.flat();
      }
      case "Pipeline": {
        const parts = node.commands.map((each) => this.read(each));
        for (const [index, part] of parts.entries()) {
          const last = part.at(-1);
          if (last !== undefined) last.pipedTo = parts[index + 1]?.[0];
        }
        const all = parts.flat();
        const last = all.at(-1);
        if (last !== undefined && node.prefixes.some(({ type }) => type === "Negation")) last.tested = true;
        return all;
      }
      case "If":
      case "Elif":
      case "While": {
        const found = this.#children(node);
        // The status of the clause is that of its last command.
        const last = found.filter(({ span }) => span.end <= this.#outer(node.clause).end).at(-1);
        if (last !== undefined) last.tested = true;
        return found;
      }
      case "Word":
      case "Assignment":
      case "Redirect":
      case "HereString":
      case "HereDoc":
        // Of a compound command: what stands in its words is read for the sake of its substitutions.
        for (const word of wordsIn(node)) this.#word(word);
        if (node.type === "HereDoc") this.#heredoc(node);
        return [];
      default:
        return this.#children(node);
    }
  }

  #script(script: ParsedScript): Draft[] {
    // A script between escaped backticks has offsets into a text of its own.
    if (script.source !== undefined) return [];
    for (const { message, pos } of script.errors ?? []) {
      const span = this.#token(pos);
      if (/^expected command (?:after '(?:then|else|do)'|in brace group)$/.test(message)) this.emptyBodies.push(span);
      this.faults.push({ span, reason: message.replaceAll("'", "`") });
    }
    return this.#children(script);
  }

  #children(node: SyntaxNode): Draft[] {
    const found: Draft[] = [];
    forEachChild(node, (child) => found.push(...this.read(child)));
    return found;
  }

  #command(node: Command): Draft {
    const assignments: ShellAssignment[] = [];
    const words: ShellWord[] = node.name === undefined ? [] : [this.#word(node.name)];
    const redirections: ShellRedirection[] = [];
    const heredocs: ShellHeredoc[] = [];
    for (const part of [...node.prefix, ...node.suffix]) {
      switch (part.type) {
        case "Word":
          words.push(this.#word(part));
          break;
        case "Assignment": {
          const { value } = part;
          if (value.type === "ArrayValue") for (const element of value.elements) this.#word(element);
          const assignment = { span: this.#outer(part), name: part.name, value: value.type === "Word" ? this.#word(value) : undefined };
          // Behind a name, as in `export A=b` or `dd if=x`, it is a word like others.
          if (node.name === undefined || part.pos < node.name.pos) assignments.push(assignment);
          else words.push({ ...(assignment.value ?? emptyWord), span: assignment.span, value: undefined });
          break;
        }
        case "HereDoc":
          heredocs.push(this.#heredoc(part));
          break;
        default:
          redirections.push(this.#redirection(part));
      }
    }
    const command: Draft = {
      span: this.#outer(node),
      name: words[0]?.value,
      words,
      assignments,
      redirections,
      heredocs,
      pipedTo: undefined,
      next: undefined,
      tested: false,
    };
    this.commands.push(command);
    return command;
  }

  #redirection(node: Exclude<Redirection, HereDoc>): ShellRedirection {
    return {
      span: this.#outer(node),
      operator: node.operator,
      descriptor: node.descriptor?.type === "FileDescriptor" ? node.descriptor.value : undefined,
      target: node.target === undefined ? undefined : this.#word(node.target),
    };
  }

  #heredoc(node: HereDoc): ShellHeredoc {
    const { delimiter, closing } = node;
    return {
      span: this.#outer(node),
      delimiter: { span: this.#outer(delimiter ?? node), text: delimiter?.value ?? "", quoted: delimiter?.quoted ?? false },
      stripsTabs: node.operator === "<<-",
      body: this.#outer(node.body),
      closing: closing === undefined ? undefined : this.#outer(closing),
      expansions: (node.body.parts ?? []).flatMap((part) => this.#expansions(part)),
    };
  }

  #word(node: Word): ShellWord {
    const expansions = (node.parts ?? []).flatMap((part) => this.#expansions(part));
    const hasPlaceholder = node.text.includes(placeholderUnit);
    return { span: this.#outer(node), value: expansions.length > 0 || hasPlaceholder ? undefined : node.value, quoting: quotingOf(node), hasPlaceholder, expansions };
  }

  #expansions(node: SyntaxNode): ShellExpansion[] {
    switch (node.type) {
      case "SimpleExpansion":
      case "ParameterExpansion":
      case "CommandExpansion":
      case "ArithmeticExpansion":
      case "ProcessSubstitution":
        return [{ span: this.#outer(node), kind: kindOf(node), name: nameOf(node), commands: this.#substitution(node) }];
      default: {
        const found: ShellExpansion[] = [];
        forEachChild(node, (child) => found.push(...this.#expansions(child)));
        return found;
      }
    }
  }

  #substitution(node: UnbashExpansion): readonly ShellCommand[] {
    if (this.#depth >= deepestSubstitution) return [];
    this.#depth += 1;
    try {
      return this.#children(node);
    } finally {
      this.#depth -= 1;
    }
  }

  #outer({ pos, end }: { readonly pos: number; readonly end: number }): Span {
    return this.#source.map.spanToOuter({ start: pos, end });
  }

  /** The word or sign at an offset of the script; empty at the end of a line. */
  #token(pos: number): Span {
    const length = /^(?:[\w.-]+|\S)?/.exec(this.#source.code.slice(pos, pos + 40))?.[0].length ?? 0;
    return this.#outer({ pos, end: pos + length });
  }
}

const emptyWord: Omit<ShellWord, "span"> = { value: undefined, quoting: "none", hasPlaceholder: false, expansions: [] };

function wordsIn(node: Extract<SyntaxNode, { type: "Word" | "Assignment" | "Redirect" | "HereString" | "HereDoc" }>): readonly Word[] {
  if (node.type === "Word") return [node];
  if (node.type === "HereDoc") return [];
  const word = node.type === "Assignment" ? node.value : node.target;
  return word?.type === "Word" ? [word] : [];
}

function quotingOf({ parts }: Word): ShellQuoting {
  const [first, second] = parts ?? [];
  if (first === undefined) return "none";
  const kinds = { SingleQuoted: "single", DoubleQuoted: "double", AnsiCQuoted: "ansi-c" } as const;
  const isQuoted = (type: string): type is keyof typeof kinds => type in kinds;
  if (second === undefined) return isQuoted(first.type) ? kinds[first.type] : "none";
  return (parts ?? []).some(({ type }) => isQuoted(type)) ? "mixed" : "none";
}

function kindOf(node: UnbashExpansion): ShellExpansion["kind"] {
  switch (node.type) {
    case "SimpleExpansion":
    case "ParameterExpansion":
      return "parameter";
    case "CommandExpansion":
      return node.text.startsWith("`") ? "backtick" : "command";
    case "ArithmeticExpansion":
      return "arithmetic";
    case "ProcessSubstitution":
      return "process";
  }
}

function nameOf(node: UnbashExpansion): string | undefined {
  if (node.type === "SimpleExpansion") return node.text.slice(1);
  return node.type === "ParameterExpansion" ? node.parameter : undefined;
}
