import type { MarkdownParser } from "../../core/markdown.ts";
import { remarkParser } from "./remark.ts";

export async function chooseParser(_name: "auto" | "remark" | "satteri"): Promise<MarkdownParser> {
  return remarkParser;
}
