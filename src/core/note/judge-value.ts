import { behindColon } from "../behind-colon.ts";
import type { Fix, Severity } from "../diagnostic.ts";
import type { PayloadSchema } from "../payload-schema.ts";
import type { Span } from "../span.ts";
import { isSlip } from "../suggestion.ts";
import type { YamlTree } from "../yaml.ts";

/** Why data of a note is not what was meant. */
export interface DataFault {
  readonly code: "syntax" | "fault";
  readonly at: Span;
  /** The name of the value as it stands in messages. */
  readonly name: string;
  readonly reason: string;
  /** With its colon; `undefined` where the schema says none. */
  readonly consequence: string | undefined;
  /** With its semicolon; empty where there is none. */
  readonly advice: string;
  readonly severity: Severity | undefined;
  readonly fix: Fix | undefined;
}

/** Compares data with its schema. `isText`: the values stand in a table, where quotes would be part of them. */
export function judgeTree({ root, faults }: YamlTree, schema: PayloadSchema | undefined, isText = false): DataFault[] {
  if (faults.length > 0) {
    return faults.map(({ span, reason, advice }) => ({ code: "syntax", at: span, name: "", reason: advice === undefined ? reason : `${reason}; ${advice}`, consequence: undefined, advice: "", severity: undefined, fix: undefined }));
  }
  if (root === undefined || schema === undefined) return [];
  return schema.check(root).map((fault) => {
    const { at, name, reason, advice, consequence, severity, replacement, node, keyword } = fault;
    const mends = !isText && replacement !== undefined && node?.kind === "scalar" && node.tag === undefined && (keyword !== "enum" || isSlip(node.text, replacement.replaceAll(/["']/g, "")));
    return {
      code: "fault",
      at,
      name: name === "the payload" ? "The value" : `\`${name}\``,
      reason,
      consequence: consequence === undefined ? undefined : behindColon(consequence),
      advice: advice === undefined ? "" : `; ${advice}`,
      severity: severity === "error" ? undefined : severity,
      fix: mends ? { safety: "safe", edits: [{ ...at, text: replacement }] } : undefined,
    };
  });
}
