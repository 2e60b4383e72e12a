import type { ErrorCode } from "yaml";
import { cause, causeAt, type Cause } from "./cause.ts";
import type { FaultText } from "./fault-text.ts";
import { quoteAdvice } from "./scalar-fault.ts";

/** Faults around `&`, `*` and `!`, which most often were meant as text. */
export function anchorOrTagFault(at: number, code: ErrorCode, broken: FaultText): Cause | undefined {
  const lexeme = broken.lexemeAt(at) ?? { start: at, end: at };
  const advice = quoteAdvice(at, broken);
  switch (code) {
    case "BAD_ALIAS":
      return causeAt(at, `unquoted text cannot start with \`${broken.text[at] ?? ""}\``, advice);
    case "ALIAS_PROPS":
      return cause(lexeme, "an alias (`*`) that has an anchor (`&`) or a tag (`!`)", advice);
    case "MULTIPLE_ANCHORS":
      return cause(lexeme, "a second anchor (`&`) for one value", advice);
    case "MULTIPLE_TAGS":
      return cause(lexeme, "a second tag (`!`) for one value", advice);
    case "BAD_PROP_ORDER":
      return causeAt(at, "an anchor (`&`) or a tag (`!`) before the mark of its list item or key");
    case "TAG_RESOLVE_FAILED":
      return cause(lexeme, `\`${broken.source(lexeme)}\` is no known tag`, advice);
    case "MISSING_CHAR": {
      if ("type" in lexeme && (lexeme.type === "anchor" || lexeme.type === "tag")) {
        return cause(lexeme, "an anchor (`&`) or a tag (`!`) on the line where its list starts", "start the list on the next line");
      }
      const property = broken.before(at)?.type === "anchor" ? "an anchor (`&`)" : "a tag (`!`)";
      return causeAt(at, `no space behind ${property}`, advice);
    }
    default:
      return undefined;
  }
}
