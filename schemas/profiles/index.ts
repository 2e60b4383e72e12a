import type { Profile } from "../../src/core/profile.ts";
import agentSkills from "./agent-skills.json" with { type: "json" };
import claudeApi from "./claude-api.json" with { type: "json" };
import claudeCode from "./claude-code.json" with { type: "json" };
import codex from "./codex.json" with { type: "json" };
import cursor from "./cursor.json" with { type: "json" };
import geminiCli from "./gemini-cli.json" with { type: "json" };
import goose from "./goose.json" with { type: "json" };
import opencode from "./opencode.json" with { type: "json" };
import roo from "./roo.json" with { type: "json" };
import vscode from "./vscode.json" with { type: "json" };

/**
 * Every profile: the open specification first, then the clients in the order of their ids. The compiler widens the words
 * of a JSON file to any text, so that it is the schema test that holds each file against `Profile`.
 */
export const profiles = [
  agentSkills,
  claudeApi,
  claudeCode,
  codex,
  cursor,
  geminiCli,
  goose,
  opencode,
  roo,
  vscode,
] as readonly object[] as readonly Profile[];
