import { describe, expect, it } from "vitest";
import { toContractSet } from "../src/core/contract-set.ts";
import { createDocument } from "../src/parse/document.ts";
import { remarkParser } from "../src/parse/markdown/remark.ts";
import { classify, mergeCounts, renderLiterals, type LiteralCount } from "../scripts/precision/literals.ts";
import { given } from "./given.ts";

const nodes = new Set(["html", "code", "inlineCode"] as const);

function counted(text: string): LiteralCount[] {
  return classify(createDocument({ path: "a.md", kind: "markdown", text }, { parser: remarkParser, wanted: () => nodes, contracts: toContractSet(given.contracts) }), "tree");
}

describe("literals", () => {
  it.each([
    ["live", "<!-- plan-issue-12 -->\n", { live: 1, example: 0, open: 0, inert: 0 }],
    ["in a fence, in a code span and in a quote", "```md\n<!-- plan-issue-12 -->\n```\n\n`<!-- plan-issue-{ID} -->`\n\n> <!-- plan-issue-12 -->\n", { live: 0, example: 3, open: 0, inert: 0 }],
    ["with a part to fill in", "<!-- plan-issue-{ID} -->\n", { live: 0, example: 0, open: 1, inert: 0 }],
    ["without delimiters", "See `plan-issue-{ID}` and plan-issue-12.\n", { live: 0, example: 0, open: 0, inert: 2 }],
  ])("%s", (_, text, expected) => {
    expect(counted(text)).toEqual([{ tree: "tree", family: "plan-issue", ...expected }]);
  });

  it("of a longer head count once", () => {
    expect(counted("<!-- phase-containment-ledger-12 -->\n").map(({ family }) => family)).toEqual(["phase-containment-ledger"]);
  });

  it("of one family and tree are put together, and shown with their sum", () => {
    const merged = mergeCounts([...counted("<!-- plan-issue-12 -->\n"), ...counted("plan-issue-12, frame-spine\n")]);
    expect(renderLiterals(merged)).toEqual(expect.arrayContaining(["| `plan-issue` | 1 | 0 | 0 | 1 |", "| `frame-spine` | 0 | 0 | 0 | 1 |", "| all | 1 | 0 | 0 | 2 |"]));
  });
});
