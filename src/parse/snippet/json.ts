import type { JsonSnippet } from "../../core/snippet.ts";
import { readJson } from "../json/read-json.ts";
import { baseOf, type SnippetCode } from "./snippet-code.ts";

/** Reads a fence as the one JSON value of RFC 8259. */
export function readJsonSnippet(source: SnippetCode): JsonSnippet {
  const { values, fault } = readJson(source.code);
  const faults = fault === undefined ? [] : [{ span: source.map.spanToOuter(fault.span), reason: fault.reason }];
  return { ...baseOf(source, faults), language: "json", value: fault === undefined ? values[0] : undefined };
}
