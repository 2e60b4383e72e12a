import fc from "fast-check";
import type { ListedComment } from "./reader-model.ts";

const issue = 5;
const fence = "```";
const names = ["cache-key", "index-format", "slice-order", "followup-0123456789abcdef", "followup-fedcba9876543210"];
const phases = ["experience", "design", "plan", "orchestration"];

interface Payload {
  readonly phase: string;
  readonly version: string;
  readonly names: readonly string[];
  readonly status: string;
}

function yaml({ phase, version, names: decisions, status }: Payload): string {
  const rows = decisions.map(
    (name) => `\n  - decision_id: ${name}\n    classification: routine\n    audit_rationale: a\n    engineer_choice: b\n    teaching_paragraph_excerpt: c\n    articulation_text: ""\n    articulation_status: ${status}`,
  );
  return `schema_version: ${version}\nphase: ${phase}\ncapture_session: normal-${phase}-v2\nload_bearing_decisions:${rows.length === 0 ? " []" : rows.join("")}\n`;
}

const head = (phase: string, number = issue): string => `<!-- engagement-record-${phase}-${String(number)} -->`;
const fenced = (text: string, info = "yaml"): string => `${fence}${info}\n${text}${fence}\n`;

const payload: fc.Arbitrary<Payload> = fc.record({
  phase: fc.constantFrom(...phases),
  version: fc.constantFrom("1", "2", "2", "3", "3", "4", '"3"'),
  names: fc.subarray(names),
  status: fc.constantFrom("pending", "complete", "Pending"),
});

/** What can happen to a record on its way to its readers; most of them nothing. */
const losses: readonly ((given: Payload, other: Payload) => string)[] = [
  ...Array.from({ length: 8 }, () => (given: Payload): string => `${head(given.phase)}\n${fenced(yaml(given))}`),
  (given, other) => `${head(other.phase)}\n${fenced(yaml(given))}`,
  (given) => `${head(given.phase, 6)}\n${fenced(yaml(given))}`,
  (given) => `${head("review")}\n${fenced(yaml({ ...given, phase: "review", version: "4" }))}`,
  (given) => `${head(given.phase)}\n${fenced(yaml({ ...given, phase: "review", version: "4" }))}`,
  (given) => `${head(given.phase)}\n${fenced(yaml(given).replace(/capture_session.*\n/, ""))}`,
  (given) => `${head(given.phase)}\n${fenced(yaml({ ...given, names: ["Cache_Key", ...given.names] }))}`,
  (given) => `${head(given.phase)}\n${fenced(yaml(given).replaceAll("classification: routine", "classification: important"))}`,
  (given) => `${head(given.phase)}\n${fenced(yaml(given).replaceAll("engineer_choice: b", "engineer_choice: a: b"))}`,
  (given) => `${head(given.phase)}\n${fenced(`${yaml(given)}phase: ${given.phase}\n`)}`,
  (given) => `${head(given.phase)}\n${fenced(yaml(given).replace("engineer_choice: b", `engineer_choice: |-\n      one\n      ${fence}\n      two`))}`,
  (given) => `${head(given.phase)}\n${fenced(yaml(given).replace("engineer_choice: b", `engineer_choice: "one ${fence} two"`))}`,
  (given) => `\u200b${head(given.phase)}\n${fenced(yaml(given))}`,
  (given) => `\ufeff${head(given.phase)}\n${fenced(yaml(given))}`,
  (given) => `Like ${fence}yaml a: b${fence} so.\n\n${head(given.phase)}\n${fenced(yaml(given))}`,
  (given) => `${head(given.phase)}\n${fenced(yaml(given), "yml")}`,
  (given) => `${head(given.phase)}\n`,
  (given) => `${head(given.phase)}\n${fenced("")}`,
  (given) => `Some words first.\n\n${head(given.phase)}\n\nAnd some more.\n\n${fenced(yaml(given))}`,
  (given, other) => `${head(given.phase, 6)}\n${fenced(yaml(given))}\n${head(other.phase)}\n${fenced(yaml(other))}`,
  (given, other) => `${head(given.phase)}\n${fenced(yaml(given))}\n${head(other.phase)}\n${fenced(yaml(other))}`,
  (given) => `${head(given.phase)}\r\n${fenced(yaml(given)).replaceAll("\n", "\r\n")}`,
  (given) => `${head(given.phase)}\n${fenced("load_bearing_decisions:\n  - decision_id: followup-0123456789abcdef\n")}`,
];

const record = fc.tuple(fc.constantFrom(...losses), payload, payload).map(([lose, given, other]) => lose(given, other));
const unknownVersion = payload.map((given) => `${head(given.phase)}\n${fenced(yaml({ ...given, version: "9" }))}`);
const credit = fc
  .tuple(fc.constantFrom(...phases), fc.constantFrom("one", "two"), fc.constantFrom(true, true, true, false), fc.constantFrom(issue, issue, issue, 6))
  .map(([port, evidence, whole, number]) => `<!-- credit-input-${port}-${String(number)} -->\n${whole ? fenced(`port: ${port}\nadapter: agent\nevidence: "${evidence}"\n`) : "Later.\n"}`);
const affirmation = fc.constantFrom("one", "two").map((words) => `<!-- open-for-work-affirmed-5 -->\n\n> ${words}\n`);
const claim = fc.constantFrom("unresolved", "adopted", "resolved").map((state) => `<!-- goal-run-inflight-5 -->\n\n- **schema_version**: 1\n- **issue**: 5\n- **status**: ${state}\n- **contract_hash**: ${"0".repeat(64)}\n- **launched_at**: 2026-07-18T10:00:00Z\n`);
const prose = fc.constantFrom("Thanks.", "See `<!-- engagement-record-design-5 -->`.", "> <!-- engagement-record-design-5 -->\n", "<!-- a note -->", "");

const body = fc.oneof({ arbitrary: record, weight: 8 }, { arbitrary: credit, weight: 3 }, { arbitrary: affirmation, weight: 1 }, { arbitrary: claim, weight: 1 }, { arbitrary: prose, weight: 2 }, { arbitrary: unknownVersion, weight: 0 });

/** Comments of issue 5, in the order of their ids but with any times; one thread in ten holds an unknown version. */
export const threads: fc.Arbitrary<readonly ListedComment[]> = fc
  .tuple(fc.array(fc.tuple(body, fc.integer({ min: 0, max: 12 }), fc.boolean()), { minLength: 1, maxLength: 14 }), unknownVersion, fc.nat(9))
  .map(([bodies, spoiler, tenth]) =>
    [...bodies, ...(tenth === 0 ? [[spoiler, 3, false] as const] : [])].map(([text, minute, edited], index) => ({
      id: String(1000 + index),
      body: text,
      createdAt: `2026-07-18T10:${String(minute).padStart(2, "0")}:00Z`,
      edited,
    })),
  );

/** The forms in which `gh` prints them. */
export const printed: readonly ((comments: readonly ListedComment[]) => string)[] = [
  (comments) =>
    JSON.stringify({
      number: issue,
      url: "https://github.com/octo/index/issues/5",
      comments: comments.map(({ id, body: text, createdAt, edited }) => ({ id, author: { login: "octocat" }, body: text, createdAt, includesCreatedEdit: edited, url: `https://github.com/octo/index/issues/5#issuecomment-${id}` })),
    }),
  (comments) =>
    JSON.stringify(
      comments.map(({ id, body: text, createdAt, edited }) => ({
        url: `https://api.github.com/repos/octo/index/issues/comments/${id}`,
        html_url: `https://github.com/octo/index/issues/5#issuecomment-${id}`,
        issue_url: "https://api.github.com/repos/octo/index/issues/5",
        id: Number(id),
        user: { login: "octocat", id: 1 },
        created_at: createdAt,
        updated_at: edited ? "2026-07-19T00:00:00Z" : createdAt,
        body: text,
      })),
    ),
  (comments) =>
    JSON.stringify({
      data: {
        repository: {
          issue: {
            number: issue,
            url: "https://github.com/octo/index/issues/5",
            comments: { nodes: comments.map(({ id, body: text, createdAt, edited }) => ({ databaseId: Number(id), createdAt, lastEditedAt: edited ? "2026-07-19T00:00:00Z" : null, author: null, body: text })) },
          },
        },
      },
    }).replaceAll("<", "\\u003c"),
];
