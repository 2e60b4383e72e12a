import { describe, expect, it } from "vitest";
import { runCommandFully as run } from "../run-command.ts";
import { goodSkill, makeTree } from "./tree.ts";

const head = "---\nname: a\ndescription: Count things. Use it when a number is needed.\n";

/** Skills that hang a parser or end the process, each with the rule that must speak; the good skill beside them is linted all the same. */
const hostile: readonly (readonly [string, string | Uint8Array, string])[] = [
  ["aliases that double, which stand for a million values", `${head}a: &a [x, x]\n${Array.from({ length: 40 }, (_, i) => `k${i}: &k${i} [*${i === 0 ? "a" : `k${i - 1}`}, *${i === 0 ? "a" : `k${i - 1}`}]`).join("\n")}\n---\n`, "frontmatter/valid-yaml"],
  ["brackets in brackets", `${head}x: ${"[".repeat(20_000)}\n---\n`, "frontmatter/valid-yaml"],
  ["mappings in mappings", `${head}x:\n${Array.from({ length: 3000 }, (_, i) => `${" ".repeat(i + 1)}y:`).join("\n")}\n---\n`, "frontmatter/valid-yaml"],
  ["complex keys", `${head}${"? ".repeat(2000)}a\n---\n`, "frontmatter/valid-yaml"],
  ["5,000 keys", `${head}${Array.from({ length: 5000 }, (_, i) => `k${i}: v`).join("\n")}\n---\n`, ""],
  ["a value of 500 KB", `${head}metadata:\n  x: ${"word ".repeat(100_000)}\n---\n`, ""],
  ["quotes in quotes, with a directive to look for", `${head}---\n\n<!-- markerlint-disable-line skill/name-form -- x -->\n\n${">".repeat(100_000)}\n`, "text/readable"],
  ["unclosed comments", `${head}---\n\nx ${"<!-- markerlint-".repeat(5000)}\n`, ""],
  ["NUL", `${head}---\n\n\0\n`, "text/encoding"],
  ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${goodSkill("a")}`, "utf16le")), "text/encoding"],
  ["invalid UTF-8", new Uint8Array(Buffer.from(`${goodSkill("a")}caf\u00E9\n`, "latin1")), "text/encoding"],
  ["one line of 1 MB", `${head}---\n\n${"x".repeat(1_000_000)}\n`, ""],
];

interface Report {
  readonly files: readonly { readonly path: string; readonly diagnostics: readonly { readonly ruleId: string }[]; readonly failures?: readonly string[] }[];
}

describe.each(["remark", "auto"])("with the parser %s", (parser) => {
  it.each(hostile)("%s ends in at most one kind of finding", async (_name, text, ruleId) => {
    const { folder } = makeTree({ ".git/HEAD": "", "skills/a/SKILL.md": text, "skills/b/SKILL.md": goodSkill("b", "Add numbers. Use it when there are two.") });
    const { status, stdout, stderr } = await run(["--format", "json", "--parser", parser, "--rule", "skill/no-custom-keys: off"], folder);
    const { files } = JSON.parse(stdout) as Report;
    expect([stderr, files.map(({ path }) => path), files.flatMap(({ failures = [] }) => failures)]).toEqual(["", ["skills/a/SKILL.md", "skills/b/SKILL.md"], []]);
    const found = new Set(files[0]?.diagnostics.map((diagnostic) => diagnostic.ruleId).filter((id) => ruleId !== "" || id !== "skill/body-present"));
    if (ruleId !== "") expect([status, [...found]]).toEqual([1, [ruleId]]);
    expect(files[1]?.diagnostics).toEqual([]);
  });
});
