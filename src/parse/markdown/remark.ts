import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Processor } from "unified";
import type { MarkdownParser } from "../../core/markdown.ts";
import { indexTree } from "./index-tree.ts";
import { limitOf } from "./limits.ts";
import { literalTexts, placeLiterals } from "./literal-autolinks.ts";
import type { LiteralTexts } from "./literal-autolinks.ts";
import { bodyOf } from "./body.ts";

const literals = new WeakMap<Root, LiteralTexts>();

/** Remembers the texts before remark-gfm takes their positions away; so it stands before remark-gfm. */
function rememberLiterals(this: Processor): void {
  const remember = (root: Root): void => void literals.set(root, literalTexts(root));
  (this.data().fromMarkdownExtensions ??= []).push({ transforms: [remember] });
}

const processor = unified().use(remarkParse).use(rememberLiterals).use(remarkGfm).freeze();

/** Reads a text without front matter; the offsets count from its start. */
export function parseWithRemark(text: string): Root {
  const root = processor.parse(text);
  placeLiterals(literals.get(root) ?? new Map(), text);
  return root;
}

/** The reference parser: remark-parse 11 with remark-gfm 4. */
export const remarkParser: MarkdownParser = {
  name: "remark",
  limit: (text) => limitOf(text, "remark"),
  open(text, bodyStart, wanted) {
    const body = bodyOf(text, bodyStart);
    const root = parseWithRemark(body);
    return indexTree({ root, text: body, shift: bodyStart }, wanted);
  },
};
