import { readFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import type { NodeType } from "../src/core/markdown.ts";
import { remarkParser } from "../src/parse/markdown/remark.ts";
import { makeTree } from "./cli/tree.ts";
import { runCommandFully } from "./run-command.ts";
import { root } from "./rule-modules.ts";

/** Follows a tutorial step by step: writes its files, runs its commands, and compares what they print with the page. */
it.each(["tutorial-first-contract.md", "tutorial-note-contract.md"])("docs/%s can be followed as it stands", async (page) => {
  const blocks = remarkParser.open(readFileSync(join(root, "docs", page), "utf8"), 0, new Set<NodeType>(["code"])).nodes("code");
  const { folder } = makeTree({ ".git/HEAD": "" });
  const commands: string[] = [];
  for (const { lang, meta, value } of blocks) {
    const file = /^file="([^"]+)"$/.exec(meta ?? "")?.[1];
    if (file !== undefined) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${value}\n`);
    } else if (lang === "console") {
      const [command = "", ...output] = value.split("\n");
      commands.push(command);
      const { stdout, stderr } = await runCommandFully(command.replace(/^\$ markerlint /, "").split(" "), folder);
      expect([command, (stdout + stderr).replace("read with satteri", "read with remark").trimEnd()]).toEqual([command, output.join("\n")]);
    }
  }
  expect(commands.length).toBeGreaterThan(3);
});
