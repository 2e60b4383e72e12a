import { readFileSync, readdirSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { findKey, sayEffect, type Effect, type Profile, type ProfileKey } from "../../src/core/profile.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import schema from "../../schemas/profile.schema.json" with { type: "json" };

const folder = new URL("../../schemas/profiles/", import.meta.url);
const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false });
formats.default(ajv);
const validate = ajv.compile(schema);

function profile(id: string): Profile {
  const found = profiles.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no profile ${id}`);
  return found;
}

function key(id: string, name: string): ProfileKey {
  const found = findKey(profile(id), name);
  if (found === undefined) throw new Error(`${id} has no key ${name}`);
  return found;
}

/** A copy with another value at a path of properties; `undefined` takes the property away. */
function replaceAt(value: object, path: readonly string[], replacement: unknown): object {
  const [first = "", ...rest] = path;
  const old = (value as Record<string, unknown>)[first];
  const next = rest.length === 0 ? replacement : replaceAt(old as object, rest, replacement);
  return JSON.parse(JSON.stringify({ ...value, [first]: next })) as object;
}

/** Every object within a value that has the property `from` or `faults`, wherever it stands. */
function* facts(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if ("from" in value || "faults" in value) yield value;
  for (const child of Object.values(value)) yield* facts(child);
}

describe("the files", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

  it("are all exported, under the ids that their names give, the specification first", () => {
    const ids = files.map((name) => name.slice(0, -".json".length)).sort();
    expect(profiles.map(({ id }) => id)).toEqual(["agent-skills", ...ids.filter((id) => id !== "agent-skills")]);
  });

  it.each(files)("%s follows the schema", (name) => {
    validate(JSON.parse(readFileSync(new URL(name, folder), "utf8")));
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe("the schema refuses", () => {
  const faulty: readonly (readonly [string, readonly [string, ...string[]], unknown])[] = [
    ["an effect that nobody knows", ["keys", "name", "faults", "length"], "explodes"],
    ["a property that nobody reads", ["keys", "name", "color"], "red"],
    ["a source that is not https", ["source", "url"], "http://example.com/"],
    ["a date that does not exist", ["source", "verified"], "2026-02-30"],
    ["a length without its unit", ["keys", "name", "unit"], undefined],
    ["a pattern that is not anchored", ["keys", "name", "pattern"], "[a-z]+"],
    ["a pattern that does not compile", ["keys", "name", "pattern"], "^[a-z$"],
    ["no file name", ["file", "names"], []],
    ["a sentence with a full stop", ["rejection"], "does not load it."],
  ];

  it.each(faulty)("%s", (_, path, value) => {
    const sound = profile("agent-skills");
    expect(validate(sound)).toBe(true);
    expect(validate(replaceAt(sound, path, value))).toBe(false);
  });
});

describe.each(profiles.map((entry) => [entry.id, entry] as const))("%s", (_, entry) => {
  it("refers to sources that it names, and to each of them", () => {
    const named = Object.keys(entry.furtherSources ?? {});
    const used = [...facts(entry)].flatMap((fact) => (fact["from"] ?? []) as string[]);
    expect([...new Set(used)].sort()).toEqual(named.sort());
  });

  it("names no source twice", () => {
    const urls = [entry.source, ...Object.values(entry.furtherSources ?? {})].map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it("tells of a fault only where there is a fact to break", () => {
    const factOf = {
      length: "maxLength",
      type: "types",
      pattern: "pattern",
      folder: "equalsFolder",
      reserved: "reserved",
      forbidden: "forbids",
    };
    for (const fact of facts(entry.keys)) {
      for (const fault of Object.keys(fact["faults"] ?? {})) {
        if (fault !== "missing" && fault !== "empty") expect(fact).toHaveProperty(factOf[fault as keyof typeof factOf]);
      }
    }
  });

  it("lists forms that the types allow", () => {
    for (const { types, forms } of Object.values(entry.keys)) {
      if (forms === undefined) continue;
      expect(types?.includes("list")).toBe(forms.includes("list"));
      expect(types?.includes("text")).toBe(forms.some((form) => form !== "list"));
    }
  });

  it("has patterns that compile with the flag u", () => {
    for (const { pattern } of Object.values(entry.keys)) {
      if (pattern !== undefined) expect(new RegExp(pattern, "u").test("pdf-processing")).toBe(true);
    }
  });

  it("refers to keys and values that exist", () => {
    for (const [name, { onlyWith, sharesLengthWith, aliases = [], formerly = [] }] of Object.entries(entry.keys)) {
      if (onlyWith !== undefined) expect(findKey(entry, onlyWith.key)?.values).toContain(onlyWith.value);
      if (sharesLengthWith !== undefined) expect(findKey(entry, sharesLengthWith)?.sharesLengthWith).toBe(name);
      for (const spelling of [...aliases, ...formerly]) expect(entry.keys).not.toHaveProperty([spelling]);
    }
  });
});

describe("pinned facts", () => {
  it("agent-skills: six keys, two of them required, and no other", () => {
    const { keys, unknownKeys } = profile("agent-skills");
    expect(Object.keys(keys)).toEqual(["name", "description", "license", "compatibility", "metadata", "allowed-tools"]);
    expect(Object.keys(keys).filter((name) => keys[name]?.required)).toEqual(["name", "description"]);
    expect(unknownKeys).toBe("rejects");
    expect([key("agent-skills", "name").maxLength, key("agent-skills", "description").maxLength]).toEqual([64, 1024]);
    expect(key("agent-skills", "compatibility").maxLength).toBe(500);
    expect(key("agent-skills", "allowed-tools").forms).toEqual(["space-separated"]);
  });

  it("agent-skills: which names are names", () => {
    const pattern = new RegExp(key("agent-skills", "name").pattern ?? "", "u");
    expect(["a", "pdf", "a-1", "1a"].filter((name) => !pattern.test(name))).toEqual([]);
    expect(["", "-a", "a-", "a--b", "A", "a_b", "a b", "é"].filter((name) => pattern.test(name))).toEqual([]);
  });

  it("claude-code: cuts description and when_to_use off at 1536 characters together", () => {
    for (const name of ["description", "when_to_use"]) {
      expect(key("claude-code", name)).toMatchObject({ maxLength: 1536, faults: { length: "truncates" } });
    }
    expect(profile("claude-code").booleans?.values).toEqual(expect.arrayContaining(["yes", "off", "1"]));
    expect(profile("claude-code").booleans?.ignoreCase).toBe(true);
    expect(key("claude-code", "allowed-tools").forms).toEqual(["space-separated", "comma-separated", "list"]);
  });

  it("claude-api: knows the same keys as the specification and reserves two words", () => {
    expect(Object.keys(profile("claude-api").keys)).toEqual(Object.keys(profile("agent-skills").keys));
    expect(key("claude-api", "name").reserved).toEqual(["anthropic", "claude"]);
    expect(profiles.filter(({ keys }) => keys["name"]?.reserved).map(({ id }) => id)).toEqual(["claude-api"]);
  });

  it("vscode: does not know allowed-tools, and counts UTF-16 code units", () => {
    expect(findKey(profile("vscode"), "allowed-tools")).toBeUndefined();
    expect(profile("vscode").unknownKeys).toBe("warns");
    expect(key("vscode", "description").unit).toBe("utf-16");
    expect(key("vscode", "user-invocable").formerly).toEqual(["user-invokable"]);
  });

  it("codex: reads three keys, loads no skill without a description, and cuts a long one off", () => {
    expect(Object.keys(profile("codex").keys)).toEqual(["name", "description", "metadata"]);
    expect(key("codex", "description").faults).toMatchObject({ missing: "rejects", length: "truncates" });
    expect(key("codex", "metadata").keys).toHaveProperty(["short-description"]);
  });

  it("every client looks for SKILL.md in this case", () => {
    expect(new Set(profiles.flatMap(({ file }) => file.names))).toEqual(new Set(["SKILL.md"]));
  });

  it("the keys that some client knows", () => {
    const known = new Set(profiles.flatMap(({ keys }) => Object.keys(keys)));
    expect([...known].sort()).toMatchInlineSnapshot(`
      [
        "agent",
        "allowed-tools",
        "argument-hint",
        "arguments",
        "background",
        "compatibility",
        "context",
        "default-enabled",
        "description",
        "disable-model-invocation",
        "disallowed-tools",
        "display-name",
        "effort",
        "fallback",
        "hooks",
        "license",
        "metadata",
        "model",
        "name",
        "paths",
        "shell",
        "user-invocable",
        "when_to_use",
      ]
    `);
  });
});

describe("findKey", () => {
  it("finds a key under its first spelling and under an alias", () => {
    expect(findKey(profile("claude-code"), "displayName")).toBe(profile("claude-code").keys["display-name"]);
  });

  it("does not find a spelling of earlier versions, nor what every object inherits", () => {
    expect(findKey(profile("vscode"), "user-invokable")).toBeUndefined();
    for (const name of ["constructor", "__proto__", "toString", ""]) {
      expect(findKey(profile("codex"), name)).toBeUndefined();
    }
  });
});

describe("sayEffect", () => {
  it("has words for every effect of the schema", () => {
    const said = schema.$defs.effect.enum.map((effect) => sayEffect(profile("codex"), effect as Effect));
    expect(said).toMatchInlineSnapshot(`
      [
        "Codex accepts it",
        "Codex reads the value as text",
        "Codex loads the skill without its metadata",
        "Codex ignores it",
        "Codex does not load the skill",
        "Codex removes the tags",
        "Codex guesses what was meant",
        "Codex replaces those characters",
        "Codex cuts the value off",
        "Codex uses the first paragraph of the body instead",
        "Codex uses the folder name instead",
        "Codex flags it",
      ]
    `);
  });

  it("lets each client turn a skill down in its own words", () => {
    expect(new Set(profiles.map((entry) => sayEffect(entry, "rejects")))).toMatchInlineSnapshot(`
      Set {
        "the Agent Skills specification does not allow it",
        "the Claude API refuses the upload",
        "Claude Code does not load the skill",
        "Codex does not load the skill",
        "Cursor does not load the skill",
        "Gemini CLI does not load the skill",
        "Goose does not load the skill",
        "OpenCode does not load the skill",
        "Roo Code does not load the skill",
        "VS Code does not load the skill",
      }
    `);
  });
});
