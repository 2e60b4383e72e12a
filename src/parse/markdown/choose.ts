import type { MarkdownParser } from "../../core/markdown.ts";
import { remarkParser } from "./remark.ts";
import { loadSatteri } from "./satteri.ts";

export type ParserName = "auto" | "remark" | "satteri";

/**
 * The parser of a run: `auto` takes the fast one where it loads and the reference everywhere else. Throws when `satteri` is
 * asked for by name and cannot be loaded.
 */
export async function chooseParser(name: ParserName): Promise<MarkdownParser> {
  if (name === "remark") return remarkParser;
  const fast = await loadSatteri();
  if (fast === undefined && name === "satteri") throw new Error("the parser `satteri` is not installed, or has no build for this machine; leave --parser out");
  return fast ?? remarkParser;
}
