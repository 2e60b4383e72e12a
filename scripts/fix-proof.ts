// npm run fix-proof -- DIR...
// Applies every fix to the documents of trees, in memory, and holds the result to what fixes promise.
import { basename, resolve } from "node:path";
import { judge } from "./fix-proof/judge.ts";
import { mendTree, type MendedTree } from "./fix-proof/mend-tree.ts";

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("usage: npm run fix-proof -- DIR...");
  process.exitCode = 2;
}

const head = ["TREE", "FILES", "FINDINGS", "SAFE", "UNSAFE", "CHANGED", "UNCOVERED", "VIOLATIONS"];
const rows: string[][] = [];
for (const folder of folders) rows.push(prove(basename(resolve(folder)), await mendTree(resolve(folder))));

const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
for (const row of rows.length > 0 ? [head, ...rows] : []) {
  console.log(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  "));
}

/** Prints the violations of a tree and gives its row of the table. */
function prove(name: string, { files, failures }: MendedTree): string[] {
  const judged = files.map((file) => ({ ...file, ...judge(file) }));
  const violations = [
    ...failures.map((failure) => `${name}/${failure}`),
    ...judged.flatMap(({ path, violations: of }) => of.map(({ kind, line, words }) => `${name}/${path}:${line}: ${kind}: ${words}`)),
  ];
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
  const applied = files.flatMap(({ passes }) => passes.flat());
  const unsafe = applied.filter(({ fix }) => fix?.safety === "unsafe").length;
  const findings = files.reduce((sum, { before }) => sum + before.diagnostics.length, 0);
  const uncovered = judged.reduce((sum, { uncovered: of }) => sum + of.length, 0);
  const changed = files.filter(({ passes }) => passes.length > 0).length;
  return [name, ...[files.length, findings, applied.length - unsafe, unsafe, changed, uncovered, violations.length].map(String)];
}
