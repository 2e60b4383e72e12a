import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, it } from "vitest";
import { makeTree } from "../cli/tree.ts";

const count = 1_000_000;
/** One record in so many has a fault. */
const every = 100_000;

/** About 100 MB, whose records name as many things as there are records. */
function* records(): Generator<string> {
  for (let start = 0; start < count; start += 1000) {
    let text = "";
    for (let index = start; index < start + 1000; index += 1) text += `${JSON.stringify(recordAt(index))}\n`;
    yield text;
  }
}

function recordAt(index: number): object {
  const ts = new Date(Date.UTC(2026, 0) + index * 1000).toISOString().replace(".000", "");
  const task_id = String(index);
  if (index % every === every - 1) return { v: true, type: "commit", sha: "9fceb02", message: "feat: a cart", phase: "CODE", ts };
  if (index % 2 === 0) return { v: 1, type: "agent_handoff", agent: "coder", task_id, task_subject: `CODE: part ${task_id}`, handoff: { produced: [`src/${task_id}.ts`] }, ts };
  return { v: 1, type: "dispatch_site", task_id, ts };
}

/** Runs the command in a process whose heap could not hold the journal; what it used at most is in mebibytes. */
async function run(args: readonly string[], cwd: string): Promise<{ lines: number[]; peak: number; seconds: number }> {
  const root = join(import.meta.dirname, "../..");
  const began = process.hrtime.bigint();
  const child = spawn(process.execPath, ["--max-old-space-size=64", "--import", `data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))`, join(root, "scripts/run.mjs"), join(root, "src/cli/bin.ts"), ...args, "--format", "json"], { cwd });
  const [out, err] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  const report = JSON.parse(out) as { files: { diagnostics: { line: number }[] }[] };
  const lines = report.files[0]?.diagnostics.map(({ line }) => line) ?? [];
  return { lines, peak: Number(/\d+\s*$/.exec(err)?.[0] ?? Number.NaN) / 1024, seconds: Number(process.hrtime.bigint() - began) / 1e9 };
}

async function readAll(stream: AsyncIterable<unknown>): Promise<string> {
  let text = "";
  for await (const chunk of stream) text += String(chunk);
  return text;
}

describe(`a journal of ${count.toLocaleString("en")} records`, () => {
  it("is linted in a heap that could not hold it, and no more memory than a tenth of it needs by far", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "runs/.keep": "" });
    await pipeline(Readable.from(records()), createWriteStream(join(folder, "session-journal.jsonl")));

    const { lines, peak, seconds } = await run(["session-journal.jsonl"], folder);
    expect(lines).toEqual(Array.from({ length: count / every }, (_, index) => (index + 1) * every));
    expect(peak).toBeLessThan(400);
    process.stdout.write(`${Math.round(count / seconds).toLocaleString("en")} records a second, ${Math.round(peak)} MiB at most\n`);
  }, 600_000);
});
