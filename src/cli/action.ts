import { appendFileSync } from "node:fs";
import { main } from "./main.ts";

/** The entry of the GitHub Action. Inputs come in the environment, as the runner sets them (GitHub, metadata syntax). */
function input(name: string): string {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
}

const paths = input("paths")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");
const config = input("config");
const maxWarnings = input("max-warnings");
const sarifFile = input("sarif-file");

// A configuration in a pull request from a stranger must not run code.
const shared = ["--no-config-code", ...(config === "" ? [] : ["--config", config])];
const streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false };

if (sarifFile !== "") {
  // The annotations below decide the result of the step.
  await main([...shared, "--format", "sarif", "--output-file", sarifFile, "--", ...paths], streams);
  const { GITHUB_OUTPUT: outputs } = process.env;
  if (outputs !== undefined) appendFileSync(outputs, `sarif-file=${sarifFile}\n`);
}
process.exitCode = await main([...shared, "--format", "github", ...(maxWarnings === "" ? [] : ["--max-warnings", maxWarnings]), "--", ...paths], streams);
