import { count } from "../report/summary.ts";
import { homePage } from "./about.ts";
import type { Survey } from "./survey.ts";

/** The text of a first configuration: what was seen is set, and what else can be said stands in comments. */
export function starterConfig({ clients, threads }: Survey): string {
  const pages = `${homePage.replace(/#.*$/, "")}/blob/main`;
  const schema = `${pages.replace("github.com", "raw.githubusercontent.com").replace("/blob/", "/")}/schemas/config.schema.json`;
  return [
    `# yaml-language-server: $schema=${schema}`,
    `# Everything that can stand here: ${pages}/docs/configuration.md`,
    "",
    "# The clients that read the skills here: they decide which keys, types and lengths are fine, and a finding names the one",
    `# that it is about. What each takes: ${pages}/docs/clients.md`,
    ...(clients.length === 0
      ? ["# None is chosen, so the open specification decides, and a key is fine when any known client reads it.", "# profiles: [claude-code, codex]"]
      : ["profiles:", ...clients.map(({ profile, folders }) => `  - ${profile.id} # ${folders.join(", ")}`)]),
    "",
    "# The rules to start from: `recommended` holds what a reader provably trips over, `strict` also what is good style.",
    "presets: [recommended]",
    "",
    "# A level for single rules: off, info, warning, error. `markerlint rules` lists them, `markerlint explain RULE` prints a page.",
    "# rules:",
    "#   skill/known-keys: error",
    "",
    "# What files are, where their place does not tell.",
    ...(threads.length === 0 ? ["# files:", '#   "threads/*.json": thread'] : ["files:", ...threads.map(({ glob, files, markers }) => `  ${JSON.stringify(glob)}: thread # ${count(markers, "marker")} in ${count(files, "file")}`)]),
    "",
    "# Files that are never linted.",
    '# ignore: ["vendor/**"]',
    "",
  ].join("\n");
}
