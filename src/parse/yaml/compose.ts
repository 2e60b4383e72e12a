import { Composer, type CST, type ParsedNode, type YAMLParseError } from "yaml";
import type { Span } from "../../core/span.ts";

/** What counts of an error of the library: `pos` is where it noticed the fault. */
export type LibraryError = Pick<YAMLParseError, "code" | "message" | "pos">;

export interface Composed {
  /** The value of the first document. */
  readonly contents: ParsedNode | null;
  /** The errors of the first document, in the order in which the library met them. */
  readonly errors: readonly LibraryError[];
  /** The `---` line that starts a second document, or the `...` line that ends the first one before more text. */
  readonly secondDocument: Span | undefined;
}

const options = {
  prettyErrors: false,
  // Judged by a rule that sees every pair; here it would need time with the square of the number of keys.
  uniqueKeys: false,
  keepSourceTokens: true,
  schema: "core",
  // Without the types of YAML 1.1 no value becomes a date, a set or bytes.
  resolveKnownTags: false,
} as const;

/** Composes the first document of a stream of tokens. The depth of the tokens must be limited: this recurses. */
export function compose(tokens: readonly CST.Token[], length: number): Composed {
  // The library makes an `Error` for each fault, and a text can hold a million: without their stacks it is ten times faster.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const documents = new Composer(options).compose(tokens, true, length);
    const first = documents.next().value ?? undefined;
    const second = documents.next().value ?? undefined;
    return {
      contents: first?.contents ?? null,
      errors: first?.errors ?? [],
      secondDocument: second === undefined ? undefined : secondDocument(tokens),
    };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function secondDocument(tokens: readonly CST.Token[]): Span | undefined {
  let documents = 0;
  let end: Span | undefined;
  for (const token of tokens) {
    if (token.type === "doc-end") end ??= { start: token.offset, end: token.offset + token.source.length };
    if (token.type !== "document") continue;
    documents += 1;
    if (documents < 2) continue;
    const start = token.start.find(({ type }) => type === "doc-start");
    return start === undefined ? end : { start: start.offset, end: start.offset + start.source.length };
  }
  return undefined;
}
