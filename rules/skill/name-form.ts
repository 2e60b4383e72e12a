import { findKeyFault } from "../../src/core/consequence.ts";
import type { KeyJudge } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import { differInFormOnly, kebabCase, renameTo } from "../../src/core/skill-name.ts";
import { isEmpty, partOf, scalarOf } from "../../src/core/yaml.ts";

export default defineRule({
  id: "skill/name-form",
  meta: {
    summary: "Require the name of a skill to be lower-case letters and digits joined by single hyphens",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://agentskills.io/specification#name-field",
        claim: "a name holds only lower-case letters, digits and hyphens, none at either end and no two in a row",
      },
      {
        url: "https://code.visualstudio.com/docs/agent-customization/agent-skills",
        claim: "VS Code does not load a skill whose name has other characters",
      },
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure",
        claim: "a name for the Claude API cannot contain the words anthropic and claude",
      },
    ],
    reads: ["keys.name.pattern", "keys.name.reserved"],
  },
  messages: {
    character: "The name holds `{{found}}`, and {{client}} allows {{allowed}}{{consequence}}; write {{better}}.",
    edge: "The name starts or ends with a hyphen, which {{client}} does not allow{{consequence}}; write {{better}}.",
    double: "The name holds two hyphens in a row, which {{client}} does not allow{{consequence}}; write {{better}}.",
    reserved: "The name holds the word `{{word}}`, which {{client}} does not allow{{consequence}}; choose another name.",
  },
  check(document, { report, ...choice }) {
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    if (name === undefined || isEmpty(name)) return;
    const shift = name.text.indexOf(text);
    const reservedIn = ({ key }: KeyJudge): string | undefined => key.reserved?.find((each) => text.includes(each));
    const keeper = findKeyFault(choice, "name", "reserved", document.path, (each) => reservedIn(each) !== undefined);
    if (keeper !== undefined) {
      const word = reservedIn(keeper) ?? "";
      const start = shift + text.indexOf(word);
      report("reserved", { at: partOf(name, start, start + word.length), data: { word, client: keeper.profile.name, consequence: keeper.consequence } });
    }
    const judge = findKeyFault(choice, "name", "pattern", document.path, (each) => refuses(each, text));
    if (judge === undefined) return;
    const mended = mend(text, document.folderNames);
    // Where the folder has the same faulty name, both must be renamed.
    const sharesFault = mended !== undefined && !document.folderNames.includes(mended) && document.folderNames.some((each) => differInFormOnly(each, text));
    const better = mended === undefined ? "Latin letters, digits and single hyphens" : `\`${mended}\`${sharesFault ? " and give its folder the same name" : ""}`;
    const data = { client: judge.profile.name, consequence: judge.consequence, better };
    const fix = mended === undefined || sharesFault ? undefined : renameTo(name, mended);
    const { id, start, end } = findFault(text, judge.key.pattern ?? "");
    const at = partOf(name, shift + start, shift + end);
    if (id !== "character") report(id, { at, data, fix });
    else {
      const lowerCaseOnly = refuses(judge, "A") && !refuses(judge, "a");
      const allowed = lowerCaseOnly ? "only lower-case letters, digits and hyphens" : "no such character";
      report(id, { at, data: { ...data, found: text.slice(start, end), allowed }, fix });
    }
  },
});

/** The name of the folder where it is the same but for its form, else the name in the form of the specification. */
function mend(text: string, folderNames: readonly string[]): string | undefined {
  const folder = folderNames.find((each) => differInFormOnly(each, text) && kebabCase(each) === each);
  const mended = folder ?? kebabCase(text);
  return mended === "" || mended === text ? undefined : mended;
}

function refuses({ key }: KeyJudge, text: string): boolean {
  return key.pattern !== undefined && key.faults?.pattern !== "accepts" && !new RegExp(key.pattern, "u").test(text);
}

/** What the pattern has against a text that it refuses: characters that it takes nowhere, else the place of a hyphen. */
function findFault(text: string, pattern: string): { id: "character" | "edge" | "double"; start: number; end: number } {
  const alone = new RegExp(pattern, "u");
  let start: number | undefined;
  let at = 0;
  for (const character of text) {
    const isRefused = character !== "-" && !alone.test(character);
    if (isRefused) start ??= at;
    else if (start !== undefined) break;
    at += character.length;
  }
  if (start !== undefined) return { id: "character", start, end: at };
  const edge = /^-+|-+$/.exec(text);
  const found = edge ?? /--+/.exec(text);
  return { id: edge === null ? "double" : "edge", start: found?.index ?? 0, end: (found?.index ?? 0) + (found?.[0].length ?? text.length) };
}
