import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";
import { root } from "./rule-modules.ts";

const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === "no-restricted-imports",
  // The table needs no types, and to make them takes a quarter of a minute.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** What the lint configuration says of an import in a file of the tree. */
async function complaints(filePath: string, from: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import * as planted from "${from}";\nexport default planted;\n`, { filePath: `${root}/${filePath}` });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === "no-restricted-imports").map(({ message }) => message);
}

describe("the import table", () => {
  it.each([
    ["src/core/span.ts", "../parse/decode.ts"],
    ["src/core/span.ts", "node:fs"],
    ["src/parse/decode.ts", "../config/resolve.ts"],
    ["src/parse/decode.ts", "../../rules/index.ts"],
    ["src/parse/json/read-json.ts", "../../report/json.ts"],
    ["src/report/json.ts", "../parse/decode.ts"],
    ["src/report/json.ts", "node:os"],
    ["src/config/resolve.ts", "../host/root.ts"],
    ["src/engine/lint-text.ts", "../host/root.ts"],
    ["src/host/root.ts", "../report/json.ts"],
    ["src/host/root.ts", "../cli/main.ts"],
    ["rules/skill/name-form.ts", "../../src/parse/decode.ts"],
    ["rules/skill/name-form.ts", "../../src/contract/compile.ts"],
    ["rules/skill/name-form.ts", "../frontmatter/mapping.ts"],
    ["rules/skill/name-form.ts", "./name-length.ts"],
    ["rules/skill/name-form.ts", "node:path"],
  ])("keeps %s from importing %s", async (file, from) => {
    expect(await complaints(file, from)).toHaveLength(1);
  });

  it.each([
    ["src/parse/decode.ts", "../core/span.ts"],
    ["src/parse/json/read-json.ts", "../../core/span.ts"],
    ["src/config/resolve.ts", "../core/rule.ts"],
    ["src/engine/lint-text.ts", "../parse/decode.ts"],
    ["src/host/root.ts", "node:path"],
    ["src/host/root.ts", "../config/resolve.ts"],
    ["rules/skill/name-form.ts", "../../src/core/yaml.ts"],
    ["rules/skill/name-form.ts", "../../schemas/profiles/index.ts"],
    ["src/cli/main.ts", "../host/root.ts"],
    ["src/cli/main.ts", "../../rules/index.ts"],
  ])("lets %s import %s", async (file, from) => {
    expect(await complaints(file, from)).toEqual([]);
  });
});
