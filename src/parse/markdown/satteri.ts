import type { Root } from "mdast";
import type { MarkdownParser } from "../../core/markdown.ts";
import { disguiseAstral } from "./astral.ts";
import { bodyOf } from "./body.ts";
import { holdsDivergentText } from "./divergences.ts";
import { holdsDivergentNode } from "./divergent-nodes.ts";
import { indexTree } from "./index-tree.ts";
import { limitOf } from "./limits.ts";

/** Parses a text without front matter to mdast, as satteri exports it. */
type Parse = (text: string) => Root;

/**
 * The fast parser: satteri 0.10, optional as native code, in the bundle also for WebAssembly. `undefined` where neither can be loaded.
 *
 * A text with a construct that satteri reads otherwise than remark is given to remark, unless remark's limit forbids it.
 */
export async function loadSatteri(): Promise<MarkdownParser | undefined> {
  const [parser] = await Promise.all([loadSatteriAlone(), loadReference()]);
  return parser;
}

/** The same without remark, which is large: `late` tells of the first text that it is needed for. */
export async function loadSatteriAlone(): Promise<MarkdownParser | undefined> {
  const loaded = await loadParse();
  if (loaded === undefined) return undefined;
  const { parse, build } = loaded;
  let isMissed = false;
  let needed = 0;
  return {
    name: "satteri",
    build,
    limit: (text) => limitOf(text, "satteri"),
    open(text, bodyStart, wanted) {
      const body = bodyOf(text, bodyStart);
      const root = parseAsRemarkDoes(body, parse, (isThere) => {
        needed += 1;
        if (!isThere) isMissed = true;
      });
      return indexTree({ root, text: body, shift: bodyStart }, wanted);
    },
    late: {
      isMissed() {
        const missed = isMissed;
        isMissed = false;
        return missed;
      },
      load: loadReference,
      get needed() {
        return needed;
      },
    },
  };
}

async function loadParse(): Promise<{ readonly parse: Parse; readonly build: "native" | "WebAssembly" } | undefined> {
  try {
    const { markdownToMdast, build } = await import("./satteri-tree.ts");
    const parse: Parse = (text) => {
      const tree = markdownToMdast(text, { features: { frontmatter: false } });
      if (tree.type !== "root") throw new Error(`satteri gave a ${tree.type} for a document`);
      return tree;
    };
    return { parse, build };
  } catch {
    return undefined;
  }
}

let parseWithRemark: Parse | undefined;

async function loadReference(): Promise<void> {
  parseWithRemark ??= (await import("./remark.ts")).parseWithRemark;
}

function parseAsRemarkDoes(text: string, parse: Parse, need: (isThere: boolean) => void): Root {
  const disguise = disguiseAstral(text);
  const root = parse(typeof disguise === "object" ? disguise.text : text);
  if (typeof disguise === "object") disguise.undo(root);
  const diverges = disguise === "impossible" || holdsDivergentText(text, root) || holdsDivergentNode(text, root);
  if (!diverges || limitOf(text, "remark") !== undefined) return root;
  need(parseWithRemark !== undefined);
  return parseWithRemark === undefined ? root : parseWithRemark(text);
}
