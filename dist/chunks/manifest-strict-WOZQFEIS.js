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
  manifest_listed_skills: () => listed_skills_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NOCH6TSZ = require("./chunk-NOCH6TSZ.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var listed_skills_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "manifest/listed-skills",
  meta: {
    summary: "Require a marketplace that lists skills one by one to list all of them",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["manifest"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules",
        claim: "where the source of a plugin is the root of the marketplace, the skills that it lists are all that is loaded"
      }
    ]
  },
  messages: {
    left: "No plugin of this marketplace lists the skill `{{path}}`, so that nobody can install it; add it to one of the lists."
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === void 0 || !(0, import_chunk_NOCH6TSZ.isMarketplace)(document)) return;
    const root = (0, import_chunk_NOCH6TSZ.manifestRoot)(document);
    const atRoot = (0, import_chunk_NOCH6TSZ.entriesOf)(document).filter((entry) => (0, import_chunk_NOCH6TSZ.textsOf)(entry.members.get("source")).some(({ value }) => (0, import_chunk_7IIL3LMX.resolvePath)(root, value) === root));
    const lists = atRoot.map((entry) => entry.members.get("skills"));
    const [first] = lists;
    if (first === void 0 || lists.some((list) => list === void 0)) return;
    const listed = new Set(lists.flatMap((list) => (0, import_chunk_NOCH6TSZ.textsOf)(list)).map(({ value }) => (0, import_chunk_7IIL3LMX.resolvePath)(root, value)));
    const folder = (0, import_chunk_7IIL3LMX.joinPaths)(root, "skills");
    if (listed.has(folder) || listed.has(root)) return;
    for (const { name, type } of tree.list(folder) ?? []) {
      const path = (0, import_chunk_7IIL3LMX.joinPaths)(folder, name);
      const isSkill = type === "folder" && tree.list(path)?.some((entry) => entry.name === "SKILL.md");
      if (isSkill === true && !listed.has(path)) report("left", { at: { start: first.span.start, end: first.span.start + 1 }, data: { path: `./skills/${name}` } });
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  manifest_listed_skills
});
