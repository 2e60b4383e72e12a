import { readFileSync, readdirSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { findPromptKey, promptForms, promptFormsOf } from "../../src/core/prompt-profile.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import { promptProfilesAt, promptProfilesOf, promptProfiles } from "../../schemas/prompt-profiles/index.ts";
import schema from "../../schemas/prompt-profile.schema.json" with { type: "json" };

const folder = new URL("../../schemas/prompt-profiles/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false });
formats.default(ajv);
const validate = ajv.compile(schema);

function read(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Record<string, unknown>;
}

describe("the files", () => {
  it("are all exported, one for each form", () => {
    expect(promptProfiles.map(({ id }) => `${id}.json`)).toEqual([...files].sort());
    expect(promptProfiles.map(({ id }) => id).sort()).toEqual([...promptForms].sort());
  });

  it.each(files)("%s follows the schema", (name) => {
    validate(read(name));
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe("the schema refuses", () => {
  it.each([
    ["a form that nobody knows", { id: "cursor-agent" }],
    ["no article", { what: "agent" }],
    ["a source that is not https", { source: { url: "http://example.com/", verified: "2026-11-30" } }],
    ["an effect that nobody knows", { keys: { name: { faults: { missing: "explodes" } } } }],
    ["a property that nobody reads", { keys: { name: { color: "red" } } }],
    ["a pattern that is not anchored", { keys: { name: { pattern: "[a-z]" } } }],
  ])("%s", (_, change) => {
    const sound = read("claude-code-agent.json");
    expect(validate(sound)).toBe(true);
    expect(validate({ ...sound, ...change })).toBe(false);
  });
});

describe.each(promptProfiles.map((profile) => [profile.id, profile] as const))("%s", (_, profile) => {
  it("refers to sources that it names, and to each of them", () => {
    const used = Object.values(profile.keys).flatMap(({ from }) => from ?? []);
    expect([...new Set(used)].sort()).toEqual(Object.keys(profile.furtherSources ?? {}).sort());
  });

  it("stands where its places say", () => {
    for (const place of profile.places) expect(promptFormsOf(place.replaceAll("**", "a").replaceAll("*", "b"))).toContain(profile.id);
  });

  it("never confuses a key with one that it reads", () => {
    for (const { confusedWith = [] } of Object.values(profile.keys)) {
      for (const other of confusedWith) expect([other, findPromptKey(profile, other)]).toEqual([other, undefined]);
    }
  });
});

it("names clients that configurations know", () => {
  expect(promptProfiles.map(({ client }) => client).filter((client) => profiles.every(({ id }) => id !== client))).toEqual([]);
});

describe("who judges a file", () => {
  const idsOf = (path: string, ...chosen: string[]): string[] =>
    promptProfilesOf(path, { profiles: chosen.length === 0 ? profiles : profiles.filter(({ id }) => chosen.includes(id)), profilesChosen: chosen.length > 0 }).map(({ id }) => id);

  it("is told by its place, as long as no client is chosen", () => {
    expect(idsOf(".claude/agents/a.md")).toEqual(["claude-code-agent"]);
    expect(idsOf(".github/agents/a.agent.md")).toEqual(["copilot-agent"]);
    expect(idsOf("notes/a.md")).toEqual([]);
    expect(idsOf("notes/a.md", "claude-code")).toEqual([]);
  });

  it("are the chosen clients that read the place", () => {
    expect(idsOf(".claude/agents/a.md", "vscode")).toEqual(["vscode-claude-agent"]);
    expect(idsOf(".claude/agents/a.md", "vscode", "claude-code")).toEqual(["claude-code-agent", "vscode-claude-agent"]);
    expect(idsOf(".claude/agents/a.md", "claude-code", "codex")).toEqual(["claude-code-agent"]);
    expect(idsOf(".github/prompts/a.prompt.md", "vscode", "claude-code")).toEqual(["vscode-prompt"]);
  });

  it("is the one whose place it is where none of the chosen reads it", () => {
    expect(idsOf(".claude/agents/a.md", "codex", "agent-skills")).toEqual(["claude-code-agent"]);
    expect(idsOf(".claude/agents/below/a.md", "vscode")).toEqual(["claude-code-agent"]);
    expect(idsOf(".github/agents/a.agent.md", "claude-code")).toEqual(["copilot-agent"]);
  });

  it("may be fewer than those that read the place", () => {
    expect(promptProfilesAt(".claude/agents/a.md").map(({ client }) => client)).toEqual(["claude-code", "vscode"]);
    expect(promptProfilesAt("plugins/x/agents/a.md").map(({ client }) => client)).toEqual(["claude-code"]);
  });
});
