import type { MarkdownParser } from "../../core/markdown.ts";
import { loadSatteri, loadSatteriAlone } from "./satteri.ts";

export type ParserName = "auto" | "remark" | "satteri";

/**
 * The parser of a run: `auto` takes the fast one where it loads and the reference everywhere else. Throws when `satteri` is
 * asked for by name and cannot be loaded. With `late`, what few texts need is loaded when one comes, and `late` of the parser must be asked.
 */
export async function chooseParser(name: ParserName, late = false): Promise<MarkdownParser> {
  if (name === "remark") return (await import("./remark.ts")).remarkParser;
  const fast = late ? await loadSatteriAlone() : await loadSatteri();
  if (fast === undefined && name === "satteri") throw new Error("the parser `satteri` is not installed, or has no build for this machine; leave --parser out");
  return fast ?? (await import("./remark.ts")).remarkParser;
}
