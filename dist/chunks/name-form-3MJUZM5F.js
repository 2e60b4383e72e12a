import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  differInFormOnly,
  kebabCase,
  refusesForm,
  renameTo,
  wantsFolderName
} from "./chunk-SV7HSZ2D.js";
import {
  findKeyFault
} from "./chunk-2Y4KO6BV.js";
import {
  judgesOf
} from "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  isEmpty,
  partOf,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/name-form.ts
var name_form_default = defineRule({
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
        claim: "a name holds only lower-case letters, digits and hyphens, none at either end and no two in a row"
      },
      {
        url: "https://code.visualstudio.com/docs/agent-customization/agent-skills",
        claim: "VS Code does not load a skill whose name has other characters"
      },
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure",
        claim: "a name for the Claude API cannot contain the words anthropic and claude"
      }
    ],
    reads: ["keys.name.pattern", "keys.name.reserved"]
  },
  messages: {
    character: "The name holds {{found}}, and {{client}} allows {{allowed}}{{consequence}}; write {{better}}.",
    edge: "The name starts or ends with a hyphen, which {{client}} does not allow{{consequence}}; write {{better}}.",
    double: "The name holds two hyphens in a row, which {{client}} does not allow{{consequence}}; write {{better}}.",
    reserved: "The name holds the word `{{word}}`, which {{client}} does not allow{{consequence}}; choose another name."
  },
  check(document, { report, ...choice }) {
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    if (name === void 0 || isEmpty(name)) return;
    const shift = name.text.indexOf(text);
    const reservedIn = ({ key }) => key.reserved?.find((each) => text.includes(each));
    const keeper = findKeyFault(choice, "name", "reserved", document.path, (each) => reservedIn(each) !== void 0);
    if (keeper !== void 0) {
      const word = reservedIn(keeper) ?? "";
      const start2 = shift + text.indexOf(word);
      report("reserved", { at: partOf(name, start2, start2 + word.length), data: { word, client: keeper.profile.name, consequence: keeper.consequence } });
    }
    const judge = findKeyFault(choice, "name", "pattern", document.path, (each) => refusesForm(each, text));
    if (judge === void 0) return;
    const mended = mend(text, document.folderNames, judgesOf(choice, "name").some(wantsFolderName));
    const sharesFault = mended !== void 0 && !document.folderNames.includes(mended) && document.folderNames.some((each) => differInFormOnly(each, text));
    const ofFolder = mended !== void 0 && !differInFormOnly(mended, text) ? ", the name of its folder" : "";
    const better = mended === void 0 ? "Latin letters, digits and single hyphens" : `\`${mended}\`${sharesFault ? " and give its folder the same name" : ofFolder}`;
    const data = { client: judge.profile.name, consequence: judge.consequence, better };
    const fix = mended === void 0 || sharesFault ? void 0 : renameTo(name, mended);
    const { id, start, end } = findFault(text, judge.key.pattern ?? "");
    const at = partOf(name, shift + start, shift + end);
    if (id !== "character") report(id, { at, data, fix });
    else {
      const lowerCaseOnly = refusesForm(judge, "A") && !refusesForm(judge, "a");
      const allowed = lowerCaseOnly ? "only lower-case letters, digits and hyphens" : "no such character";
      report(id, { at, data: { ...data, found: sayCharacters(text.slice(start, end)), allowed }, fix });
    }
  }
});
function mend(text, folderNames, wantsFolder) {
  const sound = folderNames.filter((each) => kebabCase(each) === each);
  const folder = sound.find((each) => differInFormOnly(each, text)) ?? (wantsFolder ? sound[0] : void 0);
  const mended = folder ?? kebabCase(text);
  return mended === "" || mended === text ? void 0 : mended;
}
function sayCharacters(found) {
  const quoted = `\`${found}\``;
  if (new RegExp("^\\p{Lu}+$", "u").test(found)) return found.length === 1 ? `the capital letter ${quoted}` : `the capital letters ${quoted}`;
  if (/^ +$/.test(found)) return found.length === 1 ? "a blank" : "blanks";
  if (/^[\p{Lu} ]+$/u.test(found)) return `capital letters and blanks (${quoted})`;
  const shows = /[^\p{M}\p{Z}\p{C}\u200B-\u200F]/u.test(found);
  return shows ? quoted : Array.from(found, (each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ");
}
function findFault(text, pattern) {
  const alone = new RegExp(pattern, "u");
  let start;
  let at = 0;
  for (const character of text) {
    const isRefused = character !== "-" && !alone.test(character);
    if (isRefused) start ??= at;
    else if (start !== void 0) break;
    at += character.length;
  }
  if (start !== void 0) return { id: "character", start, end: at };
  const edge = /^-+|-+$/.exec(text);
  const found = edge ?? /--+/.exec(text);
  return { id: edge === null ? "double" : "edge", start: found?.index ?? 0, end: (found?.index ?? 0) + (found?.[0].length ?? text.length) };
}
export {
  name_form_default as default
};
