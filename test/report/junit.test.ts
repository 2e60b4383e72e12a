import { describe, expect, test } from "vitest";
import { formatJunit } from "../../src/report/junit.ts";
import { hostileText } from "./sample-hostile.ts";
import { diagnosticAt, fileOf, inputOf } from "./sample.ts";

const text = "---\nname: My Skill\nname: other\n---\n";

/** The characters that XML 1.0 allows (section 2.2). */
const xmlCharacters = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** The elements of a document with the ones they stand in, after a check that each is closed in its order. */
function elements(xml: string): string[] {
  const open: string[] = [];
  const seen: string[] = [];
  for (const [, end, name = "", , empty] of xml.replace(/^<\?xml [^>]*\?>\n/, "").matchAll(/<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>/g)) {
    if (end === "/") {
      expect(open.pop()).toBe(name);
      continue;
    }
    seen.push([...open, name].join("/"));
    if (empty !== "/") open.push(name);
  }
  expect(open).toEqual([]);
  return seen;
}

describe("formatJunit", () => {
  test("a suite for each file, and a test for each finding", () => {
    const files = [
      fileOf(text, [diagnosticAt(text, "My"), diagnosticAt(text, "other", { severity: "info" }), diagnosticAt(text, "name", { suppressed: { reason: "" } })]),
      fileOf(text, [], { path: "clean.md" }),
      fileOf(undefined, [], { path: "gone.md", failures: ["ENOENT"] }),
    ];
    const xml = formatJunit(inputOf(files));
    expect(elements(xml)).toEqual([
      "testsuites",
      "testsuites/testsuite",
      "testsuites/testsuite/testcase",
      "testsuites/testsuite/testcase/failure",
      "testsuites/testsuite/testcase",
      "testsuites/testsuite/testcase/system-out",
      "testsuites/testsuite",
      "testsuites/testsuite/testcase",
      "testsuites/testsuite",
      "testsuites/testsuite/testcase",
      "testsuites/testsuite/testcase/error",
    ]);
    expect(xml).toContain('<testsuites name="markerlint" tests="4" failures="1" errors="1">');
    expect(xml).toContain('<testcase name="frontmatter/name (2:7)" classname="skills/a/SKILL.md">');
  });

  test("hostile text stays text, and nothing that XML forbids is in it", () => {
    const xml = formatJunit(inputOf([fileOf(text, [diagnosticAt(text, "My", { message: hostileText, path: hostileText, url: hostileText })], { failures: [hostileText] })]));
    expect(xml).toMatch(xmlCharacters);
    expect(elements(xml)).toHaveLength(6);
    expect(elements(formatJunit(inputOf([])))).toEqual(["testsuites"]);
  });
});
