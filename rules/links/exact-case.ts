import type { Fix } from "../../src/core/diagnostic.ts";
import { locate } from "../../src/core/destination.ts";
import { findReferences, referenceNodes, type Reference } from "../../src/core/references.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "links/exact-case",
  meta: {
    summary: "Require paths to be written in the case of the file names",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: referenceNodes,
    fixable: "safe",
    evidence: [
      { url: "https://docs.kernel.org/admin-guide/ext4.html#case-insensitive-file-name-lookups", claim: "names on a Linux disk differ by case unless a folder was set up otherwise" },
      { url: "https://agentskills.io/specification#file-references", claim: "a skill refers to its other files by relative paths" },
    ],
  },
  messages: {
    differs: "The path `{{path}}` is found only where upper and lower case are the same; the file is `{{exact}}`.",
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === undefined) return;
    const located = findReferences(document).map((reference) => ({ reference, destination: locate(document, tree, reference) }));
    const hasLiveLink = located.some(({ reference: { form }, destination: { status } }) => form === "link" && status === "exact");
    for (const { reference, destination } of located) {
      if (destination.status !== "other-case") continue;
      // The example of a link may happen to be nearly the name of a file beside it.
      if (!reference.path.includes("/") && document.kind !== "skill" && !hasLiveLink) continue;
      const exact = inCaseOf(reference.path, destination.path);
      const fix = reference.verbatim && exact !== undefined ? ({ safety: "safe", edits: [{ ...reference.span, text: exact }] } satisfies Fix) : undefined;
      report("differs", { at: reference.span, data: { path: reference.path, exact: exact ?? destination.path }, fix });
    }
  },
});

/** The path as it is written but with the letters of the real one; nothing when the two do not run side by side. */
function inCaseOf(written: Reference["path"], real: string): string | undefined {
  const names = real.split("/");
  const parts = written.split("/");
  for (let index = parts.length - 1; index >= 0 && parts[index] !== ".."; index -= 1) {
    const part = parts[index] ?? "";
    if (part === "" || part === ".") continue;
    const name = names.pop();
    if (name?.toLowerCase() !== part.toLowerCase()) return undefined;
    parts[index] = name;
  }
  return parts.join("/");
}
