import { expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import { makeTree } from "./tree.ts";

it.each(["json", "jsonl"])("the command finds what is wrong with a record that a fence of %s shows", async (language) => {
  const { folder } = makeTree({ ".git/HEAD": "", "memory.md": `A memory for pact-memory:\n\n\`\`\`${language}\n{"context":"a","goal":"b","files":["x"]}\n\`\`\`\n` });
  const { status, stdout } = await run(["memory.md", "--format", "json"], folder);
  const report = JSON.parse(stdout) as { files: { diagnostics: { ruleId: string; line: number }[] }[] };
  expect(report.files.map(({ diagnostics }) => diagnostics.map(({ ruleId, line }) => `${ruleId}:${String(line)}`))).toEqual([["journal/shown-records:4"]]);
  expect(status).toBe(0);
});
