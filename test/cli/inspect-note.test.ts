import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import inspectionSchema from "../../schemas/inspection.schema.json" with { type: "json" };
import { makeTree } from "./tree.ts";

const validate = new Ajv2020({ strict: false }).compile(inspectionSchema);

const pad = `# Session — main / 2026-03-04

## Session Start

We begin.

## Active Context

- [ ] hash the content
- [x] count the misses

## Phase 1 Output [L12–L14]

Done.
`;

describe("inspect of a scratchpad", () => {
  const tree = (): string => makeTree({ ".git/HEAD": "", ".gitignore": ".tmp/\n", ".tmp/main/2026-03-04.md": pad }).folder;

  it("shows where each section would be filed, its lines and its open items", async () => {
    const { stdout, status } = await run(["inspect", "."], tree());
    expect(status).toBe(0);
    const outline = stdout.slice(stdout.indexOf("note session-scratchpad"));
    expect(outline.split("\n").map((line) => line.trim()).filter((line) => line !== "")).toEqual([
      "note session-scratchpad",
      expect.stringMatching(/^L3–L5 ## Session Start \(live, .*first sentence not as asked\)$/),
      expect.stringMatching(/^L7–L10 ## Active Context \(live, .*1 open\)$/),
      "open: hash the content",
      expect.stringMatching(/^L12–L14 ## Phase 1 Output \(archived, /),
      "session-scratchpad: in 0 of 1 notes every first sentence is as asked",
    ]);
  });

  it("puts the sessions of a folder in order, each with the line of its entry in the index", async () => {
    const closed = (day: string): string => `# Session — main / ${day}\n\n## Session Summary (archived ${day} — done)\n`;
    const { folder } = makeTree({
      ".git/HEAD": "",
      ".tmp/main/2026-03-05.md": "# Session — main / 2026-03-05\n",
      ".tmp/main/2026-03-04.md": closed("2026-03-04"),
      ".tmp/main/2026-03-03.md": closed("2026-03-03"),
      ".tmp/main/_index.md": "# Session Index — main\n\n- 2026-03-03 — archived 2026-03-04 (done)\n",
      ".tmp/other/2026-03-03.md": closed("2026-03-03"),
    });
    const { stdout } = await run(["inspect", "."], folder);
    expect(stdout).toContain(".tmp/main/, by `.tmp/main/_index.md`:\n  2026-03-03  closed, line 3 of the index\n  2026-03-04  closed, and missing in the index\n  2026-03-05  open\n");
    expect(stdout).not.toContain(".tmp/other/,");
    const report = JSON.parse((await run(["inspect", "--format", "json", "."], folder)).stdout) as { indexes: { folder: string; hasIndex: boolean; notes: { line: number | null }[] }[] };
    expect(report.indexes.map(({ folder: name, hasIndex, notes }) => [name, hasIndex, notes.map(({ line }) => line)])).toEqual([
      [".tmp/main", true, [3, null, null]],
      [".tmp/other", false, [null]],
    ]);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  });

  it("gives the same as data", async () => {
    const { stdout } = await run(["inspect", "--format", "json", "."], tree());
    const { files } = JSON.parse(stdout) as { files: { outlines: { contract: string; sections: { title: string; class: string; begins: boolean | null; open: string[] }[] }[] }[] };
    expect(files[0]?.outlines[0]?.sections.map(({ title, class: filed, begins, open }) => [title, filed, begins, open])).toEqual([
      ["Session Start", "live", false, []],
      ["Active Context", "live", null, ["hash the content"]],
      ["Phase 1 Output", "archived", null, []],
    ]);
  });
});
