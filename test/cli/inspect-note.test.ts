import { describe, expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import { makeTree } from "./tree.ts";

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
