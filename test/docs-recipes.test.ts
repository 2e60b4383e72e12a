import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTree } from "./cli/tree.ts";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/recipes.md"), "utf8");

/** The script of the page's hook. */
const hook = /```sh hook\n([\s\S]*?)\n```/.exec(page)?.[1] ?? "";

const body = (version: number): string =>
  `<!-- engagement-record-design-575 -->\n\`\`\`yaml\nschema_version: ${String(version)}\nphase: design\ncapture_session: normal-design-v2\nload_bearing_decisions: []\n\`\`\`\n`;

/** Runs the hook as an agent does that is about to run the command. */
function runHook(command: string): { status: number | null; said: string } {
  const { folder } = makeTree({
    "check-comment.sh": hook,
    "good.md": body(2),
    "bad.md": body(9),
    // What npx does with an installed package.
    "bin/npx": `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(root, "scripts/run.mjs")}" "${join(root, "src/cli/bin.ts")}" "$@"\n`,
  });
  chmodSync(join(folder, "bin/npx"), 0o755);
  const { status, stderr } = spawnSync("sh", ["check-comment.sh"], {
    cwd: folder,
    input: JSON.stringify({ tool_name: "Bash", tool_input: { command } }),
    env: { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}` },
    encoding: "utf8",
  });
  return { status, said: stderr };
}

describe("the hook that checks comments", () => {
  it("lets a good record and every other command through", () => {
    expect(runHook("gh issue comment 575 --body-file good.md").status).toBe(0);
    expect(runHook('ls && echo "gh issue list"')).toEqual({ status: 0, said: "" });
  }, 60_000);

  it("stops a broken record, one for another issue, and a text that it cannot see", () => {
    const broken = runHook("gh issue comment 575 --body-file bad.md");
    expect(broken.status).toBe(2);
    expect(broken.said).toContain("payload/known-version");
    const other = runHook("gh issue comment 576 --body-file good.md");
    expect(other.status).toBe(2);
    expect(other.said).toContain("marker/target");
    expect(runHook('gh issue comment 575 --body "text"')).toMatchObject({ status: 2, said: expect.stringContaining("--body-file") as string });
  }, 60_000);
});
