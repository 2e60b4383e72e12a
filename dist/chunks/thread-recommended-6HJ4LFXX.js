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
  thread_edited_record: () => edited_record_default,
  thread_live_claims: () => live_claims_default,
  thread_no_return: () => no_return_default,
  thread_orphaned_records: () => orphaned_records_default,
  thread_prerequisite: () => prerequisite_default,
  thread_same_time: () => same_time_default,
  thread_shadowed_record: () => shadowed_record_default,
  thread_unread_copy: () => unread_copy_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BWMRLHMZ = require("./chunk-BWMRLHMZ.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var id = "thread/edited-record";
var edited_record_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id,
  meta: {
    summary: "Disallow the editing of a comment that counts only as it was made",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/open-for-work/SKILL.md",
        claim: "a record that was edited after it was made is void, and a new one must be posted instead"
      }
    ]
  },
  messages: {
    void: "This comment was edited after it was made, which makes its `{{family}}` void, and no other one stands for it; leave it as it is and write a new comment."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys, lost } of thread.families) {
      const standing = new Set(keys.map(({ key }) => key.join("\0")));
      const told = /* @__PURE__ */ new Set();
      for (const { marker, loss } of [...lost].reverse()) {
        const key = marker.key.join("\0");
        if (loss.code !== "edited" || standing.has(key) || told.has(key)) continue;
        told.add(key);
        report("void", { at: marker.at, data: { family: contract.family }, atMost: contract.severity.get(id) });
      }
    }
  }
});
var id2 = "thread/live-claims";
var live_claims_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id2,
  meta: {
    summary: "Disallow two live claims where one at a time is allowed",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/goal-run-harness.md",
        claim: "the marker is a mutex: of several live ones the lowest comment id wins, and every other one yields"
      }
    ]
  },
  messages: {
    second: "This claim of `{{family}}` is `{{state}}`, and so is that of {{other}}, which was made before it and wins; end one of them."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.thread.live === void 0) continue;
      for (const { inForce, entries } of keys) {
        const [winner] = inForce;
        for (const entry of entries) {
          if (winner === void 0 || entry === winner || entry.order < winner.order || !(0, import_chunk_7IIL3LMX.isLive)(contract, entry)) continue;
          report("second", {
            at: entry.marker.at,
            data: { family: contract.family, state: entry.marker.state ?? "", other: (0, import_chunk_7IIL3LMX.commentName)(winner.comment) },
            related: [{ at: winner.marker.at, message: "the claim that wins" }],
            atMost: contract.severity.get(id2)
          });
        }
      }
    }
  }
});
var id3 = "thread/no-return";
var no_return_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id3,
  meta: {
    summary: "Disallow a record that goes back to the value with which such records begin",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/engagement-record-emission/SKILL.md",
        claim: "the status of a decision is pending at the end of a phase, and an evaluator settles it later; readers take the latest record"
      }
    ]
  },
  messages: {
    back: "`{{name}}` of `{{record}}` is `{{value}}` again, and {{other}} had settled it as `{{before}}`, which readers no longer see; repeat that value."
  },
  checkThread(thread, { report }) {
    for (const family of thread.families) {
      if (family.contract.read !== "latest") continue;
      for (const { relation, record, steps, name } of (0, import_chunk_BWMRLHMZ.historiesOf)(family)) {
        const last = steps.at(-1);
        if (last?.counts !== true || !relation.words.includes(last.text)) continue;
        const before = steps.findLast(({ text }) => !relation.words.includes(text));
        if (before === void 0) continue;
        report("back", {
          at: last.at,
          data: { name, record, value: last.text, other: (0, import_chunk_7IIL3LMX.commentName)(before.entry.comment), before: before.text },
          related: [{ at: before.at, message: `settled as \`${before.text}\`` }],
          atMost: (0, import_chunk_7IIL3LMX.mildest)(relation.severity, family.contract.severity.get(id3))
        });
      }
    }
  }
});
var longest = 40;
function keyName(name) {
  const line = name.replaceAll(/\s+/g, " ");
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}\u2026`;
}
var id4 = "thread/orphaned-records";
var orphaned_records_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id4,
  meta: {
    summary: "Require a record that takes the place of earlier ones to repeat what they hold",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md",
        claim: "readers take the latest record of a phase whole, so that a writer must repeat the decisions of the earlier ones"
      }
    ]
  },
  messages: {
    lost: "Readers of `{{family}}` take this comment whole, and it does not repeat {{known}}; write another one that holds them all."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.payload?.records?.cumulative !== true || contract.read !== "latest") continue;
      for (const { inForce, orphaned, entries } of keys) {
        const [winner] = inForce;
        if (winner === void 0 || orphaned.length === 0) continue;
        if (winner.marker.headKey !== void 0 && entries.some(({ marker }) => marker.headKey === void 0)) continue;
        const shown = orphaned.slice(0, mostNames).map(({ record, entry }) => `\`${keyName(record.name)}\` of ${(0, import_chunk_7IIL3LMX.commentName)(entry.comment)}`);
        const more = orphaned.length > shown.length ? [`${orphaned.length - shown.length} more`] : [];
        report("lost", {
          at: winner.marker.at,
          data: { family: contract.family, known: list([...shown, ...more]) },
          related: orphaned.map(({ record }) => ({ at: record.at, message: `the latest comment that has \`${keyName(record.name)}\`` })),
          atMost: contract.severity.get(id4)
        });
      }
    }
  }
});
var mostNames = 3;
function list(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
var id5 = "thread/prerequisite";
var prerequisite_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id5,
  meta: {
    summary: "Require the markers without which readers do nothing with a record",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-credit-ledger-core.ps1",
        claim: "a credit row is written only where the marker that completes the phase stands in the thread too"
      }
    ]
  },
  messages: {
    missing: "This `{{family}}` needs `{{wanted}}`, which no comment of {{target}} holds: {{consequence}}; write that marker."
  },
  checkThread(thread, { report }) {
    if (thread.comments.length < 2) return;
    for (const { contract, keys } of thread.families) {
      for (const entry of keys.flatMap(({ inForce }) => inForce)) {
        for (const { predecessor, head } of (0, import_chunk_BWMRLHMZ.predecessorsOf)(thread, entry.marker)) {
          if (!predecessor.required || thread.heads.has(head)) continue;
          const { consequence, severity } = predecessor;
          report("missing", {
            at: entry.marker.at,
            data: { family: contract.family, wanted: `<!-- ${head} -->`, target: thread.name, consequence: consequence ?? "readers do nothing with it" },
            atMost: (0, import_chunk_7IIL3LMX.mildest)(severity, contract.severity.get(id5))
          });
        }
      }
    }
  }
});
var id6 = "thread/same-time";
var same_time_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id6,
  meta: {
    summary: "Disallow two different records of one key that were made in the same second",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-engagement-record-core.ps1",
        claim: "the record with the strictly greatest time wins, so that of equals it is the one that the answer of the server lists first"
      }
    ]
  },
  messages: {
    tie: "This `{{family}}` was made in the same second as {{other}}, and says something else, so that which of them counts depends on the order in which the server lists them; write the right one again."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.thread.live !== void 0) continue;
      for (const { chosen, tied } of keys) {
        const [winner] = chosen;
        if (winner === void 0) continue;
        for (const { marker } of tied) {
          report("tie", {
            at: marker.at,
            data: { family: contract.family, other: (0, import_chunk_7IIL3LMX.commentName)(winner.comment) },
            related: [{ at: winner.marker.at, message: "the other one" }],
            atMost: contract.severity.get(id6)
          });
        }
      }
    }
  }
});
var id7 = "thread/shadowed-record";
var shadowed_record_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id7,
  meta: {
    summary: "Disallow a record that its payload files under another key than its head, where it hides the real one",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-engagement-record-core.ps1",
        claim: "readers file a record by what its payload says, and take the latest of those with one key"
      }
    ]
  },
  messages: {
    hides: "The head of this `{{family}}` says `{{head}}` and its payload `{{payload}}`, so that it takes the place of {{other}}, which is the real record of `{{payload}}`; correct the payload in a new comment and write the real record again."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      for (const { inForce, entries } of keys) {
        for (const winner of inForce) {
          const { headKey, key, keyAt, at } = winner.marker;
          const real = entries.findLast(({ marker }) => marker.headKey === void 0);
          if (headKey === void 0 || real === void 0 || contract.read === "union" || contract.read === void 0) continue;
          report("hides", {
            at: keyAt ?? at,
            data: { family: contract.family, head: headKey.join(" "), payload: key.join(" "), other: (0, import_chunk_7IIL3LMX.commentName)(real.comment) },
            related: [{ at: real.marker.at, message: "the record that readers do not see" }],
            atMost: contract.severity.get(id7)
          });
        }
      }
    }
  }
});
var id8 = "thread/unread-copy";
var unread_copy_default = (0, import_chunk_7IIL3LMX.defineThreadRule)({
  id: id8,
  meta: {
    summary: "Disallow a second record where readers take the first",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-credit-ledger-core.ps1",
        claim: "the harvester selects the first comment that holds the marker"
      }
    ]
  },
  messages: {
    unread: "Readers of `{{family}}` take the first of several, which is {{other}}, and never read this one; correct that comment instead.",
    void: "Readers of `{{family}}` take the first that was never edited, which is {{other}}, and never read this one; leave it out."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.read !== "first" || contract.thread.live !== void 0) continue;
      for (const { chosen, entries } of keys) {
        const [winner] = chosen;
        for (const { marker } of entries.slice(1)) {
          if (winner === void 0 || marker.digest === winner.marker.digest) continue;
          const rest = {
            at: marker.at,
            data: { family: contract.family, other: (0, import_chunk_7IIL3LMX.commentName)(winner.comment) },
            related: [{ at: winner.marker.at, message: "the record that readers take" }],
            atMost: contract.severity.get(id8)
          };
          report(contract.thread.voidWhenEdited ? "void" : "unread", rest);
        }
      }
    }
  }
});
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  thread_edited_record,
  thread_live_claims,
  thread_no_return,
  thread_orphaned_records,
  thread_prerequisite,
  thread_same_time,
  thread_shadowed_record,
  thread_unread_copy
});
