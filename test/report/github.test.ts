import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Diagnostic, FileResult, Severity } from "../../src/core/diagnostic.ts";
import { formatGithub } from "../../src/report/github.ts";
import { workflowCommand } from "../../src/report/workflow-command.ts";
import { runnerCommands } from "./runner.ts";
import { diagnosticAt, fileOf, fixOf, inputOf } from "./sample.ts";

const text = "---\nname: My Skill\nname: other\n---\n";

describe("workflowCommand", () => {
  test("escapes what the runner would read otherwise", () => {
    expect(workflowCommand("error", { file: "a:b,c%\n.md", line: 1, title: "" }, "50% ::\r\nx, y: z")).toBe(
      "::error file=a%3Ab%2Cc%25%0A.md,line=1::50%25 ::%0D%0Ax, y: z",
    );
    expect(workflowCommand("notice", { title: undefined }, "%0A")).toBe("::notice::%250A");
  });

  test("the runner reads the same values back", () => {
    const value = fc.oneof(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.string({ unit: fc.constantFrom("%", "0A", "25", ":", ",", "\n", "\r", "=", "a", "##[error]", "::"), minLength: 1 }),
    );
    fc.assert(
      fc.property(fc.constantFrom("error", "warning", "notice"), value, value, value, (level, file, title, message) => {
        expect(runnerCommands(workflowCommand(level, { file, line: 3, title }, message))).toEqual([
          { name: level, properties: { file, line: "3", title }, data: message },
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("formatGithub", () => {
  test("an annotation for each finding, errors first, and the summary", () => {
    const comment = { id: "IC_1", url: undefined, author: undefined, line: 3, column: 5 };
    const files = [
      fileOf(text, [
        diagnosticAt(text, "Skill", { severity: "info", message: "An info.", comment }),
        diagnosticAt(text, "My", { severity: "warning", message: "A warning.", url: "" }),
        diagnosticAt(text, "name: My Skill\nname", { message: "An error: 100%.", relatedTo: [["other", "this one"]] }),
        diagnosticAt(text, "---", { suppressed: { reason: "" } }),
      ]),
      fileOf(undefined, [], { path: "gone.md", failures: ["ENOENT: no such file"] }),
    ];
    expect(formatGithub(inputOf(files, { includeSuppressed: true, notes: ["b.md is ignored"] }))).toBe(
      [
        "::error file=gone.md,title=markerlint::ENOENT: no such file",
        "::error file=skills/a/SKILL.md,line=2,endLine=3,title=frontmatter/name::An error: 100%25.%0A3:7 this one%0Ahttps://example.com/rules/frontmatter/name",
        "::warning file=skills/a/SKILL.md,line=2,endLine=2,col=7,endColumn=9,title=frontmatter/name::A warning.",
        "::notice file=skills/a/SKILL.md,line=2,endLine=2,col=10,endColumn=15,title=frontmatter/name::An info.%0Ain comment IC_1, line 3:5%0Ahttps://example.com/rules/frontmatter/name",
        "note: b.md is ignored",
        "1 error, 1 warning, 1 info in 1 file.",
        "1 finding suppressed by directives.",
        "1 file could not be linted in full.",
        "Checked 1 file: 1 skill.",
        "",
      ].join("\n"),
    );
  });

  test("quiet leaves the errors, and nothing at all is loud", () => {
    const file = fileOf(text, [diagnosticAt(text, "My", { severity: "warning", fix: fixOf(text, "My", "my") })]);
    expect(formatGithub(inputOf([file], { quiet: true }))).toBe(
      "No errors found.\nHidden by --quiet: 1 warning.\nChecked 1 file: 1 skill.\n",
    );
    expect(formatGithub(inputOf([]))).toBe("Nothing was linted: no file was found that markerlint checks.\n");
  });

  /** A file with so many findings of each severity, in mixed order. */
  function crowded(errors: number, warnings: number, infos: number): FileResult {
    const some = (severity: Severity, length: number): Diagnostic[] =>
      Array.from({ length }, (_, index) => diagnosticAt(text, "My", { severity, ruleId: `a/rule-${index}`, message: `${severity} ${index}.`, url: "" }));
    return fileOf(text, [...some("info", infos), ...some("error", errors), ...some("warning", warnings)]);
  }

  test.each([
    [10, 10, 10, [10, 10, 10], undefined],
    [11, 0, 0, [10, 0, 1], "1 error"],
    [0, 12, 9, [0, 10, 10], "2 warnings"],
    [0, 12, 10, [0, 10, 10], "2 warnings, 1 notice"],
    [25, 11, 11, [10, 10, 10], "15 errors, 1 warning, 2 notices"],
    [0, 0, 11, [0, 0, 10], "2 notices"],
  ] as const)("limits: %i errors, %i warnings, %i infos", (errors, warnings, infos, expected, hidden) => {
    const log = formatGithub(inputOf([crowded(errors, warnings, infos)]));
    const commands = runnerCommands(log);
    const number = (level: string): number => commands.filter(({ name }) => name === level).length;
    expect(["error", "warning", "notice"].map(number)).toEqual(expected);
    expect(commands.map(({ name }) => name)).toEqual(commands.map(({ name }) => name).sort((a, b) => levelOf(a) - levelOf(b)));

    const told = commands.find(({ data }) => data.startsWith("Not annotated"))?.data;
    expect(told).toBe(
      hidden && `Not annotated, since GitHub shows 10 of a level: ${hidden}. The log of this step has them.`,
    );
    // Nothing is lost: what is not annotated stands in the log, so that every finding is there once.
    for (const [severity, total] of [["error", errors], ["warning", warnings], ["info", infos]] as const) {
      for (let index = 0; index < total; index += 1) {
        expect(log.split("\n").filter((line) => line.includes(`${severity} ${index}.`))).toHaveLength(1);
      }
    }
  });

  function levelOf(name: string): number {
    return ["error", "warning", "notice"].indexOf(name);
  }

  test("a hidden finding keeps its place and rule in the log", () => {
    expect(formatGithub(inputOf([crowded(11, 0, 0)]))).toContain(
      "\nerror skills/a/SKILL.md:2:7 error 10. (a/rule-10)\n",
    );
  });

  test("where there are too many, the findings of a rule in a file share an annotation, and the log has each", () => {
    const long = "---\n".repeat(40);
    const source = fileOf(long, []);
    const findings = Array.from({ length: 30 }, (_, index) => {
      const start = index * 4;
      const region = { start, end: start + 3, startPoint: { line: index + 1, column: 1 }, endPoint: { line: index + 1, column: 4 } };
      return { ...diagnosticAt(long, "---", { message: `Finding ${index}.`, ruleId: index % 3 === 0 ? "a/first" : "a/second", url: "" }), region };
    });
    const log = formatGithub(inputOf([{ ...source, diagnostics: findings }]));
    const commands = runnerCommands(log);
    expect(commands.map(({ data }) => data)).toEqual([
      "Finding 0.\n9 more in this file, in lines 4, 7, 10, 13, 16, 19, 22, 25, 28.",
      "Finding 1.\n19 more in this file, in lines 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, ….",
      "Not annotated, since GitHub shows 10 of a level: 28 errors. The log of this step has them.",
    ]);
    for (let index = 0; index < 30; index += 1) expect(log.split("\n").filter((line) => line.includes(`Finding ${index}.`))).toHaveLength(1);
  });

  test("linted text starts no command, neither in annotations nor in plain lines", () => {
    const evil = "\n::error::pwned\r::stop-commands::x ##[error]pwned %0A::warning::x";
    const findings = Array.from({ length: 12 }, (_, index) =>
      diagnosticAt(text, "My", { message: evil, path: evil, ruleId: `a/b-${String(index)}`, url: evil, relatedTo: [["Skill", evil]] }),
    );
    const input = inputOf([fileOf(text, findings, { failures: [evil] })], { notes: [evil] });
    const commands = runnerCommands(formatGithub(input));
    expect(commands.map(({ name }) => name)).toEqual([...Array.from({ length: 10 }, () => "error"), "notice"]);
    for (const { properties } of commands.slice(0, 10)) expect(properties["file"]).toBe(evil);
    expect(commands[1]?.data.split("\n")).toHaveLength(3);
  });
});
