import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/delimiter.ts
var delimiter_default = defineRule({
  id: "frontmatter/delimiter",
  meta: {
    summary: "Require the lines around front matter to be exactly three dashes",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI takes only a first line of exactly three dashes for the beginning of front matter"
      },
      {
        url: "https://github.com/vercel-labs/skills/blob/main/src/frontmatter.ts",
        claim: "the skills installer wants a first line of exactly three dashes, without a blank behind them"
      },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose first line holds anything but three dashes, and closes the block at such a line only"
      }
    ]
  },
  messages: {
    wrong: "`{{line}}` does not {{verb}} front matter, so {{clients}} do not read it; write `---`.",
    indented: "The `---` that should {{verb}} the front matter is indented, so most clients do not read it; write it at the start of the line.",
    invisible: "The invisible character {{character}} stands beside the dashes that should {{verb}} the front matter, so clients do not read it; remove it.",
    blanks: "Blanks stand behind the `---` that opens the front matter, so some clients do not read it; remove them.",
    joined: "The first key stands on the same line as `---`, so clients do not read the front matter; write it on the next line.",
    missing: "The front matter has no opening line, so clients do not read it; write `---` above its first key.",
    fence: "A code fence stands around the front matter, so clients do not read it; write the front matter without the fence.",
    toml: "The front matter is written in TOML, which clients do not read; write it in YAML between two lines of `---`."
  },
  check(document, { report }) {
    const { frontmatter, text } = document;
    const blanks = { start: (frontmatter?.openingLine.start ?? 0) + 3, end: frontmatter?.openingLine.end ?? 0 };
    if (blanks.start < blanks.end) {
      report("blanks", { at: blanks, fix: { safety: "safe", edits: [{ ...blanks, text: "" }] } });
    }
    for (const { code, span: at, data, edits } of document.frontmatterNearMisses) {
      if (code !== "delimiter") continue;
      const fix = edits.length === 0 ? void 0 : { safety: "safe", edits };
      const line = text.slice(at.start, at.end);
      const verb = data["place"] === "closing" ? "close" : "open";
      switch (data["form"]) {
        case "indented":
          report("indented", { at, fix, data: { verb } });
          break;
        case "invisible":
          report("invisible", { at, fix, data: { verb, character: data["character"] ?? "" } });
          break;
        case "joined":
        case "missing":
        case "fence":
        case "toml":
          report(data["form"], { at, fix });
          break;
        default:
          report("wrong", { at, fix, data: { line, verb, clients: verb === "close" && line.startsWith("---") ? "some clients" : "clients" } });
      }
    }
  }
});
export {
  delimiter_default as default
};
