import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { journal } from "./journal.ts";
import { pad, padPath } from "./pad.ts";
import { skill, skills } from "./skills.ts";
import { thread } from "./thread.ts";

/** Kinds of input, each with its unit. */
export const corpusKinds = { skills: "skills", skill: "bytes", pad: "lines", journal: "records", thread: "comments" } as const;
export type CorpusKind = keyof typeof corpusKinds;

/**
 * Writes input of real shape into a folder that becomes a project of its own.
 *
 * @param size in the unit of the kind
 * @returns the path that a command is given, relative to the folder
 */
export function writeCorpus(kind: CorpusKind, size: number, seed: number, folder: string): string {
  writePieces(join(folder, ".git/HEAD"), []);
  writePieces(join(folder, "AGENTS.md"), ["# Agents\n"]);
  switch (kind) {
    case "skills":
      for (const [path, text] of skills(size, seed)) writePieces(join(folder, path), [text]);
      return ".";
    case "skill":
      return writePieces(join(folder, "skills/bench/SKILL.md"), [skill("bench", size, seed)], "skills/bench/SKILL.md");
    case "pad":
      return writePieces(join(folder, padPath), [pad(size, seed)], padPath);
    case "journal":
      return writePieces(join(folder, "session-journal.jsonl"), journal(size, seed), "session-journal.jsonl");
    case "thread":
      return writePieces(join(folder, "thread.json"), thread(size, seed), "thread.json");
  }
}

function writePieces(file: string, pieces: Iterable<string>, shown = file): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  const handle = openSync(file, "a");
  let buffered = "";
  for (const piece of pieces) {
    buffered += piece;
    if (buffered.length < 1 << 20) continue;
    writeSync(handle, buffered);
    buffered = "";
  }
  writeSync(handle, buffered);
  closeSync(handle);
  return shown;
}
