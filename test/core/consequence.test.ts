import { describe, expect, it } from "vitest";
import { gravest, sayConsequence, sayGravest, type Objection } from "../../src/core/consequence.ts";
import type { Effect } from "../../src/core/profile.ts";
import { profiles } from "../../schemas/profiles/index.ts";

function objection(id: string, effect?: Effect): Objection {
  const profile = profiles.find((each) => each.id === id);
  if (profile === undefined) throw new Error(`no profile ${id}`);
  return { profile, effect };
}

describe("gravest", () => {
  const idOf = (path: string, ...objections: Objection[]): string | undefined => gravest(objections, path)?.profile.id;

  it("is what is worst for the author, whatever the order", () => {
    expect(idOf("a/SKILL.md", objection("vscode", "truncates"), objection("roo", "rejects"), objection("gemini-cli"))).toBe("roo");
    expect(idOf("a/SKILL.md", objection("cursor"), objection("vscode", "warns"))).toBe("vscode");
    expect(idOf("a/SKILL.md")).toBeUndefined();
  });

  it("is of equals that of a client that reads the folder, then of one that reads folders", () => {
    const both = [objection("claude-api", "rejects"), objection("codex", "rejects"), objection("roo", "rejects")];
    expect(idOf(".roo/skills/a/SKILL.md", ...both)).toBe("roo");
    expect(idOf("web/.agents/skills/a/SKILL.md", ...both)).toBe("codex");
    expect(idOf("skills/a/SKILL.md", ...both)).toBe("codex");
    expect(idOf("my.roo/skills/a/SKILL.md", ...both)).toBe("codex");
  });

  it("takes a skill without its name and description for as good as none", () => {
    expect(idOf(".claude/skills/a/SKILL.md", objection("codex", "rejects"), objection("claude-code", "drops-metadata"))).toBe("claude-code");
  });
});

describe("the words", () => {
  it("speak of a client, never of the specification, and of nothing that it accepts", () => {
    expect(sayGravest([objection("agent-skills", "rejects"), objection("codex", "rejects")], "a")).toBe("Codex does not load the skill");
    expect(sayGravest([objection("agent-skills", "rejects"), objection("opencode", "accepts"), objection("cursor")], "a")).toBeUndefined();
  });

  it("go on with a pronoun behind a client, and with another client behind the specification", () => {
    const specification = objection("agent-skills", "rejects");
    const all = [specification, objection("vscode", "truncates"), objection("roo", "rejects")];
    expect(sayConsequence(specification, all, "a")).toBe(", so Roo Code does not load the skill");
    expect(sayConsequence(objection("vscode", "truncates"), all, "a")).toBe(", so it cuts the value off");
    expect(sayConsequence(objection("vscode", "warns"), all, "a")).toBe(", so it warns");
    expect(sayConsequence(objection("claude-code", "ignores"), all, "a")).toBe(", so it ignores the value");
    expect(sayConsequence(specification, [specification, objection("vscode", "truncates")], "a")).toBe("");
    expect(sayConsequence(objection("cursor"), all, "a")).toBe("");
  });
});
