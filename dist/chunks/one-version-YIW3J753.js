import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
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
export {
  one_version_default as default
};
