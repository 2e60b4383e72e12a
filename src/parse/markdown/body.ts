const byteOrderMark = "\uFEFF";
const unreadable = /\0|\p{Surrogate}/gu;

/**
 * The Markdown behind the front matter, as parsers may see it without changing an offset.
 *
 * It is read alone, so that no parser can take it for something else than the engine did. NUL becomes U+FFFD (CommonMark
 * 0.31, section 2.3), and so do lone surrogates, which no file but a JSON string can hold. Parsers drop a leading U+FEFF,
 * which is content here (`decode` took the mark away), and count from behind it: it gets another one to drop.
 */
export function bodyOf(text: string, bodyStart: number): string {
  const body = text.slice(bodyStart);
  const readable = /[\0\uD800-\uDFFF]/.test(body) ? body.replace(unreadable, "\uFFFD") : body;
  return readable.startsWith(byteOrderMark) ? byteOrderMark + readable : readable;
}
