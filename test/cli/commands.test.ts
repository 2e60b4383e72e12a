import { describe, expect, it } from "vitest";
import { ruleEntries } from "../../rules/index.ts";
import { runCommandFully as run } from "../run-command.ts";
import { goodSkill, makeTree } from "./tree.ts";

describe("help", () => {
  it("is printed with status 0", async () => {
    const { status, stdout } = await run(["--help"], ".");
    expect(status).toBe(0);
    for (const word of ["--fix", "--format", "explain", "init", "inspect", "rules"]) expect(stdout).toContain(word);
  });

  it("prints the version", async () => {
    expect((await run(["--version"], ".")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("explain", () => {
  it.each(ruleEntries.map(({ id }) => id))("prints the page of %s with its level and sources", async (id) => {
    const { status, stdout } = await run(["explain", id], ".");
    expect(status).toBe(0);
    expect(stdout).toContain(`# ${id}`);
    expect(stdout).toMatch(/Level: \w+\./);
    expect(stdout).toContain("https://");
    expect(stdout).not.toMatch(/<!-- \/?generated/);
    expect(stdout).toMatch(/Fix: \w+\. Kinds: \w+/);
    expect(stdout).toContain(`rules:\n  ${id}: off\n`);
  });

  it("tells what the clients say that a rule asks", async () => {
    const { stdout } = await run(["explain", "skill/name-length"], ".");
    expect(stdout).toMatch(/## Clients\n\n[^\n]+:\n\n- [\s\S]*\n- Codex \(`codex`\): at most 64 characters[^\n]*does not load the skill\n[\s\S]*docs\/clients\.md\n\n## Switch it off/);
    expect((await run(["explain", "links/exists"], ".")).stdout).not.toContain("## Clients");
  });

  it("gives a directive that silences the finding, as it says", async () => {
    const { stdout } = await run(["explain", "skill/name-form"], ".");
    const directive = /# markerlint-disable-line .+/.exec(stdout)?.[0] ?? "";
    const skill = (behind: string): string => `---\nname: A_b${behind}\ndescription: Count things. Use it when a number is needed.\n---\n\nCount.\n`;
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/A_b/SKILL.md": skill(""), "skills/b/A_b/SKILL.md": skill(` ${directive}`) });
    const { stdout: report } = await run([], folder);
    expect(report.match(/skill\/name-form/g)).toHaveLength(1);
    expect(report).toContain("1 finding suppressed by directives.");
  });

  it("gives no directive for a text that cannot be read", async () => {
    expect((await run(["explain", "text/encoding"], ".")).stdout).not.toContain("markerlint-disable");
  });
});

describe("rules", () => {
  it("prints a line for each rule", async () => {
    const { stdout } = await run(["rules"], ".");
    expect(stdout.trimEnd().split("\n")).toHaveLength(ruleEntries.length + 1);
  });

  it("prints the same as data", async () => {
    const rows = JSON.parse((await run(["rules", "--format", "json"], ".")).stdout) as { id: string }[];
    expect(rows.map(({ id }) => id)).toEqual(ruleEntries.map(({ id }) => id));
  });
});

describe("explain, without the group of a rule", () => {
  it.each([
    ["name-length", "did you mean `skill/name-length`?"],
    ["name-form", "did you mean `prompt/name-form` or `skill/name-form`?"],
    ["nam-form", "there is no rule `nam-form`"],
  ])("offers the rules named %s", async (id, words) => {
    const { status, stderr } = await run(["explain", id], ".");
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });
});

it("shows no empty default in the help", async () => {
  expect((await run(["--help"], ".")).stdout).not.toContain("[])");
});

describe("inspect", () => {
  it("prints the members of a manifest", async () => {
    const { folder } = makeTree({ ".claude-plugin/plugin.json": '{\n  "name": "office",\n  "author": {"name": "Ada", "email": "a"},\n  "skills": ["./a"],\n  "strict": true\n}\n' });
    const { stdout } = await run(["inspect", ".claude-plugin/plugin.json"], folder);
    expect(stdout.split("\n").slice(2, 7)).toEqual(["  members", "    2:11 name: office", "    3:13 author: { name, email }", "    4:13 skills: [ 1 ]", "    5:13 strict: true"]);
  });

  const text = `${goodSkill("a")}\n## Links\n\nSee [the list](references/list.md).\n\n\`\`\`sh\nls\n\`\`\`\n\n<!-- engagement-record-design-7 -->\n\`\`\`yaml\nschema_version: 2\n\`\`\`\n`;

  it("prints what is seen, each with its place", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": text });
    const { status, stdout } = await run(["inspect", "--parser", "remark", "skills/a/SKILL.md"], folder);
    expect(status).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "SKILL.md
        skill (told by its file name), 21 lines, read with remark
        front matter 1:1
          2:1 name: a
          3:1 description: Count things. Use it when a number is needed.
        sections
          6:1 # a (16 lines)
          10:1 ## Links (12 lines)
        links
          12:5 references/list.md
        fences
          14:1 sh (3 lines)
          19:1 yaml (3 lines)
        markers
          18:1 engagement-record phase=design id=7, payload 20:1
      "
    `);
  });

  it("prints the same as data", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": text });
    const { files } = JSON.parse((await run(["inspect", "--format", "json", "."], folder)).stdout) as { files: { kind: string; markers: unknown[] }[] };
    expect(files).toMatchObject([{ kind: "skill", markers: [{ family: "engagement-record", parameters: { phase: "design", id: "7" } }] }]);
  });

  it("says why a path was passed by", async () => {
    const { folder } = makeTree({ "skills/a/SKILL.md": text, "markerlint.config.yaml": 'ignore: ["skills/**"]\n' });
    const { stderr } = await run(["inspect", "skills/a/SKILL.md"], folder);
    expect(stderr).toMatch(/ignored by configuration/);
    expect(stderr).toMatch(/nothing was inspected/);
  });
});
