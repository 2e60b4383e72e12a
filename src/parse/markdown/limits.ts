import type { MarkdownLimit } from "../../core/markdown.ts";
export function limitOf(text: string, parser: "remark" | "satteri"): MarkdownLimit | undefined {
  return undefined;
}
