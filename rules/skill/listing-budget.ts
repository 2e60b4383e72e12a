import { gravest } from "../../src/core/consequence.ts";
import type { ProfileChoice } from "../../src/core/profile-choice.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import { groupBy, placeOfSkill, textFact } from "../../src/core/skill-place.ts";
import type { Span } from "../../src/core/span.ts";
import { countCodePoints, scalarOf } from "../../src/core/yaml.ts";

interface Options {
  /** Instead of the room that clients have. */
  readonly maxLength?: number;
}

/** How much room a client has for the list of all skills, in characters; `where` says under which condition. */
interface Room {
  readonly client: string;
  readonly limit: number;
  readonly where: string;
}

interface SkillFacts {
  readonly place: string;
  readonly at: Span;
  readonly length: number;
  readonly descriptionLength: number;
  readonly room: Room | undefined;
}

/** A usual context window in tokens, and how many characters of English a token has. */
const usualContext = 200_000;
const charactersOfToken = 4;

export default defineProjectRule({
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
        claim: "Codex gives the list of all skills 2 % of the context, or 8000 characters where it does not know the context",
      },
      { url: "https://code.claude.com/docs/en/skills#skill-descriptions-are-cut-short", claim: "Claude Code cuts descriptions when all of them together take more than 1 % of the context" },
      { url: "https://github.com/anthropics/claude-code/issues/60560", claim: "descriptions were dropped without a word" },
    ],
    reads: ["listing"],
    options: {
      type: "object",
      properties: { maxLength: { type: "integer", minimum: 1, nullable: true, description: "The greatest number of characters of all names and descriptions in one folder of skills; by default the room that the clients have." } },
      required: [],
      additionalProperties: false,
    },
    defaults: {},
  },
  messages: {
    over: "The names and descriptions of the {{count}} skills in `{{place}}` have {{length}} characters, and {{allowance}}; shorten them, or keep fewer skills together.",
  },
  collect(document, choice): SkillFacts | undefined {
    if (scalarOf(document.frontmatter?.mapping, "disable-model-invocation")?.value === true) return undefined;
    const texts = ["name", "description", "when_to_use"].flatMap((key) => textFact(document, key) ?? []);
    const [first] = texts;
    const place = placeOfSkill(document.path);
    if (place === undefined || first === undefined) return undefined;
    const description = textFact(document, "description");
    return {
      place,
      at: description?.at ?? first.at,
      length: texts.reduce((sum, { text }) => sum + countCodePoints(text), 0),
      descriptionLength: countCodePoints(description?.text ?? ""),
      room: smallestRoom(choice, document.path),
    };
  },
  checkProject(collected, { report, options }) {
    const { maxLength } = options as Options;
    for (const group of groupBy(collected, ({ facts }) => facts.place)) {
      const length = group.reduce((sum, { facts }) => sum + facts.length, 0);
      // The longest description is where shortening helps most.
      const [longest] = [...group].sort((a, b) => b.facts.descriptionLength - a.facts.descriptionLength);
      const [room] = group.flatMap(({ facts }) => facts.room ?? []).sort((a, b) => a.limit - b.limit);
      const limit = maxLength ?? room?.limit;
      if (longest === undefined || limit === undefined || length <= limit) continue;
      const { path, facts } = longest;
      const allowance = maxLength !== undefined || room === undefined ? `the configuration allows ${limit}` : `${room.client} has room for ${limit}${room.where}`;
      report("over", { path, at: facts.at, data: { count: group.length, place: facts.place === "" ? "." : facts.place, length, allowance } });
    }
  },
});

/** The least that a client has; of equals that of one which reads the folder of the skill. */
function smallestRoom({ profiles }: ProfileChoice, path: string): Room | undefined {
  const rooms = profiles.flatMap((profile) => {
    const { shareOfContext, fallbackLength } = profile.listing ?? {};
    if (fallbackLength !== undefined) return [{ profile, effect: undefined, limit: fallbackLength, where: "" }];
    if (shareOfContext === undefined) return [];
    return [{ profile, effect: undefined, limit: Math.round(shareOfContext * usualContext * charactersOfToken), where: ` in a context of ${usualContext} tokens` }];
  });
  const least = Math.min(...rooms.map(({ limit }) => limit));
  const found = gravest(rooms.filter(({ limit }) => limit === least), path);
  return found && { client: found.profile.name, limit: found.limit, where: found.where };
}
