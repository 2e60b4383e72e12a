import { describe, expect, it } from "vitest";
import { gravest, sayConsequence, sayGravest, within, type Objection } from "../../src/core/consequence.ts";
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

  it("is rather that of a client that reads the folder than a worse one of a client that does not", () => {
    const both = [objection("roo", "rejects"), objection("vscode", "warns"), objection("claude-code", "truncates")];
    expect(idOf(".github/skills/a/SKILL.md", ...both)).toBe("vscode");
    expect(idOf(".claude/skills/a/SKILL.md", ...both)).toBe("claude-code");
    expect(idOf(".roo/skills-code/a/SKILL.md", ...both)).toBe("roo");
    expect(idOf("skills/a/SKILL.md", ...both)).toBe("roo");
  });

  it("is of equals that of one that reads folders", () => {
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
  const open = { profilesChosen: false };
  const chosen = { profilesChosen: true };

  it("speak of a client, never of the specification, and of nothing that it accepts", () => {
    expect(sayGravest([objection("agent-skills", "rejects"), objection("codex", "rejects")], "a", open)).toBe("Codex does not load the skill");
    expect(sayGravest([objection("agent-skills", "rejects"), objection("opencode", "accepts"), objection("cursor")], "a", open)).toBeUndefined();
  });

  it("name nobody who never reads a folder of other clients, unless somebody chose it", () => {
    const codex = [objection("codex", "rejects")];
    expect(sayGravest(codex, ".claude/skills/a/SKILL.md", open)).toBeUndefined();
    expect(sayGravest(codex, "web/.kiro/skills/a/SKILL.md", open)).toBeUndefined();
    expect(sayGravest(codex, ".agents/skills/a/SKILL.md", open)).toBe("Codex does not load the skill");
    expect(sayGravest(codex, "plugins/.x/a/skills/a/SKILL.md", open)).toBe("Codex does not load the skill");
    expect(sayGravest(codex, ".claude/skills/a/SKILL.md", chosen)).toBe("Codex does not load the skill");
  });

  it("leave the specification in any folder", () => {
    const both = [objection("agent-skills"), objection("codex"), objection("goose")];
    expect(within(both, ".claude/skills/a/SKILL.md", open).map(({ profile }) => profile.id)).toEqual(["agent-skills", "goose"]);
    expect(within(both, ".claude/skills/a/SKILL.md", chosen)).toHaveLength(3);
  });

  it("go on with a pronoun behind a client, and in brackets with another client behind the specification", () => {
    const specification = objection("agent-skills", "rejects");
    const all = [specification, objection("vscode", "truncates"), objection("roo", "rejects")];
    expect(sayConsequence(specification, all, "a", open)).toBe(" (Roo Code does not load the skill)");
    expect(sayConsequence(specification, all, ".claude/skills/a/SKILL.md", open)).toBe("");
    expect(sayConsequence(objection("vscode", "truncates"), all, "a", open)).toBe(", so it cuts the value off");
    expect(sayConsequence(objection("vscode", "warns"), all, "a", open)).toBe(", so it warns");
    expect(sayConsequence(objection("claude-code", "ignores"), all, "a", open)).toBe(", so it ignores the value");
    expect(sayConsequence(specification, [specification, objection("vscode", "truncates")], "a", open)).toBe("");
    expect(sayConsequence(objection("cursor"), all, "a", open)).toBe("");
  });
});
