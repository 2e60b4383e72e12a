import { describe, expect, test } from "vitest";
import type { Config, ConfigLayer } from "../../src/config/config.ts";
import { suggest } from "../../src/core/suggestion.ts";
import { packLevels, settingsResolver } from "../../src/config/resolve.ts";
import { known } from "../host/temporary-tree.ts";

const layers = (...configs: Config[]): ConfigLayer[] => configs.map((config) => ({ source: "c.yaml", base: "/r", config }));
const rules = (path: string, ...configs: Config[]): Record<string, unknown> =>
  Object.fromEntries([...settingsResolver(layers(...configs), known.rules)(path).rules].map(([id, { severity, options }]) => [id, options === undefined ? severity : [severity, options]]));

const defaults = { maxLength: 64, style: "kebab" };

describe("settings", () => {
  test("presets come from the rules", () => {
    expect(rules("/r/a.md")).toEqual({ "skill/name-format": ["error", defaults], "text/encoding": "error" });
    expect(rules("/r/a.md", { presets: ["strict"] })).toEqual({ "skill/name-format": ["error", defaults], "text/encoding": "error", "markdown/no-shouting": "info" });
    expect(rules("/r/a.md", { presets: ["strict"] }, { presets: ["recommended"] })).not.toHaveProperty("markdown/no-shouting");
    expect(rules("/r/a.md", { presets: [] })).toEqual({});
  });

  test("a severity alone keeps the options of an earlier layer", () => {
    const base: Config = { rules: { "skill/name-format": ["warning", { maxLength: 10 }] } };
    expect(rules("/r/a.md", base)["skill/name-format"]).toEqual(["warning", { maxLength: 10, style: "kebab" }]);
    expect(rules("/r/a.md", base, { rules: { "skill/name-format": "error" } })["skill/name-format"]).toEqual(["error", { maxLength: 10, style: "kebab" }]);
    expect(rules("/r/a.md", base, { rules: { "skill/name-format": ["info", {}] } })["skill/name-format"]).toEqual(["info", defaults]);
    expect(rules("/r/a.md", base, { rules: { "skill/name-format": "off" } })).not.toHaveProperty("skill/name-format");
  });

  test("an earlier id means the present one", () => {
    expect(rules("/r/a.md", { rules: { "text/utf-8": "off" } })).not.toHaveProperty("text/encoding");
    expect(rules("/r/a.md", { rules: { "text/utf-8": "info" } })).toMatchObject({ "text/encoding": "info" });
  });

  test("overrides count for their files, in order, and a later layer over them", () => {
    const config: Config = {
      rules: { "text/encoding": "warning" },
      overrides: [
        { files: ["*.md"], rules: { "text/encoding": "info" }, profiles: ["vscode"] },
        { files: ["drafts/**", "/old.md"], rules: { "text/encoding": "off" } },
      ],
    };
    const severity = (path: string, ...more: Config[]): unknown => rules(path, config, ...more)["text/encoding"];
    expect([severity("/r/a.json"), severity("/r/x/a.md"), severity("/r/drafts/a.md"), severity("/r/old.md"), severity("/q/old.md")]).toEqual(["warning", "info", undefined, undefined, "warning"]);
    expect(severity("/r/drafts/a.md", { rules: { "text/encoding": "error" } })).toBe("error");
    const resolve = settingsResolver(layers({ profiles: ["claude-code"] }, config), known.rules);
    expect([resolve("/r/a.json").profiles, resolve("/r/a.md").profiles]).toEqual([["claude-code"], ["vscode"]]);
    expect(resolve("/r/b.md")).toBe(resolve("/r/c.md"));
    expect(settingsResolver([], known.rules)("/r/a.md").profiles).toBeUndefined();
  });

  test("packs", () => {
    const both = layers({ packs: { engagement: "off", scratchpad: "off" }}, { packs: { engagement: "on" }});
    expect(packLevels(both)).toEqual(new Map([["engagement", "on"], ["scratchpad", "off"]]));
  });
});

test("did you mean", () => {
  const ids = ["frontmatter/closed", "text/encoding", "skill/name-format", "other/name-format"];
  const meant = ["frontmatter/close", "text/Encoding", "encoding", "name-format", "closed", "text/encodings", "zzz", ""];
  expect(meant.map((word) => suggest(word, ids))).toEqual(["frontmatter/closed", "text/encoding", "text/encoding", undefined, "frontmatter/closed", "text/encoding", undefined, undefined]);
  expect(suggest("x", [])).toBeUndefined();
});
