import type { ESLint, Linter } from "eslint";
import { toolVersion } from "../cli/about.ts";
import { createLanguage } from "./language.ts";
import { createRule } from "./rule.ts";
import { loadTools } from "./tools.ts";

/**
 * The plugin for ESLint 9 and 10, which know languages: `markerlint/markdown` parses each file once for all rules. It knows the contracts
 * of the project in which ESLint runs.
 */
const cwd = process.cwd();
const tools = await loadTools(cwd);

const plugin = {
  meta: { name: "markerlint", version: toolVersion, namespace: "markerlint" },
  languages: { markdown: createLanguage(tools, cwd) },
  rules: Object.fromEntries(tools.rules.map((loaded) => [loaded.entry.id, createRule(loaded)])),
} as unknown as ESLint.Plugin;

function configOf(preset: "recommended" | "strict"): Linter.Config[] {
  const carried = tools.rules.filter(({ entry: { meta } }) => preset === "strict" || meta.preset === "recommended");
  return [
    {
      name: `markerlint/${preset}`,
      files: ["**/*.md", "**/*.MD"],
      plugins: { markerlint: plugin },
      language: "markerlint/markdown",
      rules: Object.fromEntries(carried.map(({ entry: { id, meta } }) => [`markerlint/${id}`, meta.severity === "error" ? "error" : "warn"] as const)),
    },
  ];
}

export default { ...plugin, configs: { recommended: configOf("recommended"), strict: configOf("strict") } };
