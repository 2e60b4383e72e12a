import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is installed, by exact version, so that a table of results says what was compared. */
export const packages = {
  "@eslint/markdown": "8.0.3",
  "claude-code-lint": "0.5.0",
  eslint: "10.15.0",
  "markdownlint-cli2": "0.24.1",
  "remark-cli": "12.0.1",
  "remark-frontmatter": "5.0.0",
  "remark-gfm": "4.0.1",
  "remark-preset-lint-recommended": "7.0.1",
  rumdl: "0.2.75",
  "skill-check": "1.2.0",
} as const;

/** One command line of a scenario. */
export interface Contestant {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

export interface Scenario {
  readonly title: string;
  readonly contestants: readonly [markerlint: Contestant, ...Contestant[]];
}

/**
 * What is compared: all skills without a cache, all with a warm one, and one skill of the project.
 *
 * @param places the bundle of markerlint, the folder where npm put {@link packages}, the project, and one of its skills
 */
export function scenarios(places: { readonly markerlint: string; readonly installed: string; readonly project: string; readonly one: string }): Scenario[] {
  const { markerlint, installed, project, one } = places;
  const bin = (name: string): string => join(installed, "node_modules/.bin", name);
  // The program itself, without the Node script by which npm starts it.
  const rumdl = join(installed, "node_modules/@rumdl", `cli-${process.platform}-${process.arch}`, "rumdl");
  const eslintConfig = writeEslintConfig(installed, project);
  const plugins = ["remark-frontmatter", "remark-gfm", "remark-preset-lint-recommended"].flatMap((name) => ["--use", join(installed, "node_modules", name, "index.js")]);
  const peers = (what: { readonly folder: string; readonly glob: string }): Contestant[] => [
    { name: "rumdl", command: rumdl, args: ["check", "--no-cache", "--silent", what.folder] },
    { name: "skill-check", command: bin("skill-check"), args: ["check", what.folder, "--no-security-scan"] },
    { name: "markdownlint-cli2", command: bin("markdownlint-cli2"), args: [what.glob] },
    { name: "remark-cli", command: bin("remark"), args: [...plugins, "--quiet", "--no-stdout", what.folder] },
    { name: "ESLint, @eslint/markdown", command: bin("eslint"), args: ["--config", eslintConfig, what.folder] },
  ];
  const own = (args: readonly string[]): Contestant => ({ name: "markerlint", command: process.execPath, args: [markerlint, ...args] });
  const claude: Contestant = { name: "claude-code-lint", command: bin("claudelint"), args: ["check-all", "--no-cache"] };
  return [
    { title: "All skills, no cache", contestants: [own([]), ...peers({ folder: "skills", glob: "skills/**/*.md" }), claude] },
    { title: "All skills, warm cache", contestants: [own(["--cache"]), { name: "rumdl", command: rumdl, args: ["check", "--silent", "skills"] }] },
    { title: "One skill", contestants: [own([one]), { name: "empty Node script", command: process.execPath, args: ["-e", "0"] }, ...peers({ folder: one, glob: one })] },
  ];
}

function writeEslintConfig(installed: string, project: string): string {
  const file = join(installed, "eslint.config.mjs");
  const options = `basePath: ${JSON.stringify(project)}, files: ["**/*.md"], plugins: { markdown }, language: "markdown/gfm", languageOptions: { frontmatter: "yaml" }`;
  writeFileSync(file, `import markdown from "@eslint/markdown";\nexport default [{ ${options}, rules: markdown.configs.recommended[0].rules }];\n`);
  return file;
}
