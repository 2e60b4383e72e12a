import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/core/diagnostic.ts";
import { fixWith, lintWith, type LintWith } from "../../src/testing/lint-with.ts";
import { given } from "../given.ts";
import { loadRules } from "../rule-modules.ts";
import { captures, describeFinding } from "./captured.ts";

/** Laws of records: what is right passes, each thing that is wrong is found where it stands, and wrapping changes nothing. */
const rules = (await loadRules()).filter(({ id }) => /^(?:payload|mirror)\//.test(id));
const all: LintWith = { ...given, rules };
const lint = (text: string): readonly Diagnostic[] => lintWith(all, { kind: "comment", text });
const runs = { seed: 20261130, numRuns: 25 };

const current: Readonly<Record<string, number>> = { experience: 2, design: 2, plan: 2, orchestration: 3, review: 4 };
const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}[a-z0-9]$/);
/** A sentence in YAML: in quotes, with what would need them. */
const sentence = fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }).map((text) => JSON.stringify(`S${text.replaceAll("```", "").replaceAll(/[\p{C}\p{Z}]/gu, " ")}.`));
const block = fc.array(fc.stringMatching(/^[A-Za-z0-9 :#"'[\]{}*&!|>%@-]{0,20}$/).map((line) => `x${line}`.trimEnd()), { minLength: 2, maxLength: 3 }).map((lines) => `|-\n      ${lines.join("\n      ")}`);
const typed = fc.oneof(sentence, block);

const decision = fc.record({
  decision_id: slug,
  classification: fc.constantFrom("load-bearing", "routine"),
  audit_rationale: typed,
  engineer_choice: typed,
  teaching_paragraph_excerpt: typed,
  articulation_text: fc.constant('""'),
  articulation_status: fc.constant("pending"),
});
type Decision = typeof decision extends fc.Arbitrary<infer T> ? T : never;

interface Valid {
  readonly phase: string;
  readonly number: number;
  readonly trigger: string;
  readonly decisions: readonly Decision[];
}

const valid: fc.Arbitrary<Valid> = fc.record({
  phase: fc.constantFrom(...Object.keys(current)),
  number: fc.integer({ min: 1, max: 99_999 }),
  trigger: fc.constantFrom("normal", "manual", "replay"),
  decisions: fc.uniqueArray(decision, { minLength: 1, maxLength: 3, selector: ({ decision_id }) => decision_id }),
});

function write({ phase, number, trigger, decisions }: Valid): string {
  const version = String(current[phase]);
  const lines = decisions.flatMap((each) => Object.entries(each).map(([key, value], index) => `${index === 0 ? "  - " : "    "}${key}: ${value}`));
  return [`<!-- engagement-record-${phase}-${String(number)} -->`, "", "```yaml", `schema_version: ${version}`, `phase: ${phase}`, `capture_session: ${trigger}-${phase}-v${version}`, "load_bearing_decisions:", ...lines, "```", ""].join("\n");
}

/** One thing made wrong: the part of the text that changes, what it becomes, and the rule that finds it. */
interface Mutation {
  readonly name: string;
  readonly from: RegExp;
  readonly to: string;
  readonly rule: string;
  /** The text at which the finding begins; that of `to` by default. */
  readonly at?: string;
}

const mutations: readonly Mutation[] = [
  { name: "an unknown version", from: /(?<=schema_version: )\d/, to: "7", rule: "payload/known-version" },
  { name: "a version in quotes", from: /(?<=schema_version: )(\d)/, to: '"$1"', rule: "payload/known-version", at: '"' },
  { name: "no version", from: /schema_version: \d\n/, to: "", rule: "payload/legacy-form", at: "phase" },
  { name: "no session", from: /capture_session: .*\n/, to: "", rule: "payload/legacy-form", at: "schema_version" },
  { name: "an unknown phase", from: /(?<=\nphase: )\w+/, to: "deploy", rule: "payload/schema" },
  { name: "a session of no form", from: /(?<=capture_session: ).*/, to: "tuesday", rule: "payload/relations" },
  { name: "a name with capitals", from: /(?<=decision_id: ).*/, to: "Bad_Name", rule: "payload/schema" },
  { name: "an unknown word", from: /(?<=classification: ).*/, to: "heavy", rule: "payload/schema" },
  { name: "a word in capitals", from: /(?<=articulation_status: )pending/, to: "PENDING", rule: "payload/schema" },
  { name: "an evaluation without its text", from: /(?<=articulation_status: )pending/, to: "complete", rule: "payload/relations", at: '""' },
  { name: "a text before its time", from: /(?<=articulation_text: )""/, to: '"It is so."', rule: "payload/relations" },
  { name: "a key too few", from: /\n {4}classification: .*/, to: "", rule: "payload/schema", at: "decision_id" },
  { name: "a key twice", from: /(\n {4}classification: .*)/, to: "$1$1", rule: "payload/unique-keys", at: "classification" },
  { name: "a key misspelt", from: /(?<=\n {4})classification(?=:)/, to: "clasification", rule: "payload/known-keys" },
  { name: "a number for text", from: /(?<=articulation_text: )""/, to: "5", rule: "payload/schema" },
  { name: "a colon in plain text", from: /(?<=articulation_text: )""/, to: "so: it is", rule: "payload/valid-syntax", at: ": it" },
  { name: "a folded text", from: /(?<=articulation_text: )""/, to: ">\n      a\n      b", rule: "payload/multiline-style" },
  { name: "a run of backticks", from: /(?<=articulation_text: )""/, to: '"a ```` b"', rule: "payload/no-fence", at: "````" },
  { name: "a fence of another name", from: /(?<=```)yaml/, to: "yml", rule: "payload/fence" },
  { name: "a fence of no name", from: /```yaml/, to: "```", rule: "payload/fence" },
  { name: "no end of the fence", from: /```\n$/, to: "", rule: "payload/fence", at: "```yaml" },
  { name: "an example before the payload", from: /\n```yaml/, to: "\n```yaml\na: b\n```\n\n```yaml", rule: "payload/single-fence", at: "```yaml" },
  { name: "no payload", from: /\n\n```yaml[\s\S]*/, to: "\n", rule: "payload/present", at: "<!--" },
];

describe("records", () => {
  it("that are right have no finding", () => {
    fc.assert(fc.property(valid, (record) => {
      expect(lint(write(record)).map(describeFinding)).toEqual([]);
    }), { ...runs, numRuns: 60 });
  });

  it.each(mutations)("with $name are reported there", ({ from, to, rule, at }) => {
    fc.assert(fc.property(valid, (record) => {
      const text = write(record);
      const place = from.exec(text)?.index ?? -1;
      const changed = text.replace(from, to);
      const found = lint(changed).filter(({ ruleId }) => ruleId === rule);
      const starts = at === undefined ? [place] : placesOf(changed, at);
      expect(found.map(({ region }) => starts.includes(region.start))).toContain(true);
    }), { ...runs, numRuns: 6 });
  });
});

const broken = fc.tuple(valid, fc.constantFrom(...mutations)).map(([record, { from, to }]) => write(record).replace(from, to));
const kinds = (text: string): string[] => lint(text).map(({ ruleId, messageId }) => `${ruleId} ${messageId}`);

describe("a body", () => {
  it("has the same findings with CRLF", () => {
    fc.assert(fc.property(broken, (text) => {
      expect(lint(text.replaceAll("\n", "\r\n")).map(describeFinding)).toEqual(lint(text).map(describeFinding));
    }), runs);
  });

  it("has the same findings in a list item", () => {
    fc.assert(fc.property(broken, (text) => {
      // An item ends a fence that nothing closes.
      expect(kinds(`- ${text.replaceAll(/\n(?=.)/g, "\n  ")}`)).toEqual(kinds(text));
    }), runs);
  });

  it("has none in a quote, since what stands there is somebody else's", () => {
    fc.assert(fc.property(broken, (text) => {
      expect(lint(`> ${text.replaceAll("\n", "\n> ")}`)).toEqual([]);
    }), runs);
  });

  it("has the same findings in whatever gh prints, at the same lines", () => {
    fc.assert(fc.property(fc.array(broken, { minLength: 2, maxLength: 4 }), fc.constantFrom(...captures), (bodies, { print }) => {
      expect(lintWith(all, { kind: "thread", text: print(bodies) }).map(describeFinding)).toEqual(bodies.flatMap((text) => lint(text).map(describeFinding)));
    }), runs);
  });

  it("is fixed there as it is fixed alone", () => {
    fc.assert(fc.property(broken, fc.constantFrom(...captures), (text, { print }) => {
      const bodies = [text, text];
      const alone = fixWith(all, { kind: "comment", text }).text;
      expect(fixWith(all, { kind: "thread", text: print(bodies) }).text.split(JSON.stringify(alone).slice(1, -1))).toHaveLength(3);
    }), runs);
  });
});

function placesOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
