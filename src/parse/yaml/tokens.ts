import { CST, Lexer, Parser } from "yaml";
import type { Span } from "../../core/span.ts";
import type { Cause } from "./cause.ts";
import { isClosedQuote } from "./quotes.ts";
import { yamlLimits } from "./limits.ts";

/** What one pass over a text gives; all spans are offsets into the text given. */
export interface YamlTokens {
  readonly tokens: readonly CST.Token[];
  /** Every comment, from `#` to the end of its line, in order. */
  readonly comments: readonly Span[];
  /** The first quoted scalar without a closing quote. `yaml` 2.9 takes `"C:\"` and `'it''` for closed. */
  readonly unclosedQuote: Span | undefined;
  /** Present when the pass was given up, so that the tokens end at this place. */
  readonly limit: (Cause & { readonly of: "depth" | "tokens" }) | undefined;
}

/** The lexer puts this before a plain or block scalar; a text that holds it is refused before it comes here. */
const scalarMark = "\u{1f}";

/** Marks that stand for no text: the start of a document and the end of a flow collection that is not closed. */
export function isZeroWidth(lexeme: string): boolean {
  return lexeme === "\u{2}" || lexeme === "\u{18}";
}

/** Splits a text into tokens, up to the limits on depth and number, without recursion. */
export function readTokens(text: string): YamlTokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const comments: Span[] = [];
  let unclosedQuote: Span | undefined;
  let limit: YamlTokens["limit"];
  let count = 0;
  let offset = 0;
  let scalarFollows = false;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (!scalarFollows && lexeme === scalarMark) {
      scalarFollows = true;
      continue;
    }
    const start = offset;
    if (scalarFollows || !isZeroWidth(lexeme)) offset += lexeme.length;
    if (!scalarFollows) {
      const first = lexeme[0];
      if (first === "#") comments.push({ start, end: offset });
      else if ((first === '"' || first === "'") && !isClosedQuote(lexeme)) unclosedQuote ??= { start, end: offset };
    }
    scalarFollows = false;
    count += 1;
    const reached = limitReached(parser.stack, count);
    if (reached !== undefined) {
      limit = { start, end: offset, ...reached };
      break;
    }
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens, comments, unclosedQuote, limit };
}

function limitReached(stack: readonly CST.Token[], count: number): Pick<NonNullable<YamlTokens["limit"]>, "of" | "reason"> | undefined {
  // The document stands at the bottom of the stack, and a scalar that is being read may stand on top.
  const depth = stack.length - 1 - (CST.isCollection(stack.at(-1)) ? 0 : 1);
  if (depth > yamlLimits.depth) return { of: "depth", reason: `lists and mappings nested more than ${yamlLimits.depth} deep` };
  if (count > yamlLimits.tokens) return { of: "tokens", reason: `more than ${yamlLimits.tokens.toLocaleString("en")} tokens` };
  return undefined;
}
