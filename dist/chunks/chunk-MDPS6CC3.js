import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptFormOf
} from "./chunk-ZFNBTNBZ.js";

// src/core/claude-body.ts
function claudeBodyOf({ kind, path, frontmatter }, { profiles }) {
  if (!profiles.some(({ id }) => id === "claude-code")) return void 0;
  if (kind === "prompt") return promptFormOf(path) === "claude-code-command" ? { what: "command", start: frontmatter?.span.end ?? 0 } : void 0;
  return kind === "skill" && frontmatter !== void 0 ? { what: "skill", start: frontmatter.span.end } : void 0;
}

export {
  claudeBodyOf
};
