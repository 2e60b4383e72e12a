import { describe, expect, it } from "vitest";
import type { FormatName } from "../../src/report/format-names.ts";
import { formats } from "../../src/report/report.ts";
import { diagnosticAt, fileOf, inputOf } from "./sample.ts";

const text = "name: x\n";
const other = diagnosticAt(text, "x");
const diagnostic = diagnosticAt(text, "name", { related: [{ at: other.region, message: "the other skill", path: "skills/b c/SKILL.md" }] });
const report = (format: FormatName): string => formats[format](inputOf([fileOf(text, [diagnostic])]));

describe("a related place in another file", () => {
  it("is named in every format", () => {
    expect(report("text")).toContain("skills/b c/SKILL.md:1:7 the other skill");
    expect(report("github")).toContain("skills/b c/SKILL.md:1:7 the other skill");
    expect(JSON.parse(report("json"))).toMatchObject({ files: [{ diagnostics: [{ related: [{ path: "skills/b c/SKILL.md", line: 1, column: 7 }] }] }] });
    expect(JSON.parse(report("sarif"))).toMatchObject({
      runs: [{ results: [{ relatedLocations: [{ physicalLocation: { artifactLocation: { uri: "skills/b%20c/SKILL.md" } } }] }] }],
    });
  });
});
