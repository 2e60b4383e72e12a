import { toContractSet } from "../src/core/contract-set.ts";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Diagnostic } from "../src/core/diagnostic.ts";
import type { DocumentKind } from "../src/core/document.ts";
import type { MarkdownParser } from "../src/core/markdown.ts";
import { decode } from "../src/parse/decode.ts";
import { createDocument } from "../src/parse/document.ts";
import { chooseParser } from "../src/parse/markdown/choose.ts";
import { remarkParser } from "../src/parse/markdown/remark.ts";
import { fixWith, lintWith, type LintCase, type LintWith } from "../src/testing/lint-with.ts";
import { readExamples } from "../src/testing/page.ts";
import { given } from "./given.ts";
import { loadRules, root } from "./rule-modules.ts";

/** Laws that hold for every text and all rules together, tried on every fixture and every example of a page. */
const rules = await loadRules();
const all: LintWith = { ...given, rules };
const parsers: MarkdownParser[] = [remarkParser];

beforeAll(async () => {
  const fast = await chooseParser("auto");
  if (fast.name !== "remark") parsers.push(fast);
});

interface Sample extends LintCase {
  readonly name: string;
}

function kindOf(path: string): DocumentKind {
  if (/skill\.md$/i.test(path)) return "skill";
  if (path.endsWith(".json")) return "thread";
  return path.includes("/comments/") ? "comment" : "markdown";
}

const fixtures: Sample[] = readdirSync(join(root, "fixtures"), { recursive: true, encoding: "utf8" })
  .map((path) => join("fixtures", path).replaceAll("\\", "/"))
  .filter((path) => /\.(?:md|json)$/.test(path) && !/\/expected\.\w+$/.test(path) && statSync(join(root, path)).isFile())
  .map((path) => ({ name: path, file: path, kind: kindOf(path), text: decode(readFileSync(join(root, path))).text }));

const examples: Sample[] = rules.flatMap((rule) =>
  readExamples(readFileSync(join(root, "rules", `${rule.id}.md`), "utf8"))
    .filter(({ lintCase }) => lintCase.encoding === undefined)
    .map(({ lintCase }, index) => ({ name: `${rule.id} ${index}`, kind: rule.meta.kinds[0] ?? "markdown", ...lintCase })),
);

const samples = [...fixtures, ...examples];

const key = ({ ruleId, message, region }: Diagnostic): string => JSON.stringify([ruleId, message, region.start, region.end]);
const points = ({ ruleId, region }: Diagnostic): unknown => [ruleId, region.startPoint, region.endPoint];

describe.each(samples)("$name", (sample) => {
  it("gives the same findings in whatever order the rules run", () => {
    expect(lintWith({ ...all, rules: [...rules].reverse() }, sample).map(key)).toEqual(lintWith(all, sample).map(key));
  });

  it("has every span inside the text, and every fix too", () => {
    for (const { region, fix, related } of lintWith(all, sample)) {
      for (const { start, end } of [region, ...(fix?.edits ?? []), ...related.map(({ at }) => at)]) {
        expect(0 <= start && start <= end && end <= sample.text.length).toBe(true);
      }
    }
  });

  it("gives the same findings with both parsers", () => {
    // What one parser refuses the other may read: that is what limits are for.
    if (parsers.some((parser) => parser.limit(sample.text) !== undefined)) return;
    for (const parser of parsers) expect(lintWith({ ...all, parser }, sample)).toEqual(lintWith(all, sample));
  });

  it("has the same lines and columns with CRLF", () => {
    if (sample.text.includes("\r") || sample.kind === "thread") return;
    expect(lintWith(all, { ...sample, text: sample.text.replaceAll("\n", "\r\n") }).map(points)).toEqual(lintWith(all, sample).map(points));
  });

  it("is fixed once and for all", () => {
    const once = fixWith(all, sample);
    expect(once.left.filter(({ fix, suppressed }) => fix !== undefined && suppressed === undefined)).toEqual([]);
    expect(fixWith(all, { ...sample, text: once.text }).text).toBe(once.text);
  });

  it("has no new kind of finding after its safe fixes", () => {
    const before = new Set(lintWith(all, sample).map(({ ruleId }) => ruleId));
    // What was hidden may come out: inside front matter that was none or could not be read, and behind a directive that was none.
    if ([...before].some((id) => /^(?:frontmatter\/(?:first-line|closed|delimiter|valid-yaml)|directives\/.*)$/.test(id))) return;
    const after = fixWith(all, sample, ({ safety }) => safety === "safe").left.map(({ ruleId }) => ruleId);
    // So does what stands behind a marker that nobody took for one.
    const mayCome = [...before].some((id) => id.startsWith("marker/")) ? /^(?:payload|mirror)\// : /^$/;
    expect(after.filter((id) => !before.has(id) && !mayCome.test(id))).toEqual([]);
  });

  it("never fails on a part of the text", () => {
    fc.assert(
      fc.property(fc.nat(sample.text.length), fc.nat(sample.text.length), (a, b) => {
        lintWith(all, { ...sample, text: sample.text.slice(Math.min(a, b), Math.max(a, b)) });
      }),
      { seed: 20261130, numRuns: 12 },
    );
  });
});

describe("the work", () => {
  it("at most doubles when the text is doubled", () => {
    const wanted = new Set(["heading", "html", "code", "link"] as const);
    const nodesOf = (text: string): number => remarkParser.open(text, 0, wanted).nodesBuilt;
    for (const { text } of fixtures.filter(({ kind }) => kind !== "thread")) {
      const body = text.slice(createDocument({ path: "SKILL.md", kind: "skill", text }, { parser: remarkParser, wanted: () => wanted, contracts: toContractSet([]) }).frontmatter?.span.end ?? 0);
      expect(nodesOf(`${body}\n\n${body}`)).toBeLessThanOrEqual(2 * nodesOf(body) + 1);
    }
  });
});
