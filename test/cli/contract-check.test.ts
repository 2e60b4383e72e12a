import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import { root } from "../rule-modules.ts";
import { makeTree } from "./tree.ts";

const contract = `contract: marker
family: run-state
head: "run-state-{id}"
parameters:
  id: { type: integer }
files:
  - { glob: "states/*.md", kind: comment }
payload:
  in: fence
  version:
    field: version
    schemas: { 1: { type: object } }
`;
const bad = "<!-- run-state-5 -->\n```yaml\nversion: 3\n```\n";
const good = bad.replace("3", "1");
const indented = (text: string): string => text.replaceAll(/^/gm, "        ").trimEnd();
const example = (verdict: string, text: string, more = ""): string => `examples:\n  ${verdict}:\n    - text: |\n${indented(text)}\n${more}`;

describe("contract check", () => {
  it("finds that the examples of a built-in contract show what they should", async () => {
    const { status, stdout } = await run(["contract", "check", join(root, "schemas/contracts/engagement-record/engagement-record.contract.yaml")], root);
    expect([stdout, status]).toEqual([expect.stringContaining("is a good contract"), 0]);
  });

  it.each<[string, string, string, number]>([
    ["good and bad examples", `${contract}${example("good", good)}  bad:\n    - |\n${indented(bad)}\n`, "is a good contract; 1 good and 1 bad examples", 0],
    ["a good example with a finding", contract + example("good", bad), ".markerlint/a.contract.yaml:15:7: The good example 1 has a finding: payload/known-version:3", 1],
    ["a bad example without one", contract + example("bad", good), "The bad example 1 has no finding.", 1],
    ["a bad example with the finding that it names", contract + example("bad", bad, '      reports: ["payload/known-version:3"]\n'), "is a good contract", 0],
    ["a bad example with a finding on another line", contract + example("bad", bad, '      reports: ["payload/known-version:2"]\n'), "lacks the finding payload/known-version:2; it has payload/known-version:3", 1],
    ["a rule that does not exist", contract + example("bad", bad, "      reports: [payload/none]\n"), "Unknown rule `payload/none`", 1],
    ["a fault", "contract: marker\nfamily: X\n", ".markerlint/a.contract.yaml:2:9: `family` is `X`", 1],
  ])("tells of %s", async (_, text, expected, wanted) => {
    const { status, stdout } = await run(["contract", "check"], makeTree({ ".git/HEAD": "", ".markerlint/a.contract.yaml": text }).folder);
    expect(stdout).toContain(expected);
    expect(status).toBe(wanted);
  });

  it("looks at all contracts, and says when there is none", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", ".markerlint/a.contract.yaml": "contract: notes\n", ".markerlint/b.contract.yaml": contract, "more/c.contract.yaml": "x: 1\n", "markerlint.config.yaml": "contracts: more/*.contract.yaml\n" });
    const { status, stdout } = await run(["contract", "check"], folder);
    expect(stdout.split("\n").map((line) => line.slice(0, 33))).toEqual([".markerlint/a.contract.yaml:1:11:", ".markerlint/b.contract.yaml: `run", "more/c.contract.yaml:1:1: A contr", ""]);
    expect(status).toBe(1);
    expect((await run(["contract", "check"], makeTree({ ".git/HEAD": "" }).folder)).status).toBe(2);
  });
});

describe("a contract of the project", () => {
  it("acts on the files that it names, and on others where its head occurs", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", ".gitignore": "states\n", ".markerlint/a.contract.yaml": contract, "states/one.md": bad, "skills/a/SKILL.md": `---\nname: a\ndescription: Count things. Use it when a number is needed.\n---\n\n${bad}` });
    const { stdout } = await run(["--format", "json"], folder);
    const { files } = JSON.parse(stdout) as { files: { path: string; diagnostics: { ruleId: string }[] }[] };
    expect(files.map(({ path, diagnostics }) => [path, diagnostics.map(({ ruleId }) => ruleId)])).toEqual([
      ["skills/a/SKILL.md", ["payload/known-version"]],
      ["states/one.md", ["payload/known-version"]],
    ]);
    expect((await run(["--no-config", "states/one.md", "--kind", "comment"], folder)).status).toBe(0);
  });

  it("is named by a configuration, by path or by glob", async () => {
    const files = { ".git/HEAD": "", "rules/a.contract.yaml": contract, "states/one.md": bad };
    for (const pattern of ["rules/a.contract.yaml", "./rules/*.contract.yaml", "**/*.contract.yaml"]) {
      expect((await run([], makeTree({ ...files, "markerlint.config.yaml": `contracts: ["${pattern}"]\n` }).folder)).status).toBe(1);
    }
    const { status, stderr } = await run([], makeTree({ ...files, "markerlint.config.yaml": "contracts: none/*.yaml\n" }).folder);
    expect([status, stderr]).toEqual([2, "markerlint: markerlint.config.yaml: `none/*.yaml` under `contracts` matches no file.\n"]);
  });

  it("with a fault stops the run with its place", async () => {
    const { status, stderr } = await run([], makeTree({ ".git/HEAD": "", ".markerlint/a.contract.yaml": "contract: marker\nhead: x\nfamly: y\n" }).folder);
    expect([status, stderr]).toEqual([2, "markerlint: .markerlint/a.contract.yaml:3:1: `famly` is no known key; write `family`.\n"]);
  });

  it("of a family that has one already is refused", async () => {
    const { status, stderr } = await run([], makeTree({ ".git/HEAD": "", ".markerlint/a.contract.yaml": contract, ".markerlint/b.contract.yaml": contract }).folder);
    expect([status, stderr]).toEqual([2, "markerlint: .markerlint/b.contract.yaml:2:9: The family `run-state` has a contract already: .markerlint/a.contract.yaml.\n"]);
  });

  it("reads no file outside its folder, not even over a link", async () => {
    const { folder } = makeTree({ ".git/HEAD": "", "secret.json": '{"type": "objct"}', ".markerlint/a.contract.yaml": `contract: marker\nfamily: run-state\nhead: run-state\npayload: { in: fence, schema: ./link.json }\n` });
    symlinkSync(join(folder, "secret.json"), join(folder, ".markerlint/link.json"));
    const { status, stderr } = await run([], folder);
    expect([status, stderr]).toEqual([2, "markerlint: .markerlint/a.contract.yaml:4:31: `./link.json` lies outside the folder of the contract.\n"]);
  });

  it("that is a link out of the project is refused where code is", async () => {
    const outside = makeTree({ "a.contract.yaml": contract });
    const { folder } = makeTree({ ".git/HEAD": "", ".markerlint/keep": "", "states/one.md": bad });
    symlinkSync(join(outside.folder, "a.contract.yaml"), join(folder, ".markerlint/a.contract.yaml"));
    expect((await run([], folder)).status).toBe(1);
    const { status, stderr } = await run(["--no-config-code"], folder);
    expect([status, stderr]).toEqual([2, "markerlint: a.contract.yaml: This contract lies outside the root, which `--no-config-code` and an untrusted workspace forbid.\n"]);
  });

  it("that is too large, a folder or a link to nothing ends in one message", async () => {
    const large = await run([], makeTree({ ".git/HEAD": "", ".markerlint/a.contract.yaml": `# ${"x".repeat(300_000)}\n` }).folder);
    expect([large.status, large.stderr]).toEqual([2, "markerlint: .markerlint/a.contract.yaml:1:1: The file cannot be read: it is larger than 256 KiB.\n".replace(":1:1", "")]);
    const directory = await run([], makeTree({ ".git/HEAD": "", ".markerlint/a.contract.yaml/x": "" }).folder);
    expect([directory.status, directory.stderr]).toEqual([2, "markerlint: .markerlint/a.contract.yaml: The file cannot be read: it is no file.\n"]);
    const { folder } = makeTree({ ".git/HEAD": "", ".markerlint/keep": "" });
    symlinkSync("nowhere", join(folder, ".markerlint/a.contract.yaml"));
    expect((await run([], folder)).status).toBe(2);
  });
});

describe("a contract of the project for a command", () => {
  const notes = `contract: command
name: notes
names: [tools/notes.py]
flags:
  root: { value: required, required: true }
  title: { value: required }
`;
  const page = "Run `python3 tools/notes.py --root /x --titel A`.\n\n```sh\npython3 tools/notes.py --title A\npython3 tools/notes.py --root /x --tilte A\n```\n";

  it("acts in every document that names the command, and its slips can be fixed", async () => {
    const { folder, read } = makeTree({ ".git/HEAD": "", ".markerlint/notes.contract.yaml": notes, "docs/a.md": page, "docs/b.md": "Other.\n" });
    const { status, stdout } = await run(["--kind", "markdown", "docs/a.md", "docs/b.md"], folder);
    expect(stdout).toContain("`tools/notes.py` has no flag `--titel`; did you mean `--title`?");
    expect(stdout).toContain("`tools/notes.py` needs `--root`; add it.");
    expect(stdout).not.toContain("b.md");
    expect(status).toBe(1);
    await run(["--fix", "--kind", "markdown", "docs/a.md", "docs/b.md"], folder);
    expect(read("docs/a.md")).toBe(page.replace("--tilte", "--title"));
  });

  it.each([
    ["a pattern that is none", `${notes}matches: "(?=x)"\n`, "is no pattern of RE2"],
    ["a flag that does not exist", `${notes}exclusive: [{ flags: [title, rot] }]\n`, "Unknown flag `rot`; did you mean `root`?"],
    ["a group that does not exist", notes.replace("title: { value: required }", 'title: { value: required, pattern: "^(?P<a>x)", agrees: { b: root } }'), "Unknown group of the pattern `b`"],
    ["no names", "contract: command\nname: notes\n", "A contract of the kind `command` has `names`."],
    ["a name of two words", "contract: command\nname: notes\nnames: [notes add]\n", "A name is one word"],
    ["subcommands of a call", `${notes}form: call\nsubcommands: { a: {} }\n`, "A call has no `subcommands`"],
    ["a required argument behind an optional one", `${notes}arguments: [{ name: a }, { name: b, required: true }]\n`, "A required argument cannot follow"],
    ["a flag both required and forbidden", notes.replace("required: true }", "required: true, forbidden: {} }"), "both required and forbidden"],
    ["two flags of one name", notes.replace("title: { value: required }", "title: { value: required, aliases: [root] }"), "`root` names the flag `root` too."],
  ])("tells of %s", async (_, text, expected) => {
    const { status, stdout } = await run(["contract", "check"], makeTree({ ".git/HEAD": "", ".markerlint/a.contract.yaml": text }).folder);
    expect(stdout).toContain(expected);
    expect(status).toBe(1);
  });
});
