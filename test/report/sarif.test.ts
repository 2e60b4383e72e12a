import fc from "fast-check";
import type { Log, Run } from "sarif";
import { describe, expect, test } from "vitest";
import type { Diagnostic, FileResult, Severity } from "../../src/core/diagnostic.ts";
import { artifactUri } from "../../src/report/artifact-uri.ts";
import { formatSarif } from "../../src/report/sarif.ts";
import { diagnosticAt, fileOf, fixOf, inputOf, ruleOf } from "./sample.ts";
import { sarifErrors, schemaProblems, validateSarif } from "./validate-sarif.ts";

const text = "---\nname: My Skill\nname: other\n---\n";

function runOf(...given: Parameters<typeof inputOf>): Run {
  const { runs } = JSON.parse(formatSarif(inputOf(...given))) as Log;
  expect(runs).toHaveLength(1);
  return runs[0] as Run;
}

const comment = {
  id: "IC_1",
  url: "https://github.com/o/r/issues/1#issuecomment-1",
  author: "octocat",
  line: 3,
  column: 5,
};

/** One of everything, with names and words that try to break out. */
const everything: FileResult[] = [
  fileOf(text, [
    diagnosticAt(text, "My Skill", { fix: fixOf(text, "My Skill", "my-skill") }),
    diagnosticAt(text, "name: other\n", {
      severity: "warning",
      ruleId: "frontmatter/duplicate-key",
      message: "Key `name` is written twice; remove one.",
      fix: fixOf(text, "name: other\n", "", "unsafe"),
      relatedTo: [["name", "the first [`name`]"]],
    }),
    diagnosticAt(text, "other", { severity: "info", ruleId: "marker/fence", message: "See [x](1).", comment }),
    diagnosticAt(text, "---", { suppressed: { reason: "because" } }),
    diagnosticAt(text, "---", { suppressed: { reason: "" } }),
  ]),
  fileOf("\ud800\u001b[31m\n", [diagnosticAt("\ud800\u001b[31m\n", "\u001b", { message: "\u001b[31m \ud800 ::error:: %0A {0}" })], {
    path: "a b/100%/#é\"'👍\n:c\\d.md",
  }),
  fileOf(undefined, [], { path: "gone away.md", failures: ["ENOENT: [x](1)"] }),
];

describe("formatSarif", () => {
  test("a result with everything that code scanning and viewers use", () => {
    const run = runOf(everything);
    expect(run.results).toHaveLength(4);
    expect(run.results?.slice(0, 3)).toEqual([
      {
        ruleId: "frontmatter/name",
        ruleIndex: 0,
        level: "error",
        message: { text: "Name `My Skill` is not kebab-case; write `my-skill`." },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "skills/a/SKILL.md" },
              region: { startLine: 2, startColumn: 7, endLine: 2, endColumn: 15 },
            },
          },
        ],
        partialFingerprints: { primaryLocationLineHash: "f00161f297a47575:1" },
        fixes: [
          {
            description: { text: "Safe fix." },
            artifactChanges: [
              {
                artifactLocation: { uri: "skills/a/SKILL.md" },
                replacements: [
                  {
                    deletedRegion: { startLine: 2, startColumn: 7, endLine: 2, endColumn: 15 },
                    insertedContent: { text: "my-skill" },
                  },
                ],
              },
            ],
            properties: { safety: "safe" },
          },
        ],
        properties: { messageId: "shape" },
      },
      expect.objectContaining({
        ruleIndex: 1,
        level: "warning",
        message: { text: "Key `name` is written twice; remove one. See [the first \\[`name`\\]](1)." },
        relatedLocations: [
          {
            id: 1,
            physicalLocation: {
              artifactLocation: { uri: "skills/a/SKILL.md" },
              region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 5 },
            },
            message: { text: "the first [`name`]" },
          },
        ],
      }),
      expect.objectContaining({
        ruleIndex: 2,
        level: "note",
        message: {
          text: "See \\[x\\](1). It stands in comment IC_1 by octocat, line 3:5, https://github.com/o/r/issues/1#issuecomment-1.",
        },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "skills/a/SKILL.md" },
              region: { startLine: 3, startColumn: 7, endLine: 3, endColumn: 12 },
            },
            logicalLocations: [{ name: "IC_1", fullyQualifiedName: comment.url, kind: "comment" }],
          },
        ],
      }),
    ]);
    expect(run.results?.[3]?.message.text).toBe("\\u001b[31m \\ud800 ::error:: %0A {0}");
  });

  test("the run, its rules and what it says of itself", () => {
    const rules = [
      ruleOf("frontmatter/name", { level: "should", severity: "warning" }),
      ruleOf("marker/fence", {
        summary: `Require ${"x".repeat(2000)}`,
        level: "convention",
        severity: "info",
        tags: Array.from({ length: 30 }, (_, index) => `t${index}`),
        page: "",
        help: "",
      }),
    ];
    const log = JSON.parse(formatSarif(inputOf(everything, { rules, notes: ["b.md is ignored"] }))) as Log;
    expect(log.$schema).toBe("https://json.schemastore.org/sarif-2.1.0.json");
    expect(log.version).toBe("2.1.0");
    const { tool, results, ...run } = log.runs[0] as Run;
    expect(run).toEqual({
      automationDetails: { id: "markerlint/" },
      columnKind: "utf16CodeUnits",
      invocations: [
        {
          executionSuccessful: false,
          toolExecutionNotifications: [
            {
              level: "error",
              message: { text: "The file could not be linted in full: ENOENT: \\[x\\](1)" },
              locations: [{ physicalLocation: { artifactLocation: { uri: "gone%20away.md" } } }],
              properties: { path: "gone away.md", failure: "ENOENT: [x](1)" },
            },
            { level: "note", message: { text: "b.md is ignored" }, properties: { note: "b.md is ignored" } },
            { level: "note", message: { text: "Checked 2 files: 2 skill." }, properties: { checked: { skill: 2 }, filesWithFailures: 1 } },
          ],
        },
      ],
    });
    const { rules: descriptors, ...driver } = tool.driver;
    expect(driver).toEqual({
      name: "markerlint",
      version: "0.1.0",
      semanticVersion: "0.1.0",
      informationUri: "https://example.com/markerlint",
    });
    expect(descriptors?.map(({ id }) => id)).toEqual(["frontmatter/name", "marker/fence", "frontmatter/duplicate-key"]);
    expect(descriptors?.[0]).toEqual({
      id: "frontmatter/name",
      shortDescription: { text: "Require names to be written in kebab-case." },
      fullDescription: { text: "Require names to be written in kebab-case." },
      help: {
        text: "frontmatter/name\n\nNames are compared.",
        markdown: "# frontmatter/name\n\nNames are compared.\n",
      },
      helpUri: "https://example.com/rules/frontmatter/name",
      defaultConfiguration: { level: "warning" },
      properties: { precision: "high", "problem.severity": "warning", tags: ["frontmatter"] },
    });
    expect(descriptors?.[1]?.shortDescription?.text).toHaveLength(1024);
    expect(descriptors?.[1]?.properties).toMatchObject({ precision: "medium", "problem.severity": "recommendation" });
    expect(descriptors?.[1]?.properties?.tags).toHaveLength(10);
    expect(descriptors?.[1]?.help).toEqual({ text: rules[1]?.summary });
    expect(results?.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 2, 1, 0]);
  });

  test("nothing linted is a warning", () => {
    expect(runOf([]).invocations).toEqual([
      {
        executionSuccessful: true,
        toolExecutionNotifications: [
          {
            level: "warning",
            message: { text: "Nothing was linted: no file was found that markerlint checks." },
            properties: { checked: {}, filesWithFailures: 0 },
          },
        ],
      },
    ]);
  });

  test("suppressed results are left out, or all results tell whether they are", () => {
    expect(runOf(everything).results?.some((result) => "suppressions" in result)).toBe(false);
    expect(runOf(everything, { includeSuppressed: true }).results?.map(({ suppressions }) => suppressions)).toEqual([
      [],
      [],
      [],
      [{ kind: "inSource", status: "accepted", justification: "because" }],
      [{ kind: "inSource", status: "accepted" }],
      [],
    ]);
  });

  test("fingerprints are those of the file with its byte-order mark; positions do not depend on it", () => {
    const file = fileOf(text, [diagnosticAt(text, "---")]);
    const [plain] = runOf([file]).results ?? [];
    const [marked] = runOf([{ ...file, hasByteOrderMark: true }]).results ?? [];
    expect(marked?.locations).toEqual(plain?.locations);
    expect(marked?.partialFingerprints).not.toEqual(plain?.partialFingerprints);
    const unread = runOf([{ ...file, source: undefined }]).results?.[0];
    expect(unread).not.toHaveProperty("partialFingerprints");
  });

  test("text that has no UTF-8 form is replaced where it would be written", () => {
    const [result] = runOf([fileOf(text, [diagnosticAt(text, "My", { fix: fixOf(text, "My", "a\ud800b\n") })])]).results ?? [];
    expect(result?.fixes?.[0]?.artifactChanges[0]?.replacements[0]?.insertedContent?.text).toBe("a\ufffdb\n");
  });

  test("a result has at most a hundred related places, and links to no others", () => {
    const many = Array.from({ length: 150 }, () => ["My", "here"] as const);
    const [result] = runOf([fileOf(text, [diagnosticAt(text, "other", { relatedTo: many })])]).results ?? [];
    expect(result?.relatedLocations).toHaveLength(100);
    expect(result?.message.text?.match(/\]\(\d+\)/g)).toHaveLength(100);
  });

  test("more than 25,000 results: the worst stay, in their order, and the cut is said", () => {
    const some = (severity: Severity, length: number): Diagnostic[] =>
      Array.from({ length }, (_, index) => diagnosticAt(text, "My", { severity, messageId: `${severity}-${index}` }));
    const diagnostics = [...some("info", 10), ...some("warning", 15_000), ...some("error", 10_000), ...some("info", 5)];
    const run = runOf([fileOf(text, diagnostics)]);
    expect(run.results?.map((result) => result.properties?.["messageId"] as string)).toEqual(
      diagnostics.slice(10, 25_010).map(({ messageId }) => messageId),
    );
    expect(run.invocations?.[0]?.toolExecutionNotifications?.[0]).toEqual({
      level: "warning",
      message: { text: "15 results left out, the least severe: code scanning takes 25000 in a run." },
      properties: { leftOut: 15 },
    });

    const warned = runOf([fileOf(text, [...some("warning", 25_001), ...some("error", 1)])]).results ?? [];
    expect(warned).toHaveLength(25_000);
    expect(warned.at(-1)?.level).toBe("error");
    expect(warned.at(-2)?.properties?.["messageId"]).toBe("warning-24998");
  });
});

describe("artifactUri", () => {
  test("encodes what a relative reference cannot hold", () => {
    expect(artifactUri("a b/100%/#é?\\👍\n/c:d.md")).toBe("a%20b/100%25/%23%C3%A9%3F%5C%F0%9F%91%8D%0A/c%3Ad.md");
    expect(artifactUri("../x/.claude/SKILL.md")).toBe("../x/.claude/SKILL.md");
    expect(artifactUri("\ud800.md")).toBe("%EF%BF%BD.md");
  });

  test("is what the upload action decodes, and a path to any reader of URIs", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1 }), (parts) => {
        const path = parts.join("/");
        const uri = artifactUri(path);
        expect(decodeURIComponent(uri)).toBe(path);
        expect(uri).toMatch(/^[\w\-.!~*'()%/]*$/);
        const { host, search, hash } = new URL(`./${uri}`, "https://example.com/root/");
        expect({ host, search, hash }).toEqual({ host: "example.com", search: "", hash: "" });
      }),
      { numRuns: 1000 },
    );
  });
});

// The validator takes two seconds to start, and more where the machine is busy.
describe("the official validators", { timeout: 120_000 }, () => {
  test("have nothing to refuse, nor to warn of", () => {
    for (const [files, given] of [
      [everything, { includeSuppressed: true, notes: ["a note"] }],
      [[], {}],
    ] as const) {
      const problems = validateSarif(formatSarif(inputOf(files, given)));
      expect(problems.filter(({ level }) => level !== "note")).toEqual([]);
      // They have run: both reports leave something to note, such as the way to the source control system.
      expect(problems.map(({ ruleId }) => ruleId)).toContain("SARIF2003");
    }
  });

  test("find planted faults", () => {
    const planted = (fault: (run: Run) => void): Log => {
      const log = JSON.parse(formatSarif(inputOf(everything))) as Log;
      fault(log.runs[0] as Run);
      return log;
    };
    const misplaced = planted((run) => {
      delete run.tool.driver.rules?.[0]?.help;
      const region = run.results?.[0]?.locations?.[0]?.physicalLocation?.region;
      if (region !== undefined) region.endLine = 1;
      const artifact = run.results?.[1]?.locations?.[0]?.physicalLocation?.artifactLocation;
      if (artifact !== undefined) artifact.uri = "a b\\c.md";
    });
    const errors = sarifErrors(JSON.stringify(misplaced)).map(({ ruleId }) => ruleId);
    expect(errors).toEqual(expect.arrayContaining(["GH2012", "SARIF1007", "SARIF1002"]));
    const unknown = planted((run) => Object.assign(run.results?.[0] ?? {}, { level: "info" }));
    expect(schemaProblems(unknown).map(({ text: words }) => words)).toContainEqual(
      expect.stringContaining("/runs/0/results/0/level"),
    );
  });
});
