import { describe, expect, it } from "vitest";
import { sarifErrors } from "../report/validate-sarif.ts";
import { runCommandFully as run } from "../run-command.ts";
import { goodSkill, makeTree } from "../cli/tree.ts";

/** Skills with every usual fault in turn, the same ones in each run. */
function manySkills(count: number): Record<string, string> {
  const faults: ((name: string) => string)[] = [
    (name) => goodSkill(name),
    (name) => goodSkill(`${name}-other`),
    (name) => goodSkill(name, "Count: and: count. Use it when a number is needed."),
    (name) => `\uFEFF${goodSkill(name).replaceAll("\n", "\r\n")}`,
    (name) => goodSkill(name).replace("name:", "licence: MIT\nname:"),
    (name) => goodSkill(name).replace("description", "metadata:\n  version: 1.10\ndescription"),
    (name) => goodSkill(name, "Count 😀 <things> #now and then."),
    (name) => `\n${goodSkill(name)}`,
  ];
  const files: Record<string, string> = { ".git/HEAD": "ref: refs/heads/main\n" };
  for (let index = 0; index < count; index += 1) {
    const name = `skill-${index}`;
    files[`${index % 3 === 0 ? ".claude/skills" : "päckage 1/skills"}/${name}/SKILL.md`] = faults[index % faults.length]?.(name) ?? "";
  }
  return files;
}

describe("500 skills", () => {
  it("give byte-identical reports in two runs, and SARIF that both validators accept", async () => {
    const { folder } = makeTree(manySkills(500));
    for (const format of ["text", "json", "sarif", "github"]) {
      const [first, second] = [await run(["--format", format], folder), await run(["--format", format], folder)];
      expect(second.stdout).toBe(first.stdout);
      expect(first.stdout.length).toBeGreaterThan(1000);
      if (format === "sarif") expect(sarifErrors(first.stdout)).toEqual([]);
    }
  }, 300_000);
});
