import { spawn } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, it } from "vitest";
import { makeTree } from "../cli/tree.ts";

const count = 200_000;
/** One comment in so many holds a marker. */
const every = 20_000;

function* comments(): Generator<string> {
  for (let index = 0; index < count; index += 1) {
    const marked = index % every === every - 1;
    const body = marked ? `<!-- engagement-record-plan-${String(index)} -->\n\n\`\`\`yaml\nengagement_record:\n  schema_version: 99\n\`\`\`\n` : `Comment ${String(index)}: "fine" – 😀.\r\n\r\nThanks!`;
    yield `${index === 0 ? "[" : ","}${JSON.stringify({ id: index, html_url: `https://example.com/c/${String(index)}`, user: { login: "octocat" }, created_at: "2026-01-01T00:00:00Z", author_association: "NONE", body })}`;
  }
  yield "]\n";
}

/** Runs the command in a process whose heap could not hold the thread. */
async function run(args: readonly string[], cwd: string, stdin?: string): Promise<{ status: number | null; report: { files: { diagnostics: { comment: { id: string } }[] }[] } }> {
  const root = join(import.meta.dirname, "../..");
  const child = spawn(process.execPath, ["--max-old-space-size=48", join(root, "scripts/run.mjs"), join(root, "src/cli/bin.ts"), ...args, "--format", "json"], { cwd, stdio: ["pipe", "pipe", "inherit"] });
  if (stdin === undefined) child.stdin.end();
  else await pipeline(createReadStream(stdin), child.stdin);
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  const status = child.exitCode ?? (await new Promise<number | null>((resolve) => child.once("exit", resolve)));
  return { status, report: JSON.parse(text) as never };
}

describe(`a thread of ${String(count)} comments`, () => {
  it("is linted in a heap that could not hold it, from a file and from standard input", async () => {
    const { folder } = makeTree({ ".git/HEAD": "" });
    const file = join(folder, "thread.json");
    await pipeline(Readable.from(comments()), createWriteStream(file));
    const expected = Array.from({ length: count / every }, (_, index) => String((index + 1) * every - 1));

    for (const { status, report } of [await run(["thread.json", "--kind", "thread"], folder), await run(["--stdin", "--kind", "thread"], folder, file)]) {
      expect(status).toBe(1);
      expect([...new Set(report.files[0]?.diagnostics.map(({ comment }) => comment.id))]).toEqual(expected);
    }
  }, 180_000);
});
