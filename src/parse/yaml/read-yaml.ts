import type { OffsetMap } from "../../core/offset-map.ts";
import type { Span } from "../../core/span.ts";
import type { YamlFault, YamlTree } from "../../core/yaml.ts";
import { cause, type Cause } from "./cause.ts";
import { findUnprintable } from "./characters.ts";
import { compose } from "./compose.ts";
import { findFault } from "./find-fault.ts";
import { findQuoting } from "./quoting.ts";
import { yamlLimits } from "./limits.ts";
import { readTokens } from "./tokens.ts";
import { buildViews } from "./views.ts";

export interface ReadYamlOptions {
  /**
   * The document that the map leads to. Needed where a value can run over lines with the prefix of a container, so that
   * `source` is what stands in the document; without it `source` is the slice of the YAML itself.
   */
  readonly document?: string;
}

/**
 * Reads one YAML 1.2 document with the core schema; a `%YAML 1.1` line does not change what a value means. `map` leads from
 * offsets in `text` to offsets in the document around it. Never throws. A text with a fault has no root and one fault: the
 * first real cause, at the place where a person would mend it. Equal keys and aliases without an anchor are no faults.
 */
export function readYaml(text: string, map: OffsetMap, options: ReadYamlOptions = {}): YamlTree {
  if (text.length > yamlLimits.length) {
    const reason = `more than ${yamlLimits.length.toLocaleString("en")} characters`;
    return failed("limit", cause({ start: yamlLimits.length, end: text.length }, reason), text, map, []);
  }
  const unprintable = findUnprintable(text);
  if (unprintable !== undefined) return failed("syntax", unprintable, text, map, []);

  // YAML 1.2 ends a line at a lone CR too (5.4), as Markdown does; `yaml` does not. One code unit for one keeps all offsets.
  const lines = text.replaceAll(/\r(?!\n)/g, "\n");
  const read = readTokens(lines);
  const { comments } = read;
  if (read.limit?.of === "tokens") return failed("limit", read.limit, text, map, comments);
  const composed = compose(read.tokens, lines.length);
  if (read.limit !== undefined) {
    // Each unquoted colon takes the rest of the text one level deeper: then the colon is the fault, and not the depth.
    const errors = composed.errors.filter(({ code }) => code === "BLOCK_AS_IMPLICIT_KEY");
    if (errors.length === 0) return failed("limit", read.limit, text, map, comments);
    return failed("syntax", findFault(lines, { ...composed, errors, secondDocument: undefined }, undefined), text, map, comments);
  }
  if (composed.errors.length > 0 || composed.secondDocument !== undefined || read.unclosedQuote !== undefined) {
    const found = findFault(lines, composed, read.unclosedQuote);
    const tree = failed("syntax", found, text, map, comments);
    const quoting = findQuoting(lines, found.start);
    if (quoting === undefined) return tree;
    return { ...tree, faults: tree.faults.map((fault) => ({ ...fault, quoting: { ...map.spanToOuter(quoting), text: quoting.text } })) };
  }
  const views = buildViews(composed.contents, { lines, text, map, document: options.document });
  if (views.fault !== undefined) return failed(views.fault.code, views.fault, text, map, comments);
  return { root: views.root, faults: [], comments: mapAll(comments, map) };
}

function failed(code: YamlFault["code"], found: Cause, text: string, map: OffsetMap, comments: readonly Span[]): YamlTree {
  const start = Math.min(found.start, text.length);
  const span = map.spanToOuter({ start, end: Math.max(start, Math.min(found.end, text.length)) });
  const { reason, advice } = found;
  const fault: YamlFault = advice === undefined ? { code, span, reason } : { code, span, reason, advice };
  return { root: undefined, faults: [fault], comments: mapAll(comments, map) };
}

function mapAll(spans: readonly Span[], map: OffsetMap): readonly Span[] {
  return spans.map((span) => map.spanToOuter(span));
}
