import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  historiesOf,
  predecessorsOf
} from "./chunk-Y6W7M4HV.js";
import {
  commentName,
  defineThreadRule,
  mildest
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/one-version.ts
var id = "thread/one-version";
var one_version_default = defineThreadRule({
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
            report("falls", { at: entry.marker.at, data: { family: contract.family, version, earlier, other: commentName(newest.comment) }, related: [{ at: newest.marker.at, message: `version ${earlier}` }], atMost });
          } else newest = entry;
        }
      }
      const counting = new Map(keys.map(({ key, inForce }) => [key.join("\0"), inForce[0]]));
      const option = contract.payload?.legacyOption;
      for (const { marker, loss } of lost) {
        if (loss.code !== "legacy") continue;
        const rival = counting.get(marker.key.join("\0"));
        if (rival === void 0) continue;
        const data = { family: contract.family, other: commentName(rival.comment), option: option === void 0 ? "an option of readers" : `\`${option}\`` };
        report("legacy", { at: marker.at, data, related: [{ at: rival.marker.at, message: "the record in the present form" }], atMost });
      }
    }
  }
});

// rules/thread/order.ts
var id2 = "thread/order";
var order_default = defineThreadRule({
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
        for (const { head } of predecessorsOf(thread, entry.marker)) {
          const first = thread.heads.get(head);
          if (first === void 0 || first.order < entry.order || first.time === entry.time) continue;
          report("early", {
            at: entry.marker.at,
            data: { family: contract.family, wanted: `<!-- ${head} -->`, other: commentName(first.comment) },
            related: [{ at: first.marker.at, message: "the marker that comes first" }],
            atMost: contract.severity.get(id2)
          });
        }
      }
    }
  }
});

// rules/thread/starts-as.ts
var id3 = "thread/starts-as";
var starts_as_default = defineThreadRule({
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
      for (const { relation, record, steps, name } of historiesOf(family)) {
        const [first] = steps;
        if (first === void 0 || relation.words.includes(first.text)) continue;
        const known = relation.words.map((word) => `\`${word}\``).join(" or ");
        report("first", { at: first.at, data: { name, record, value: first.text, known }, atMost: mildest(relation.severity, family.contract.severity.get(id3)) });
      }
    }
  }
});
export {
  one_version_default as thread_one_version,
  order_default as thread_order,
  starts_as_default as thread_starts_as
};
