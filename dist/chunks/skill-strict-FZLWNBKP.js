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
  skill_body_length: () => body_length_default,
  skill_listing_budget: () => listing_budget_default,
  skill_no_custom_keys: () => no_custom_keys_default,
  skill_orphan_files: () => orphan_files_default,
  skill_reference_contents: () => reference_contents_default,
  skill_reference_depth: () => reference_depth_default,
  skill_references_inside: () => references_inside_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var body_length_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "skill/body-length",
  meta: {
    summary: "Limit the number of lines of a skill",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill"],
    fixable: false,
    measures: "lines",
    evidence: [
      { url: "https://agentskills.io/specification#progressive-disclosure", claim: "the specification advises to keep SKILL.md under 500 lines" },
      { url: "https://code.claude.com/docs/en/skills#add-supporting-files", claim: "the documentation of Claude Code gives the same advice" }
    ],
    options: {
      type: "object",
      properties: { maxLines: { type: "integer", minimum: 1, description: "The greatest number of lines of the whole file." } },
      required: ["maxLines"],
      additionalProperties: false
    },
    defaults: { maxLines: 500 }
  },
  messages: {
    long: "The file has {{lines}} lines, and all of them take room in the context of the model; keep at most {{limit}}, and move details to files beside it."
  },
  check({ text, source }, { report, options: { maxLines } }) {
    const end = text.trimEnd().length;
    const lines = source.pointAt(end).line;
    if (end === 0 || lines <= maxLines) return;
    report("long", { at: source.lineSpan(maxLines + 1), data: { lines, limit: maxLines } });
  }
});
var usualContext = 2e5;
var charactersOfToken = 4;
var listing_budget_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: "skill/listing-budget",
  meta: {
    summary: "Limit the length of all descriptions of one place together",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill"],
    fixable: false,
    measures: "length",
    evidence: [
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/render.rs",
        claim: "Codex gives the list of all skills 2 % of the context, or 8000 characters where it does not know the context"
      },
      { url: "https://code.claude.com/docs/en/skills#skill-descriptions-are-cut-short", claim: "Claude Code cuts descriptions when all of them together take more than 1 % of the context" },
      { url: "https://github.com/anthropics/claude-code/issues/60560", claim: "descriptions were dropped without a word" }
    ],
    reads: ["listing"],
    options: {
      type: "object",
      properties: { maxLength: { type: "integer", minimum: 1, nullable: true, description: "The greatest number of characters of all names and descriptions in one folder of skills; by default the room that the clients have." } },
      required: [],
      additionalProperties: false
    },
    defaults: {}
  },
  messages: {
    over: "The names and descriptions of the {{count}} skills in `{{place}}` have {{length}} characters, and {{allowance}}; shorten them, or keep fewer skills together."
  },
  collect(document, choice) {
    if ((0, import_chunk_7IIL3LMX.scalarOf)(document.frontmatter?.mapping, "disable-model-invocation")?.value === true) return void 0;
    const texts = ["name", "description", "when_to_use"].flatMap((key) => (0, import_chunk_7IIL3LMX.textFact)(document, key) ?? []);
    const [first] = texts;
    const place = (0, import_chunk_7IIL3LMX.placeOfSkill)(document.path);
    if (place === void 0 || first === void 0) return void 0;
    const description = (0, import_chunk_7IIL3LMX.textFact)(document, "description");
    return {
      place,
      at: description?.at ?? first.at,
      length: texts.reduce((sum, { text }) => sum + (0, import_chunk_7IIL3LMX.countCodePoints)(text), 0),
      descriptionLength: (0, import_chunk_7IIL3LMX.countCodePoints)(description?.text ?? ""),
      room: smallestRoom(choice, document.path)
    };
  },
  checkProject(collected, { report, options }) {
    const { maxLength } = options;
    for (const group of (0, import_chunk_7IIL3LMX.groupBy)(collected, ({ facts }) => facts.place)) {
      const length = group.reduce((sum, { facts: facts2 }) => sum + facts2.length, 0);
      const [longest] = [...group].sort((a, b) => b.facts.descriptionLength - a.facts.descriptionLength);
      const [room] = group.flatMap(({ facts: facts2 }) => facts2.room ?? []).sort((a, b) => a.limit - b.limit);
      const limit = maxLength ?? room?.limit;
      if (longest === void 0 || limit === void 0 || length <= limit) continue;
      const { path, facts } = longest;
      const allowance = maxLength !== void 0 || room === void 0 ? `the configuration allows ${limit}` : `${room.client} has room for ${limit}${room.where}`;
      report("over", { path, at: facts.at, data: { count: group.length, place: facts.place === "" ? "." : facts.place, length, allowance } });
    }
  }
});
function smallestRoom({ profiles: profiles2 }, path) {
  const rooms = profiles2.flatMap((profile) => {
    const { shareOfContext, fallbackLength } = profile.listing ?? {};
    if (fallbackLength !== void 0) return [{ profile, effect: void 0, limit: fallbackLength, where: "" }];
    if (shareOfContext === void 0) return [];
    return [{ profile, effect: void 0, limit: Math.round(shareOfContext * usualContext * charactersOfToken), where: ` in a context of ${usualContext} tokens` }];
  });
  const least = Math.min(...rooms.map(({ limit }) => limit));
  const found = (0, import_chunk_7IIL3LMX.gravest)(rooms.filter(({ limit }) => limit === least), path);
  return found && { client: found.profile.name, limit: found.limit, where: found.where };
}
var openFormat = import_chunk_7IIL3LMX.profiles.filter(({ id }) => id === import_chunk_7IIL3LMX.specification);
var no_custom_keys_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "skill/no-custom-keys",
  meta: {
    summary: "Disallow front-matter keys that no client reads",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#frontmatter", claim: "the specification names six fields and puts all else under metadata" },
      {
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging script of the Claude skills refuses a skill with any other key"
      }
    ],
    reads: ["unknownKeys"]
  },
  messages: {
    unknown: "No {{kind}} client reads the key `{{key}}`; move it under `metadata`, where any key is allowed, or remove it."
  },
  check(document, { report, profiles: profiles2, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = (0, import_chunk_7IIL3LMX.keyText)(pair);
      if (mapping === void 0 || key === void 0 || [...profiles2, ...openFormat].some((profile) => (0, import_chunk_7IIL3LMX.findKey)(profile, key) !== void 0)) continue;
      if ((0, import_chunk_7IIL3LMX.findMeantKey)([...profiles2, ...openFormat], mapping, pair) !== void 0 || profilesChosen && profiles2.some(({ unknownKeys }) => unknownKeys === "rejects")) continue;
      report("unknown", { at: pair.key.span, data: { key, kind: profilesChosen ? "chosen" : "known" } });
    }
  }
});
var limits = { depth: 10, files: 5e3 };
var foreignFolders = /* @__PURE__ */ new Set(["node_modules", "__pycache__", "venv", "dist", "build"]);
var known = /* @__PURE__ */ new WeakMap();
function skillFiles(tree, skill) {
  const ofTree = known.get(tree) ?? /* @__PURE__ */ new Map();
  known.set(tree, ofTree);
  if (!ofTree.has(skill)) ofTree.set(skill, listFiles(tree, skill));
  return ofTree.get(skill);
}
function listFiles(tree, skill) {
  const paths = [];
  const folders = /* @__PURE__ */ new Map();
  const open = [{ folder: skill, depth: 0 }];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    const { folder, depth } = next;
    const entries = tree.list(folder) ?? [];
    if (folder !== skill && entries.some(({ name }) => name === "SKILL.md")) continue;
    folders.set(folder.toLowerCase(), folder);
    for (const { name, type } of entries) {
      const path = (0, import_chunk_7IIL3LMX.joinPaths)(folder, name);
      if (name.startsWith(".") || foreignFolders.has(name)) continue;
      if (type === "folder") open.push({ folder: path, depth: depth + 1 });
      else if (name !== "SKILL.md") paths.push(path);
    }
    if (depth > limits.depth || paths.length > limits.files) return void 0;
  }
  paths.sort();
  return { paths, folders, byName: groupedBy(paths, nameOf), byStem: groupedBy(paths, (path) => nameOf(path).replace(/(?<=.)\.[^.]*$/, "")) };
}
function nameOf(path) {
  return path.slice((0, import_chunk_7IIL3LMX.folderOf)(path).length).replace("/", "").toLowerCase();
}
function groupedBy(paths, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const group = groups.get(keyOf(path));
    if (group === void 0) groups.set(keyOf(path), [path]);
    else group.push(path);
  }
  return groups;
}
var mostSegments = 12;
var mostOfOneName = 100;
var plainPath = /[\p{L}\p{N}_.@+~-]+(?:[/\\]+[\p{L}\p{N}_.@+~-]+)*[/\\]?/gu;
var patternPath = /(?<![\p{L}\p{N}_.@+/-])((?:[\p{L}\p{N}_.@+-]+\/)+)[\p{L}\p{N}_.@+-]*[*<{[$]/gu;
var pathOfSkills = /(?<![\w.-])skills\/[\w.@+/-]{1,200}\.\w{1,10}/g;
var folderInWords = /(?<![\p{L}\p{N}_.-])([\p{L}\p{N}_.-]+)[`"*]{0,3} (?:sub)?(?:folder|directory)\b/giu;
function namedFiles(document) {
  const { tree, text } = document;
  const skill = (0, import_chunk_7IIL3LMX.skillFolderOf)(document);
  if (tree === void 0) return { files: [], folders: [] };
  const files = /* @__PURE__ */ new Set();
  const folders = /* @__PURE__ */ new Set();
  for (const reference of (0, import_chunk_7IIL3LMX.findReferences)(document)) {
    const destination = (0, import_chunk_7IIL3LMX.locate)(document, tree, reference);
    if ("path" in destination) files.add(destination.path);
  }
  for (const path of new Set(text.match(pathOfSkills))) if ((0, import_chunk_7IIL3LMX.lookUp)(tree, path).status === "exact") files.add(path);
  const own = skill === void 0 ? void 0 : skillFiles(tree, skill);
  if (skill !== void 0 && own !== void 0) {
    const starts = [.../* @__PURE__ */ new Set([skill, (0, import_chunk_7IIL3LMX.folderOf)(document.path)])];
    const added = /* @__PURE__ */ new Set();
    for (const match of text.matchAll(plainPath)) {
      const written = withoutStops(match[0]);
      const inCode = text[match.index - 1] === "`" && text[match.index + match[0].length] === "`";
      const matching = matchFiles(own, written.toLowerCase(), inCode);
      if (!added.has(matching)) for (const path of matching) files.add(path);
      added.add(matching);
      if (/[/\\]$/.test(written) || inCode) addFolder(folders, own, starts, written);
    }
    for (const [, folder = ""] of text.matchAll(folderInWords)) addFolder(folders, own, starts, folder);
    for (const [, folder = ""] of text.matchAll(patternPath)) addFolder(folders, own, starts, folder);
    for (const path of files) if (own.folders.has(path.toLowerCase()) && path !== skill) folders.add(path);
  }
  return { files: [...files].sort(), folders: [...folders].sort() };
}
function withoutStops(word) {
  let { length } = word;
  while (word[length - 1] === ".") length -= 1;
  return word.slice(0, length);
}
function matchFiles({ byName, byStem }, written, inCode) {
  const segments = written.replace(/^@/, "").split(/[/\\]+/).filter((part) => part !== "");
  const last = segments.at(-1) ?? "";
  const named = byName.get(last);
  if (named !== void 0) return closest(named, segments.slice(0, -1));
  if (segments.length > 1 || inCode || /[-_\d]/.test(last)) {
    const stems2 = byStem.get(last);
    if (stems2 !== void 0) return closest(stems2, segments.slice(0, -1));
  }
  const modules = last.split(".");
  const stems = modules.length > 1 ? byStem.get(modules.at(-1) ?? "") : void 0;
  return stems?.filter((path) => (0, import_chunk_7IIL3LMX.folderOf)(path).toLowerCase().endsWith(modules.at(-2) ?? "")) ?? [];
}
function closest(paths, above) {
  if (paths.length === 1 || paths.length > mostOfOneName || above.length === 0) return paths;
  const shared = paths.map((path) => sharedEnd((0, import_chunk_7IIL3LMX.folderOf)(path).toLowerCase().split("/"), above));
  const most = Math.max(...shared);
  return paths.filter((_, index) => shared[index] === most);
}
function sharedEnd(one, other) {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}
function addFolder(found, { folders }, starts, written) {
  const segments = written.toLowerCase().split(/[/\\]+/).filter((part) => part !== "" && part !== "." && part !== "..").slice(-mostSegments);
  for (let from = 0; from < segments.length; from += 1) {
    const end = segments.slice(from).join("/");
    for (const start of starts) {
      const folder = folders.get((0, import_chunk_7IIL3LMX.joinPaths)(start.toLowerCase(), end));
      if (folder === void 0) continue;
      found.add(folder);
      return;
    }
  }
}
function liesInAny(folders, path) {
  for (const folder of folders) if ((0, import_chunk_7IIL3LMX.pathWithin)(folder, path) !== void 0) return true;
  return false;
}
var mostApart = 3;
var orphan_files_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: "skill/orphan-files",
  meta: {
    summary: "Disallow files of a skill that nothing in it names",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource", "prompt"],
    nodes: import_chunk_7IIL3LMX.referenceNodes,
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#observe-how-claude-navigates-skills",
        claim: "a bundled file that is never read may be needless, or the instructions do not point to it"
      },
      { url: "https://agentskills.io/specification#progressive-disclosure", claim: "an agent reads the other files of a skill only when its text sends it there" }
    ]
  },
  messages: {
    file: "Neither the skill nor any file that it leads to names `{{path}}`, so that an agent does not find it; say when to read it, or remove it.",
    folder: "Neither the skill nor any file that it leads to names {{count}} files in `{{folder}}/`, such as `{{path}}`, so that an agent does not find them; say when to read them, or remove them."
  },
  collect(document) {
    const { tree } = document;
    if (tree === void 0) return void 0;
    const skill = (0, import_chunk_7IIL3LMX.skillFolderOf)(document);
    const isTop = skill === "" || (tree.list(skill ?? "") ?? []).some(({ name }) => /^\.(?:git|\w+-plugin)$/.test(name));
    const paths = document.kind !== "skill" || skill === void 0 || isTop ? void 0 : skillFiles(tree, skill)?.paths;
    return { ...namedFiles(document), skill, holds: paths === void 0 ? void 0 : { paths, at: document.source.lineSpan(1) } };
  },
  checkProject(collected, { report }) {
    const byPath = new Map(collected.map((each) => [each.path, each.facts]));
    const fromElsewhere = namedByOthers(collected);
    for (const { path, facts } of collected) {
      if (facts.skill === void 0 || facts.holds === void 0) continue;
      const { paths, at } = facts.holds;
      const orphans = findOrphans(path, facts.skill, paths, byPath, fromElsewhere.get(facts.skill) ?? []);
      for (const group of (0, import_chunk_7IIL3LMX.groupBy)(orphans, import_chunk_7IIL3LMX.folderOf)) {
        const inside = group.map((each) => (0, import_chunk_7IIL3LMX.pathWithin)(facts.skill ?? "", each) ?? each);
        const [first = ""] = inside;
        if (group.length > mostApart && first.includes("/")) report("folder", { path, at, data: { folder: (0, import_chunk_7IIL3LMX.folderOf)(first), count: group.length, path: first } });
        else for (const each of inside) report("file", { path, at, data: { path: each } });
      }
    }
  }
});
function namedByOthers(collected) {
  const owners = new Map(collected.flatMap(({ facts }) => (facts.holds?.paths ?? []).map((path) => [path, facts.skill ?? ""])));
  const named = /* @__PURE__ */ new Map();
  for (const { facts } of collected) {
    for (const path of facts.files) {
      const owner = owners.get(path);
      if (owner !== void 0 && owner !== facts.skill) named.set(owner, [...named.get(owner) ?? [], path]);
    }
  }
  return named;
}
function findOrphans(start, skill, paths, byPath, others) {
  const inside = (path) => (0, import_chunk_7IIL3LMX.pathWithin)(skill, path) ?? path;
  const open = [start, ...others, ...paths.filter((path) => hasOwnPurpose(inside(path)))];
  const reached = new Set(open);
  let leadsToCode = false;
  for (let path = open.pop(); path !== void 0; path = open.pop()) {
    const facts = byPath.get(path);
    if (facts === void 0) {
      if (isMarkdown(path) && !hasOwnPurpose(inside(path))) return [];
      leadsToCode ||= !isMarkdown(path) && !isData(path);
      continue;
    }
    const next = [...facts.files, ...facts.folders.length === 0 ? [] : paths.filter((each) => liesInAny(facts.folders, each))];
    for (const each of next) {
      if (reached.has(each) || (0, import_chunk_7IIL3LMX.pathWithin)(skill, each) === void 0) continue;
      reached.add(each);
      open.push(each);
    }
  }
  return paths.filter((path) => !reached.has(path) && (!leadsToCode || isMarkdown(path) && isForReading(inside(path))));
}
function isMarkdown(path) {
  return /\.(?:md|markdown)$/i.test(path);
}
function isData(path) {
  return /\.(?:txt|csv|tsv|pdf|png|jpe?g|gif|svg|webp|ico|ttf|otf|woff2?|mp[34]|wav|zip|gz|xsd|docx|xlsx|pptx)$/i.test(path);
}
function isForReading(inside) {
  return !inside.includes("/") || /^references?\//i.test(inside);
}
function hasOwnPurpose(inside) {
  return /(?:^|\/)(?:tests?|__tests__|evals?|evaluations?|fixtures?(?:-[^/]*)?|benchmarks?|agents?|commands?|hooks)\//i.test(inside) || /(?:^|\/)(?:(?:licen[sc]e|notice|copying|copyright|readme|change-?log|history|contributing|security|authors|credits|third[-_]party|attribution|code_of_conduct|agents|claude|gemini|index|makefile|dockerfile|__init__|__main__|conftest|setup|requirements)\b[^/]*|(?:package(?:-lock)?|tsconfig|plugin|marketplace|metadata|_?meta|manifest|skill)\.json|pyproject\.toml|(?:cargo|go)\.\w+|[^/]*\.lock|[^/]*[._-](?:test|spec)\.\w+|test[-_][^/]*|evals?\.\w+)$/i.test(inside);
}
var reference_contents_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "skill/reference-contents",
  meta: {
    summary: "Require a table of contents in long reference files",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill-resource"],
    nodes: ["heading", "link", "list", "strong"],
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#structure-longer-reference-files-with-table-of-contents",
        claim: "an agent may read only the beginning of a file, so one of more than 100 lines should begin with a table of contents"
      }
    ],
    options: {
      type: "object",
      additionalProperties: false,
      required: ["maxLines"],
      properties: { maxLines: { type: "integer", minimum: 1, description: "The greatest number of lines without a table of contents." } }
    },
    defaults: { maxLines: 100 }
  },
  messages: {
    without: "This file has {{lines}} lines and no table of contents, so that an agent that reads its beginning does not know what else is there; add one at the top."
  },
  check(document, { options, report }) {
    const lines = document.source.pointAt(document.text.trimEnd().length).line;
    const folder = (0, import_chunk_7IIL3LMX.skillFolderOf)(document);
    const inside = folder === void 0 ? void 0 : (0, import_chunk_7IIL3LMX.pathWithin)(folder, document.path);
    if (lines <= options.maxLines || inside === void 0 || !/^(?:references?|resources)\//.test(inside) || (0, import_chunk_7IIL3LMX.isSpecimen)(document)) return;
    const titles = [...document.nodes("heading").map(({ text }) => text), ...document.nodes("strong").map(({ span }) => document.text.slice(span.start, span.end))];
    const anchors = document.nodes("link").filter(({ url, within }) => url.startsWith("#") && within.includes("listItem"));
    if (titles.some((title) => /\b(?:contents|toc)\b|\u76ee\u5f55|\u76ee\u6b21/i.test(title)) || anchors.length >= 3) return;
    report("without", { at: document.source.lineSpan(1), data: { lines } });
  }
});
var reference_depth_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: "skill/reference-depth",
  meta: {
    summary: "Require a skill to name every reference file itself",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource"],
    nodes: import_chunk_7IIL3LMX.referenceNodes,
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#avoid-deeply-nested-references",
        claim: "an agent may read only a part of a file to which another reference file leads, so all of them should be linked from SKILL.md"
      },
      { url: "https://agentskills.io/specification#file-references", claim: "file references are kept one level deep from SKILL.md" }
    ]
  },
  messages: {
    deep: "The file `{{path}}` is reached only through this one, and an agent may read just the beginning of what it finds that way; name it in `SKILL.md` too."
  },
  collect(document) {
    const { tree } = document;
    const skill = (0, import_chunk_7IIL3LMX.skillFolderOf)(document);
    if (tree === void 0 || skill === void 0) return void 0;
    if (document.kind === "skill") return { skill, named: namedFiles(document) };
    if ((0, import_chunk_7IIL3LMX.isSpecimen)(document) || isAside(document.fileName)) return void 0;
    const leadsTo = (0, import_chunk_7IIL3LMX.findReferences)(document).flatMap((reference) => {
      const destination = (0, import_chunk_7IIL3LMX.locate)(document, tree, reference);
      if (destination.status !== "exact" || !/\.(?:md|markdown)$/i.test(destination.path)) return [];
      return [{ path: destination.path, at: reference.span }];
    });
    return { skill, leadsTo };
  },
  checkProject(collected, { report }) {
    const named = new Map(collected.flatMap(({ facts }) => facts.named === void 0 ? [] : [[facts.skill, facts.named]]));
    const readable = new Set(collected.flatMap(({ path, facts }) => facts.leadsTo === void 0 ? [] : [path]));
    const seen = /* @__PURE__ */ new Set();
    for (const { path, facts } of collected) {
      const direct = named.get(facts.skill);
      if (direct === void 0) continue;
      for (const { path: target, at } of facts.leadsTo ?? []) {
        const inside = (0, import_chunk_7IIL3LMX.pathWithin)(facts.skill, target);
        if (inside === void 0 || target === path || !readable.has(target) || seen.has(target)) continue;
        if (direct.files.includes(target) || liesInAny(direct.folders, target)) continue;
        seen.add(target);
        report("deep", { path, at, data: { path: inside } });
      }
    }
  }
});
function isAside(fileName) {
  return /^(?:skill\.md$|readme|changelog|contributing|agents|claude|index)\b/i.test(fileName);
}
var references_inside_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "skill/references-inside",
  meta: {
    summary: "Require the links of a skill to stay inside its folder",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource"],
    nodes: import_chunk_7IIL3LMX.referenceNodes,
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#directory-structure", claim: "a skill is a folder with all that it needs" },
      { url: "https://code.claude.com/docs/en/plugins-reference#path-traversal-limitations", claim: "what lies outside a plugin is not copied when it is installed" }
    ]
  },
  messages: {
    outside: "The link `{{path}}` leaves the folder of the skill, which is installed alone; move the file into the skill, or say in words where to find it."
  },
  check(document, { report }) {
    const { tree } = document;
    const skill = (0, import_chunk_7IIL3LMX.skillFolderOf)(document);
    if (tree === void 0 || skill === void 0 || skill === "" || (0, import_chunk_7IIL3LMX.isSpecimen)(document)) return;
    for (const reference of (0, import_chunk_7IIL3LMX.findReferences)(document)) {
      const { form, base, path, span } = reference;
      if (form !== "link" || base !== "relative" || !path.includes("../")) continue;
      const written = (0, import_chunk_7IIL3LMX.resolvePath)((0, import_chunk_7IIL3LMX.folderOf)(document.path), path);
      const destination = (0, import_chunk_7IIL3LMX.locate)(document, tree, reference);
      const isInside = (each) => each !== void 0 && (each === skill || (0, import_chunk_7IIL3LMX.pathWithin)(skill, each) !== void 0);
      if (isInside(written) || "path" in destination && isInside(destination.path)) continue;
      if (destination.status !== "missing" && destination.status !== "misplaced") report("outside", { at: span, data: { path } });
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  skill_body_length,
  skill_listing_budget,
  skill_no_custom_keys,
  skill_orphan_files,
  skill_reference_contents,
  skill_reference_depth,
  skill_references_inside
});
