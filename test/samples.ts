import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DocumentKind } from "../src/core/document.ts";
import { decode } from "../src/parse/decode.ts";
import type { LintCase, LintWith } from "../src/testing/lint-with.ts";
import { readExamples } from "../src/testing/page.ts";
import { given } from "./given.ts";
import { loadRules, root } from "./rule-modules.ts";

/** A text on which the laws are tried. */
export interface Sample extends LintCase {
  readonly name: string;
}

const rules = await loadRules();

/** Every rule, every client and every built-in contract. */
export const all: LintWith = { ...given, rules };

function kindOf(path: string): DocumentKind {
  if (/skill\.md$/i.test(path)) return "skill";
  if (path.endsWith(".json")) return "thread";
  return path.includes("/comments/") ? "comment" : "markdown";
}

export const fixtures: readonly Sample[] = readdirSync(join(root, "fixtures"), { recursive: true, encoding: "utf8" })
  .map((path) => join("fixtures", path).replaceAll("\\", "/"))
  .filter((path) => /\.(?:md|json)$/.test(path) && !/\/expected\.\w+$/.test(path) && statSync(join(root, path)).isFile())
  .map((path) => ({ name: path, file: path, kind: kindOf(path), text: decode(readFileSync(join(root, path))).text }));

const examples: readonly Sample[] = rules.flatMap((rule) =>
  readExamples(readFileSync(join(root, "rules", `${rule.id}.md`), "utf8"))
    .filter(({ lintCase }) => lintCase.encoding === undefined)
    .map(({ lintCase }, index) => ({ name: `${rule.id} ${index}`, kind: rule.meta.kinds[0] ?? "markdown", ...lintCase })),
);

/** Every fixture and every example of a page. */
export const samples: readonly Sample[] = [...fixtures, ...examples];
