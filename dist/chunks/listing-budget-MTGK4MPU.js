import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  groupBy,
  placeOfSkill,
  textFact
} from "./chunk-MIXPRDUV.js";
import {
  gravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import "./chunk-4WDO7GJN.js";
import {
  countCodePoints,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/listing-budget.ts
var usualContext = 2e5;
var charactersOfToken = 4;
var listing_budget_default = defineProjectRule({
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
    if (scalarOf(document.frontmatter?.mapping, "disable-model-invocation")?.value === true) return void 0;
    const texts = ["name", "description", "when_to_use"].flatMap((key) => textFact(document, key) ?? []);
    const [first] = texts;
    const place = placeOfSkill(document.path);
    if (place === void 0 || first === void 0) return void 0;
    const description = textFact(document, "description");
    return {
      place,
      at: description?.at ?? first.at,
      length: texts.reduce((sum, { text }) => sum + countCodePoints(text), 0),
      descriptionLength: countCodePoints(description?.text ?? ""),
      room: smallestRoom(choice, document.path)
    };
  },
  checkProject(collected, { report, options }) {
    const { maxLength } = options;
    for (const group of groupBy(collected, ({ facts }) => facts.place)) {
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
function smallestRoom({ profiles }, path) {
  const rooms = profiles.flatMap((profile) => {
    const { shareOfContext, fallbackLength } = profile.listing ?? {};
    if (fallbackLength !== void 0) return [{ profile, effect: void 0, limit: fallbackLength, where: "" }];
    if (shareOfContext === void 0) return [];
    return [{ profile, effect: void 0, limit: Math.round(shareOfContext * usualContext * charactersOfToken), where: ` in a context of ${usualContext} tokens` }];
  });
  const least = Math.min(...rooms.map(({ limit }) => limit));
  const found = gravest(rooms.filter(({ limit }) => limit === least), path);
  return found && { client: found.profile.name, limit: found.limit, where: found.where };
}
export {
  listing_budget_default as default
};
