import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clientStatements } from "../../src/report/client-facts.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import { promptProfiles } from "../../schemas/prompt-profiles/index.ts";
import { loadRules, root } from "../rule-modules.ts";

const rules = await loadRules();
type Reads = Parameters<typeof clientStatements>[0];
const say = (...reads: Reads): string[] => clientStatements(reads, profiles, promptProfiles).map(({ client, says }) => `${client}: ${says}`);

describe("what clients say", () => {
  it("of a limit is the limit, how it is measured and what happens beyond it", () => {
    expect(say("keys.name.maxLength")).toEqual(
      expect.arrayContaining([
        "The Agent Skills specification (`agent-skills`): at most 64 characters (without the blanks around it); too long: does not allow it",
        "Codex (`codex`): at most 64 characters (with a run of white space as one); too long: does not load the skill",
        "OpenCode (`opencode`): at most 64 characters; too long: accepts it",
      ]),
    );
  });

  it("leaves out those whose sources are silent", () => {
    expect(say("keys.name.maxLength").join("\n")).not.toContain("Claude Code");
    expect(say("listing")).toEqual([
      "Claude Code (`claude-code`): 1 % of the context window",
      "Codex (`codex`): 2 % of the context window; 8000 characters where the window is not known",
    ]);
  });

  it("of all keys names them, or their number where they are many", () => {
    expect(say("keys.*.values")).toContain("Claude Code (`claude-code`): has a closed list of values for `effort`, `context`, `shell`");
    expect(say("keys.*.types")).toContain("Claude Code (`claude-code`): takes values of certain types for 20 keys");
  });

  it("of agents and commands tells which file it is about", () => {
    expect(say("prompt.keys.*.required")).toContain("Claude Code, an agent (`claude-code`): requires `name`, `description`");
    expect(say("prompt.unknownKeys", "prompt.keys.*.ignored")).toContain("Claude Code, a command (`claude-code`): a key that it does not know: ignores it; ignores `paths`");
    expect(say("prompt.keys.name.pattern")).toEqual(["Claude Code, an agent (`claude-code`): matches `^[^:-][^:]*$`; not of that form: does not load the file"]);
  });
});

describe.each(rules.filter(({ meta }) => meta.reads !== undefined).map(({ id, meta }) => [id, meta.reads ?? []] as const))("%s", (_, reads) => {
  it.each(reads)("reads %s, of which some client speaks", (fact) => {
    expect(say(fact)).not.toEqual([]);
  });
});

it("every rule that asks clients says what it reads of them", () => {
  const silent = rules.filter(({ id, meta }) => {
    const code = readFileSync(join(root, "rules", `${id}.ts`), "utf8");
    const asks = /\b(?:findKey|findKeyFault|findLengthFault|judgesOf|findPromptKey|profiles\.(?:map|every|find|flatMap))\b/.test(code);
    return asks && meta.reads === undefined;
  });
  expect(silent.map(({ id }) => id)).toEqual([]);
});
