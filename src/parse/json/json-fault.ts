import type { TextFault } from "../../core/document.ts";
import type { Span } from "../../core/span.ts";

/** Why a text is not JSON; the message can stand behind a colon. */
export class JsonFault extends Error {
  override readonly name = "JsonFault";
  readonly span: Span;

  constructor(span: Span, message: string) {
    super(message);
    this.span = span;
  }

  asTextFault(): TextFault {
    return { code: "json", span: this.span, reason: this.message };
  }
}
