import { beforeAll, describe, expect, it } from "vitest";
import { toContractSet } from "../src/core/contract-set.ts";
import type { Diagnostic } from "../src/core/diagnostic.ts";
import type { MarkdownParser } from "../src/core/markdown.ts";
import { createDocument } from "../src/parse/document.ts";
import { chooseParser } from "../src/parse/markdown/choose.ts";
import { remarkParser } from "../src/parse/markdown/remark.ts";
import { fixWith, lintWith } from "../src/testing/lint-with.ts";
import { all, fixtures, samples } from "./samples.ts";

/** Laws that hold for every text and all rules together, tried on every fixture and every example of a page. */
const parsers: MarkdownParser[] = [remarkParser];

beforeAll(async () => {
  const fast = await chooseParser("auto");
  if (fast.name !== "remark") parsers.push(fast);
});

const key = ({ ruleId, message, region }: Diagnostic): string => JSON.stringify([ruleId, message, region.start, region.end]);
const points = ({ ruleId, region }: Diagnostic): unknown => [ruleId, region.startPoint, region.endPoint];

describe.each(samples)("$name", (sample) => {
  let plain: readonly Diagnostic[] | undefined;
  const findings = (): readonly Diagnostic[] => (plain ??= lintWith(all, sample));

  it("gives the same findings in whatever order the rules run", () => {
    expect(lintWith({ ...all, rules: [...all.rules].reverse() }, sample).map(key)).toEqual(findings().map(key));
  });

  it("has every span inside the text, and every fix too", () => {
    for (const { region, fix, related } of findings()) {
      for (const { start, end } of [region, ...(fix?.edits ?? []), ...related.filter(({ path }) => path === undefined).map(({ at }) => at)]) {
        expect(0 <= start && start <= end && end <= sample.text.length).toBe(true);
      }
    }
  });

  it("gives the same findings with both parsers", () => {
    // What one parser refuses the other may read: that is what limits are for.
    if (parsers.some((parser) => parser.limit(sample.text) !== undefined)) return;
    for (const parser of parsers) expect(lintWith({ ...all, parser }, sample)).toEqual(findings());
  });

  it("has the same lines and columns with CRLF", () => {
    if (sample.text.includes("\r") || sample.kind === "thread") return;
    expect(lintWith(all, { ...sample, text: sample.text.replaceAll("\n", "\r\n") }).map(points)).toEqual(findings().map(points));
  });

  it("is fixed once and for all", () => {
    const once = fixWith(all, sample);
    expect(once.left.filter(({ fix, suppressed }) => fix !== undefined && suppressed === undefined)).toEqual([]);
    expect(fixWith(all, { ...sample, text: once.text }).text).toBe(once.text);
  });

  it("has no new kind of finding after its safe fixes", () => {
    const before = new Set(findings().map(({ ruleId }) => ruleId));
    // What was hidden may come out: inside front matter that was none or could not be read, and behind a directive that was none.
    if ([...before].some((id) => /^(?:frontmatter\/(?:first-line|closed|delimiter|valid-yaml)|directives\/.*)$/.test(id))) return;
    const after = fixWith(all, sample, ({ safety }) => safety === "safe").left.map(({ ruleId }) => ruleId);
    // So does what stands behind a marker that nobody took for one, or below a heading that was none of its contract.
    const mayCome = [...before].some((id) => id.startsWith("marker/")) ? /^(?:payload|mirror)\// : before.has("note/required-sections") ? /^note\// : /^$/;
    expect(after.filter((id) => !before.has(id) && !mayCome.test(id))).toEqual([]);
  });
});

describe("the work", () => {
  it("at most doubles when the text is doubled", () => {
    const wanted = new Set(["heading", "html", "code", "link"] as const);
    const nodesOf = (text: string): number => remarkParser.open(text, 0, wanted).nodesRead;
    for (const { text } of fixtures.filter(({ kind }) => kind !== "thread")) {
      const body = text.slice(createDocument({ path: "SKILL.md", kind: "skill", text }, { parser: remarkParser, wanted: () => wanted, contracts: toContractSet([]) }).frontmatter?.span.end ?? 0);
      expect(nodesOf(`${body}\n\n${body}`)).toBeLessThanOrEqual(2 * nodesOf(body) + 1);
    }
  });
});
