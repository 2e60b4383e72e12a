import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of its own for one test, with files in it; it goes when the test ends. */
export function makeTree(files: Readonly<Record<string, string | Uint8Array>>): { folder: string; read: (path: string) => string; bytes: (path: string) => Buffer } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "markerlint-")));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder, read: (path) => readFileSync(join(folder, path), "utf8"), bytes: (path) => readFileSync(join(folder, path)) };
}

/** A skill in which the default preset finds nothing. */
export function goodSkill(name: string, description = "Count things. Use it when a number is needed."): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n\nCount.\n`;
}
