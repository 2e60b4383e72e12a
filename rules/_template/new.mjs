// npm run new-rule -- group/name "Disallow things that should not be there"
// Writes the rule, its page and its test; `npm run generate` then registers it and fills the page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const template = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(template));
const [id = "", summary = ""] = process.argv.slice(2);

const mistakes = [
  ...(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : [`the id must be group/kebab-case, not \`${id}\``]),
  ...(/^(Require|Disallow|Enforce|Limit) .+[^.]$/.test(summary) ? [] : ["the summary must begin with Require, Disallow, Enforce or Limit and have no full stop"]),
  ...(existsSync(join(root, "rules", `${id}.ts`)) ? [`there is a rule ${id} already`] : []),
];

if (mistakes.length > 0) {
  console.error(`${mistakes.join("\n")}\nusage: npm run new-rule -- group/name "Disallow …"`);
  process.exitCode = 2;
} else {
  const files = { "rule.ts.txt": `rules/${id}.ts`, "rule.md.txt": `rules/${id}.md`, "rule.test.ts.txt": `test/rules/${id}.test.ts` };
  for (const [from, to] of Object.entries(files)) {
    const text = readFileSync(join(template, from), "utf8").replaceAll("{{id}}", id).replaceAll("{{summary}}", summary);
    mkdirSync(dirname(join(root, to)), { recursive: true });
    writeFileSync(join(root, to), text);
    console.log(to);
  }
  console.log(`\nNow write the page and the test, then:\n  npm run generate\n  npx vitest run ${id}`);
}
