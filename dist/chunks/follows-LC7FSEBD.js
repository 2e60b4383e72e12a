import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  stateOf
} from "./chunk-RUJAV5I3.js";
import "./chunk-TX62TBBU.js";
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  scalarsAt
} from "./chunk-P66ZFKTX.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/follows.ts
var id = "note/follows";
var follows_default = defineProjectRule({
  id,
  meta: {
    summary: "Require two notes that tell the state of one thing to agree",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "the marks of the plan are brought up to date as phases complete, and the plan is the record that others read" }
    ]
  },
  messages: {
    open: "`{{name}}` is done here, and {{state}} in `{{file}}`{{consequence}}; bring the plan up to date.",
    done: "`{{name}}` is {{state}} here, and done in `{{file}}`{{consequence}}; make both agree."
  },
  collect(document) {
    const notes = document.notes();
    if (notes.length === 0) return void 0;
    return { states: notes.flatMap((note) => statesIn(document, note)), follows: notes.flatMap((note) => followsIn(document, note)) };
  },
  checkProject(collected, { report }) {
    const byPath = new Map(collected.map(({ path, facts }) => [path, facts.states]));
    for (const { path, facts } of collected) {
      for (const { file, note, key, number, isDone, state, done, at, name, consequence, atMost } of facts.follows) {
        const other = byPath.get(file)?.find((each) => each.note === note && each.key === key && each.number === number);
        if (other?.state === void 0) continue;
        const rest = { path, at, atMost, related: [{ at: other.at, path: file, message: `here it is ${other.state}` }] };
        if (isDone && !done.includes(other.state)) report("open", { ...rest, data: { name, state: other.state, file, consequence } });
        else if (!isDone && done.includes(other.state)) report("done", { ...rest, data: { name, state, file, consequence } });
      }
    }
  }
});
function statesIn(document, note) {
  return note.sections.flatMap((section) => {
    const { contract, parts, name } = section;
    const number = contract?.series === void 0 ? void 0 : parts.get(contract.series.part)?.text;
    if (contract === void 0 || number === void 0) return [];
    return [{ note: note.contract.name, key: contract.key, number, state: stateOf(document, note, section), at: name.span }];
  });
}
function followsIn(document, note) {
  return note.contract.follows.flatMap((follows) => {
    const [file] = scalarsAt(note.value, follows.file);
    if (file === void 0) return [];
    return note.sections.flatMap((section) => {
      const { contract, parts, name } = section;
      const key = contract === void 0 ? void 0 : follows.sections.get(contract.key);
      const number = contract?.series === void 0 ? void 0 : parts.get(contract.series.part)?.text;
      if (contract === void 0 || key === void 0 || number === void 0) return [];
      const state = stateOf(document, note, section);
      if (contract.state !== void 0 && state === void 0) return [];
      const isDone = state === void 0 || follows.done.includes(state);
      return [{ file: file.text, note: follows.note, key, number, isDone, state: state ?? "done", done: follows.done, at: name.span, name: name.text, consequence: behindColon(follows.consequence), atMost: weightOf(note.contract, id, follows) }];
    });
  });
}
export {
  follows_default as default
};
