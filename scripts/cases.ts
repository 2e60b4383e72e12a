// npm run cases -- DIR...: judges every case below the folders with the bundled command and prints what is wrong.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { findCases, runCase, type RunCommand } from "../src/testing/run-case.ts";

const command = join(process.cwd(), "dist/markerlint.js");

const run: RunCommand = (args, cwd, stdin) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], { cwd });
    let stdout = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.on("error", reject).on("close", (status) => {
      resolve({ status: status ?? 2, stdout });
    });
    child.stdin.on("error", () => undefined).end(stdin);
  });

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("usage: npm run cases -- DIR...");
  process.exitCode = 2;
}
let passed = 0;
let failed = 0;
for (const path of folders.flatMap(findCases)) {
  const { id, problems } = await runCase(path, run);
  if (problems.length === 0) passed += 1;
  else failed += 1;
  console.log(`${problems.length === 0 ? "pass" : "FAIL"} ${id}`);
  for (const problem of problems) console.log(`     ${problem}`);
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
