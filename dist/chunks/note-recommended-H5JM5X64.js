var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  note_conditions: () => conditions_default,
  note_data: () => data_default,
  note_entries: () => entries_default,
  note_first_sentence: () => first_sentence_default,
  note_follows: () => follows_default,
  note_git_state: () => git_state_default,
  note_index_entries: () => index_entries_default,
  note_isolation: () => isolation_default,
  note_items: () => items_default,
  note_known_sections: () => known_sections_default,
  note_labels: () => labels_default,
  note_line_ranges: () => line_ranges_default,
  note_path: () => path_default,
  note_phrases: () => phrases_default,
  note_references: () => references_default,
  note_relations: () => relations_default,
  note_required_sections: () => required_sections_default,
  note_section_class: () => section_class_default,
  note_section_order: () => section_order_default,
  note_series: () => series_default,
  note_size: () => size_default,
  note_state: () => state_default,
  note_stubs: () => stubs_default,
  note_tasks: () => tasks_default,
  note_title: () => title_default,
  note_title_fields: () => title_fields_default,
  note_unique_sections: () => unique_sections_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_L7HTC72H = require("./chunk-L7HTC72H.js");
var import_chunk_OG5LY6LA = require("./chunk-OG5LY6LA.js");
var import_chunk_W43MUQ2N = require("./chunk-W43MUQ2N.js");
var import_chunk_7NXUM2U3 = require("./chunk-7NXUM2U3.js");
var import_chunk_UBHIY4CF = require("./chunk-UBHIY4CF.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
function weightOf(contract, ruleId, weight) {
  return (0, import_chunk_7IIL3LMX.mildest)(contract.severity.get(ruleId), weight.severity) ?? weight.severity;
}
var id = "note/conditions";
var conditions_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id,
  meta: {
    summary: "Require what a contract asks of a note that holds something else",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "a session does not end with an open pull request whose reviews nobody sorted, and no phase follows an interrupt" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "what must be in a scratchpad depends on how far its session has come" }
    ]
  },
  messages: {
    broken: "{{reason}} ({{name}}).",
    advice: "{{reason}} ({{name}}); {{advice}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { condition, at, related } of (0, import_chunk_L7HTC72H.findConditionFaults)(document, note)) {
        const { name, reason, advice } = condition;
        const rest = { at: at ?? (0, import_chunk_OG5LY6LA.placeOf)(note), related, atMost: weightOf(note.contract, id, condition) };
        if (advice === void 0) report("broken", { ...rest, data: { name, reason } });
        else report("advice", { ...rest, data: { name, reason, advice } });
      }
    }
  }
});
function judgeTree({ root, faults }, schema, isText = false) {
  if (faults.length > 0) {
    return faults.map(({ span, reason, advice }) => ({ code: "syntax", at: span, name: "", reason: advice === void 0 ? reason : `${reason}; ${advice}`, consequence: void 0, advice: "", severity: void 0, fix: void 0 }));
  }
  if (root === void 0 || schema === void 0) return [];
  return schema.check(root).map((fault) => {
    const { at, name, reason, advice, consequence, severity, replacement, node, keyword } = fault;
    const mends = !isText && replacement !== void 0 && node?.kind === "scalar" && node.tag === void 0 && (keyword !== "enum" || (0, import_chunk_7IIL3LMX.isSlip)(node.text, replacement.replaceAll(/["']/g, "")));
    return {
      code: "fault",
      at,
      name: name === "the payload" ? "The value" : `\`${name}\``,
      reason,
      consequence: consequence === void 0 ? void 0 : (0, import_chunk_7NXUM2U3.behindColon)(consequence),
      advice: advice === void 0 ? "" : `; ${advice}`,
      severity: severity === "error" ? void 0 : severity,
      fix: mends ? { safety: "safe", edits: [{ ...at, text: replacement }] } : void 0
    };
  });
}
var id2 = "note/data";
var data_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id2,
  meta: {
    summary: "Require the data in a note to parse and to fit its schema",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "the state of a session is YAML in the first fence of its section, read by tools" },
      { url: "https://json-schema.org/draft/2020-12/json-schema-validation", claim: "what a value must be is said by keywords such as `enum`, `type` and `required`" }
    ]
  },
  messages: {
    missing: "The section `{{name}}` lacks its fence of {{language}}{{consequence}}; add it.",
    frontmatter: "The note has no front matter{{consequence}}; write it.",
    syntax: "The {{language}} does not parse: {{reason}}{{consequence}}.",
    fault: "{{name}} {{reason}}{{consequence}}{{advice}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections, data, value } = note;
      const judge = (language, weight, ...judged) => {
        const consequence = (0, import_chunk_7NXUM2U3.behindColon)(weight.consequence);
        for (const fault of judgeTree(...judged)) {
          const atMost = fault.severity === void 0 ? weightOf(contract, id2, weight) : weightOf(contract, id2, { severity: fault.severity, consequence: void 0 });
          if (fault.code === "syntax") report("syntax", { at: fault.at, atMost, data: { language, reason: fault.reason, consequence } });
          else report("fault", { at: fault.at, atMost, fix: fault.fix, data: { name: fault.name, reason: fault.reason, consequence: fault.consequence ?? consequence, advice: fault.advice } });
        }
      };
      if (contract.data !== void 0 && data !== void 0) judge("YAML", contract.data, data, contract.data.schema);
      if (contract.values !== void 0) judge("YAML", contract.values, { root: value, faults: [], comments: [] }, contract.values.schema);
      if (contract.frontmatter !== void 0) {
        const { frontmatter } = document;
        if (frontmatter === void 0 && contract.frontmatter.required) report("frontmatter", { at: (0, import_chunk_OG5LY6LA.placeOf)(note), data: { consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.frontmatter.consequence) }, atMost: weightOf(contract, id2, contract.frontmatter) });
        if (frontmatter?.mapping !== void 0) judge("YAML", contract.frontmatter, { root: frontmatter.mapping, faults: [], comments: [] }, contract.frontmatter.schema);
      }
      for (const section of sections) {
        const asked = section.contract?.data;
        if (asked === void 0 || (0, import_chunk_OG5LY6LA.isStub)(note, section)) continue;
        const language = { yaml: "YAML", json: "JSON", jsonl: "JSON Lines" }[asked.language];
        if (section.data === void 0 && asked.required) report("missing", { at: section.name.span, data: { name: section.name.text, language, consequence: (0, import_chunk_7NXUM2U3.behindColon)(asked.consequence) }, atMost: weightOf(contract, id2, asked) });
        for (const tree of section.data?.trees ?? []) judge(language, asked, tree, asked.schema);
      }
    }
  }
});
var id3 = "note/entries";
var entries_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id3,
  meta: {
    summary: "Require the entries of a section to have one of the declared forms",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "each entry of the audit trail and of the telemetry has its fields and their types" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the validator of a scratchpad asks for tables in the same sections" }
    ]
  },
  messages: {
    missing: "The section `{{name}}` has no entries, as {{known}}{{consequence}}.",
    form: "These entries are {{found}}, and must be {{known}}{{consequence}}.",
    mixed: "These entries are {{found}}, and those above them are {{first}}{{consequence}}; write all in one form.",
    columns: "The columns are {{found}}, and must be {{known}}{{consequence}}.",
    few: "There are {{count}} entries, and at least {{least}} must be there{{consequence}}.",
    item: "`{{text}}` is not of the form {{known}}{{consequence}}.",
    syntax: "The entry does not parse: {{reason}}{{consequence}}.",
    fault: "{{name}} {{reason}}{{consequence}}{{advice}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const { contract: asked, entries, name } = section;
        if (asked === void 0 || asked.entries.length === 0 || (0, import_chunk_OG5LY6LA.isStub)(note, section)) continue;
        const known = asked.entries.map(describe).join(" or ");
        const whole = { atMost: weightOf(note.contract, id3, asked.entriesWeight) };
        const consequence = (0, import_chunk_7NXUM2U3.behindColon)(asked.entriesWeight.consequence);
        const [first] = entries;
        if (first === void 0 && asked.entriesRequired) report("missing", { ...whole, at: name.span, data: { name: name.text, known, consequence } });
        for (const group of entries) {
          const { contract, as, at } = group;
          if (first !== void 0 && as !== first.as) {
            report("mixed", { ...whole, at, data: { found: kinds[as], first: kinds[first.as], consequence } });
            continue;
          }
          if (contract === void 0) {
            report("form", { ...whole, at, data: { found: kinds[as], known, consequence } });
            continue;
          }
          const rest = { atMost: weightOf(note.contract, id3, contract) };
          const own = (0, import_chunk_7NXUM2U3.behindColon)(contract.consequence);
          const columns = group.columns.map(({ text }) => text);
          const isTable = as !== "table" || contract.columns.every((column, index) => columns[index] === column) && (contract.otherColumns || columns.length === contract.columns.length);
          if (!isTable) {
            report("columns", { ...rest, at, data: { found: columns.map((column) => `\`${column}\``).join(", "), known: contract.columns.map((column) => `\`${column}\``).join(", "), consequence: own } });
            continue;
          }
          const count = as === "items" ? group.items.length : group.values.length;
          if (count < contract.minimum) report("few", { ...rest, at, data: { count, least: contract.minimum, consequence: own } });
          for (const { text, span, parts } of group.items) {
            if (parts === void 0) report("item", { ...rest, at: span, data: { text, known: contract.forms.map(({ template }) => `\`${template}\``).join(" or "), consequence: own } });
          }
          const trees = [...group.trees.filter(({ faults }) => faults.length > 0), ...as === "items" ? [] : group.values.map((root) => ({ root, faults: [], comments: [] }))];
          for (const fault of trees.flatMap((tree) => judgeTree(tree, contract.schema, as === "table"))) {
            const atMost = (0, import_chunk_7IIL3LMX.mildest)(rest.atMost, fault.severity);
            if (fault.code === "syntax") report("syntax", { at: fault.at, atMost, data: { reason: fault.reason, consequence: own } });
            else report("fault", { at: fault.at, atMost, fix: fault.fix, data: { name: fault.name, reason: fault.reason, consequence: fault.consequence ?? own, advice: fault.advice } });
          }
        }
      }
    }
  }
});
var kinds = { yaml: "a YAML list", table: "a table", items: "bullets" };
function describe({ as, columns, forms }) {
  if (as === "table") return `a table with the columns ${columns.map((column) => `\`${column}\``).join(", ")}`;
  return as === "items" ? `bullets such as \`${forms[0]?.template ?? ""}\`` : kinds[as];
}
var id4 = "note/first-sentence";
var first_sentence_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id4,
  meta: {
    summary: "Require a section to begin with the sentence that its contract asks for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "the first sentence of the first section names the axiom that governs the session and one source" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "the audit of a session looks for that sentence and for the source in it" }
    ]
  },
  messages: {
    other: "The section `{{name}}` begins with `{{text}}`, and must begin with {{what}}, `{{form}}`{{consequence}}.",
    empty: "The section `{{name}}` is empty, and must begin with {{what}}, `{{form}}`{{consequence}}.",
    lacks: "The section `{{name}}` lacks {{what}}, `{{form}}`{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const { contract: asked, first, firstParts, name } = section;
        if (asked?.first === void 0 || firstParts !== void 0 || (0, import_chunk_OG5LY6LA.isStub)(note, section)) continue;
        const { forms, later, name: what = "a sentence of the form" } = asked.first;
        const data = { name: name.text, what, form: forms[0]?.template ?? "", consequence: (0, import_chunk_7NXUM2U3.behindColon)(asked.first.consequence) };
        const rest = { atMost: weightOf(note.contract, id4, asked.first) };
        if (first === void 0) report("empty", { ...rest, at: name.span, data });
        else if (later) report("lacks", { ...rest, at: name.span, data });
        else report("other", { ...rest, at: first.span, data: { ...data, text: first.text } });
      }
    }
  }
});
var id5 = "note/follows";
var follows_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: id5,
  meta: {
    summary: "Require two notes that tell the state of one thing to agree",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
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
    return [{ note: note.contract.name, key: contract.key, number, state: (0, import_chunk_L7HTC72H.stateOf)(document, note, section), at: name.span }];
  });
}
function fileOf(document, note, { file, named }) {
  if (file !== void 0) return (0, import_chunk_7IIL3LMX.scalarsAt)(note.value, file)[0]?.text;
  return named === void 0 ? void 0 : onlyFile(document, named);
}
function onlyFile({ text }, glob) {
  const named = /* @__PURE__ */ new Set();
  for (const word of wordsWithSlash(text)) {
    const path = /^[\w.-]+(?:\/[\w.-]+)+/.exec(word)?.[0] ?? "";
    const file = path.replace(/^\.\//, "").replace(/\.+$/, "");
    if (glob.matches(file)) named.add(file);
  }
  const [first, ...others] = named;
  return others.length === 0 ? first : void 0;
}
function wordsWithSlash(text) {
  const words = [];
  for (let slash = text.indexOf("/"), end = 0; slash !== -1; slash = text.indexOf("/", end)) {
    let start = slash;
    while (start > end && inWord.test(text.charAt(start - 1))) start -= 1;
    end = slash + 1;
    while (end < text.length && inWord.test(text.charAt(end))) end += 1;
    words.push(text.slice(start, end));
  }
  return words;
}
var inWord = /[\w./-]/;
function followsIn(document, note) {
  return note.contract.follows.flatMap((follows) => {
    const file = fileOf(document, note, follows);
    if (file === void 0 || follows.when !== void 0 && (0, import_chunk_L7HTC72H.select)(document, note, follows.when).length === 0) return [];
    return note.sections.flatMap((section) => {
      const { contract, parts, name } = section;
      const key = contract === void 0 ? void 0 : follows.sections.get(contract.key);
      const number = contract?.series === void 0 ? void 0 : parts.get(contract.series.part)?.text;
      if (contract === void 0 || key === void 0 || number === void 0) return [];
      const state = (0, import_chunk_L7HTC72H.stateOf)(document, note, section);
      if (contract.state !== void 0 && state === void 0) return [];
      const isDone = state === void 0 || follows.done.includes(state);
      return [{ file, note: follows.note, key, number, isDone, state: state ?? "done", done: follows.done, at: name.span, name: name.text, consequence: (0, import_chunk_7NXUM2U3.behindColon)(follows.consequence), atMost: weightOf(note.contract, id5, follows) }];
    });
  });
}
var id6 = "note/git-state";
var git_state_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id6,
  meta: {
    summary: "Require git to ignore or to track a note as its contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "a scratchpad is never committed, and a plan is a committed record" },
      { url: "https://git-scm.com/docs/gitignore", claim: "a path in an ignore file is left out of commits until somebody adds it" }
    ]
  },
  messages: {
    tracked: "git tracks `{{path}}`{{consequence}}; run `git rm --cached` on it and name it in `.gitignore`.",
    exposed: "Nothing keeps git away from `{{path}}`, so that `git add -A` commits it{{consequence}}; name it in `.gitignore`.",
    ignored: "git ignores `{{path}}`, so that no commit holds it{{consequence}}; take it out of `.gitignore`."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { git } = note.contract;
      if (git === void 0) continue;
      const state = document.tree?.gitState?.(document.path);
      const rest = { at: (0, import_chunk_OG5LY6LA.placeOf)(note), data: { path: document.path, consequence: (0, import_chunk_7NXUM2U3.behindColon)(git.consequence) }, atMost: weightOf(note.contract, id6, git) };
      if (git.file === "ignored" && state === "tracked") report("tracked", rest);
      else if (git.file === "ignored" && state === "untracked") report("exposed", rest);
      else if (git.file === "tracked" && state === "ignored") report("ignored", rest);
    }
  }
});
var id7 = "note/index-entries";
var index_entries_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: id7,
  meta: {
    summary: "Require the index of a folder to have an entry for each closed note",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a session that is closed leaves a line in the index of its branch, by which later sessions find it" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "later sessions read the index and do not open old files" }
    ]
  },
  messages: {
    missing: "The index `{{file}}` has no entry for this closed note of {{value}}{{consequence}}; add one."
  },
  collect(document) {
    const notes = document.notes();
    if (notes.length === 0) return void 0;
    const values = [...new Set(notes.flatMap(import_chunk_L7HTC72H.indexEntries).flatMap(({ keys }) => keys))];
    const closed = notes.flatMap((note) => {
      const indexed = (0, import_chunk_L7HTC72H.indexedNote)(document, note);
      if (indexed?.closedAt === void 0) return [];
      const { index, file, key, value, closedAt } = indexed;
      return [{ file, key, value, at: closedAt, consequence: (0, import_chunk_7NXUM2U3.behindColon)(index.consequence), atMost: weightOf(note.contract, id7, index) }];
    });
    return { values, closed };
  },
  checkProject(collected, { report }) {
    const valuesOf = new Map(collected.map(({ path, facts }) => [path, new Set(facts.values)]));
    for (const { path, facts } of collected) {
      for (const { file, key, value, at, consequence, atMost } of facts.closed) {
        const values = valuesOf.get(file);
        if (values !== void 0 && !values.has(key)) report("missing", { path, at, atMost, data: { file, value, consequence } });
      }
    }
  }
});
function findLateralReads(document, { sections }, except) {
  const owned = sections.flatMap((section) => {
    const owner = section.contract?.owner === void 0 ? void 0 : section.parts.get(section.contract.owner)?.text;
    return owner === void 0 ? [] : [{ section, owner }];
  });
  const names = new Map(owned.map(({ section, owner }) => [section.name.text.toLowerCase(), { name: section.name.text, owner }]));
  const text = (0, import_chunk_L7HTC72H.searchText)(document, true);
  return owned.flatMap(({ section, owner }) => except.some((name) => owner.startsWith(name)) ? [] : readsIn(text, section, owner, names));
}
function readsIn(text, { body }, owner, names) {
  const slice = text.slice(body.start, body.end);
  return [...slice.matchAll(/(?:#{2,6} |`(?:#{1,6} )?)([^`\r\n#.,;:()]{1,80})/g)].flatMap((match) => {
    const named = names.get((match[1] ?? "").trim());
    if (named === void 0 || named.owner === owner) return [];
    const start = body.start + match.index + match[0].indexOf(match[1] ?? "");
    return [{ at: { start, end: start + (match[1] ?? "").trimEnd().length }, owner, other: named.name }];
  });
}
var id8 = "note/isolation";
var isolation_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id8,
  meta: {
    summary: "Disallow sections of one owner that read those of another",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "an agent reads and writes its own section, and one agent puts all together" }
    ]
  },
  messages: {
    lateral: "This section of {{owner}} reads `{{other}}`, which belongs to another{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { isolation } = note.contract;
      if (isolation === void 0) continue;
      for (const { at, owner, other } of findLateralReads(document, note, isolation.except)) {
        report("lateral", { at, data: { owner, other, consequence: (0, import_chunk_7NXUM2U3.behindColon)(isolation.consequence) }, atMost: weightOf(note.contract, id8, isolation) });
      }
    }
  }
});
var id9 = "note/items";
var items_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id9,
  meta: {
    summary: "Require the bullets of a note that is a list to have a declared form",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a closed session leaves one line of a fixed form in the index of its branch" }
    ]
  },
  messages: {
    form: "`{{text}}` is not of the form {{known}}{{consequence}}."
  },
  check(document, { report }) {
    for (const { contract, items } of document.notes()) {
      if (contract.items === void 0) continue;
      const known = contract.items.forms.map(({ template }) => `\`${template}\``).join(" or ");
      for (const { text, span, parts } of items) {
        if (parts === void 0) report("form", { at: span, data: { text, known, consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.items.consequence) }, atMost: weightOf(contract, id9, contract.items) });
      }
    }
  }
});
var id10 = "note/known-sections";
var known_sections_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id10,
  meta: {
    summary: "Disallow sections that the contract of a note does not name",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/data/scratchpad-schema.yml", claim: "the schema of a scratchpad lists the sections that it may have" }
    ]
  },
  messages: {
    unknown: "The contract `{{note}}` knows no section `{{name}}` here; known are {{known}}."
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      if (contract.otherSections) continue;
      const levels = new Set(contract.sections.map(({ level }) => level));
      for (const { contract: asked, misplaced: misplaced2, name, section } of sections) {
        const { depth } = section.heading;
        if (asked !== void 0 || misplaced2 !== void 0 || !levels.has(depth)) continue;
        const known = contract.sections.filter(({ level }) => level === depth).map(({ heading }) => `\`${heading[0]?.template ?? ""}\``).join(", ");
        report("unknown", { at: name.span, data: { note: contract.name, name: name.text, known }, atMost: weightOf(contract, id10, { severity: "error", consequence: void 0 }) });
      }
    }
  }
});
var labelMessages = {
  missing: "{{place}} lacks `**{{label}}**:`{{consequence}}; add it.",
  form: "`{{label}}` is `{{value}}`, which is not of the form {{known}}{{consequence}}.",
  empty: "`{{label}}` has nothing behind it{{consequence}}; write it, or that there is none.",
  order: "`{{label}}` stands behind `{{before}}`{{consequence}}; put it in front.",
  twice: "`{{label}}` stands here a second time{{consequence}}; keep one.",
  most: "`{{label}}` has {{count}} values, and {{most}} at most is meant{{consequence}}; keep the one that counts."
};
function findLabelFaults(labels, contracts, inOrder, place) {
  return [...missing(labels, contracts, place), ...labels.flatMap(valueFaults), ...repeated(labels), ...inOrder ? misplaced(labels, contracts) : []];
}
function missing(labels, contracts, place) {
  const found = new Set(labels.map(({ contract }) => contract));
  return contracts.filter((each) => each.required && !found.has(each)).map((each) => ({ code: "missing", at: void 0, weight: each, related: [], data: { place, label: each.label, consequence: (0, import_chunk_7NXUM2U3.behindColon)(each.consequence) } }));
}
function valueFaults({ contract, label, labelSpan, value, parts, below, bullets }) {
  if (contract === void 0) return [];
  const rest = { weight: contract, related: [], data: { label, consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.consequence) } };
  if (value.text === "") return contract.filled && below.length === 0 ? [{ ...rest, code: "empty", at: labelSpan }] : tooMany(bullets);
  if (contract.forms.length > 0 && parts === void 0) {
    const known = contract.forms.map(({ template }) => `\`${template}\``).join(", ");
    return [{ ...rest, code: "form", at: value.span, data: { ...rest.data, value: value.text, known } }];
  }
  return tooMany(value.text.split(/;\s/).length + bullets);
  function tooMany(count) {
    if (contract === void 0 || count <= contract.most) return [];
    return [{ ...rest, code: "most", at: labelSpan, data: { ...rest.data, count: String(count), most: String(contract.most) } }];
  }
}
function repeated(labels) {
  const first = /* @__PURE__ */ new Map();
  return labels.flatMap((each) => {
    const { contract, label, labelSpan } = each;
    if (contract === void 0) return [];
    const before = first.get(contract);
    if (before === void 0) {
      first.set(contract, each);
      return [];
    }
    return [{ code: "twice", at: labelSpan, weight: contract, related: [{ at: before.labelSpan, message: "the first one" }], data: { label, consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.consequence) } }];
  });
}
function misplaced(labels, contracts) {
  let last;
  const seen = /* @__PURE__ */ new Set();
  return labels.flatMap((each) => {
    if (each.contract === void 0 || seen.has(each.contract)) return [];
    seen.add(each.contract);
    const rank = contracts.indexOf(each.contract);
    if (last !== void 0 && rank < last.rank) {
      return [{ code: "order", at: each.labelSpan, weight: each.contract, related: [], data: { label: each.label, before: last.label, consequence: (0, import_chunk_7NXUM2U3.behindColon)(each.contract.consequence) } }];
    }
    last = { rank, label: each.label };
    return [];
  });
}
var id11 = "note/labels";
var labels_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id11,
  meta: {
    summary: "Require the labelled lines of a section",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "hand-off, escalation, checkpoint and summary have labels by which the next reader finds its way" }
    ]
  },
  messages: labelMessages,
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract } = note;
      for (const section of note.sections) {
        const { contract: asked, labels, name } = section;
        if (asked === void 0 || asked.labels.length === 0 || (0, import_chunk_OG5LY6LA.isStub)(note, section)) continue;
        for (const { code, at, weight, data, related } of findLabelFaults(labels, asked.labels, asked.labelsInOrder, `The section \`${name.text}\``)) {
          report(code, { at: at ?? name.span, data, related, atMost: weightOf(contract, id11, weight) });
        }
      }
    }
  }
});
function sectionLines(document, { sections }, { level }) {
  const ranked = sections.filter(({ section }) => section.heading.depth === level);
  const lineOf = (offset) => document.source.pointAt(offset).line;
  const last = lineOf(/(?:\r\n?|\n)$/.test(document.text) ? document.text.length - 1 : document.text.length);
  const rawStarts = rawHeadings(document, level);
  let nextRaw = 0;
  return ranked.map((section, index) => {
    const start = lineOf(section.section.heading.span.start);
    const next = ranked[index + 1];
    const end = next === void 0 ? last : lineOf(next.section.heading.span.start) - 1;
    while ((rawStarts[nextRaw] ?? Infinity) <= start) nextRaw += 1;
    const raw = rawStarts[nextRaw];
    return { section, start, end, rawEnd: raw === void 0 ? end : raw - 1 };
  });
}
function findRangeFaults(document, lines, lineRanges) {
  return lines.flatMap((each) => checkRange(document, each, lineRanges));
}
function rangeText({ start, end }, { exact }) {
  return exact.fill(/* @__PURE__ */ new Map([["start", String(start)], ["end", String(end)]]));
}
function isRangeOf({ start, end, rawEnd }, parts) {
  const [first, last] = ["start", "end"].map((part) => Number(parts.get(part)?.text));
  return first === start && (last === end || last === rawEnd);
}
function rawHeadings({ text, source }, level) {
  return [...text.matchAll(new RegExp(`^#{${String(level)}} `, "gm"))].map(({ index }) => source.pointAt(index).line);
}
function checkRange(document, real, lineRanges) {
  const { suffix, exact } = lineRanges;
  const found = real.section.suffixes.filter(({ form }) => form === suffix);
  const [range, ...others] = found;
  if (range === void 0) return [];
  const meant = rangeText(real, lineRanges);
  const written = document.text.slice(range.span.start, range.span.end);
  const data = { found: written.trim(), meant: meant.trim() };
  const edits = joined([...others.map((other) => ({ ...withSpace(document, other), text: "" })).reverse(), { ...withSpace(document, range), text: meant }]);
  if (others.length > 0) return [{ code: "twice", at: range.span, data: { ...data, count: found.length }, edits }];
  if (!isRangeOf(real, range.parts)) return [{ code: "stale", at: range.span, data, edits }];
  if (exact.match(` ${written.trim()}`) === void 0 && exact.match(written.trim()) === void 0) return [{ code: "form", at: range.span, data, edits }];
  return [];
}
function joined(edits) {
  return edits.reduce((all, edit) => {
    const last = all.at(-1);
    if (last?.end !== edit.start) return [...all, edit];
    return [...all.slice(0, -1), { start: last.start, end: edit.end, text: last.text + edit.text }];
  }, []);
}
function withSpace({ text }, { span }) {
  let start = span.start;
  while (/[ \t]/.test(text[start - 1] ?? "")) start -= 1;
  return { start, end: span.end };
}
var longestName = 120;
function findCitedRanges(document, lines, lineRanges) {
  const { text } = document;
  const named = byName(lines);
  const silent = silentSpans(document, lines);
  let next = 0;
  return lineRanges.suffix.matchAll(text).flatMap(({ start, end, parts }) => {
    while ((silent[next]?.end ?? Infinity) <= start) next += 1;
    if ((silent[next]?.start ?? Infinity) < end) return [];
    const section = sectionBefore(text, start, named);
    if (section === void 0) return [];
    if (isRangeOf(section, parts)) return [];
    const written = text.slice(start, end);
    const lead = written.length - written.trimStart().length;
    return [{ at: { start: start + lead, end }, name: section.section.name.text, found: written.trim(), meant: rangeText(section, lineRanges).trim() }];
  });
}
function byName(lines) {
  const named = /* @__PURE__ */ new Map();
  for (const each of lines) {
    const name = each.section.name.text.toLowerCase();
    named.set(name, named.has(name) ? void 0 : each);
  }
  return named;
}
function silentSpans(document, lines) {
  const spans = [...lines.map(({ section }) => section.section.heading.span), ...document.nodes("code").map(({ span }) => span), ...document.nodes("html").map(({ span }) => span)];
  return spans.sort((left, right) => left.start - right.start || left.end - right.end);
}
function sectionBefore(text, at, named) {
  const before = text.slice(Math.max(0, at - longestName), at).replace(/[`*_ ]+$/, "");
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
  for (const { index } of line.matchAll(/(?<![\p{L}\p{N}])[^\s#`*_]/gu)) {
    const section = named.get(line.slice(index).toLowerCase());
    if (section !== void 0) return section;
  }
  return void 0;
}
var id12 = "note/line-ranges";
var line_ranges_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id12,
  meta: {
    summary: "Require the line ranges of sections to be those where they stand",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that annotates a scratchpad writes first and last line of each section into its heading" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "agents are sent to sections by those line numbers" }
    ]
  },
  messages: {
    stale: "`{{found}}` is not where the section stands{{consequence}}; write `{{meant}}`.",
    form: "`{{found}}` is not of the form `{{form}}`{{consequence}}; write `{{meant}}`.",
    cited: "`{{found}}` is not where `{{name}}` stands{{consequence}}; write `{{meant}}`.",
    twice: "The heading has {{count}} line ranges{{consequence}}; keep `{{meant}}`."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { lineRanges } = note.contract;
      if (lineRanges === void 0) continue;
      const lines = sectionLines(document, note, lineRanges);
      const consequence = (0, import_chunk_7NXUM2U3.behindColon)(lineRanges.consequence);
      const atMost = weightOf(note.contract, id12, lineRanges);
      for (const { code, at, data, edits } of findRangeFaults(document, lines, lineRanges)) {
        report(code, { at, data: { ...data, form: lineRanges.suffix.template.trim(), consequence }, fix: { safety: "safe", edits }, atMost });
      }
      for (const { at, name, found, meant } of findCitedRanges(document, lines, lineRanges)) {
        report("cited", { at, data: { name, found, meant, consequence }, fix: { safety: "safe", edits: [{ ...at, text: meant }] }, atMost });
      }
    }
  }
});
var id13 = "note/path";
var path_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id13,
  meta: {
    summary: "Require a note to stand where its contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the validator of a scratchpad takes the day from the name of the file" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tools find the scratchpad of a session by the folder of its branch and the day" }
    ]
  },
  messages: {
    form: "The path `{{path}}` of this `{{note}}` is not of the form {{known}}{{consequence}}; move the file."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, path } = note;
      if (contract.path === void 0 || path !== void 0) continue;
      const known = contract.path.forms.map(({ template }) => `\`${template}\``).join(", ");
      report("form", { at: (0, import_chunk_OG5LY6LA.placeOf)(note), data: { path: document.path, note: contract.name, known, consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.path.consequence) }, atMost: weightOf(contract, id13, contract.path) });
    }
  }
});
var mostPlaces = 200;
function findPhrases(document, note) {
  const found = note.contract.phrases.flatMap((phrases) => {
    const text = (0, import_chunk_L7HTC72H.searchText)(document, phrases.in === "everything");
    const places = spansOf(document, note, phrases).flatMap((span) => phrases.words.flatMap((word) => placesOf(text, word.toLowerCase(), span)));
    const live = places.filter(({ start }) => !phrases.without.some((word) => (0, import_chunk_L7HTC72H.lineAt)(text, start).includes(word)));
    const ordered = live.sort((a, b) => a.start - b.start);
    const apart = ordered.filter(({ start }, index) => index === 0 || start >= (ordered[index - 1]?.end ?? 0));
    return apart.slice(0, mostPlaces).map((at) => ({ phrases, at }));
  });
  return found.sort((a, b) => a.at.start - b.at.start);
}
function spansOf({ text }, { sections, title }, { in: place, sections: keys }) {
  const chosen = keys.length === 0 ? sections : sections.filter(({ contract }) => contract !== void 0 && keys.includes(contract.key));
  if (place === "headings") return [...title === void 0 || keys.length > 0 ? [] : [title.span], ...chosen.map(({ name }) => name.span)];
  return keys.length === 0 ? [{ start: 0, end: text.length }] : chosen.map(({ body }) => body);
}
var angles = /<(?!\/?(?:a|b|br|code|details|div|em|hr|i|img|kbd|li|ol|p|pre|s|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)\b[^>]*>|https?:|mailto:)[a-z][^<>\n]{0,80}>/g;
var brackets = /(?<![\]!\w])\[(?![\sxX~-]\])[a-z][^[\]\n]{1,80}\](?![[(:])/g;
function placesOf(text, word, span) {
  if (word !== "<\u2026>" && word !== "[\u2026]") return (0, import_chunk_L7HTC72H.findPhrase)(text, word, span);
  const slice = text.slice(span.start, span.end);
  return [...slice.matchAll(word === "<\u2026>" ? angles : brackets)].map(({ index, 0: { length } }) => ({ start: span.start + index, end: span.start + index + length }));
}
var id14 = "note/phrases";
var phrases_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id14,
  meta: {
    summary: "Disallow texts that a contract bans from its notes",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "what points into a conversation means nothing once the conversation is cut" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "the places of a template are filled in before a plan counts" }
    ]
  },
  messages: {
    banned: "`{{text}}` must not stand here ({{name}}): {{reason}}.",
    advice: "`{{text}}` must not stand here ({{name}}): {{reason}}; {{advice}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { phrases, at } of findPhrases(document, note)) {
        const { name, reason, advice } = phrases;
        const text = document.text.slice(at.start, at.end);
        const rest = { at, atMost: weightOf(note.contract, id14, phrases) };
        if (advice === void 0) report("banned", { ...rest, data: { text, name, reason } });
        else report("advice", { ...rest, data: { text, name, reason, advice } });
      }
    }
  }
});
function readOrdinal(text) {
  const number = Number.parseInt(text, 10);
  if (!Number.isNaN(number)) return { place: number, of: "numbers" };
  return { place: text.toUpperCase().charCodeAt(0) - "A".charCodeAt(0) + 1, of: "letters" };
}
function placeText(place, of) {
  return of === "numbers" ? String(place) : String.fromCharCode("A".charCodeAt(0) + place - 1);
}
function isGroupOf(group, member) {
  const leading = /^(?:\d+(?=[A-Za-z])|[A-Za-z](?=\d))/.exec(member)?.[0];
  return leading?.toLowerCase() === group.toLowerCase();
}
function findReferenceFaults({ sections }) {
  const byKey = /* @__PURE__ */ new Map();
  for (const section of sections) {
    if (section.contract === void 0) continue;
    const group = byKey.get(section.contract.key);
    if (group === void 0) byKey.set(section.contract.key, [section]);
    else group.push(section);
  }
  return sections.flatMap(
    (section) => (section.contract?.refers ?? []).flatMap((refers) => {
      const targets = refers.to.flatMap((key) => byKey.get(key) ?? []);
      return section.labels.filter(({ contract }) => contract?.label === refers.label).flatMap((label) => checkLabel(section, label, refers, targets));
    })
  );
}
function checkLabel(section, { value }, refers, targets) {
  const list = beforeAny(value.text, refers.until);
  return refers.forms.flatMap(
    (form) => form.matchAll(list).flatMap((match) => {
      const number = match.parts.get(refers.part)?.text ?? "";
      const text = value.text.slice(match.start, match.end);
      const named = targets.filter(({ parts }) => parts.get(refers.part)?.text.toLowerCase() === number.toLowerCase());
      const rest = { at: value.span, weight: refers };
      const name = section.name.text;
      if (named.length === 0) {
        if (targets.some(({ parts }) => isGroupOf(number, parts.get(refers.part)?.text ?? ""))) return [];
        const known = [...new Set(targets.map((target) => target.parts.get(refers.part)?.text ?? ""))].join(", ");
        return [{ ...rest, code: "missing", data: { text, known } }];
      }
      if (named.every((target) => target === section)) return [{ ...rest, code: "own", data: { name } }];
      const isLater = named.every((target) => target.section.span.start > section.section.span.start);
      return refers.order === "before" && isLater ? [{ ...rest, code: "order", data: { text, name } }] : [];
    })
  );
}
function beforeAny(text, phrases) {
  const lower = text.toLowerCase();
  const places = lower.length === text.length ? phrases.map((phrase) => lower.indexOf(phrase)).filter((at) => at !== -1) : [];
  return text.slice(0, Math.min(text.length, ...places));
}
var id15 = "note/references";
var references_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id15,
  meta: {
    summary: "Require the sections that a section names to be there and in order",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "each phase names those that it depends on, which come before it" }
    ]
  },
  messages: {
    missing: "`{{text}}` is none of the sections here{{consequence}}; known are {{known}}.",
    order: "`{{text}}` stands below `{{name}}`, which names it as earlier{{consequence}}; name one above it, or move the section.",
    own: "`{{name}}` names itself{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { code, at, weight, data } of findReferenceFaults(note)) {
        report(code, { at, data: { ...data, consequence: (0, import_chunk_7NXUM2U3.behindColon)(weight.consequence) }, atMost: weightOf(note.contract, id15, weight) });
      }
    }
  }
});
var id16 = "note/relations";
var relations_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id16,
  meta: {
    summary: "Require the values of a note to agree with each other and with its path",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the day in the state of a session is that of the file name" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "state, title and path speak of one branch" }
    ]
  },
  messages: {
    broken: "`{{name}}` {{reason}}{{consequence}}.",
    advice: "`{{name}}` {{reason}}{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    const { tree } = document;
    const exists = (path) => tree === void 0 || tree.list("") === void 0 || (0, import_chunk_7IIL3LMX.lookUp)(tree, path.replace(/^\.?\//, "").replace(/[#?].*$/, "")).status !== "missing";
    for (const { contract, value } of document.notes()) {
      for (const relation of contract.relations) {
        for (const { at, related, name, reason, advice } of (0, import_chunk_W43MUQ2N.checkRelation)(relation, value, /* @__PURE__ */ new Map(), exists)) {
          const key = name.slice(name.lastIndexOf(".") + 1).replace("[]", "");
          const rest = { at, related, atMost: weightOf(contract, id16, relation) };
          const data = { name: key, reason, consequence: (0, import_chunk_7NXUM2U3.behindColon)(relation.consequence) };
          if (advice === void 0) report("broken", { ...rest, data });
          else report("advice", { ...rest, data: { ...data, advice } });
        }
      }
    }
  }
});
var id17 = "note/required-sections";
var required_sections_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id17,
  meta: {
    summary: "Require the sections that the contract of a note names",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/data/scratchpad-schema.yml", claim: "sections that the validator of a scratchpad requires, by their exact headings" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "a heading of another level or in a fence is not that section" }
    ]
  },
  messages: {
    missing: "The section `{{heading}}` is missing{{consequence}}; add it.",
    missingWithin: "The section `{{parent}}` lacks a section `{{heading}}`{{consequence}}; add it.",
    level: "The heading `{{name}}` has {{level}} `#`, and must have {{meant}}{{consequence}}.",
    place: "The section `{{name}}` must stand inside `{{parent}}`{{consequence}}; move it.",
    near: "The heading `{{name}}` is not `{{meant}}`{{consequence}}; write it so."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections } = note;
      if (contract.format === "yaml") continue;
      for (const asked of contract.sections) {
        const data = { heading: (0, import_chunk_OG5LY6LA.headingLine)(asked.heading[0], asked.level), consequence: (0, import_chunk_7NXUM2U3.behindColon)(asked.consequence) };
        const rest = { atMost: weightOf(contract, id17, asked) };
        const found = sections.filter((section) => section.contract === asked);
        const stray = sections.find((section) => section.contract === void 0 && section.misplaced === asked);
        const near = found.length > 0 || stray !== void 0 ? void 0 : findNear(sections, asked);
        if (near !== void 0) {
          const meant = asked.heading[0]?.template ?? "";
          report("near", { ...rest, at: near.name.span, data: { ...data, name: near.name.text, meant }, fix: { safety: "safe", edits: [{ ...near.name.span, text: meant }] } });
        } else if (stray !== void 0 && found.length === 0 && isExpected(note, asked, stray)) {
          const depth = stray.section.heading.depth;
          if (depth !== asked.level) report("level", { ...rest, at: stray.name.span, data: { ...data, name: stray.name.text, level: depth, meant: asked.level } });
          else report("place", { ...rest, at: stray.name.span, data: { ...data, name: stray.name.text, parent: headingOf(note, asked.within) } });
        } else if (asked.required && asked.within === void 0 && found.length === 0) {
          report("missing", { ...rest, at: (0, import_chunk_OG5LY6LA.placeOf)(note), data });
        } else if (asked.required && asked.within !== void 0) {
          for (const parent of sections.filter((section) => section.contract?.key === asked.within)) {
            if (!found.some((section) => isInside(section, parent))) report("missingWithin", { ...rest, at: parent.name.span, data: { ...data, parent: parent.name.text } });
          }
        }
      }
    }
  }
});
function findNear(sections, asked) {
  const [form] = asked.heading;
  if (form === void 0 || form.parts.length > 0) return void 0;
  const candidates = sections.filter(({ contract, misplaced: misplaced2, section }) => contract === void 0 && misplaced2 === void 0 && section.heading.depth === asked.level);
  return candidates.find(({ name }) => (0, import_chunk_7IIL3LMX.labelKey)(name.text) === (0, import_chunk_7IIL3LMX.labelKey)(form.template)) ?? (asked.required ? candidates.find(({ name }) => (0, import_chunk_7IIL3LMX.isSlip)(name.text, form.template)) : void 0);
}
function isExpected({ contract }, asked, { section }) {
  if (asked.required) return true;
  const parts = asked.heading[0]?.parts.length ?? 0;
  if (parts > 0) return false;
  return section.heading.depth === asked.level || contract.sections.every((other) => other.level !== section.heading.depth || other.within !== void 0);
}
function headingOf({ contract }, key) {
  const found = contract.sections.find((each) => each.key === key);
  return (0, import_chunk_OG5LY6LA.headingLine)(found?.heading[0], found?.level ?? 2);
}
function isInside({ parent }, section) {
  return parent !== void 0 && (parent === section || isInside(parent, section));
}
var id18 = "note/section-class";
var section_class_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id18,
  meta: {
    summary: "Disallow headings that a tool files under another class than is meant",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the class of a section comes from words anywhere in its heading, those that keep it first" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "headings with Results, Output, Done, Completed, Summary or Handoff are put away, those with Active, Plan, Session or Escalation are kept" }
    ]
  },
  messages: {
    part: "`{{word}}` inside `{{inside}}` makes this section `{{found}}`, and without it, it would be `{{meant}}`{{consequence}}; choose other words.",
    other: "`{{word}}` makes this section `{{found}}`, and a section of this kind is `{{meant}}`{{consequence}}; choose other words.",
    none: "No word of the heading makes this section `{{meant}}`, so that it is `{{found}}`{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { classes } = note.contract;
      if (classes === void 0) continue;
      for (const section of note.sections) {
        const { contract: asked, name } = section;
        if (section.section.heading.depth !== classes.level || (0, import_chunk_OG5LY6LA.isStub)(note, section)) continue;
        const { found, word, inside, asWords } = (0, import_chunk_OG5LY6LA.classify)(name.text, classes);
        const isHarmless = classes.loses !== void 0 && found !== classes.loses;
        const rest = { at: name.span, atMost: isHarmless ? "info" : weightOf(note.contract, id18, classes) };
        const consequence = (0, import_chunk_7NXUM2U3.behindColon)(classes.consequence);
        const meant = asked?.class ?? asWords;
        if (found === meant) continue;
        if (word === void 0) report("none", { ...rest, data: { found, meant, consequence } });
        else if (inside !== void 0) report("part", { ...rest, data: { word, inside, found, meant, consequence } });
        else report("other", { ...rest, data: { word, found, meant, consequence } });
      }
    }
  }
});
var id19 = "note/section-order";
var section_order_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id19,
  meta: {
    summary: "Require the sections of a note in the order of its contract",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that makes a scratchpad writes its sections in one order" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "phases, hand-off and summary follow each other as the session does" }
    ]
  },
  messages: {
    order: "The section `{{name}}` stands behind `{{before}}`{{consequence}}; put it in front."
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      const { order } = contract;
      if (order === void 0) continue;
      let last;
      for (const { contract: asked, name } of sections) {
        const rank = asked === void 0 ? -1 : order.keys.indexOf(asked.key);
        if (rank === -1) continue;
        if (last !== void 0 && rank < last.rank) report("order", { at: name.span, data: { name: name.text, before: last.name, consequence: (0, import_chunk_7NXUM2U3.behindColon)(order.consequence) }, atMost: weightOf(contract, id19, order) });
        else last = { rank, name: name.text };
      }
    }
  }
});
function findSeriesFaults(sections, asked, series) {
  const numbered = sections.flatMap((section) => numberOf(section, asked, series) ?? []);
  return ["numbers", "letters"].flatMap((kind) => {
    const all = numbered.filter(({ of }) => of === kind);
    const known = new Set(all.map(({ number }) => number));
    if (kind === "letters" && !known.has(1)) return [];
    const groups = /* @__PURE__ */ new Map();
    for (const each of all) {
      const { parent } = each.section;
      const group = groups.get(parent);
      if (group === void 0) groups.set(parent, [each]);
      else group.push(each);
    }
    let before;
    return [...groups.values()].flatMap((group) => {
      const faults = checkGroup(group, series, known, before);
      before = greatestOf(before === void 0 ? group : [before, ...group]);
      return faults;
    });
  });
}
function numberOf(section, asked, series) {
  const { contract, parts } = section;
  const own = contract === asked;
  if (contract === void 0 || !own && !series.with.includes(contract.key)) return void 0;
  const part = parts.get(own ? series.part : contract.series?.part ?? series.part);
  if (part === void 0) return void 0;
  const { place, of } = readOrdinal(part.text);
  return { section, number: place, of, text: part.text, at: part.span, own };
}
function checkGroup(group, series, known, before) {
  const faults = [];
  const seen = /* @__PURE__ */ new Map();
  let greatest;
  for (const each of group) {
    const { section, number, text, at, own } = each;
    const name = section.name.text;
    const last = greatest ?? before;
    const gap = last !== void 0 && number > last.number + 1 && !known.has(number - 1) ? gapFault(each, last) : void 0;
    const same = own ? seen.get(text.toLowerCase()) : void 0;
    if (same !== void 0) faults.push({ code: "twice", at, data: { number: text }, related: [{ at: same.at, message: "the first one" }] });
    else if (own && series.ordered && greatest !== void 0 && number < greatest.number) faults.push({ code: "order", at, data: { name, before: `\`${greatest.section.name.text}\`` }, related: [] });
    else if (own && last === void 0 && number > series.from) faults.push({ code: "first", at, data: { name, meant: String(series.from) }, related: [] });
    else if (gap !== void 0) faults.push(gap);
    if (own && same === void 0) seen.set(text.toLowerCase(), each);
    if (greatest === void 0 || number > greatest.number) greatest = each;
  }
  return faults;
}
function greatestOf(numbered) {
  return numbered.reduce((found, each) => found === void 0 || each.number > found.number ? each : found, void 0);
}
function gapFault({ section, number, of, at }, { section: before }) {
  return { code: "gap", at, data: { name: section.name.text, before: `\`${before.name.text}\``, missing: placeText(number - 1, of) }, related: [] };
}
var id20 = "note/series";
var series_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id20,
  meta: {
    summary: "Require numbered sections of a note without gaps, in order",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the numbers of the phases of a scratchpad follow each other without a gap" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "the first phase is the first one of its plan, and none stands twice" }
    ]
  },
  messages: {
    first: "The first section of this series is `{{name}}`{{consequence}}; the series begins with {{meant}}.",
    gap: "`{{name}}` follows {{before}}, so that {{missing}} is missing{{consequence}}.",
    twice: "The number {{number}} stands here a second time{{consequence}}; give each section its own.",
    order: "`{{name}}` stands behind {{before}}{{consequence}}; put them in order."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract } = note;
      for (const asked of contract.sections) {
        const { series } = asked;
        if (series === void 0) continue;
        for (const { code, at, data, related } of findSeriesFaults(note.sections, asked, series)) {
          report(code, { at, related, data: { ...data, consequence: (0, import_chunk_7NXUM2U3.behindColon)(series.consequence) }, atMost: weightOf(contract, id20, series) });
        }
      }
    }
  }
});
var id21 = "note/size";
var size_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id21,
  meta: {
    summary: "Limit the size of a note",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "a scratchpad is pruned from 2,000 lines on, and what is left out of it is lost to the next session" }
    ]
  },
  messages: {
    lines: "The note has {{count}} lines, and {{most}} are the most{{consequence}}.",
    characters: "The note has {{count}} characters, and {{most}} are the most{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { size } = note.contract;
      if (size === void 0) continue;
      const rest = { at: (0, import_chunk_OG5LY6LA.placeOf)(note), atMost: weightOf(note.contract, id21, size) };
      const consequence = (0, import_chunk_7NXUM2U3.behindColon)(size.consequence);
      const lines = countLines(document);
      if (lines > size.lines) report("lines", { ...rest, data: { count: lines, most: size.lines, consequence } });
      const characters = (0, import_chunk_7IIL3LMX.countCodePoints)(document.text.replaceAll("\r\n", "\n"));
      if (characters > size.characters) report("characters", { ...rest, data: { count: characters, most: size.characters, consequence } });
    }
  }
});
function countLines({ text, source }) {
  const { line } = source.pointAt(text.length);
  return /[\r\n]$/.test(text) ? line - 1 : line;
}
var id22 = "note/state";
var state_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id22,
  meta: {
    summary: "Require all that tells the state of a section to tell the same",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/phase-gate-sequence/SKILL.md", claim: "a phase is done when its heading, its status and its check boxes say so" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "status marks are kept up to date as phases complete" }
    ]
  },
  messages: {
    other: "`{{text}}` says {{state}}, and {{where}} of `{{name}}` says {{first}}{{consequence}}; make them agree.",
    open: "This box is open, and {{where}} of `{{name}}` says {{first}}{{consequence}}; tick it, or take the mark back."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const asked = section.contract?.state;
        if (asked === void 0) continue;
        const [first, ...others] = (0, import_chunk_L7HTC72H.statesOf)(document, note, section, asked);
        if (first === void 0) continue;
        const rest = { related: [{ at: first.at, message: `here it is ${first.state}` }], atMost: weightOf(note.contract, id22, asked) };
        const data = { where: first.where, name: section.name.text, first: first.state, consequence: (0, import_chunk_7NXUM2U3.behindColon)(asked.consequence) };
        for (const { state, at, text, where } of others) {
          if (where === "a check box") {
            if (asked.done.includes(first.state)) report("open", { ...rest, at, data });
          } else if (state !== first.state) report("other", { ...rest, at, data: { ...data, text, state } });
        }
      }
    }
  }
});
function firstContent(text, { start, end }) {
  const visible = text.slice(start, end).replaceAll(/<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\r\n]/g, " "));
  const line = /[^\s].*/g;
  for (let match = line.exec(visible); match !== null; match = line.exec(visible)) {
    if (/^(?:[-*_][ \t]*){3,}$/.test(match[0])) continue;
    return { start: start + match.index, end: start + match.index + match[0].trimEnd().length };
  }
  return void 0;
}
var id23 = "note/stubs";
var stubs_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id23,
  meta: {
    summary: "Require a section that a tool put away to be one stub and no more",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a section that was put away is one line with the day and its first words" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/docs/sessions/feat-q2-wave2-phase5/2026-03-26.md", claim: "a second run of the tool puts its stubs away once more" }
    ]
  },
  messages: {
    twice: "The section `{{name}}` was put away twice{{consequence}}; keep the stub with the summary.",
    content: "The section `{{name}}` is a stub, and text stands below it{{consequence}}; move the text, or take the stub out of the heading."
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      const { stubs } = contract;
      if (stubs === void 0) continue;
      for (const { name, suffixes, body } of sections) {
        const own = suffixes.filter(({ form }) => form === stubs.suffix);
        const [outer] = own;
        if (outer === void 0) continue;
        const rest = { data: { name: name.text, consequence: (0, import_chunk_7NXUM2U3.behindColon)(stubs.consequence) }, atMost: weightOf(contract, id23, stubs) };
        if (own.length > 1) report("twice", { ...rest, at: outer.span });
        const content = firstContent(document.text, body);
        if (content !== void 0) report("content", { ...rest, at: content });
      }
    }
  }
});
var id24 = "note/tasks";
var tasks_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id24,
  meta: {
    summary: "Require the check boxes of a note to have declared states",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.github.com/gfm/#task-list-items-extension-", claim: "a check box is empty or holds an `x`; other signs mean something only to who declared them" }
    ]
  },
  messages: {
    state: "`[{{state}}]` is no declared state of a task{{consequence}}; declared are {{known}}."
  },
  check(document, { report }) {
    for (const { contract } of document.notes()) {
      const { tasks } = contract;
      if (tasks === void 0) continue;
      const known = [...tasks.states].map((state) => `\`[${state}]\``).join(", ");
      for (const { state, box } of (0, import_chunk_OG5LY6LA.findTasks)(document)) {
        if (!tasks.states.has(state)) report("state", { at: box, data: { state, known, consequence: (0, import_chunk_7NXUM2U3.behindColon)(tasks.consequence) }, atMost: weightOf(contract, id24, tasks) });
      }
    }
  }
});
var id25 = "note/title-fields";
var title_fields_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id25,
  meta: {
    summary: "Require the labelled lines under the title of a note",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "a plan begins with lines for its branch, its day and its owner" }
    ]
  },
  messages: labelMessages,
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, fields } = note;
      for (const { code, at, weight, data, related } of findLabelFaults(fields, contract.fields, contract.fieldsInOrder, "The head of the note")) {
        report(code, { at: at ?? (0, import_chunk_OG5LY6LA.placeOf)(note), data, related, atMost: weightOf(contract, id25, weight) });
      }
    }
  }
});
var id26 = "note/title";
var title_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id26,
  meta: {
    summary: "Require the title that the contract of a note asks for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the first heading of a scratchpad is of level 1" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that makes a scratchpad writes branch and day into the title" }
    ]
  },
  messages: {
    missing: "The note has no title{{consequence}}; write `# {{form}}` above its sections.",
    form: "The title `{{title}}` is not of the form `{{form}}`{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, title } = note;
      if (contract.title === void 0 || contract.format === "yaml") continue;
      const { forms, required } = contract.title;
      const rest = { atMost: weightOf(contract, id26, contract.title) };
      const data = { form: forms[0]?.template ?? "", consequence: (0, import_chunk_7NXUM2U3.behindColon)(contract.title.consequence) };
      if (title === void 0) {
        if (required) report("missing", { ...rest, at: (0, import_chunk_OG5LY6LA.placeOf)(note), data });
      } else if (title.parts === void 0) report("form", { ...rest, at: title.span, data: { ...data, title: title.text } });
    }
  }
});
var id27 = "note/unique-sections";
var unique_sections_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: id27,
  meta: {
    summary: "Disallow a second section of a kind that a note has once",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: import_chunk_OG5LY6LA.noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "the tools read the first section with a heading, and the second one is lost to them" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that prunes a scratchpad writes a second list of its sections when it runs twice" }
    ]
  },
  messages: {
    twice: "A second section `{{name}}`{{consequence}}; put both together."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections } = note;
      const first = /* @__PURE__ */ new Map();
      for (const section of sections) {
        const { contract: asked, name, parent } = section;
        if (asked === void 0 || asked.many || asked.series !== void 0) continue;
        const key = JSON.stringify([asked.key, parent?.section.span.start ?? -1, [...section.parts.values()].map(({ text }) => text.toLowerCase())]);
        const before = first.get(key);
        if (before === void 0) first.set(key, section);
        else {
          const related = [{ at: before.name.span, message: "the first one" }];
          report("twice", { at: name.span, data: { name: name.text, consequence: (0, import_chunk_7NXUM2U3.behindColon)(asked.consequence) }, related, atMost: weightOf(contract, id27, asked) });
        }
      }
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  note_conditions,
  note_data,
  note_entries,
  note_first_sentence,
  note_follows,
  note_git_state,
  note_index_entries,
  note_isolation,
  note_items,
  note_known_sections,
  note_labels,
  note_line_ranges,
  note_path,
  note_phrases,
  note_references,
  note_relations,
  note_required_sections,
  note_section_class,
  note_section_order,
  note_series,
  note_size,
  note_state,
  note_stubs,
  note_tasks,
  note_title,
  note_title_fields,
  note_unique_sections
});
