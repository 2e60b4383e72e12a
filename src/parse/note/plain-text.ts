import type { ReadText } from "../../core/note/view.ts";
import type { HeadPart } from "../../core/head-pattern.ts";
import type { FormMatch } from "../../core/note/form.ts";
import type { Span } from "../../core/span.ts";

/** A piece of Markdown as a reader sees it, and where each of its code units stands. */
export interface PlainText extends ReadText {
  /** The document offset of the code unit `at`; of the end for the length of the text. */
  offsetOf(at: number): number;
  spanOf(span: Span): Span;
}

/** Longer pieces are cut: forms are short, and nothing here may take long. In UTF-16 code units. */
const longest = 4000;

/** Markup on a line: code spans, links and images, emphasis, escapes, HTML comments and line breaks. */
const markup =
  /(?<code>`{1,4})(?<inside>[^`\n]+)\k<code>(?!`)|!?\[(?<text>[^[\]\n]{0,500})\]\((?:<[^>\n]{0,500}>|[^()\s]{0,500})(?:\s+"[^"\n]{0,200}")?\)|(?<comment><!--(?:(?!-->)[^]){0,500}-->)|\\(?<escaped>[!-/:-@[-`{-~])|(?<star>\*+|(?<!\w)_+(?=\S)|(?<=\S)_+(?!\w))|(?<space>[ \t]*(?:\r\n?|\n)[ \t]*(?:>[ \t]*)?|[ \t]{2,})/g;

const someMarkup = /[`[<\\*_\r\n]|[ \t]{2}/;

/** Reads a span of a document without its markup; a line break becomes a space. Linear in the length of the span. */
export function plainText(document: string, span: Span): PlainText {
  const end = Math.min(span.end, span.start + longest);
  const source = document.slice(span.start, end);
  let text = "";
  const pieces: { readonly at: number; readonly offset: number }[] = [];
  const add = (piece: string, offset: number): void => {
    if (piece === "") return;
    pieces.push({ at: text.length, offset });
    text += piece;
  };
  let last = 0;
  for (const match of someMarkup.test(source) ? source.matchAll(markup) : []) {
    const { index, groups = {} } = match;
    add(source.slice(last, index), span.start + last);
    last = index + match[0].length;
    const offset = span.start + index;
    if (groups["inside"] !== undefined) add(groups["inside"], offset + (groups["code"]?.length ?? 0));
    else if (groups["text"] !== undefined) addInner(document, add, groups["text"], offset + match[0].indexOf("[") + 1);
    else if (groups["escaped"] !== undefined) add(groups["escaped"], offset + 1);
    else if (groups["star"] !== undefined) {
      // Stars with spaces on both sides are stars.
      if (/\s/.test(source[index - 1] ?? "x") && /\s/.test(source[last] ?? "x")) add(match[0], offset);
    } else if (groups["space"] !== undefined) add(" ", offset);
  }
  add(source.slice(last), span.start + last);
  return build(text, pieces, span.start, end);
}

/** The text of a link may be a code span or in stars. */
function addInner(document: string, add: (piece: string, offset: number) => void, inner: string, offset: number): void {
  if (!/[`*_\\]/.test(inner)) {
    add(inner, offset);
    return;
  }
  const plain = plainText(document, { start: offset, end: offset + inner.length });
  for (let at = 0; at < plain.text.length; at += 1) add(plain.text[at] ?? "", plain.offsetOf(at));
}

function build(text: string, pieces: readonly { readonly at: number; readonly offset: number }[], start: number, end: number): PlainText {
  const leading = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const offsetOf = (given: number): number => {
    const at = given + leading;
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((pieces[middle]?.at ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const piece = pieces[low];
    return piece === undefined ? start : Math.min(piece.offset + at - piece.at, end);
  };
  const endOf = (at: number): number => (at === 0 ? offsetOf(0) : offsetOf(at - 1) + 1);
  const spanOf = (inner: Span): Span => ({ start: offsetOf(inner.start), end: Math.max(offsetOf(inner.start), endOf(inner.end)) });
  return { text: trimmed, span: spanOf({ start: 0, end: trimmed.length }), offsetOf, spanOf };
}

/** The parts of a form with their places in the document. */
export function placeParts(match: FormMatch | undefined, plain: PlainText): ReadonlyMap<string, HeadPart> | undefined {
  return match === undefined ? undefined : new Map([...match.parts].map(([name, { text, span }]) => [name, { text, span: plain.spanOf(span) }]));
}
