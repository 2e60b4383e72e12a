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
  thread_one_version: () => one_version_default,
  thread_order: () => order_default,
  thread_starts_as: () => starts_as_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BWMRLHMZ = require("./chunk-BWMRLHMZ.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var id = "thread/one-version";
var one_version_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id,
  meta: {
    summary: "Require the records of one key in a thread to have the same version and form",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/engagement-record-write-discipline.md",
        claim: "the versions of a payload are raised together with its writers, its reader and their tests"
      }
    ]
  },
  messages: {
    falls: "This `{{family}}` has version {{version}}, and {{other}} before it has version {{earlier}}; write the newer version, which later writers build on.",
    legacy: "This `{{family}}` has the old form, and {{other}} the present one, so that {{option}} decides which of them readers take; write it in the present form."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys, lost } of thread.families) {
      const atMost = contract.severity.get(id);
      for (const { entries } of keys) {
        let newest = entries[0];
        for (const entry of entries.slice(1)) {
          const { version } = entry.marker;
          const earlier = newest?.marker.version;
          if (newest === void 0 || version === void 0 || earlier === void 0) continue;
          if (version < earlier) {
            report("falls", { at: entry.marker.at, data: { family: contract.family, version, earlier, other: (0, import_chunk_7IIL3LMX.commentName)(newest.comment) }, related: [{ at: newest.marker.at, message: `version ${earlier}` }], atMost });
          } else newest = entry;
        }
      }
      const counting = new Map(keys.map(({ key, inForce }) => [key.join("\0"), inForce[0]]));
      const option = contract.payload?.legacyOption;
      for (const { marker, loss } of lost) {
        if (loss.code !== "legacy") continue;
        const rival = counting.get(marker.key.join("\0"));
        if (rival === void 0) continue;
        const data = { family: contract.family, other: (0, import_chunk_7IIL3LMX.commentName)(rival.comment), option: option === void 0 ? "an option of readers" : `\`${option}\`` };
        report("legacy", { at: marker.at, data, related: [{ at: rival.marker.at, message: "the record in the present form" }], atMost });
      }
    }
  }
});
var id2 = "thread/order";
var order_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id2,
  meta: {
    summary: "Require the markers of a thread in the order that their contracts name",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/engagement-record-emission/SKILL.md",
        claim: "the comments of a phase are posted in one burst: its completion, its record, its credit"
      }
    ]
  },
  messages: {
    early: "This `{{family}}` comes before `{{wanted}}`, which {{other}} holds; write them in the other order, so that a burst that breaks off leaves nothing without what it rests on."
  },
  checkThread(thread, { report }) {
    if (!thread.dated) return;
    for (const { contract, keys } of thread.families) {
      for (const { entries } of keys) {
        const [entry] = entries;
        if (entry === void 0) continue;
        for (const { head } of (0, import_chunk_BWMRLHMZ.predecessorsOf)(thread, entry.marker)) {
          const first = thread.heads.get(head);
          if (first === void 0 || first.order < entry.order || first.time === entry.time) continue;
          report("early", {
            at: entry.marker.at,
            data: { family: contract.family, wanted: `<!-- ${head} -->`, other: (0, import_chunk_7IIL3LMX.commentName)(first.comment) },
            related: [{ at: first.marker.at, message: "the marker that comes first" }],
            atMost: contract.severity.get(id2)
          });
        }
      }
    }
  }
});
var id3 = "thread/starts-as";
var starts_as_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id3,
  meta: {
    summary: "Require the first record with a name in a thread to have the value with which such records begin",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/engagement-record-emission/SKILL.md",
        claim: "a writer may only emit a decision as pending, and an evaluator settles it later"
      }
    ]
  },
  messages: {
    first: "`{{name}}` of `{{record}}` is `{{value}}` in the first comment that has it; write {{known}} there, and the other value in a later comment."
  },
  checkThread(thread, { report }) {
    for (const family of thread.families) {
      for (const { relation, record, steps, name } of (0, import_chunk_BWMRLHMZ.historiesOf)(family)) {
        const [first] = steps;
        if (first === void 0 || relation.words.includes(first.text)) continue;
        const known = relation.words.map((word) => `\`${word}\``).join(" or ");
        report("first", { at: first.at, data: { name, record, value: first.text, known }, atMost: (0, import_chunk_7IIL3LMX.mildest)(relation.severity, family.contract.severity.get(id3)) });
      }
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  thread_one_version,
  thread_order,
  thread_starts_as
});
