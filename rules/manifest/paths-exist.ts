import type { Fix } from "../../src/core/diagnostic.ts";
import type { Document } from "../../src/core/document.ts";
import type { JsonString, JsonValue } from "../../src/core/json.ts";
import { entriesOf, isMarketplace, manifestRoot, memberOf, textsOf } from "../../src/core/manifest.ts";
import { defineRule } from "../../src/core/rule.ts";
import { lookUp, resolvePath } from "../../src/core/tree.ts";

/** The fields that take paths (code.claude.com/docs/en/plugins-reference); the two of `experimental` may also stand at the top. */
const pathFields = ["skills", "commands", "agents", "workflows", "hooks", "mcpServers", "outputStyles", "lspServers", "themes", "monitors"];

/** The fields of which it is known that a path without `./` makes Claude Code refuse the whole manifest. */
const strictFields: ReadonlySet<string> = new Set(["skills", "commands", "agents", "source"]);

export default defineRule({
  id: "manifest/paths-exist",
  meta: {
    summary: "Require the files and folders that a plugin manifest names to exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["manifest"],
    fixable: "safe",
    evidence: [
      { url: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules", claim: "the paths of a manifest start with `./` and count from the folder of the plugin" },
      { url: "https://code.claude.com/docs/en/plugin-marketplaces#relative-paths", claim: "the source of a plugin in a marketplace counts from the folder that holds `.claude-plugin`" },
      { url: "https://github.com/MicrosoftDocs/Agent-Skills/issues/64", claim: "Claude Code refuses a manifest with a path that does not start with `./`" },
    ],
  },
  messages: {
    form: "The path `{{path}}` does not start with `./`, so Claude Code refuses the {{what}}; write {{instead}}.",
    missing: "Nothing is at `{{path}}`, which `{{field}}` names for Claude Code to load; correct the path, or add what it names.",
    case: "The path `{{path}}` is found only where upper and lower case are the same; write `{{exact}}`.",
    skill: "The folder `{{path}}` holds no `SKILL.md`, neither itself nor in a folder directly below; correct the path, or add the skill.",
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === undefined) return;
    for (const { field, text, folder } of pathsOf(document)) {
      const written = text.value;
      if (!written.startsWith("./") && strictFields.has(field)) {
        const exact = `./${written === "." ? "" : written}`;
        const there = resolvePath(folder, written);
        const isThere = /^[^./]/.test(written) && there !== undefined && lookUp(tree, there).status === "exact";
        const instead = isThere || written === "." ? `\`${exact}\`` : field === "source" ? "`./` and the path, or an object that says where to fetch the plugin" : "`./` and the path from the folder of the plugin";
        const fix: Fix | undefined = isThere ? { safety: "safe", edits: [{ ...text.span, text: JSON.stringify(exact) }] } : undefined;
        report("form", { at: text.span, data: { path: written, what: isMarketplace(document) ? "marketplace" : "plugin", instead }, fix });
      }
      if (!written.startsWith("./") || /[*$]/.test(written)) continue;
      const path = resolvePath(folder, written);
      const answer = path === undefined ? undefined : lookUp(tree, path);
      if (path === undefined || answer === undefined) continue;
      if (answer.status === "missing") report("missing", { at: text.span, data: { path: written, field } });
      if (answer.status === "other-case") {
        const exact = `./${folder === "" ? answer.path : answer.path.slice(folder.length + 1)}${written.endsWith("/") ? "/" : ""}`;
        const isPlain = exact.toLowerCase() === written.toLowerCase() && document.text.slice(text.span.start + 1, text.span.end - 1) === written;
        const fix: Fix | undefined = isPlain ? { safety: "safe", edits: [{ ...text.span, text: JSON.stringify(exact) }] } : undefined;
        report("case", { at: text.span, data: { path: written, exact }, fix });
      }
      if (answer.status === "exact" && answer.type === "folder" && field === "skills" && path !== folder && !holdsSkill(document, path)) {
        report("skill", { at: text.span, data: { path: written } });
      }
    }
  },
});

interface ManifestPath {
  readonly field: string;
  readonly text: JsonString;
  /** From where the path counts. */
  readonly folder: string;
}

function pathsOf(document: Document): ManifestPath[] {
  const root = manifestRoot(document);
  if (!isMarketplace(document)) return componentPaths(document.json(), root);
  // With a root of its own, a source may be the bare name of a folder there.
  const hasPluginRoot = memberOf(memberOf(document.json(), "metadata"), "pluginRoot") !== undefined;
  return entriesOf(document).flatMap((entry) => {
    const source = entry.members.get("source");
    // A plugin that is fetched from elsewhere has its files there.
    if (source?.type !== "string") return [];
    const folder = source.value.startsWith("./") ? resolvePath(root, source.value) : undefined;
    const isThere = folder !== undefined && document.tree !== undefined && lookUp(document.tree, folder).status === "exact";
    const own = hasPluginRoot && !source.value.startsWith("./") ? [] : [{ field: "source", text: source, folder: root }];
    return [...own, ...(isThere ? componentPaths(entry, folder) : [])];
  });
}

function componentPaths(plugin: JsonValue | undefined, folder: string): ManifestPath[] {
  return [plugin, memberOf(plugin, "experimental")].flatMap((object) =>
    pathFields.flatMap((field) => textsOf(memberOf(object, field)).map((text) => ({ field, text, folder }))),
  );
}

/** A path of `skills` names a skill or a folder of skills. */
function holdsSkill({ tree }: Document, folder: string): boolean {
  const has = (path: string): boolean => tree?.list(path)?.some(({ name }) => name.toLowerCase() === "skill.md") ?? false;
  return has(folder) || (tree?.list(folder) ?? []).some(({ name, type }) => type === "folder" && has(folder === "" ? name : `${folder}/${name}`));
}
