// Runs a TypeScript file of the project with its arguments: node scripts/run.mjs FILE [ARGUMENT...]
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [file, ...rest] = process.argv.slice(2);
// Below node_modules, so that the packages are found from there.
const folder = mkdtempSync(join(import.meta.dirname, "../node_modules/.run-"));
try {
  const outfile = join(folder, "main.mjs");
  await build({ entryPoints: [file], outfile, bundle: true, platform: "node", format: "esm", packages: "external", target: "node20.19", logLevel: "error" });
  process.argv = [process.argv[0], file, ...rest];
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
