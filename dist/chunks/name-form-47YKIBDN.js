import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  differInFormOnly,
  kebabCase,
  renameTo
} from "./chunk-RNQ4HSLW.js";
import {
  judgesOf
} from "./chunk-EZWRAMDR.js";
import "./chunk-HB2Z5GMR.js";
import {
  partOf,
  scalarOf
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

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
    ]
  },
  messages: {
    character: "The name holds `{{found}}`, and {{client}} allows {{allowed}}; write {{better}}.",
    edge: "The name starts or ends with a hyphen, which {{client}} does not allow; write {{better}}.",
    double: "The name holds two hyphens in a row, which {{client}} does not allow; write {{better}}.",
    reserved: "The name holds the word `{{word}}`, which {{client}} does not allow; choose another name."
  },
  check(document, { report, ...choice }) {
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const text = name?.text.trim() ?? "";
    if (name === void 0 || text === "") return;
    const shift = name.text.indexOf(text);
    const judges = judgesOf(choice, "name");
    for (const { profile, key } of judges) {
      const word = key.reserved?.find((each) => text.includes(each));
      if (word === void 0) continue;
      const start2 = shift + text.indexOf(word);
      report("reserved", { at: partOf(name, start2, start2 + word.length), data: { word, client: profile.name } });
    }
    const judge = judges.find((each) => refuses(each, text));
    if (judge === void 0) return;
    const mended = mend(text, document.folderNames);
    const data = { client: judge.profile.name, better: mended === void 0 ? "Latin letters, digits and single hyphens" : `\`${mended}\`` };
    const fix = mended === void 0 ? void 0 : renameTo(name, mended);
    const { id, start, end } = findFault(text, judge.key.pattern ?? "");
    const at = partOf(name, shift + start, shift + end);
    if (id !== "character") report(id, { at, data, fix });
    else {
      const lowerCaseOnly = refuses(judge, "A") && !refuses(judge, "a");
      const allowed = lowerCaseOnly ? "only lower-case letters, digits and hyphens" : "no such character";
      report(id, { at, data: { ...data, found: text.slice(start, end), allowed }, fix });
    }
  }
});
function mend(text, folderNames) {
  const folder = folderNames.find((each) => differInFormOnly(each, text) && kebabCase(each) === each);
  const mended = folder ?? kebabCase(text);
  return mended === "" || mended === text ? void 0 : mended;
}
function refuses({ key }, text) {
  return key.pattern !== void 0 && key.faults?.pattern !== "accepts" && !new RegExp(key.pattern, "u").test(text);
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
